// The words of one data set's vocabulary that one typed word may mean, each with a penalty.
import { documentFlag } from '../index-format/file-layout.ts';
import { ByteReader } from '../index-format/byte-reader.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { lowerBound } from '../index-format/lower-bound.ts';
import { DocumentSet, DocumentSetBuilder, type Marks, type SetStorage, wordsFor } from './document-set.ts';
import { findFuzzyWords } from './fuzzy-words.ts';
import type { Token } from './parse-query.ts';
import { penalties } from './ranking.ts';
import { compoundsOfOtherKinds, expandCompound, soundAlikes } from '@doorstep/address-language';

/** Words `from` to `to` (exclusive) with the same penalty. */
interface PenaltyRange {
  from: number;
  to: number;
  penalty: number;
}

/** The lowest penalty of each word, stored by ranges of neighbouring words. */
export class WordPenalties {
  #offers: PenaltyRange[] = [];
  /** `from`, `to`, `penalty` of each range in turn, ascending, without overlaps: half the memory of objects. */
  #ranges: readonly number[] = [];

  offer(from: number, to: number, penalty: number): void {
    if (from < to) this.#offers.push({ from, to, penalty });
  }

  /** Call after the last offer. */
  close(): void {
    const offers = this.#offers.sort((a, b) => a.penalty - b.penalty || a.from - b.from);
    let ranges: number[] = [];
    for (let start = 0; start < offers.length;) {
      const penalty = offers[start]?.penalty ?? 0;
      let end = start;
      while (offers[end]?.penalty === penalty) end++;
      ranges = joined(ranges, offers.slice(start, end));
      start = end;
    }
    this.#ranges = ranges;
    this.#offers = [];
  }

  /** Infinity for a word without an offer. */
  penaltyOf(word: number): number {
    const ranges = this.#ranges;
    let low = 0;
    let high = this.rangeCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ranges[middle * 3] ?? 0) > word) high = middle;
      else if ((ranges[middle * 3 + 1] ?? 0) > word) return ranges[middle * 3 + 2] ?? 0;
      else low = middle + 1;
    }
    return Infinity;
  }

  get rangeCount(): number {
    return this.#ranges.length / 3;
  }

  forEachWord(visit: (word: number) => void): void {
    const ranges = this.#ranges;
    for (let at = 0; at < ranges.length; at += 3) {
      const to = ranges[at + 1] ?? 0;
      for (let word = ranges[at] ?? 0; word < to; word++) visit(word);
    }
  }
}

/** Adds the parts of the offered ranges that `before` does not cover. Both ascend; offered ranges may overlap. */
function joined(before: readonly number[], offered: readonly PenaltyRange[]): number[] {
  const all: number[] = [];
  let next = 0;
  let at = 0; // the first word not handled yet
  for (const { from, to, penalty } of offered) {
    at = Math.max(at, from);
    while (at < to) {
      const otherFrom = before[next] ?? Infinity;
      if (otherFrom <= at) {
        const otherTo = before[next + 1] ?? 0;
        all.push(otherFrom, otherTo, before[next + 2] ?? 0);
        at = Math.max(at, otherTo);
        next += 3;
      } else {
        const end = Math.min(to, otherFrom);
        all.push(at, end, penalty);
        at = end;
      }
    }
  }
  for (; next < before.length; next++) all.push(before[next] ?? 0);
  return all;
}

/** A misspelling that matches more words than this is useless. */
const maxRangesWords = 20_000;

/** Mean size of a word's posting list in bytes, for an estimate. */
const bytesOfWord = 10;
const bytesOfRange = 24;

/** Bytes of posting lists that can be read in the time needed to check one document's names; not tuned. */
const bytesOfDocument = 500;

/** Minimum letters for one and two edits: shorter words are close to half the vocabulary. */
const oneEditFrom = 4;
const twoEditsFrom = 8;

/** Longer words are not part of an address, and look-ups grow with the square of the length. */
export const maxLetters = 40;

