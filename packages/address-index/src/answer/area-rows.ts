// Localities and postcodes as suggestions.
import type { IndexReader } from '../index-format/index-reader.ts';
import type { PostcodeSpan } from '../match/number-matcher.ts';
import type { PreparedQuery } from '../rank/price-document.ts';
import { price } from '../rank/prices.ts';
import { placeLine } from './country-format.ts';
import type { SuggestionRow } from './suggestion-row.ts';

const maxLocalities = 2; // they stand above streets of the same price, and must not crowd them out
const maxPostcodes = 4;

/** Towns that every typed word fits, the biggest first. Empty when a number was typed. */
export function localityRows(
  reader: IndexReader,
  query: PreparedQuery,
  isWanted: (country: string) => boolean,
): SuggestionRow[] {
  const { tokens, matchers } = query;
  if (tokens.length === 0 || tokens.some((token) => token.hasDigit)) return [];
  const [first, ...others] = matchers;
  if (first === undefined) return [];
  const rows: SuggestionRow[] = [];
  for (const place of first.places) {
    if (!others.every((matcher) => matcher.hasPlace(place))) continue;
    const row = localityRow(reader, query, place);
    if (row !== null && isWanted(row.country)) rows.push(row);
    if (rows.length >= maxLocalities * 10) break;
  }
  return rows.sort((a, b) => a.cost - b.cost || b.weight - a.weight).slice(0, maxLocalities);
}

function localityRow(reader: IndexReader, query: PreparedQuery, number: number): SuggestionRow | null {
  const { placeCity, placeAddresses } = reader.sections;
  const cityWords = reader.wordsOfText(placeCity[number] ?? 0);
  const typed = query.matchers.map((matcher) => Math.min(Infinity, ...cityWords.map((word) => matcher.priceOf(word))));
  const fitting = typed.filter((cost) => cost < Infinity);
  if (fitting.length === 0) return null; // only the region was typed
  const beginsWell = (query.matchers[0]?.priceOf(cityWords[0] ?? -1) ?? Infinity) < Infinity;
  const place = reader.place(number);
  const count = placeAddresses[number] ?? 0;
  return {
    reader,
    target: { kind: 'locality', place: number },
    type: 'Locality',
    shown: () => ({ text: place.city, place: place.region }),
    count,
    cost:
      fitting.reduce((sum, cost) => sum + cost, 0) +
      (beginsWell ? 0 : price.notAtTheBeginning) +
      Math.min(3, Math.max(0, cityWords.length - fitting.length)) * price.untypedWord,
    country: place.country,
    placeNumber: number,
    distanceKm: 0,
    weight: count,
  };
}

/** Postcodes that the whole query spells or begins. */
export function postcodeRows(
  reader: IndexReader,
  query: PreparedQuery,
  isWanted: (country: string) => boolean,
): SuggestionRow[] {
  const whole = query.postcodes.find((span) => span.from === 0 && span.to === query.tokens.length);
  if (whole === undefined) return [];
  const rows: SuggestionRow[] = [];
  for (let postcode = whole.first; postcode < whole.last && rows.length < maxPostcodes; postcode++) {
    const row = postcodeRow(reader, postcode, whole);
    if (isWanted(row.country) && row.count > 0) rows.push(row);
  }
  return rows;
}

function postcodeRow(reader: IndexReader, postcode: number, span: PostcodeSpan): SuggestionRow {
  const { postcodeAddresses, postcodeCountry } = reader.sections;
  const document = firstDocument(reader, postcode);
  const placeNumber = reader.placeOf(document);
  const place = reader.place(placeNumber);
  const isExact = span.isWhole && postcode === span.first;
  return {
    reader,
    target: { kind: 'postcode', postcode },
    type: 'Postcode',
    shown: () => ({ text: reader.postcodeText(postcode), place: placeLine({ ...place, locality: '', postcode: '' }) }),
    count: postcodeAddresses[postcode] ?? 0,
    cost: isExact ? 0 : price.untypedWord,
    country: reader.contents.countries[postcodeCountry[postcode] ?? 0] ?? '',
    placeNumber,
    distanceKm: 0,
    weight: Number.MAX_SAFE_INTEGER, // before streets of the same price
  };
}

function firstDocument(reader: IndexReader, postcode: number): number {
  return reader.postcodeDocuments(postcode)[0] ?? 0;
}
