// Words within two edits, found by walking the sorted vocabulary as a tree:
//
//   a node is the range of words that share their first letters;
//   each node carries one row of the edit-distance table (query against those letters);
//   a node is abandoned when no cell of its row is within the limit.
//
// An edit is a letter wrong, missing, extra, or two neighbours swapped (optimal string alignment).
import type { SortedTexts } from '../index-format/sorted-texts.ts';

/**
 * Finds all words within `maxEdits` of `text`; with `isPrefix`, also words with a prefix within `maxEdits`.
 * @param maxEdits 1 or 2.
 */
export function findFuzzyWords(
  words: SortedTexts,
  query: { text: string; isPrefix: boolean; maxEdits: number },
  report: ReportWords,
): void {
  if (query.maxEdits === 1) findOneEditWords(words, query, report);
  else if (words.length > 0) new Walk(words, query, report).into(0, words.length, 0);
}

/** Represents every distance beyond the limit. */
const far = 100;

class Walk {
  readonly #words: SortedTexts;
  readonly #report: ReportWords;
  readonly #isPrefix: boolean;
  readonly #maxEdits: number;
  readonly #maxDepth: number;
  readonly #codes: Uint16Array;
  /** The rows of the table in sequence, each of `#width` cells. */
  readonly #rows: Uint8Array;
  readonly #width: number;
  readonly #path: Uint16Array;

