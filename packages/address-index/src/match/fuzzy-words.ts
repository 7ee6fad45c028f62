// Words within two edits, found by walking the sorted vocabulary as a tree:
//
//   a node is the range of words that share their first letters;
//   each node carries one row of the edit-distance table (query against those letters);
//   a node is left as soon as no cell of its row is within the limit.
//
// An edit is a letter wrong, missing, extra, or two neighbours swapped (optimal string alignment).
import type { SortedTexts } from '../index-format/sorted-texts.ts';
import { findOneEditWords, type ReportWords } from './one-edit-words.ts';
import { branchesOf } from './word-branches.ts';

/**
 * Finds all words within `maxEdits` of `text`; with `isOpen` also those of which a beginning is.
 * @param maxEdits  1 or 2.
 */
export function findFuzzyWords(
  words: SortedTexts,
  query: { text: string; isOpen: boolean; maxEdits: number },
  report: ReportWords,
): void {
  if (query.maxEdits === 1) findOneEditWords(words, query, report);
  else if (words.length > 0) new Walk(words, query, report).into(0, words.length, 0);
}

/** Stands for every distance beyond the limit. */
const far = 100;

class Walk {
  readonly #words: SortedTexts;
  readonly #report: ReportWords;
  readonly #isOpen: boolean;
  readonly #maxEdits: number;
  readonly #maxDepth: number;
  readonly #codes: Uint16Array;
  /** One row of the table after the other, each `#width` cells. */
  readonly #rows: Uint8Array;
  readonly #width: number;
  /** The letters of the node that is looked at. */
  readonly #path: Uint16Array;

  constructor(
    words: SortedTexts,
    { text, isOpen, maxEdits }: { text: string; isOpen: boolean; maxEdits: number },
    report: ReportWords,
  ) {
    this.#words = words;
    this.#report = report;
    this.#isOpen = isOpen;
    this.#maxEdits = maxEdits;
    this.#codes = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    this.#width = text.length + 1;
    this.#maxDepth = text.length + maxEdits;
    this.#rows = new Uint8Array((this.#maxDepth + 2) * this.#width);
    this.#path = new Uint16Array(this.#maxDepth + 2);
    for (let at = 0; at < this.#width; at++) this.#rows[at] = at;
  }

  into(from: number, to: number, depth: number): void {
    const words = this.#words;
    const length = this.#codes.length;
    const distance = depth + this.#maxEdits < length ? far : (this.#rows[depth * this.#width + length] ?? far);
    if (distance <= this.#maxEdits) {
      if (this.#isOpen) this.#report(from, to, distance);
      else if (words.lengthOf(from) === depth) this.#report(from, from + 1, distance);
    }
    if (depth >= this.#maxDepth) return;
    const { letters, starts } = branchesOf(words, { from, to, depth });
    for (let branch = 0; branch < letters.length; branch++) {
      this.#follow(letters[branch] ?? 0, depth, starts[branch] ?? to, starts[branch + 1] ?? to);
    }
  }

  // oxlint-disable-next-line max-params -- called for every node of the tree; an object for each would cost more than it
  #follow(letter: number, depth: number, from: number, to: number): void {
    this.#path[depth] = letter;
    if (this.#fillRow(depth + 1) <= this.#maxEdits) this.into(from, to, depth + 1);
  }

  /**
   * Fills the row of `depth` from the two above it; returns its smallest cell. Only cells within `maxEdits` of the
   * diagonal can be within the limit; the cell on either side of them is set to `far` for the rows below.
   */
  #fillRow(depth: number): number {
    const rows = this.#rows;
    const codes = this.#codes;
    const row = depth * this.#width;
    const above = row - this.#width;
    const twoAbove = above - this.#width;
    const letter = this.#path[depth - 1] ?? 0;
    const before = depth > 1 ? (this.#path[depth - 2] ?? 0) : -1;
    let min = depth;
    rows[row] = depth;
    const from = Math.max(1, depth - this.#maxEdits);
    const to = Math.min(codes.length, depth + this.#maxEdits);
    if (from > 1) rows[row + from - 1] = far;
    if (to < codes.length) rows[row + to + 1] = far;
    for (let at = from; at <= to; at++) {
      const code = codes[at - 1] ?? 0;
      let cell = (rows[above + at - 1] ?? 0) + (code === letter ? 0 : 1);
      const missing = (rows[above + at] ?? 0) + 1;
      if (missing < cell) cell = missing;
      const extra = (rows[row + at - 1] ?? 0) + 1;
      if (extra < cell) cell = extra;
      if (at > 1 && code === before && codes[at - 2] === letter) {
        const swapped = (rows[twoAbove + at - 2] ?? 0) + 1;
        if (swapped < cell) cell = swapped;
      }
      rows[row + at] = cell;
      if (cell < min) min = cell;
    }
    return min;
  }
}
