// Two ways to search documents by the typed words:
//   `firstFitting`   intersects: the best documents that meet every condition;
//   `topDocuments`   votes: if none meets all of them, each word and postcode gives points to the documents that have it,
//                    and those with the most points are scored. Points of 32 documents are added at once, as bit planes.
import type { IndexReader } from '../index-format/index-reader.ts';
import { type DocumentSet, noWord, wordsFor } from './document-set.ts';
import type { PreparedQuery } from './score-document.ts';
import { isUntellingWord } from '@doorstep/address-language';

/** A union of sets: a document meets the condition when any set contains it. */
export type Condition = readonly DocumentSet[];

/** The best documents that meet every condition, ascending. */
export interface FittingDocuments {
  /** Documents of `preferredSet`, at most half of the limit. */
  preferred: number[];
  /** Up to the limit, counting the preferred; may repeat some of them. */
  others: number[];
}

/**
 * Walks the condition with the fewest documents, checks the others, and stops at the limit.
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

/** The bits of `asked` that any of the sets contains. */
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

/** The first word from `from` on that is non-empty in any of the sets. */
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

const points = { postcode: 4, number: 2, word: 2, streetKind: 1 };

/** Documents need at least this many points to be scored. */
const minPoints = 4;
/** The number of different totals that are scored, from the highest down. */
const levels = 3;
const maxDocuments = 250;

interface Vote {
  sets: readonly DocumentSet[];
  points: number;
}

interface Searched {
  reader: Pick<IndexReader, 'documentCount'>;
  query: PreparedQuery;
  /** The documents to search; null for all. */
  within: DocumentSet | null;
}

/**
 * The documents with the most points across all data sets, in document order within each; empty when no document has
 * more than a single word. Starts with the data sets that can reach the highest total, and skips those that cannot
 * reach the scored levels.
 */
export function topDocuments<T extends Searched>(searched: readonly T[]): [data: T, documents: number[]][] {
  const hopeful = searched
    .map((data) => {
      const votes = votesOf(data.query).filter(({ sets }) => sets.some((set) => !set.isEmpty()));
      return { data, votes, mayHave: votes.reduce((sum, vote) => sum + vote.points, 0) };
    })
    .sort((a, b) => b.mayHave - a.mayHave);
  let max = 0;
  const found: { data: T; score: number; documents: number[] }[] = [];
  for (const { data, votes, mayHave } of hopeful) {
    if (mayHave < minPoints || mayHave <= max - levels) break;
    for (const level of topLevels(data, votes, max - levels)) {
      found.push({ data, ...level });
      max = Math.max(max, level.score);
    }
  }
  const documents = new Map<T, number[]>();
  for (const { data, score, documents: some } of found) {
    if (score > max - levels) documents.set(data, [...(documents.get(data) ?? []), ...some]);
  }
  return [...documents];
}

/** The best documents of one data set, grouped by total from the highest down, above `floor`. */
function topLevels(
  { reader, within }: Searched,
  votes: readonly Vote[],
  floor: number,
): { score: number; documents: number[] }[] {
  const wordCount = wordsFor(reader.documentCount);
  const planes = takePlanes(
    wordCount,
    votes.reduce((sum, vote) => sum + vote.points, 0),
  );
  const pool = new Uint32Array(wordCount);
  for (const vote of votes) addVote(planes, vote, pool);
  if (within !== null) for (const plane of planes) keepWithin(plane, within);
  return best(planes, wordCount, floor);
}

function votesOf({ tokens, matchers, numbers, postcodes }: PreparedQuery): Vote[] {
  const votes: Vote[] = [];
  const isOfPostcode = tokens.map(() => false);
  for (const span of postcodes) {
    if (!span.isLikely) continue;
    votes.push({ sets: [span.documents], points: points.postcode });
    isOfPostcode.fill(true, span.from, span.to);
  }
  for (const [at, token] of tokens.entries()) {
    const matcher = matchers[at];
    const withNumber = numbers[at];
    if (matcher === undefined || token.isUnitWord || token.isUnitValue || isOfPostcode[at] === true) continue;
    if (token.hasDigit && withNumber !== null && withNumber !== undefined) {
      votes.push({ sets: [withNumber, matcher.documents], points: points.number });
    } else
      votes.push({ sets: [matcher.documents], points: isUntellingWord(token.text) ? points.streetKind : points.word });
  }
  return votes;
}

