import { noWord, type DocumentSet } from './document-set.ts';

/** A condition holds for the documents of any of its sets. */
export type Condition = readonly DocumentSet[];

/** The best documents for which every condition holds, ascending. */
export interface FittingDocuments {
  /** Those of `preferred`, at most half of the limit. */
  preferred: number[];
  /** As many more as the limit leaves; some of the preferred may be among them again. */
  others: number[];
}

/**
 * Walks the condition with the fewest documents and looks the others up; ends as soon as enough is there.
 * @param conditions  at least one.
 */
export function firstFitting(
  conditions: readonly Condition[],
  preferredSet: DocumentSet | null,
  limit: number,
): FittingDocuments {
  const driver = conditions.reduce((a, b) => (size(b) < size(a) ? b : a));
  const tests = conditions.filter((condition) => condition !== driver);
  const preferred: number[] = [];
  const others: number[] = [];
  const maxPreferred = preferredSet === null ? 0 : limit / 2;
  for (let at = nextWord(driver, 0); at < noWord; at = nextWord(driver, at + 1)) {
    let bits = anyOf(driver, at);
    for (const condition of tests) {
      bits = anyWithin(condition, at, bits);
      if (bits === 0) break;
    }
    if (bits === 0) continue;
    if (others.length < limit) takeBits(bits, at, others, limit);
    if (preferred.length < maxPreferred) takeBits(preferredSet?.wordWithin(at, bits) ?? 0, at, preferred, maxPreferred);
    if (others.length >= limit && preferred.length >= maxPreferred) break;
  }
  return { preferred, others: others.slice(0, limit - preferred.length) };
}

function anyOf(condition: Condition, at: number): number {
  let bits = 0;
  for (const set of condition) bits |= set.word(at);
  return bits;
}

/** Of the asked documents those that any of the sets has. */
function anyWithin(condition: Condition, at: number, asked: number): number {
  let left = asked;
  for (const set of condition) {
    left &= ~set.wordWithin(at, left);
    if (left === 0) break;
  }
  return asked & ~left;
}

function size(condition: Condition): number {
  let count = 0;
  for (const { wordCount } of condition) count += wordCount;
  return count;
}

/** The first word from `from` on that any of the sets has a document in. */
function nextWord(condition: Condition, from: number): number {
  let next = noWord;
  for (const set of condition) next = Math.min(next, set.nextWord(from));
  return next;
}

function takeBits(bits: number, at: number, into: number[], limit: number): void {
  for (let word = bits; word !== 0 && into.length < limit;) {
    const lowest = word & -word;
    into.push(at * 32 + 31 - Math.clz32(lowest));
    word ^= lowest;
  }
}
