// The steps of a Find, from the typed text to the items of the answer:
//
//   1  parse     the text into words                                 match/parse-query.ts, withElisions of match/respell.ts
//   2  open      a container, to list its contents                   open-container.ts
//   3  read      the text as typed; other readings only while nothing matches well
//                a  as typed
//                b  without a country's name at the end              match/other-readings.ts
//                c  with words split or joined, and numbers in names respelt    match/respell.ts
//                d  by the documents with most of the words
//                e  without a postcode that no data set has
//   4  gather    documents that have the words                       match/gather-documents.ts
//   5  score     each document, reason by reason                     match/score-document.ts, match/ranking.ts
//   6  open      the best streets into houses, buildings and units   open-documents.ts, match/score-number.ts
//   7  order     rank, drop noise, remove duplicate lines            match/ranking.ts, suggestion.ts
//   8  show      ids, counts and highlights, in the given language   find-item.ts
import type { FindItem, FindQuery } from '@doorstep/address-lookup';
import { splitWords, toAlpha2 } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { gatherDocuments, gatherTopDocuments, type SearchedData } from '../match/gather-documents.ts';
import {
  type AddressFilters,
  countriesOf,
  countryAt,
  distanceKm,
  type Origin,
  parseOrigin,
  readFilters,
} from '../match/where-to-search.ts';
import { withoutCountry, withoutUnknownPostcodes } from '../match/other-readings.ts';
import { parseQuery, type Token } from '../match/parse-query.ts';
import {
  compareRanked,
  countUpTo,
  lowestPenalty,
  missingPenalties,
  penalties,
  withoutNoise,
} from '../match/ranking.ts';
import { respell, withElisions, withOtherNumerals } from '../match/respell.ts';
import { searchCache } from '../match/search-cache.ts';
import { areaRows, postcodeOfNumberRow } from './area-rows.ts';
import { type ContainerLabels, toFindItem } from './find-item.ts';
import { type ItemIds, LookupIdError } from './item-id.ts';
import { openContainer } from './open-container.ts';
import { filteredRows, openDocuments } from './open-documents.ts';
import { insteadOf, type SuggestionRow, withoutOverlaps, withoutRepeats } from './suggestion.ts';

export interface FindContext {
  readers: readonly IndexReader[];
  /** Includes data replaced recently; undefined once it is gone. */
  readerOf(build: number): IndexReader | undefined;
  ids: ItemIds;
  labels: ContainerLabels;
}

const defaultLimit = 10;
const defaultContainerLimit = 200;
const maxLimit = 1000;

/**
 * Items, best first; empty when nothing matches.
 * @throws LookupIdError when this index did not issue `Container`.
 * @throws IndexFileError when a file turns out to be damaged.
 */
export function find(query: FindQuery, context: FindContext): FindItem[] {
  const { readers } = context;
  for (const reader of readers) searchCache(reader).beginSearch();
  const countries = query.Countries.map(toAlpha2).filter(Boolean);
  const tokens = withElisions(readers, parseQuery(query.Text, countries));
  const filters = query.Filters === undefined ? null : readFilters(query.Filters);
  const inside = openedContainer(query, tokens, context);
  if (inside !== null) return show(filteredRows(inside, filters), [], query, context);
  const given = query.Origin === undefined ? null : parseOrigin(query.Origin);
  const origin = given !== null && query.Bias === false ? countryAt(readers, given) : given;
  const scope = { readers, countries, filters, origin, limit: clampLimit(query.limit, defaultLimit) };
  const found = read(tokens, scope);
  return show(found.rows, found.tokens, query, context);
}

/** The contents of the container; null when the query has none, or its data is gone. */
function openedContainer({ Container, limit }: FindQuery, tokens: readonly Token[], context: FindContext) {
  if (Container === undefined || Container === '') return null;
  const container = context.ids.read(Container);
  if (container === null) throw new LookupIdError('malformed');
  const reader = context.readerOf(container.build);
  if (reader === undefined) return null;
  return openContainer(reader, container.target, tokens, clampLimit(limit, defaultContainerLimit));
}

/** @param tokens  the words to highlight; empty inside a container, where the protocol highlights nothing. */
function show(
  rows: readonly SuggestionRow[],
  tokens: readonly Token[],
  { language }: FindQuery,
  { ids, labels }: FindContext,
): FindItem[] {
  return rows.map((row) => toFindItem(row, { ids, labels, language, tokens }));
}

