// A search in all data sets: the text as it stands first, then, only when that fits badly, in other readings.
import type { IndexReader } from '../index-format/index-reader.ts';
import { otherReadings } from '../match/other-readings.ts';
import type { Token } from '../match/parse-query.ts';
import { price } from '../rank/prices.ts';
import { findRows, type FindScope, sortRows } from './find-rows.ts';
import type { SuggestionRow } from './suggestion-row.ts';

interface Found {
  rows: SuggestionRow[];
  /** The words that the rows answer. */
  tokens: readonly Token[];
}

/** Suggestions, best first, at most `limit`. */
export function findInAll(readers: readonly IndexReader[], tokens: readonly Token[], scope: FindScope): Found {
  const search = (words: readonly Token[], countries: readonly string[]): SuggestionRow[] =>
    sortRows(readers.flatMap((reader) => findRows(reader, words, { ...scope, countries }))).slice(0, scope.limit);
  let best: Found = { rows: search(tokens, scope.countries), tokens };
  if (costOf(best.rows) < price.unmatchedWord || tokens.length < 2) return best;
  const known = [...new Set(readers.flatMap(({ contents }) => contents.countries))];
  for (const reading of otherReadings(tokens, known)) {
    const countries = within(scope.countries, reading.countries);
    // The country is said: badly fitting houses of other countries are no answer, nor is one that was not asked for.
    if (reading.isCountryWhole && reading.dropped === 0) best = { rows: [], tokens: reading.tokens };
    if (countries === null) continue;
    const rows = search(reading.tokens, countries);
    // Without some of the words the others must fit, but for a number that the street has not: it is offered to be opened.
    const most = reading.dropped === 0 ? costOf(best.rows) : price.numberMissing + price.edit;
    if (costOf(rows) >= most) continue;
    best = { rows, tokens: reading.tokens };
    if (costOf(rows) < price.unmatchedWord) return best;
  }
  return best;
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
