import type { DocumentSet } from './document-set.ts';

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
  const mostPreferred = preferredSet === null ? 0 : limit / 2;
  for (const at of filledOf(driver)) {
    let bits = anyOf(driver, at);
    for (const condition of tests) {
      bits &= anyOf(condition, at);
      if (bits === 0) break;
    }
    if (bits === 0) continue;
    if (others.length < limit) takeBits(bits, at, others, limit);
    if (preferred.length < mostPreferred) takeBits(bits & (preferredSet?.word(at) ?? 0), at, preferred, mostPreferred);
    if (others.length >= limit && preferred.length >= mostPreferred) break;
  }
  return { preferred, others: others.slice(0, limit - preferred.length) };
}

function anyOf(condition: Condition, at: number): number {
  let bits = 0;
  for (const set of condition) bits |= set.word(at);
  return bits;
}

function size(condition: Condition): number {
  let count = 0;
  for (const { filled } of condition) count += filled.length;
  return count;
}

function filledOf(condition: Condition): Uint32Array {
  const [first, ...more] = condition.filter((set) => !set.isEmpty());
  if (first === undefined || more.length === 0) return first?.filled ?? new Uint32Array(0);
  const all = new Uint32Array(size(condition));
  let length = 0;
  for (const { filled } of condition) {
    all.set(filled, length);
    length += filled.length;
  }
  all.sort();
  let next = 0;
  let last = -1;
  for (const at of all) {
    if (at === last) continue;
    all[next++] = at;
    last = at;
  }
  return all.subarray(0, next);
}

function takeBits(bits: number, at: number, into: number[], limit: number): void {
  for (let word = bits; word !== 0 && into.length < limit;) {
    const lowest = word & -word;
    into.push(at * 32 + 31 - Math.clz32(lowest));
    word ^= lowest;
  }
}