let spare: Uint32Array[] = [];

/** Zeroed bit planes for totals up to `max`, reused from the previous search. */
function takePlanes(wordCount: number, max: number): Uint32Array[] {
  if ((spare[0]?.length ?? 0) < wordCount) spare = [];
  const count = 32 - Math.clz32(max);
  // All planes have one length: the next search may be in a larger data set.
  const length = spare[0]?.length ?? wordCount;
  while (spare.length < count) spare.push(new Uint32Array(length));
  const planes = spare.slice(0, count);
  for (const plane of planes) plane.fill(0);
  return planes;
}

/** Adds the points of a vote to every document of its sets. */
function addVote(planes: readonly Uint32Array[], { sets, points: given }: Vote, pool: Uint32Array): void {
  const [only, ...others] = sets;
  if (only === undefined) return;
  // A document in two of the sets still gets one vote.
  const visit =
    others.length === 0 ? (each: EachWord) => forEachWord(only, each) : (each: EachWord) => eachOfAny(sets, pool, each);
  visit((at, bits) => {
    for (let left = given; left > 0; left &= left - 1) {
      let carry = bits;
      for (let digit = 31 - Math.clz32(left & -left); digit < planes.length && carry !== 0; digit++) {
        const cells = planes[digit];
        if (cells === undefined) break;
        const before = cells[at] ?? 0;
        cells[at] = before ^ carry;
        carry &= before;
      }
    }
  });
}

type EachWord = (at: number, bits: number) => void;

function forEachWord(set: DocumentSet, each: EachWord): void {
  for (let at = set.nextWord(0); at < noWord; at = set.nextWord(at + 1)) each(at, set.word(at));
}

function eachOfAny(sets: readonly DocumentSet[], pool: Uint32Array, each: EachWord): void {
  pool.fill(0);
  for (const set of sets) forEachWord(set, (at, bits) => (pool[at] = (pool[at] ?? 0) | bits));
  for (let at = 0; at < pool.length; at++) {
    const bits = pool[at] ?? 0;
    if (bits !== 0) each(at, bits);
  }
}

function keepWithin(plane: Uint32Array, within: DocumentSet): void {
  for (let at = 0; at < plane.length; at++) if (plane[at] !== 0) plane[at] = (plane[at] ?? 0) & within.word(at);
}

function best(
  planes: readonly Uint32Array[],
  wordCount: number,
  floor: number,
): { score: number; documents: number[] }[] {
  const greatest = greatestScores(planes, wordCount);
  const max = greatest.reduce((a, b) => Math.max(a, b), 0);
  const found: { score: number; documents: number[] }[] = [];
  let count = 0;
  for (let score = max; score >= minPoints && score > Math.max(floor, max - levels); score--) {
    const documents: number[] = [];
    for (let at = 0; at < wordCount && count + documents.length < maxDocuments; at++) {
      if ((greatest[at] ?? 0) < score) continue;
      for (let bits = withScore(planes, at, score); bits !== 0; bits &= bits - 1)
        documents.push(at * 32 + 31 - Math.clz32(bits & -bits));
    }
    count += documents.length;
    found.push({ score, documents });
  }
  return found;
}

function withScore(planes: readonly Uint32Array[], at: number, score: number): number {
  let bits = -1;
  for (let digit = planes.length - 1; digit >= 0 && bits !== 0; digit--) {
    const cells = planes[digit]?.[at] ?? 0;
    bits &= (score & (1 << digit)) === 0 ? ~cells : cells;
  }
  return bits;
}

/** The highest total among each 32 documents, found bit by bit. */
function greatestScores(planes: readonly Uint32Array[], wordCount: number): Uint8Array {
  const scores = new Uint8Array(wordCount);
  const candidates = new Int32Array(wordCount).fill(-1);
  for (let digit = planes.length - 1; digit >= 0; digit--) {
    const plane = planes[digit];
    if (plane === undefined) continue;
    for (let at = 0; at < wordCount; at++) {
      const having = (candidates[at] ?? 0) & (plane[at] ?? 0);
      if (having === 0) continue;
      candidates[at] = having;
      scores[at] = (scores[at] ?? 0) | (1 << digit);
    }
  }
  return scores;
}
