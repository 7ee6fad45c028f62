// Matches an address typed by hand: only if street, number and town (or postcode) identify exactly one address.
import type { TypedAddress } from '@doorstep/contract';
import { canonicalName, postcodeKey, splitWords, unitKey } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import type { StreetEntry } from '../index-format/stored-address.ts';
import { gatherDocuments } from '../match/gather-documents.ts';
import { matchNumber } from '../match/score-number.ts';
import { parseQuery, type Token } from '../match/parse-query.ts';
import { groupByBuilding } from './street-rows.ts';

export type TypedLines = TypedAddress & { unit: string };

/** A row of the data, or that row's building where the data lists only its units. */
export interface TypedMatch {
  kind: 'address' | 'building';
  street: number;
  ordinal: number;
}

/** Null when no address matches, or more than one. */
export function matchTyped(reader: IndexReader, typed: TypedLines): TypedMatch | null {
  const tokens = parseQuery([typed.line1, typed.line2].filter(Boolean).join(', ')).map((token) => ({
    ...token,
    isPrefix: false,
  }));
  if (tokens.length === 0) return null;
  const { documents } = gatherDocuments([{ reader, within: null, near: null }], tokens, 1);
  const found = documents
    .filter(({ document }) => !reader.isBuilding(document) && isPlace(reader, document, typed))
    .filter(({ document, rest }) => isWholeName(reader, document, tokens, rest))
    .flatMap(({ document, rest }) =>
      entriesWithNumber(
        reader,
        document,
        rest.map((at) => tokens[at]).filter((token) => token !== undefined),
        typed,
      ),
    );
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : only;
}

function isPlace(reader: IndexReader, document: number, typed: TypedLines): boolean {
  const number = reader.placeOf(document);
  const place = reader.place(number);
  if (typed.country !== '' && typed.country.toUpperCase() !== place.country) return false;
  if (typed.city === '') return typed.postcode !== '';
  return isCity(reader, document, typed.city) || typed.postcode !== '';
}

function localities(reader: IndexReader, document: number): string[] {
  return reader
    .extraNames(document)
    .filter(({ isLocality }) => isLocality)
    .map(({ name }) => reader.text(name));
}

/** The typed words without digits must be exactly the words of the name. */
function isWholeName(
  reader: IndexReader,
  document: number,
  tokens: readonly Token[],
  rest: readonly number[],
): boolean {
  const { country } = reader.place(reader.placeOf(document));
  const typed = canonicalName(
    tokens
      .filter((token, at) => !rest.includes(at) && !token.isUnitWord)
      .map(({ text }) => text)
      .join(' '),
    country,
  );
  const names = [reader.sections.documentName[document] ?? 0];
  for (const extra of reader.extraNames(document)) if (!extra.isLocality) names.push(extra.name);
  return names.some((name) => canonicalName(reader.text(name), country) === typed);
}

function entriesWithNumber(
  reader: IndexReader,
  street: number,
  rest: readonly Token[],
  typed: TypedLines,
): TypedMatch[] {
  if (rest.length === 0) return [];
  const wantedPostcode = postcodeKey(typed.postcode);
  const cityFits = typed.city !== '' && isCity(reader, street, typed.city);
  const fitting: (StreetEntry & { isUnit: boolean })[] = [];
  for (const [ordinal, address] of reader.addresses(street).entries()) {
    const fit = matchNumber(address, rest);
    if (fit === null || fit.isLonger || (fit.penalty > 0 && splitWords(address.tail).length > 0)) continue;
    const postcode = postcodeKey(reader.postcodeOf(address));
    const samePostcode = wantedPostcode !== '' && postcode === wantedPostcode;
    if (!samePostcode && !(cityFits && (wantedPostcode === '' || postcode === ''))) continue;
    fitting.push({ address, ordinal, isUnit: fit.isUnit });
  }
  const targets = (kind: TypedMatch['kind'], entries: readonly StreetEntry[]): TypedMatch[] =>
    entries.map(({ ordinal }) => ({ kind, street, ordinal }));
  const { country } = reader.place(reader.placeOf(street));
  const unit = unitKey(typed.unit, country);
  const asUnit = fitting.filter(
    ({ address, isUnit }) => isUnit || (unit !== '' && unitKey(address.unit, country) === unit),
  );
  if (asUnit.length > 0) return targets('address', asUnit);
  const buildings = fitting.filter(({ address }) => address.unit === '');
  if (buildings.length > 0) return targets('address', buildings);
  // The data lists only units and none was typed: return the building, never the first unit.
  return targets(
    'building',
    groupByBuilding(fitting).flatMap((units) => units.slice(0, 1)),
  );
}

function isCity(reader: IndexReader, street: number, city: string): boolean {
  const place = reader.place(reader.placeOf(street));
  const wanted = canonicalName(city, '');
  return [place.city, place.district, ...localities(reader, street)].some((name) => canonicalName(name, '') === wanted);
}
