import { type ItemTarget, keyOfTarget } from './item-id.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { distanceKm } from '../match/where-to-search.ts';
import type { Ranked } from '../match/ranking.ts';
import { canonicalName, splitWords } from '@doorstep/address-language';

export interface ShownRow {
  text: string;
  place: string;
}

export interface SuggestionRow extends Ranked {
  reader: IndexReader;
  target: ItemTarget;
  type: 'Address' | 'Street' | 'Postcode' | 'Locality' | 'BuildingName' | 'Container';
  /** Computed lazily: few of the found rows are shown. */
  shown(): ShownRow;
  /** The street to list it under, in a list of several streets. */
  heading?: string;
  /** The typed house number or postcode if this row has a different one, else "". */
  insteadOf: string;
  count: number;
  country: string;
  placeNumber: number;
}

/** @param typed  the typed value that the row lacks; "" for none. */
export function insteadOf(row: SuggestionRow, typed: string): SuggestionRow {
  return typed === '' ? row : { ...row, insteadOf: [row.insteadOf, typed].filter(Boolean).join(', ') };
}

export function keyOfRow({ reader, target }: SuggestionRow): string {
  return `${reader.contents.build} ${keyOfTarget(target)}`;
}

export function withoutRepeats(rows: readonly SuggestionRow[]): SuggestionRow[] {
  const found = new Map<string, SuggestionRow>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const known = found.get(key);
    if (known === undefined || row.penalty < known.penalty) found.set(key, row);
  }
  return [...found.values()];
}

/** Beyond this distance, two places that differ in detail count as different places. */
const samePlaceKm = 30;
const degreesPerUnit = 1e-5;

interface Shown {
  row: SuggestionRow;
  text: string;
  place: ReadonlySet<string>;
}

/** Shows a line once if several data sets have it (a national and a county register). @param rows  sorted. */
export function withoutOverlaps(rows: readonly SuggestionRow[], limit: number): SuggestionRow[] {
  const [first] = rows;
  if (first === undefined || rows.every(({ reader }) => reader === first.reader)) return rows.slice(0, limit);
  const kept: Shown[] = [];
  for (const row of rows) {
    const found = shownOf(row);
    const at = kept.findIndex((other) => isSame(other, found));
    const other = kept[at]?.row;
    if (other === undefined) kept.push(found);
    else if (row.count > other.count && row.penalty === other.penalty) kept[at] = found;
    if (kept.length > limit) break; // one extra, in case the last ones are equal
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

/** False when either place has no position. */
function isNear(a: SuggestionRow, b: SuggestionRow): boolean {
  const { placeLat, placeLon } = a.reader.sections;
  const [latitude, longitude] = [placeLat[a.placeNumber] ?? 0, placeLon[a.placeNumber] ?? 0];
  if (latitude === 0 && longitude === 0) return false;
  const middle = { latitude: latitude * degreesPerUnit, longitude: longitude * degreesPerUnit };
  return distanceKm(b.reader, b.placeNumber, { kind: 'point', ...middle }) < samePlaceKm;
}
