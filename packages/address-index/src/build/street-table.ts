// Collects the places and streets of one import: one entry for all spellings of a street in a place.
import { canonicalName, splitWords } from '@doorstep/address-language';
import { cleanText } from '../normalise/clean-text.ts';
import { displayCase } from '../normalise/display-case.ts';
import { offsetsPerHigh } from '../index-format/file-layout.ts';
import { type AddressRow, emptyRow } from '../ingest/address-row.ts';
import { NumberColumn, NumberTable, TripleTable } from './columns.ts';

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

export interface StreetDraft {
  place: number;
  name: string;
  /** The address has no street and is named after its town. */
  isTown: boolean;
  locality: string;
  aliases: string[];
}

export const noName = -1;
export const brokenText = -2;
const replacement = '\ufffd'; // replaces undecodable bytes

/** Cached spellings: rows of one street are mostly close together. */
const cachedSpellings = 100_000;
const none = 0xffff_ffff;

/** Columns of numbers take about 60 bytes per street, where objects took 600, and a country has millions of streets. */
export class StreetTable {
  readonly places: PlaceDraft[] = [];
  readonly #placeByKey = new Map<string, number>();
  /** Displayed names of streets and localities, and the canonical names that identify them. */
  readonly #texts = new NumberTable();
  readonly #streets = new TripleTable();
  readonly #names = new NumberColumn();
  readonly #areTowns = new NumberColumn();
  /** A linked list per street: its latest alias, and for each alias the previous one. */
  readonly #lastAliases = new NumberColumn();
  readonly #aliases = { name: new NumberColumn(), before: new NumberColumn() };
  readonly #addresses = new NumberColumn();
  readonly #offsets = { low: new NumberColumn(), high: new NumberColumn() };
  readonly #lengths = new NumberColumn();
  #spellings = new Map<string, number>();
  #olderSpellings = new Map<string, number>();
  /** Every second row has the street of the previous row. */
  #last = { row: emptyRow(), street: noName };

  get length(): number {
    return this.#streets.length;
  }

  /** The street's number; `noName` when the row has neither a street nor a town, `brokenText` for undecodable names. */
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
 * V8 keeps a concatenation as a tree and a substring as a view: without this copy every chunk of the file stays in
 * memory.
 */
function flat(text: string): string {
  return text === '' ? '' : ` ${text}`.slice(1);
}

// "01ST AVE" and "1ST AVE" are the same street.

const paddedOrdinal = /(^|\s)0+(?=\d+(?:st|nd|rd|th)\b)/gi;
const dirtyEnds = /^[\s,;*_"-]+|[\s,;*_"-]+$/g;

/** Removes leftover characters at both ends, and zeros before ordinals. Expects cleaned text. */
function tidyStreetName(name: string): string {
  return name.replace(dirtyEnds, '').replace(paddedOrdinal, '$1');
}
