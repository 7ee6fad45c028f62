// Documents that have a typed number as a house number, and documents of typed postcodes.
import type { IndexReader } from '../index-format/index-reader.ts';
import { lowerBound } from '../index-format/lower-bound.ts';
import { DocumentSet, DocumentSetBuilder, type SetStorage, wordsFor } from './document-set.ts';
import type { Token } from './parse-query.ts';

/** Houses have up to this many digits; what is longer is a postcode or a telephone number. */
const maxDigits = 5;

/** To read a street and go through it takes about as long as that much of the lists: not tuned. */
const bytesOfStreet = 5000;

/**
 * Documents with a house number that the word begins with ("12b": 12). While only digits are typed and more may come,
 * also those with a number that goes on from there: what is visible now must not vanish and come back.
 */
export function documentsWithNumber(reader: IndexReader, token: Token, storage: SetStorage): DocumentSet {
  if (token.number === 0) return DocumentSet.empty;
  const { numberValues, numberPostings, numberPostingStarts: starts } = reader.sections;
  const ranges = rangesOf(token);
  const lists = ranges.map(([from, to]) => [lowerBound(numberValues, from), lowerBound(numberValues, to)] as const);
  return DocumentSet.growing({
    words: wordsFor(reader.documentCount),
    size: lists.reduce((sum, [first, last]) => sum + (starts[last] ?? 0) - (starts[first] ?? 0), 0),
    upTo: (end) => {
      const set = DocumentSetBuilder.forDocuments(reader.documentCount, end);
      for (const [first, last] of lists) {
        for (let at = first; at < last; at++) {
          set.addPostings(numberPostings, { from: starts[at] ?? 0, to: starts[at + 1] ?? 0 });
        }
      }
      return set.buildBits(storage.pool);
    },
    has: (document) => hasNumber(reader, document, ranges),
    hasBytes: bytesOfStreet,
    ...storage,
  });
}

/** The numbers that the word may mean, `from` up to but not including `to`. */
export function rangesOf(token: Token): NumberRange[] {
  const mayGoOn = token.isPrefix && /^\d+$/.test(token.text);
  const ranges: NumberRange[] = [];
  for (let [from, to] = [token.number, token.number + 1]; ; [from, to] = [from * 10, to * 10]) {
    ranges.push([from, to]);
    if (!mayGoOn || from >= 10 ** (maxDigits - 1)) return ranges;
  }
}

/** Postcodes of the sorted list, `first` up to but not including `last`. */
export interface PostcodeRange {
  first: number;
  last: number;
  /** As it was typed, in capitals; '' where it was not. */
  typed: string;
}

/** One postcode of the sorted list; null for null. */
export function rangeOfPostcode(postcode: number | null): PostcodeRange | null {
  return postcode === null ? null : { first: postcode, last: postcode + 1, typed: '' };
}

/** Typed words as a postcode is written. */
export function writtenPostcode(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase();
}

/** Neighbouring typed words that together are a postcode, or the beginning of one. */
export interface PostcodeSpan {
  /** Tokens `from` up to but not including `to`. */
  from: number;
  to: number;
  /** Postcodes in the sorted list, `first` up to but not including `last`. */
  first: number;
  last: number;
  isWhole: boolean;
  /** It can hardly be anything else: a whole one of several words with a letter, "AB1 2CD". Its words are no house numbers. */
  isSure: boolean;
  /** A whole one that is longer than a house's number: where nothing fits, it is taken for a postcode. */
  isLikely: boolean;
  documents: DocumentSet;
}

/** Few houses have numbers of so many digits, and few postcodes have fewer. */
const minLikely = 4;
/** Letters and digits in one word, from so many on: "ab12cd". */
const minSure = 5;
const maxSpanTokens = 3;
const maxListedPostcodes = 4000;