function clampLimit(limit: number | undefined, otherwise: number): number {
  if (limit === undefined || !Number.isFinite(limit)) return otherwise;
  return Math.max(1, Math.min(maxLimit, Math.floor(limit)));
}

interface Scope {
  readers: readonly IndexReader[];
  /** ISO alpha-2; empty for all. */
  countries: readonly string[];
  filters: AddressFilters | null;
  /** The visitor's location; null when unknown. */
  origin: Origin | null;
  limit: number;
}

interface Found {
  /** Best first. */
  rows: readonly SuggestionRow[];
  /** The words that the rows match. */
  tokens: readonly Token[];
}

/** Steps 3 to 7. */
function read(tokens: readonly Token[], scope: Scope): Found {
  const found = readInCountry(tokens, scope);
  const lowest = lowestPenalty(found.rows);
  const readings = withoutUnknownPostcodes(scope.readers, tokens, { asked: scope.countries, lowest });
  let best: Found | null = null;
  for (const reading of readings) {
    if (!reading.isSure && best !== null) break;
    const others = readInCountry(reading.tokens, reading.isSure ? scope : { ...scope, countries: reading.countries });
    if (!reading.isSure && lowestPenalty(others.rows) >= penalties.unitMissing) continue;
    const shown = { ...others, rows: others.rows.map((row) => insteadOf(row, reading.postcode)) };
    // Of two numbers that may be the unknown postcode, the other is the house: "11308 Elm Avenue, Larkspur 00004".
    best = best === null ? shown : better(best, shown);
  }
  return best ?? found;
}

/** Readings a to d. */
function readInCountry(tokens: readonly Token[], scope: Scope): Found {
  const asTyped = search(tokens, scope);
  if (isGood(asTyped)) return withNumberOfName(asTyped, tokens, scope);
  if (tokens.length < 2) return withWordsApart(asTyped, tokens, scope).found;
  const isFar = lowestPenalty(asTyped.rows) >= penalties.unmatchedWord;
  const named = isFar ? withoutCountry(tokens, countriesOf(scope.readers)) : null;
  if (named === null) return withOtherWords(asTyped, tokens, scope);
  const countries = inBoth(scope.countries, named.countries);
  // Towns may have a country's name in theirs: "New Britain", "Lebanon".
  const isCountryNamed = named.isCountryWhole && !isInPlaceName(scope.readers, tokens.slice(named.tokens.length));
  // Once the text names a country, poor matches elsewhere are no answer, nor is a country that the query excludes.
  const best: Found = isCountryNamed ? { rows: [], tokens: named.tokens } : asTyped;
  if (countries === null) return best;
  const inCountry = better(best, search(named.tokens, { ...scope, countries }));
  if (isGood(inCountry)) return inCountry;
  const others = withOtherWords(inCountry, named.tokens, { ...scope, countries });
  // "C" in "Aarhus C" is not the start of "Czechia", unless that matches better.
  return isCountryNamed ? others : better(withOtherWords(best, tokens, scope), others);
}

/** "12 rue du 4 septembre": a number read as a unit may belong to the name. */
function withNumberOfName(found: Found, tokens: readonly Token[], scope: Scope): Found {
  if (lowestPenalty(found.rows) < penalties.unitMissing) return found;
  const other = withOtherNumerals(scope.readers, tokens);
  return other === null ? found : better(found, search(other, scope));
}

/** Readings c and d. */
function withOtherWords(exact: Found, tokens: readonly Token[], scope: Scope): Found {
  const { found, apart } = withWordsApart(exact, tokens, scope);
  if (isGood(found)) return found;
  if (apart === null) return withMostWords(found, tokens, scope);
  const relaxed = withMostWords(found, apart, scope);
  // A misspelt word may look like two words run together, and two of a name like one.
  return lowestPenalty(relaxed.rows) < missingPenalties.part.word ? relaxed : withMostWords(relaxed, tokens, scope);
}

/** Reading c. `apart` is null when it changes nothing. */
function withWordsApart(exact: Found, tokens: readonly Token[], scope: Scope) {
  const respelt = respell(scope.readers, tokens);
  const apart = withOtherNumerals(scope.readers, respelt ?? tokens) ?? respelt;
  const found = apart === null ? exact : better(exact, search(apart, scope));
  return { found, apart };
}