/** Matches words against one token. Depends only on the token's text and `isPrefix`, so queries share it. */
export class TokenMatcher {
  /** Documents with a matching word in their names or place. */
  readonly documents: DocumentSet;
  /** Documents with a name that begins with a matching word. */
  readonly beginning: DocumentSet;
  readonly hasDigit: boolean;
  #places: readonly number[] | null = null;
  readonly #reader: IndexReader;
  readonly #from: number;
  readonly #to: number;
  readonly #exact: number;
  readonly #prefixPenalty: number;
  /** Other forms and misspellings outside `#from` to `#to`. */
  readonly #others = new WordPenalties();

  constructor(reader: IndexReader, token: Token, maxEdits: MaxEdits, storage: SetStorage) {
    this.#reader = reader;
    this.hasDigit = token.hasDigit;
    const { words } = reader;
    const spelling = token.isPrefix ? token.text : (expandCompound(token.text) ?? token.text);
    this.#exact = words.indexOf(spelling);
    const mayContinue = token.isPrefix || !token.hasDigit; // a finished number is exact
    [this.#from, this.#to] = mayContinue
      ? words.withPrefix(spelling === token.text ? token.text : spelling)
      : [this.#exact, this.#exact < 0 ? -1 : this.#exact + 1];
    this.#prefixPenalty = token.isPrefix ? 0 : penalties.unfinishedWord;
    this.#addVariants(this.#from, this.#to);
    const edits = editsFor(token, maxEdits);
    if (edits > 0) this.#addMisspellings(spelling, token.isPrefix, edits);
    this.#others.close();
    this.documents = this.#growingSet('all', storage);
    this.beginning = this.#growingSet('only marked', storage);
  }

  /** Whether the data has the word exactly as typed. */
  isKnown(): boolean {
    return this.#exact >= 0;
  }

  isSpelling(word: number): boolean {
    return word === this.#exact;
  }

  penaltyOf(word: number): number {
    if (word === this.#exact) return 0;
    const other = this.#others.penaltyOf(word);
    return word >= this.#from && word < this.#to ? Math.min(this.#prefixPenalty, other) : other;
  }

  get bytes(): number {
    const { documents, beginning } = this;
    return documents.bytes + beginning.bytes + (this.#places?.length ?? 0) * 8 + this.#others.rangeCount * bytesOfRange;
  }

  /** Places with a matching word in their names, ascending. */
  get places(): readonly number[] {
    return (this.#places ??= this.#findPlaces());
  }

  hasPlace(place: number): boolean {
    return this.places[lowerBound(this.places, place)] === place;
  }

  isEmpty(): boolean {
    return this.#from >= this.#to && this.#others.rangeCount === 0;
  }

  #growingSet(marks: Marks, storage: SetStorage): DocumentSet {
    const reader = this.#reader;
    const { postings, postingStarts: starts, placeFirstDocument } = reader.sections;
    return DocumentSet.growing({
      words: wordsFor(reader.documentCount),
      size: (starts[this.#to] ?? 0) - (starts[this.#from] ?? 0) + this.#others.rangeCount * bytesOfWord,
      upTo: (end) => {
        const builder = DocumentSetBuilder.forDocuments(reader.documentCount, end);
        this.#forEachWord((word) => {
          builder.addPostings(postings, { from: starts[word] ?? 0, to: starts[word + 1] ?? 0 }, marks);
        });
        if (marks === 'all') {
          for (const place of this.places) {
            builder.addRange(placeFirstDocument[place] ?? 0, placeFirstDocument[place + 1] ?? 0);
          }
        }
        return builder.buildBits(storage.pool);
      },
      has: (document) => hasWord(reader, document, { isMatch: (word) => this.#isMatch(word), marks }),
      hasBytes: bytesOfDocument,
      ...storage,
    });
  }

  #isMatch(word: number): boolean {
    return (word >= this.#from && word < this.#to) || this.#others.penaltyOf(word) < Infinity;
  }

  #findPlaces(): number[] {
    const { placePostings, placePostingStarts: starts } = this.#reader.sections;
    const found = new Set<number>();
    const reader = new ByteReader(placePostings);
    this.#forEachWord((word) => {
      reader.at = starts[word] ?? 0;
      const end = starts[word + 1] ?? 0;
      for (let place = 0; reader.at < end;) {
        place += reader.unsigned();
        found.add(place);
      }
    });
    return [...found].sort((a, b) => a - b);
  }

  #forEachWord(visit: (word: number) => void): void {
    for (let word = this.#from; word < this.#to; word++) visit(word);
    this.#others.forEachWord((word) => {
      if (word < this.#from || word >= this.#to) visit(word);
    });
  }

  #addVariants(from: number, to: number): void {
    const { variantFrom, variantTo } = this.#reader.sections;
    for (let at = lowerBound(variantFrom, Math.max(0, from)); at < variantFrom.length; at++) {
      const spelling = variantFrom[at] ?? 0;
      if (spelling >= to) return;
      const word = variantTo[at] ?? 0;
      this.#others.offer(word, word + 1, spelling === this.#exact ? 0 : this.#prefixPenalty);
    }
  }

  #addMisspellings(spelling: string, isPrefix: boolean, maxEdits: number): void {
    const { variantFrom, variantTo } = this.#reader.sections;
    const { words } = this.#reader;
    let budget = maxRangesWords;
    const offer = (from: number, to: number, edits: number): void => {
      const penalty = edits * penalties.edit;
      const end = Math.min(to, from + budget);
      this.#others.offer(from, end, penalty);
      budget -= Math.max(0, end - from);
      for (let at = lowerBound(variantFrom, from); (variantFrom[at] ?? to) < to; at++) {
        const word = variantTo[at] ?? 0;
        this.#others.offer(word, word + 1, penalty);
      }
    };
    findFuzzyWords(words, { text: spelling, isPrefix, maxEdits }, offer);
    for (const [alike, places] of soundAlikes(spelling)) {
      const exact = words.indexOf(alike);
      const [from, to] = isPrefix ? words.withPrefix(alike) : [exact, exact + 1];
      if (from >= 0 && from < to) offer(from, to, places);
    }
    if (isPrefix) return;
    for (const other of compoundsOfOtherKinds(spelling)) {
      const word = words.indexOf(other);
      if (word >= 0) this.#others.offer(word, word + 1, penalties.otherKind);
    }
  }
}

