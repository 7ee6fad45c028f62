// The sorted vocabulary as a tree: a node is the range of words that share their first letters.
import type { SortedTexts } from '../index-format/sorted-texts.ts';

interface Node {
  /** Words that share their first `depth` letters: `from` up to but not including `to`. */
  from: number;
  to: number;
  depth: number;
}

/** The next letters of a node's words, and where the words with each begin; behind the last one, where they end. */
interface Branches {
  letters: ArrayLike<number>;
  starts: ArrayLike<number>;
}

/** Nodes with so many words are few, and every search comes through them: their branches are looked for once. */
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

/** The first word of the node that goes on; one word at most ends at it. */
function afterWordsOf(words: SortedTexts, { from, to, depth }: Node): number {
  return from < to && words.lengthOf(from) === depth ? from + 1 : from;
}

/** Gallops, then halves: most children are small. */
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