/** Reading d, merged with the earlier results. */
function withMostWords(exact: Found, tokens: readonly Token[], scope: Scope): Found {
  const documents = tokens.length === 0 ? [] : gatherTopDocuments(searchedData(scope), tokens).documents;
  const opened = filteredRows(
    openDocuments(tokens, { documents, limit: opening(scope), postcodes: null }),
    scope.filters,
  );
  const others = withoutOverlaps(opened.toSorted(compareRanked), scope.limit);
  const rows = withoutRepeats([...exact.rows, ...others]).sort(compareRanked);
  return { rows: withoutOverlaps(rows, scope.limit), tokens };
}

/** Steps 4 to 7, for documents that have all of the words. */
function search(tokens: readonly Token[], scope: Scope): Found {
  if (tokens.length === 0) return { rows: [], tokens };
  const { countries, filters, origin, limit } = scope;
  const isWanted = (country: string): boolean => countries.length === 0 || countries.includes(country);
  const { documents, read } = gatherDocuments(searchedData(scope), tokens, limit);
  const opened = openDocuments(tokens, { documents, limit: opening(scope), postcodes: null });
  const rows = filteredRows([...areaRows(read, isWanted), ...opened], filters);
  for (const { reader, query } of read) {
    const ofNumber = postcodeOfNumberRow(reader, query, isWanted);
    // If the houses with that number fill the list, their postcode ranks above them.
    if (ofNumber !== null && filteredRows([ofNumber], filters).length > 0)
      rows.push(countUpTo(rows, ofNumber.penalty) < limit ? ofNumber : { ...ofNumber, penalty: 0 });
  }
  if (origin !== null) for (const row of rows) row.distanceKm = distanceKm(row.reader, row.placeNumber, origin);
  return { rows: withoutOverlaps(withoutNoise(rows.sort(compareRanked)), limit), tokens };
}

/** Houses of other postcodes are dropped only after their street was opened. */
function opening({ filters, limit }: Scope): number {
  return filters?.postcode == null ? limit : maxLimit;
}

/** The data sets with addresses in the requested countries, and with the requested fields. */
function searchedData({ readers, countries, filters, origin }: Scope): SearchedData[] {
  return readers.flatMap((reader) => {
    const cache = searchCache(reader);
    const hasOnlyThem = countries.length === 0 || reader.contents.countries.every((one) => countries.includes(one));
    const inCountries = hasOnlyThem ? null : cache.documentsInCountries(countries);
    const within = filters === null ? inCountries : cache.documentsThatFit(filters, countries);
    if (within?.isEmpty() === true) return [];
    return [{ reader, within, near: origin === null ? null : cache.nearDocuments(origin) }];
  });
}

/** Whether other readings are unlikely to match better. */
function isGood({ rows, tokens }: Found): boolean {
  const penalty = lowestPenalty(rows);
  if (penalty < penalties.unitMissing) return true;
  if (penalty >= penalties.numberMissing) return false;
  // A number read as a unit may be a postcode, unless the row shows it.
  const mayBePostcode = tokens.filter(({ hasDigit, text }) => hasDigit && text.length >= 4);
  if (mayBePostcode.length === 0) return true;
  const shown = rows[0]?.shown();
  const words = shown === undefined ? [] : splitWords(`${shown.text} ${shown.place}`);
  return mayBePostcode.every(({ text }) => words.includes(text));
}

function better(a: Found, b: Found): Found {
  return lowestPenalty(b.rows) < lowestPenalty(a.rows) ? b : a;
}

/** Whether the data has a place whose name contains all of these words. */
function isInPlaceName(readers: readonly IndexReader[], tokens: readonly Token[]): boolean {
  return readers.some((reader) => {
    const [first, ...others] = tokens.map((token) => searchCache(reader).matcher({ ...token, isPrefix: false }, 0));
    return first?.places.some((place) => others.every((matcher) => matcher.hasPlace(place))) === true;
  });
}

/** The countries in both lists; null when there are none. An empty `asked` allows all. */
function inBoth(asked: readonly string[], named: readonly string[]): readonly string[] | null {
  if (asked.length === 0) return named;
  const both = named.filter((country) => asked.includes(country));
  return both.length === 0 ? null : both;
}