/** The number of edits allowed; `lenientEdits` allows two in words of five letters, after all else failed. */
export type MaxEdits = 0 | 1 | 2 | typeof lenientEdits;
export const lenientEdits = 3;
const lenientFrom = 5;

/** The edits allowed in one word: fewer in short words, none in numbers. */
export function editsFor(token: Token, maxEdits: MaxEdits): number {
  const { length } = token.text;
  if (token.hasDigit || length < oneEditFrom || length > maxLetters) return 0;
  if (maxEdits === lenientEdits) return length >= lenientFrom ? 2 : 0;
  return Math.min(maxEdits, length >= twoEditsFrom ? 2 : 1);
}

/** Whether a document's names or place match; null when only its house numbers could answer that. */
export function hasWord(
  reader: IndexReader,
  document: number,
  { isMatch, marks }: { isMatch: (word: number) => boolean; marks: Marks },
): boolean | null {
  const { documentName, documentFlags, placeCity, placeRegion, placeDistrict } = reader.sections;
  const names = [{ name: documentName[document] ?? 0, isLocality: false }, ...reader.extraNames(document)];
  if (marks === 'only marked') {
    return names.some(({ name, isLocality }) => {
      const [first] = reader.wordsOfText(name);
      return !isLocality && first !== undefined && isMatch(first);
    });
  }
  if (names.some(({ name }) => reader.wordsOfText(name).some(isMatch))) return true;
  const place = reader.placeOf(document);
  for (const column of [placeCity, placeRegion, placeDistrict]) {
    if (reader.wordsOfText(column[place] ?? 0).some(isMatch)) return true;
  }
  return ((documentFlags[document] ?? 0) & documentFlag.wordsInNumbers) === 0 ? false : null;
}
