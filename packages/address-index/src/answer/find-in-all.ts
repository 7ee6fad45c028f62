// A search in all data sets: the text as it stands first, then, only when that fits badly, in other readings.
import type { IndexReader } from '../index-format/index-reader.ts';
import { countriesOf } from '../match/country-documents.ts';
import { respell } from '../match/respell.ts';
import { withoutUnknownPostcode } from '../match/without-unknown-postcode.ts';
import { withoutCountry } from '../match/without-country.ts';
import type { Token } from '../match/parse-query.ts';
import { price } from '../match/prices.ts';
import { searchMemory } from '../match/search-memory.ts';
import { findRows, type FindScope, sortRows } from './find-rows.ts';
import { keyOfRow, type SuggestionRow } from './suggestion-row.ts';
import { withoutOverlaps } from './without-overlaps.ts';

interface Found {
  rows: SuggestionRow[];
  /** The words that the rows answer. */
  tokens: readonly Token[];
}

/** Suggestions, best first, at most `limit`. */
export function findInAll(readers: readonly IndexReader[], tokens: readonly Token[], scope: FindScope): Found {
  const found = findAsTyped(readers, tokens, scope);
  const reading = isGood(found) ? null : withoutUnknownPostcode(readers, tokens, scope.countries);
  if (reading === null) return found;
  const others = findAsTyped(readers, reading.tokens, scope);
  return { ...others, rows: others.rows.map((row) => ({ ...row, otherPostcode: reading.postcode })) };
}

function findAsTyped(readers: readonly IndexReader[], tokens: readonly Token[], scope: FindScope): Found {
  const search = (words: readonly Token[], countries: readonly string[]): SuggestionRow[] =>
    findRows(readers, words, { ...scope, countries });
  let best: Found = { rows: search(tokens, scope.countries), tokens };
  if (isGood(best)) return best;
  if (tokens.length < 2) return withRespelt(best, tokens, scope.countries).found;
  const named = costOf(best.rows) < price.unmatchedWord ? null : withoutCountry(tokens, countriesOf(readers));
  if (named === null) return withOtherWords(best, tokens, scope.countries);
  const countries = within(scope.countries, named.countries);
  // "New Britain", "Lebanon": towns have names of countries in theirs.
  const isCountryNamed = named.isCountryWhole && !isInPlaceName(readers, tokens.slice(named.tokens.length));
  // The country is said: badly fitting houses of other countries are no answer, nor is one that was not asked for.
  if (isCountryNamed) best = { rows: [], tokens: named.tokens };
  if (countries === null) return best;
  const inCountry = better(best, { rows: search(named.tokens, countries), tokens: named.tokens });
  if (isGood(inCountry)) return inCountry;
  const others = withOtherWords(inCountry, named.tokens, countries);
  if (isCountryNamed) return others;
  // "C" of "Aarhus C" is the beginning of something else than "Czechia", unless that fits better.
  return better(withOtherWords(best, tokens, scope.countries), others);

  /** What is found once words that ran together are taken apart, and then what has most of the words. */
  function withOtherWords(exact: Found, words: readonly Token[], countries: readonly string[]): Found {
    const { found, respelt } = withRespelt(exact, words, countries);
    if (isGood(found)) return found;
    if (respelt === null) return withTopDocuments(found, words, countries);
    const relaxed = withTopDocuments(found, respelt, countries);
    // A misspelt word may look like two that ran together.
    return costOf(relaxed.rows) < price.numberMissing ? relaxed : withTopDocuments(relaxed, words, countries);
  }

  function withRespelt(
    exact: Found,
    words: readonly Token[],
    countries: readonly string[],
  ): { found: Found; respelt: readonly Token[] | null } {
    const respelt = respell(readers, words);
    if (respelt === null) return { found: exact, respelt };
    return { found: better(exact, { rows: search(respelt, countries), tokens: respelt }), respelt };
  }

  /** What is found by all words, and behind or before it what has most of them. */
  function withTopDocuments(exact: Found, words: readonly Token[], countries: readonly string[]): Found {
    const others = findRows(readers, words, { ...scope, countries }, 'part');
    const rows = sortRows(withoutRepeats([...exact.rows, ...others]));
    return { rows: withoutOverlaps(rows, scope.limit), tokens: words };
  }
}

/** Whether the data have a place with all of these words in its name. */
function isInPlaceName(readers: readonly IndexReader[], tokens: readonly Token[]): boolean {
  return readers.some((reader) => {
    const [first, ...others] = tokens.map((token) => searchMemory(reader).matcher({ ...token, isOpen: false }, 0));
    return first?.places.some((place) => others.every((matcher) => matcher.hasPlace(place))) === true;
  });
}

/** Nothing better is to be expected of other readings. */
function isGood({ rows, tokens }: Found): boolean {
  const cost = costOf(rows);
  if (cost < price.unitMissing) return true;
  // What was taken for a unit may be a postcode.
  return cost < price.numberMissing && !tokens.some(({ hasDigit, text }) => hasDigit && text.length >= 4);
}

function better(a: Found, b: Found): Found {
  return costOf(b.rows) < costOf(a.rows) ? b : a;
}

/** Of the same street or house the cheaper. */
function withoutRepeats(rows: readonly SuggestionRow[]): SuggestionRow[] {
  const found = new Map<string, SuggestionRow>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const known = found.get(key);
    if (known === undefined || row.cost < known.cost) found.set(key, row);
  }
  return [...found.values()];
}

function costOf(rows: readonly SuggestionRow[]): number {
  return rows[0]?.cost ?? Infinity;
}

/** The countries that both allow; null for none. */
function within(asked: readonly string[], named: readonly string[] | null): readonly string[] | null {
  if (named === null) return asked;
  if (asked.length === 0) return named;
  const both = named.filter((country) => asked.includes(country));
  return both.length === 0 ? null : both;
}