/** All postcode readings of the query. A beginning counts only where it may be one: the last word, or a part before a space. */
export function findPostcodes(
  reader: IndexReader,
  tokens: readonly Token[],
  documentsOf: (first: number, last: number) => DocumentSet,
): PostcodeSpan[] {
  const spans: PostcodeSpan[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let text = '';
    let hasDigit = false;
    for (let to = from + 1; to <= Math.min(tokens.length, from + maxSpanTokens); to++) {
      const token = tokens[to - 1];
      text += token?.text ?? '';
      hasDigit ||= token?.hasDigit === true;
      if (!hasDigit) continue;
      // "Flat 8, 2501 …" is no 82501; "Regent Apartments AB1 2CD" is a postcode all the same.
      if (token?.isUnitValue === true && !/^\p{L}/u.test(text)) break;
      const [first, last] = reader.postcodes.withPrefix(text);
      if (first >= last) break;
      // The shortest of those that begin so.
      const isWhole = reader.postcodes.lengthOf(first) === text.length;
      const mayBegin = text.length >= 2 && (to === tokens.length || /\p{L}/u.test(text));
      const hasUnit = tokens.slice(from, to).some(({ isUnitValue }) => isUnitValue);
      const isBeginning = mayBegin && !hasUnit;
      if (!isWhole && !isBeginning) continue;
      const isOfSeveralParts = to - from > 1 || (text.length >= minSure && /^\p{L}/u.test(text));
      const isSure = isWhole && isOfSeveralParts && /\p{L}/u.test(text);
      const isLikely = isWhole && text.length >= minLikely;
      // One postcode may be written in several ways: "852 36" and "85236".
      let end = isBeginning ? last : first;
      while (end < last && reader.postcodes.lengthOf(end) === text.length) end++;
      spans.push({ from, to, first, last: end, isWhole, isSure, isLikely, documents: documentsOf(first, end) });
    }
  }
  return spans.filter((span) => span.isSure || !spans.some((other) => other.isSure && overlaps(span, other)));
}

function overlaps(a: PostcodeSpan, b: PostcodeSpan): boolean {
  return a.from < b.to && b.from < a.to;
}

/** For each typed word with a digit the documents with that house number; null for the others, and in a sure postcode. */
export function findNumbers(
  tokens: readonly Token[],
  postcodes: readonly PostcodeSpan[],
  documentsOf: (token: Token) => DocumentSet,
): (DocumentSet | null)[] {
  const isNumber = (token: Token, at: number): boolean =>
    token.hasDigit && !postcodes.some(({ isSure, from, to }) => isSure && from <= at && at < to);
  return tokens.map((token, at) => (isNumber(token, at) ? documentsOf(token) : null));
}

/** Documents with one of these postcodes, `first` up to but not including `last` in the sorted list. */
export function documentsWithPostcode(
  reader: IndexReader,
  { first, last }: { first: number; last: number },
  storage: SetStorage,
): DocumentSet {
  const { postcodePostings, postcodePostingStarts: starts } = reader.sections;
  return DocumentSet.growing({
    words: wordsFor(reader.documentCount),
    size: (starts[Math.min(last, first + maxListedPostcodes)] ?? 0) - (starts[first] ?? 0),
    upTo: (end) => {
      const set = DocumentSetBuilder.forDocuments(reader.documentCount, end);
      for (let postcode = first; postcode < Math.min(last, first + maxListedPostcodes); postcode++) {
        set.addPostings(postcodePostings, { from: starts[postcode] ?? 0, to: starts[postcode + 1] ?? 0 });
      }
      return set.buildBits(storage.pool);
    },
    ...storage,
  });
}

/** Numbers from the first up to but not including the second. */
export type NumberRange = readonly [from: number, to: number];

export function hasNumber(reader: IndexReader, document: number, ranges: readonly NumberRange[]): boolean {
  if (reader.isBuilding(document)) return false;
  return reader.hasNumber(document, (value) => ranges.some(([from, to]) => value >= from && value < to));
}
