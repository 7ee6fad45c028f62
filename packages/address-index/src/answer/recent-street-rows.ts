// The rows of a street, kept for the next key press: while a town or a name is typed on, the words that may be its number
// stay the same.
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import { type SearchMemory, searchMemory } from '../match/search-memory.ts';
import { type StreetQuestion, streetRows } from './street-rows.ts';
import type { ShownRow, SuggestionRow } from './suggestion-row.ts';

/** Of each data set. A row takes about half a kilobyte. */
const cachedRows = 4000;

/** They go when what was searched in the data set is forgotten. */
const recent = new WeakMap<SearchMemory, RecentMap<string, readonly SuggestionRow[]>>();

/** The same as `streetRows`, perhaps from the press before. `rest` and `besideName` are among `beside`, in its order. */
export function recentStreetRows(reader: IndexReader, question: StreetQuestion): SuggestionRow[] {
  const memory = searchMemory(reader);
  let rows = recent.get(memory);
  if (rows === undefined) {
    rows = new RecentMap(cachedRows, ({ length }) => length);
    recent.set(memory, rows);
  }
  const { cost } = question;
  // Whatever a row costs, it costs beside that of its street.
  const free = rows.getOrMake(keyOf(question), () => streetRows(reader, { ...question, cost: 0 }).map(shownOnce));
  return free.map((row) => ({ ...row, cost: cost + row.cost }));
}

/** It is worked out when it is first shown. */
function shownOnce(row: SuggestionRow): SuggestionRow {
  let shown: ShownRow | null = null;
  return { ...row, shown: () => (shown ??= row.shown()) };
}

function keyOf(question: StreetQuestion): string {
  const { street, rest, beside, besideName, postcodes, extraCost, limit } = question;
  const flags = bits(question.isNumberMissing, question.isNumberNeeded === true, question.isWithinPostcodes);
  let key = `${street} ${limit} ${extraCost} ${flags}`;
  if (postcodes !== null) key += ` ${postcodes.first}-${postcodes.last}-${postcodes.typed}`;
  for (const token of beside) {
    const { isOpen, isSoft, isUnitValue } = token;
    key += ` ${token.text} ${bits(isOpen, isSoft, isUnitValue, rest.includes(token), besideName.includes(token))}`;
  }
  return key;
}

function bits(...flags: boolean[]): number {
  let bits = 0;
  for (const flag of flags) bits = bits * 2 + Number(flag);
  return bits;
}
