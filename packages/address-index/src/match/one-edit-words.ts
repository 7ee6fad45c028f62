// Words within one edit of what was typed. With a single edit, everything before it and behind it is as typed: for each
// place where it may be, the words that go on as typed behind it are looked up in the sorted vocabulary.
import type { SortedTexts } from '../index-format/sorted-texts.ts';
import { branchesOf } from './word-branches.ts';

/** Called with a range of words and how many edits they are away. Ranges may overlap; the fewest edits count. */
export type ReportWords = (from: number, to: number, edits: number) => void;

/** As `findFuzzyWords` with one edit. */
export function findOneEditWords(
  words: SortedTexts,
  { text, isOpen }: { text: string; isOpen: boolean },
  report: ReportWords,
): void {
  const typed = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const search = new Search(words, { typed, isOpen, report });
  const { length } = typed;
  let from = 0;
  let to = words.length;
  // The words from `from` to `to` are as typed up to `depth`, where the edit is.
  for (let depth = 0; from < to; depth++) {
    if (depth === length) {
      search.lookUp({ from, to, depth, rest: length }, 0);
      if (!isOpen) search.lookUpBranches({ from, to, depth });
      return;
    }
    const letter = typed[depth] ?? 0;
    const following = typed[depth + 1] ?? 0;
    search.lookUp({ from, to, depth, rest: depth + 1 }, 1); // a letter too many
    // When the last letter of an open word was too many, all words from here on were reported just now.
    if (!isOpen || depth < length - 1) search.lookUpBranches({ from, to, depth });
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
  readonly #isOpen: boolean;
  readonly #report: ReportWords;

  constructor(words: SortedTexts, of: { typed: Uint16Array; isOpen: boolean; report: ReportWords }) {
    this.#words = words;
    this.#typed = of.typed;
    this.#isOpen = of.isOpen;
    this.#report = of.report;
  }

  /** Reports the node's words that go on as what was typed from `rest` on. */
  lookUp({ from, to, depth, rest }: Node & { rest: number }, edits: number): void {
    const start = this.#bound({ from, to, depth, rest }, 0);
    if (start >= to || this.#compare(start, depth, rest) !== 0) return;
    const isWhole = this.#words.lengthOf(start) === depth + this.#typed.length - rest;
    if (this.#isOpen) this.#report(start, this.#bound({ from: start, to, depth, rest }, 1), edits);
    else if (isWhole) this.#report(start, start + 1, edits);
  }

  /** Any letter at `depth`: in place of the typed one, or before it. */
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

  /** The words of a node whose letter at `depth` is this one. */
  // oxlint-disable-next-line max-params -- called several times for every letter that was typed
  withLetter(from: number, to: number, depth: number, letter: number): [from: number, to: number] {
    const first = this.#letterBound({ from, to, depth }, letter);
    return [first, this.#letterBound({ from: first, to, depth }, letter + 1)];
  }

  /** The first word of the node whose letter at `depth` is not below `letter`; words that end there come first. */
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

  /** The first word of the node that compares with what was typed from `rest` on as `minOrder` or above. */
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

  /** Below, at (0) or above what was typed from `rest` on: the word from `depth` on, as far as that goes. */
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