  constructor(
    words: SortedTexts,
    { text, isPrefix, maxEdits }: { text: string; isPrefix: boolean; maxEdits: number },
    report: ReportWords,
  ) {
    this.#words = words;
    this.#report = report;
    this.#isPrefix = isPrefix;
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
      if (this.#isPrefix) this.#report(from, to, distance);
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
   * diagonal can be within the limit; the cells just outside are set to `far` for the rows below.
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

/** Receives a range of words and their number of edits. Ranges may overlap; the fewest edits count. */
export type ReportWords = (from: number, to: number, edits: number) => void;

export function findOneEditWords(
  words: SortedTexts,
  { text, isPrefix }: { text: string; isPrefix: boolean },
  report: ReportWords,
): void {
  const typed = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const search = new Search(words, { typed, isPrefix, report });
  const { length } = typed;
  let from = 0;
  let to = words.length;
  // The words from `from` to `to` equal the typed text up to `depth`, where the edit is.
  for (let depth = 0; from < to; depth++) {
    if (depth === length) {
      search.lookUp({ from, to, depth, rest: length }, 0);
      if (!isPrefix) search.lookUpBranches({ from, to, depth });
      return;
    }
    const letter = typed[depth] ?? 0;
    const following = typed[depth + 1] ?? 0;
    search.lookUp({ from, to, depth, rest: depth + 1 }, 1); // a letter too many
    // If the last letter of a prefix is the extra one, all words from here on are already reported.
    if (!isPrefix || depth < length - 1) search.lookUpBranches({ from, to, depth });
    if (depth + 1 < length && letter !== following) search.lookUpSwapped({ from, to, depth });
    [from, to] = search.withLetter(from, to, depth, letter);
  }
}

/** Words that share their first `depth` letters. */
interface Node {
  from: number;
  to: number;
  depth: number;
}

class Search {
  readonly #words: SortedTexts;
  readonly #typed: Uint16Array;
  readonly #isPrefix: boolean;
  readonly #report: ReportWords;

  constructor(words: SortedTexts, of: { typed: Uint16Array; isPrefix: boolean; report: ReportWords }) {
    this.#words = words;
    this.#typed = of.typed;
    this.#isPrefix = of.isPrefix;
    this.#report = of.report;
  }

  /** Reports the node's words that continue like the typed text from `rest` on. */
  lookUp({ from, to, depth, rest }: Node & { rest: number }, edits: number): void {
    const start = this.#bound({ from, to, depth, rest }, 0);
    if (start >= to || this.#compare(start, depth, rest) !== 0) return;
    const isWhole = this.#words.lengthOf(start) === depth + this.#typed.length - rest;
    if (this.#isPrefix) this.#report(start, this.#bound({ from: start, to, depth, rest }, 1), edits);
    else if (isWhole) this.#report(start, start + 1, edits);
  }

  /** Tries every letter at `depth`, in place of the typed one or before it. */
  lookUpBranches({ from, to, depth }: Node): void {
    const { starts } = branchesOf(this.#words, { from, to, depth });
    for (let branch = 0; branch + 1 < starts.length; branch++) {
      const node = { from: starts[branch] ?? to, to: starts[branch + 1] ?? to, depth: depth + 1 };
      this.lookUp({ ...node, rest: depth }, 1);
      if (depth < this.#typed.length) this.lookUp({ ...node, rest: depth + 1 }, 1);
    }
  }

  lookUpSwapped({ from, to, depth }: Node): void {
    const [first, end] = this.withLetter(from, to, depth, this.#typed[depth + 1] ?? 0);
    const [second, secondEnd] = this.withLetter(first, end, depth + 1, this.#typed[depth] ?? 0);
    this.lookUp({ from: second, to: secondEnd, depth: depth + 2, rest: depth + 2 }, 1);
  }

  /** The words of a node with this letter at `depth`. */
  // oxlint-disable-next-line max-params -- called several times for every letter that was typed
  withLetter(from: number, to: number, depth: number, letter: number): [from: number, to: number] {
    const first = this.#letterBound({ from, to, depth }, letter);
    return [first, this.#letterBound({ from: first, to, depth }, letter + 1)];
  }

  /** The first word of the node whose letter at `depth` is at least `letter`; words that end there come first. */
  #letterBound({ from, to, depth }: Node, letter: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const isBefore = this.#words.lengthOf(middle) <= depth || this.#words.letter(middle, depth) < letter;
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first word of the node whose comparison with the typed text from `rest` on is at least `minOrder`. */
  #bound({ from, to, depth, rest }: Node & { rest: number }, minOrder: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, depth, rest) < minOrder) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Compares the word from `depth` on with the typed text from `rest` on, up to the length of the latter: negative, 0
   * or positive.
   */
  #compare(word: number, depth: number, rest: number): number {
    const { chars, starts } = this.#words;
    const typed = this.#typed;
    const end = starts[word + 1] ?? 0;
    let at = (starts[word] ?? 0) + depth;
    for (let letter = rest; letter < typed.length; letter++, at++) {
      if (at >= end) return -1;
      const difference = (chars[at] ?? 0) - (typed[letter] ?? 0);
      if (difference !== 0) return difference < 0 ? -1 : 1;
    }
    return 0;
  }
}

interface Node {
  /** Words that share their first `depth` letters; `to` is exclusive. */
  from: number;
  to: number;
  depth: number;
}

/** The next letters of a node's words and the first word of each; `starts` has the end as an extra last item. */
interface Branches {
  letters: ArrayLike<number>;
  starts: ArrayLike<number>;
}

/** Few nodes have this many words, and every search passes through them, so their branches are cached. */
const branchesKeptFrom = 64;
const kept = new WeakMap<SortedTexts, Map<number, Branches>>();

export function branchesOf(words: SortedTexts, node: Node): Branches {
  if (node.to - node.from < branchesKeptFrom) return lookForBranches(words, node);
  let known = kept.get(words);
  if (known === undefined) {
    known = new Map<number, Branches>();
    kept.set(words, known);
  }
  const key = node.from * 128 + node.depth;
  let branches = known.get(key);
  if (branches === undefined) {
    branches = lookForBranches(words, node);
    known.set(key, branches);
  }
  return branches;
}

function lookForBranches(words: SortedTexts, { from, to, depth }: Node): Branches {
  const letters: number[] = [];
  const starts: number[] = [];
  for (let at = afterWordsOf(words, { from, to, depth }); at < to;) {
    const letter = words.letter(at, depth);
    letters.push(letter);
    starts.push(at);
    at = endOfLetter(words, { from: at, to, depth, letter });
  }
  starts.push(to);
  return { letters, starts };
}

/** The first word of the node that is longer than `depth`; at most one word ends there. */
function afterWordsOf(words: SortedTexts, { from, to, depth }: Node): number {
  return from < to && words.lengthOf(from) === depth ? from + 1 : from;
}

/** Gallops, then bisects: most children are small. */
function endOfLetter(words: SortedTexts, { from, to, depth, letter }: Node & { letter: number }): number {
  let step = 1;
  let low = from;
  while (low + step < to && words.letter(low + step, depth) === letter) {
    low += step;
    step *= 2;
  }
  let high = Math.min(to, low + step);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (words.letter(middle, depth) === letter) low = middle;
    else high = middle;
  }
  return high;
}
