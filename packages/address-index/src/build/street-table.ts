// Gathers the places and streets of one import: one entry for all spellings of a street in one place.
import { canonicalName, splitWords } from '@doorstep/address-language';
import { cleanText } from '../normalise/clean-text.ts';
import { displayCase } from '../normalise/display-case.ts';
import { tidyStreetName } from '../normalise/street-name.ts';
import type { AddressRow } from '../ingest/address-row.ts';

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
  /** True when the address has no street and is named after its town. */
  isTown: boolean;
  locality: string;
  aliases: string[];
  addresses: number;
  blobOffset: number;
  blobLength: number;
}

export const noName = -1;
export const brokenText = -2;
const replacement = '\ufffd'; // what a decoder puts where bytes were wrong

/** Places and streets by number, in the order they were first seen. */
export class StreetTable {
  readonly places: PlaceDraft[] = [];
  readonly streets: StreetDraft[] = [];
  readonly #placeByKey = new Map<string, number>();
  readonly #streetByKey = new Map<string, number>();
  /** Raw spellings seen before, so that most rows cost one look-up. */
  readonly #streetByRaw = new Map<string, number>();

  /** The street's number; `noName` when the row names neither a street nor a town, `brokenText` for undecodable ones. */
  find(row: AddressRow): number {
    const aliases = row.aliases.length === 0 ? '' : row.aliases.join('\u001f');
    const raw = `${row.street}\u001f${row.locality}\u001f${row.city}\u001f${row.district}\u001f${row.region}\u001f${row.country}\u001f${aliases}`;
    const seen = this.#streetByRaw.get(raw);
    if (seen !== undefined) return seen;
    const street = this.#add(row);
    this.#streetByRaw.set(flat(raw), street);
    return street;
  }

  #add(row: AddressRow): number {
    const region = cleanText(row.region);
    const keepUpper = new Set(region === '' ? [] : [region]);
    const country = flat(row.country.toUpperCase());
    const shown = (value: string): string => flat(displayCase(cleanText(value), keepUpper, country));
    const city = shown(row.city);
    const locality = shown(row.locality);
    const street = shown(tidyStreetName(cleanText(row.street)));
    if (`${street}${city}${locality}`.includes(replacement)) return brokenText;
    const name = street === '' ? locality || city : street;
    if (name === '') return noName;
    const place = this.#place(country, flat(region), shown(row.district), city);
    const ownLocality = street === '' || locality === city ? '' : locality;
    const key = `${place}\u001f${ownLocality}\u001f${canonicalName(name, country)}`;
    let number = this.#streetByKey.get(key);
    if (number === undefined) {
      number = this.streets.length;
      this.#streetByKey.set(flat(key), number);
      this.streets.push({
        place,
        name,
        isTown: street === '',
        locality: ownLocality,
        aliases: [],
        addresses: 0,
        blobOffset: 0,
        blobLength: 0,
      });
    }
    for (const alias of row.aliases) this.#addAlias(number, shown(alias), country);
    return number;
  }

  #addAlias(street: number, alias: string, country: string): void {
    const entry = this.streets[street];
    if (entry === undefined || alias === '') return;
    const key = canonicalName(alias, country);
    if ([entry.name, ...entry.aliases].every((known) => canonicalName(known, country) !== key))
      entry.aliases.push(alias);
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

/**
 * A copy of its own. V8 keeps a joined text as a tree of its parts, and a cut one as a view: stored as they are, they
 * would keep every chunk of the file in memory.
 */
function flat(text: string): string {
  return text === '' ? '' : ` ${text}`.slice(1);
}
