import { placeLine } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import type { PreparedQuery } from '../match/score-document.ts';
import { penalties } from '../match/ranking.ts';
import type { SuggestionRow } from './suggestion.ts';

const maxLocalities = 2; // towns rank above streets of the same penalty and must not crowd them out
const maxPostcodes = 4;

export function areaRows(
  read: readonly { reader: IndexReader; query: PreparedQuery }[],
  isWanted: (country: string) => boolean,
): SuggestionRow[] {
  const postcodes = read.flatMap(({ reader, query }) => postcodeRows(reader, query, isWanted));
  const localities = read.flatMap(({ reader, query }) => localityRows(reader, query, isWanted));
  postcodes.sort((a, b) => a.penalty - b.penalty || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  localities.sort((a, b) => a.penalty - b.penalty || b.weight - a.weight);
  return [...postcodes.slice(0, maxPostcodes).map(({ row }) => row), ...localities.slice(0, maxLocalities)];
}

/** Towns whose names contain every typed word, biggest first; empty when the query has a number. */
function localityRows(
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
  return rows.sort((a, b) => a.penalty - b.penalty || b.weight - a.weight).slice(0, maxLocalities);
}

function localityRow(reader: IndexReader, query: PreparedQuery, number: number): SuggestionRow | null {
  const { placeCity } = reader.sections;
  const cityWords = reader.wordsOfText(placeCity[number] ?? 0);
  const typed = query.matchers.map((matcher) =>
    Math.min(Infinity, ...cityWords.map((word) => matcher.penaltyOf(word))),
  );
  const fitting = typed.filter((penalty) => penalty < Infinity);
  if (fitting.length === 0) return null; // only the region matches
  const beginsWell = (query.matchers[0]?.penaltyOf(cityWords[0] ?? -1) ?? Infinity) < Infinity;
  const penalty =
    fitting.reduce((sum, one) => sum + one, 0) +
    (beginsWell ? 0 : penalties.notAtTheBeginning) +
    Math.min(3, Math.max(0, cityWords.length - fitting.length)) * penalties.untypedWord;
  return localityContainer(reader, number, penalty);
}

export function localityContainer(reader: IndexReader, number: number, penalty: number): SuggestionRow {
  const place = reader.place(number);
  const count = reader.sections.placeAddresses[number] ?? 0;
  return {
    reader,
    target: { kind: 'locality', place: number },
    type: 'Locality',
    shown: () => ({ text: place.city || place.district, place: place.region }),
    count,
    penalty,
    country: place.country,
    placeNumber: number,
    distanceKm: 0,
    weight: count,
    insteadOf: '',
  };
}

/** "SW" and "0" may also start a street name, so postcodes that merely start with the query rank last. */
function postcodeRows(
  reader: IndexReader,
  query: PreparedQuery,
  isWanted: (country: string) => boolean,
): { row: SuggestionRow; penalty: number; key: string }[] {
  const { tokens } = query;
  const whole = query.postcodes.find((span) => span.from === 0 && span.to === tokens.length);
  const [first, last] =
    whole === undefined
      ? reader.postcodes.withPrefix(tokens.map(({ text }) => text).join(''))
      : [whole.first, whole.last];
  const rows: { row: SuggestionRow; penalty: number; key: string }[] = [];
  for (let postcode = first; postcode < last && rows.length < maxPostcodes; postcode++) {
    const isExact = whole?.isWhole === true && postcode === first;
    const penalty = isExact ? 0 : whole === undefined ? penalties.vaguePostcode : penalties.untypedWord;
    const row = postcodeContainer(reader, postcode, penalty);
    const key = reader.postcodes.text(postcode);
    if (isWanted(row.country) && row.count > 0) rows.push({ row, penalty, key });
  }
  return rows;
}

/** The typed postcode when only a house number and unit remain, else null. It opens to that number in each street. */
export function postcodeOfNumberRow(
  reader: IndexReader,
  { tokens, postcodes }: PreparedQuery,
  isWanted: (country: string) => boolean,
): SuggestionRow | null {
  const beside = postcodes.filter(({ isWhole, from, to }) => {
    const others = tokens.filter((_, at) => at < from || at >= to);
    return isWhole && others.length > 0 && others.every((token) => token.hasDigit || token.isSoft);
  });
  // "5 10115": the longer token is the postcode, the shorter one the house number.
  const length = (from: number, to: number): number =>
    tokens.slice(from, to).reduce((sum, { text }) => sum + text.length, 0);
  const whole = beside.toSorted((a, b) => length(b.from, b.to) - length(a.from, a.to))[0];
  if (whole === undefined) return null;
  const isInWhole = (at: number): boolean => whole.from <= at && at < whole.to;
  if (tokens.some(({ text, isSoft }, at) => !isSoft && !isInWhole(at) && text.length > length(whole.from, whole.to))) {
    return null;
  }
  const row = postcodeContainer(reader, whole.first, penalties.postcodeOfNumber);
  return isWanted(row.country) && row.count > 0 ? row : null;
}

export function postcodeContainer(reader: IndexReader, postcode: number, penalty: number): SuggestionRow {
  const placeNumber = reader.placeOf(reader.postcodeDocuments(postcode)[0] ?? 0);
  const place = reader.place(placeNumber);
  return {
    reader,
    target: { kind: 'postcode', postcode },
    type: 'Postcode',
    shown: () => ({ text: reader.postcodeText(postcode), place: placeLine({ ...place, locality: '', postcode: '' }) }),
    count: reader.sections.postcodeAddresses[postcode] ?? 0,
    penalty,
    country: reader.countryOfPostcode(postcode),
    placeNumber,
    distanceKm: 0,
    insteadOf: '',
    weight: Number.MAX_SAFE_INTEGER, // ranks above streets of the same penalty
  };
}
