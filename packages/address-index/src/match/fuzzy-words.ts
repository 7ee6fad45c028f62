// Words within one or two edits, found by walking the sorted vocabulary as a tree:
//
//   a node is the range of words that share their first letters;
//   each node carries one row of the edit-distance table (query against those letters);
//   a node is left as soon as no cell of its row is within the limit.
//
// An edit is a letter wrong, missing, extra, or two neighbours swapped (optimal string alignment).
import type { SortedTexts } from '../index-format/sorted-texts.ts';

/** Called with a range of words and how many edits they are away. Ranges may overlap; the fewest edits count. */
type Report = (from: number, to: number, edits: number) => void;

/**
 * Finds all words within `maxEdits` of `text`; with `isOpen` also those of which a beginning is.
 * @param maxEdits  1 or 2.
 */
export function findFuzzyWords(
  words: SortedTexts,
  query: { text: string; isOpen: boolean; maxEdits: number },
  report: Report,
): void {
  const { text, isOpen, maxEdits } = query;
  const width = text.length + 1;
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const maxDepth = text.length + maxEdits;
  const rows: Uint8Array[] = Array.from({ length: maxDepth + 2 }, () => new Uint8Array(width));
  const path = new Uint16Array(maxDepth + 2);
  const first = rows[0];
  if (first !== undefined) for (let at = 0; at < width; at++) first[at] = at;

  const walk = (from: number, to: number, depth: number): void => {
    const row = rows[depth] ?? new Uint8Array(width);
    const distance = depth + maxEdits < text.length ? far : (row[width - 1] ?? far);
    if (distance <= maxEdits) {
      if (isOpen) report(from, to, distance);
      else if (lengthOf(words, from) === depth) report(from, from + 1, distance);
    }
    if (depth >= maxDepth) return;
    let at = from;
    while (at < to && lengthOf(words, at) === depth) at++; // the word that ends here
    while (at < to) {
      const letter = words.chars[(words.starts[at] ?? 0) + depth] ?? 0;
      const end = endOfLetter(words, { from: at, to, depth, letter });
      path[depth] = letter;
      if (fillRow(rows, path, codes, { depth: depth + 1, maxEdits }) <= maxEdits) walk(at, end, depth + 1);
      at = end;
    }
  };
  if (words.length > 0) walk(0, words.length, 0);
}

function lengthOf(words: SortedTexts, number: number): number {
  return (words.starts[number + 1] ?? 0) - (words.starts[number] ?? 0);
}

/** Gallops, then halves: most children are small. */
function endOfLetter(words: SortedTexts, node: { from: number; to: number; depth: number; letter: number }): number {
  const { to, depth, letter } = node;
  const isBeyond = (at: number): boolean => (words.chars[(words.starts[at] ?? 0) + depth] ?? 0) !== letter;
  let step = 1;
  let low = node.from;
  while (low + step < to && !isBeyond(low + step)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(to, low + step);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (isBeyond(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Stands for every distance beyond the limit. */
const far = 100;

/**
 * Fills the row of `depth` from the two above it; returns its smallest cell. Only cells within `maxEdits` of the
 * diagonal can be within the limit; the cell on either side of them is set to `far` for the rows below.
 */
function fillRow(
  rows: Uint8Array[],
  path: Uint16Array,
  codes: readonly number[],
  { depth, maxEdits }: { depth: number; maxEdits: number },
): number {
  const row = rows[depth];
  const above = rows[depth - 1];
  const twoAbove = rows[depth - 2];
  if (row === undefined || above === undefined) return far;
  const letter = path[depth - 1] ?? 0;
  const before = path[depth - 2] ?? 0;
  let least = depth;
  row[0] = depth;
  const from = Math.max(1, depth - maxEdits);
  const to = Math.min(codes.length, depth + maxEdits);
  if (from > 1) row[from - 1] = far;
  if (to < codes.length) row[to + 1] = far;
  for (let at = from; at <= to; at++) {
    const code = codes[at - 1] ?? 0;
    let cell = (above[at - 1] ?? 0) + (code === letter ? 0 : 1);
    const missing = (above[at] ?? 0) + 1;
    if (missing < cell) cell = missing;
    const extra = (row[at - 1] ?? 0) + 1;
    if (extra < cell) cell = extra;
    if (twoAbove !== undefined && at > 1 && code === before && codes[at - 2] === letter) {
      const swapped = (twoAbove[at - 2] ?? 0) + 1;
      if (swapped < cell) cell = swapped;
    }
    row[at] = cell;
    if (cell < least) least = cell;
  }
  return least;
}
