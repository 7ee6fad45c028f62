// Two data sets may have the same town: the register of a country and that of a county, an old file and a new one.
import { canonicalName, splitWords } from '@doorstep/address-language';
import { distanceKm } from '../match/nearness.ts';
import type { SuggestionRow } from './suggestion-row.ts';

/** Farther apart than this, places of which one names more than the other are not taken for one. */
const samePlaceKm = 30;
const degreesPerUnit = 1e-5;

interface Shown {
  row: SuggestionRow;
  text: string;
  place: ReadonlySet<string>;
}

/**
 * What several data sets have stands there once, as the one that has most of it shows it.
 * @param rows  sorted.
 * @returns the first `limit` of those that are left.
 */
export function withoutOverlaps(rows: readonly SuggestionRow[], limit: number): SuggestionRow[] {
  const [first] = rows;
  if (first === undefined || rows.every(({ reader }) => reader === first.reader)) return rows.slice(0, limit);
  const kept: Shown[] = [];
  for (const row of rows) {
    const found = shownOf(row);
    const at = kept.findIndex((other) => isSame(other, found));
    const other = kept[at]?.row;
    if (other === undefined) kept.push(found);
    else if (row.count > other.count && row.cost === other.cost) kept[at] = found;
    if (kept.length > limit) break; // one further, in case the last ones are the same
  }
  return kept.slice(0, limit).map(({ row }) => row);
}

function shownOf(row: SuggestionRow): Shown {
  const { text, place } = row.shown();
  return { row, text: canonicalName(text, row.country), place: new Set(splitWords(place)) };
}

function isSame(a: Shown, b: Shown): boolean {
  if (a.row.reader === b.row.reader || a.row.country !== b.row.country || a.text !== b.text) return false;
  const [less, more] = a.place.size <= b.place.size ? [a.place, b.place] : [b.place, a.place];
  if (![...less].every((word) => more.has(word))) return false;
  return less.size === more.size || isNear(a.row, b.row);
}

/** Places without a position are nowhere near. */
function isNear(a: SuggestionRow, b: SuggestionRow): boolean {
  const { placeLat, placeLon } = a.reader.sections;
  const [latitude, longitude] = [placeLat[a.placeNumber] ?? 0, placeLon[a.placeNumber] ?? 0];
  if (latitude === 0 && longitude === 0) return false;
  const middle = { latitude: latitude * degreesPerUnit, longitude: longitude * degreesPerUnit };
  return distanceKm(b.reader, b.placeNumber, { kind: 'point', ...middle }) < samePlaceKm;
}
