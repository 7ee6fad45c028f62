// Gathers the places and streets of one import: one entry for all spellings of a street in one place.
import { canonicalName, splitWords } from '@doorstep/address-language';
import { cleanText } from '../normalise/clean-text.ts';
import { displayCase } from '../normalise/display-case.ts';
import { tidyStreetName } from '../normalise/street-name.ts';
import { offsetsPerHigh } from '../index-format/file-layout.ts';
import { type AddressRow, emptyRow } from '../ingest/address-row.ts';
import { NumberColumn } from './number-column.ts';
import { NumberTable } from './number-table.ts';
import { TripleTable } from './triple-table.ts';

export interface PlaceDraft {
  country: string;
  region: string;
  district: string;
  city: string;
  addresses: number;
  latSum: number;
  lonSum: number;
  points: number;
}

/** A street of the table, made when it is asked for. */
export interface StreetDraft {
  place: number;
  name: string;
  /** True when the address has no street and is named after its town. */
  isTown: boolean;
  locality: string;
  aliases: string[];
}

export const noName = -1;
export const brokenText = -2;
const replacement = '\ufffd'; // what a decoder puts where bytes were wrong

/** Spellings that are looked up at once: rows of one street mostly come near one another. */
const cachedSpellings = 100_000;
const none = 0xffff_ffff;

/**
 * Places and streets by number, in the order they were first seen. What is known of a street is numbers in columns, some 60
 * bytes: as objects and texts it was 600, and a country has millions.
 */
export class StreetTable {
  readonly places: PlaceDraft[] = [];
  readonly #placeByKey = new Map<string, number>();
  /** What streets and localities are called, as shown, and the canonical names that tell them apart. */
  readonly #texts = new NumberTable();
  /** By place, locality and canonical name. */
  readonly #streets = new TripleTable();
  readonly #names = new NumberColumn();
  readonly #areTowns = new NumberColumn();
  /** Of each street the alias added last, and of each alias the one before it. */
  readonly #lastAliases = new NumberColumn();
  readonly #aliases = { name: new NumberColumn(), before: new NumberColumn() };
  readonly #addresses = new NumberColumn();
  readonly #offsets = { low: new NumberColumn(), high: new NumberColumn() };
  readonly #lengths = new NumberColumn();
  #spellings = new Map<string, number>();
  #olderSpellings = new Map<string, number>();
  /** Every second row is of the same street as the one before it. */
  #last = { row: emptyRow(), street: noName };

  /** How many streets there are. */
  get length(): number {
    return this.#streets.length;
  }

  /** The street's number; `noName` when the row names neither a street nor a town, `brokenText` for undecodable ones. */
  find(row: AddressRow): number {
    if (!isOfSameStreet(row, this.#last.row)) this.#last = { row: { ...row }, street: this.#find(row) };
    return this.#last.street;
  }

  #find(row: AddressRow): number {
    const aliases = row.aliases.length === 0 ? '' : row.aliases.join('\u001f');
    const raw = `${row.street}\u001f${row.locality}\u001f${row.city}\u001f${row.district}\u001f${row.region}\u001f${row.country}\u001f${aliases}`;
    const seen = this.#spellings.get(raw);
    if (seen !== undefined) return seen;
    const street = this.#olderSpellings.get(raw) ?? this.#add(row);
    if (this.#spellings.size >= cachedSpellings) {
      this.#olderSpellings = this.#spellings;
      this.#spellings = new Map();
    }
    this.#spellings.set(flat(raw), street);
    return street;
  }

  street(number: number): StreetDraft {
    const aliases: string[] = [];
    for (let at = this.#lastAliases.at(number); at !== none; at = this.#aliases.before.at(at)) {
      aliases.push(this.#text(this.#aliases.name.at(at)));
    }
    return {
      place: this.placeOf(number),
      name: this.#text(this.#names.at(number)),
      isTown: this.#areTowns.at(number) === 1,
      locality: this.#text(this.#streets.secondOf(number)),
      aliases: aliases.toReversed(),
    };
  }

  placeOf(street: number): number {
    return this.#streets.firstOf(street);
  }

  addressesOf(street: number): number {
    return this.#addresses.at(street);
  }

  /** Where its addresses lie in the cold part. */
  bytesOf(street: number): { offset: number; length: number } {
    const offset = this.#offsets.high.at(street) * offsetsPerHigh + this.#offsets.low.at(street);
    return { offset, length: this.#lengths.at(street) };
  }

  setWritten(
    street: number,
    { addresses, offset, length }: { addresses: number; offset: number; length: number },
  ): void {
    this.#addresses.set(street, addresses);
    this.#offsets.low.set(street, offset % offsetsPerHigh);
    this.#offsets.high.set(street, Math.floor(offset / offsetsPerHigh));
    this.#lengths.set(street, length);
  }

  #text(number: number): string {
    return this.#texts.texts[number] ?? '';
  }

  #add(row: AddressRow): number {
    const region = cleanText(row.region);
    const keepUpper = new Set(region === '' ? [] : [region]);
    const country = flat(row.country.toUpperCase());
    const shown = (value: string): string => displayCase(cleanText(value), keepUpper, country);
    const city = shown(row.city);
    const locality = shown(row.locality);
    const street = shown(tidyStreetName(cleanText(row.street)));
    if (`${street}${city}${locality}`.includes(replacement)) return brokenText;
    const name = street === '' ? locality || city : street;
    if (name === '') return noName;
    const place = this.#place(country, flat(region), flat(shown(row.district)), flat(city));
    const ownLocality = this.#texts.number(street === '' || locality === city ? '' : locality);
    const before = this.length;
    const number = this.#streets.number(place, ownLocality, this.#texts.number(canonicalName(name, country)));
    if (number === before) {
      this.#names.push(this.#texts.number(name));
      this.#areTowns.push(street === '' ? 1 : 0);
      this.#lastAliases.push(none);
      for (const column of [this.#addresses, this.#offsets.low, this.#offsets.high, this.#lengths]) column.push(0);
    }
    for (const alias of row.aliases) this.#addAlias(number, shown(alias), country);
    return number;
  }

  #addAlias(street: number, alias: string, country: string): void {
    if (alias === '') return;
    const { name, aliases } = this.street(street);
    const key = canonicalName(alias, country);
    if ([name, ...aliases].some((known) => canonicalName(known, country) === key)) return;
    this.#aliases.name.push(this.#texts.number(alias));
    this.#aliases.before.push(this.#lastAliases.at(street));
    this.#lastAliases.set(street, this.#aliases.name.length - 1);
  }

  #place(country: string, region: string, district: string, city: string): number {
    const key = [country, region, district, city].map((part) => splitWords(part).join(' ')).join('\u001f');
    let number = this.#placeByKey.get(key);
    if (number === undefined) {
      number = this.places.length;
      this.#placeByKey.set(flat(key), number);
      this.places.push({ country, region, district, city, addresses: 0, latSum: 0, lonSum: 0, points: 0 });
    }
    return number;
  }
}

function isOfSameStreet(a: AddressRow, b: AddressRow): boolean {
  return (
    a.street === b.street &&
    a.city === b.city &&
    a.locality === b.locality &&
    a.district === b.district &&
    a.region === b.region &&
    a.country === b.country &&
    a.aliases.length + b.aliases.length === 0
  );
}

/**
 * A copy of its own. V8 keeps a joined text as a tree of its parts, and a cut one as a view: stored as they are, they
 * would keep every chunk of the file in memory.
 */
function flat(text: string): string {
  return text === '' ? '' : ` ${text}`.slice(1);
}
