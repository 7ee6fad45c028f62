// Finds house numbers and postcodes among the typed words, and the documents that have them.
import type { IndexReader } from '../index-format/index-reader.ts';
import { lowerBound } from '../index-format/lower-bound.ts';
import { DocumentSet, DocumentSetBuilder, type SetStorage, wordsFor } from './document-set.ts';
import type { Token } from './parse-query.ts';
import { isNumberFirst } from '@doorstep/address-language';

/** Longer numbers are postcodes or telephone numbers. */
const maxDigits = 5;

/** Bytes of posting lists that can be read in the time needed to check one street's addresses; not tuned. */
const bytesOfStreet = 5000;

/**
 * Documents with the house number that starts the word ("12b": 12). While digits are still being typed, also documents
 * with a longer number that starts with them: a suggestion must not vanish and come back.
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

export function rangesOf(token: Token): NumberRange[] {
  const mayGoOn = token.isPrefix && /^\d+$/.test(token.text);
  const ranges: NumberRange[] = [];
  for (let [from, to] = [token.number, token.number + 1]; ; [from, to] = [from * 10, to * 10]) {
    ranges.push([from, to]);
    if (!mayGoOn || from >= 10 ** (maxDigits - 1)) return ranges;
  }
}

/** Postcodes `first` to `last` (exclusive) of the sorted list. */
export interface PostcodeRange {
  first: number;
  last: number;
  /** As typed, in capitals; "" when none was typed. */
  typed: string;
}

export function rangeOfPostcode(postcode: number | null): PostcodeRange | null {
  return postcode === null ? null : { first: postcode, last: postcode + 1, typed: '' };
}

/** Formats the typed words as a postcode: in capitals, separated by spaces. */
export function writtenPostcode(tokens: readonly Token[]): string {
  return tokens
    .map(({ text }) => text)
    .join(' ')
    .toUpperCase();
}

/** Consecutive typed words that together spell a postcode, or the start of one. */
export interface PostcodeSpan {
  /** Tokens `from` to `to` (exclusive). */
  from: number;
  to: number;
  /** Postcodes `first` to `last` (exclusive) of the sorted list. */
  first: number;
  last: number;
  isWhole: boolean;
  /** Complete, with a letter: several words ("AB1 2CD") or one long word. Hardly ever a house number. */
  isSure: boolean;
  /** Complete and longer than most house numbers: read as a postcode when nothing matches. */
  isLikely: boolean;
  documents: DocumentSet;
}

/** Few house numbers are this long, and few postcodes are shorter. */
const minLikely = 4;
/** A single word of at least this length that starts with a letter is certain: "ab12cd". */
const minSure = 5;
const maxSpanTokens = 3;
const maxListedPostcodes = 4000;

/**
 * Every reading of typed words as a postcode. The start of one counts only as the last word or as the part before a
 * space.
 */
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
      // "Flat 8, 2501 …" is not 82501, but "Regent Apartments AB1 2CD" ends in a postcode.
      if (token?.isUnitValue === true && !/^\p{L}/u.test(text)) break;
      const [first, last] = reader.postcodes.withPrefix(text);
      if (first >= last) break;
      const isWhole = reader.postcodes.lengthOf(first) === text.length;
      const mayBegin = text.length >= 2 && (to === tokens.length || /\p{L}/u.test(text));
      const hasUnit = tokens.slice(from, to).some(({ isUnitValue }) => isUnitValue);
      const isBeginning = mayBegin && !hasUnit;
      if (!isWhole && !isBeginning) continue;
      const isOfSeveralParts = to - from > 1 || (text.length >= minSure && /^\p{L}/u.test(text));
      const isSure = isWhole && isOfSeveralParts && /\p{L}/u.test(text);
      const isLikely = isWhole && text.length >= minLikely;
      // The list has both spellings of a postcode: "852 36" and "85236".
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

/**
 * For each token, the documents with that house number; null for tokens without a digit and those of a sure postcode.
 */
export function findNumbers(
  tokens: readonly Token[],
  postcodes: readonly PostcodeSpan[],
  documentsOf: (token: Token) => DocumentSet,
): (DocumentSet | null)[] {
  const isNumber = (token: Token, at: number): boolean =>
    token.hasDigit && !postcodes.some(({ isSure, from, to }) => isSure && from <= at && at < to);
  return tokens.map((token, at) => (isNumber(token, at) ? documentsOf(token) : null));
}

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

/** `to` is exclusive. */
export type NumberRange = readonly [from: number, to: number];

export function hasNumber(reader: IndexReader, document: number, ranges: readonly NumberRange[]): boolean {
  if (reader.isBuilding(document)) return false;
  return reader.hasNumber(document, (value) => ranges.some(([from, to]) => value >= from && value < to));
}

/**
 * The possible number or unit tokens next to a word of the name, preferably on the side where the country writes the
 * number. "bis" or the 1 of "5/1" may stand between.
 */
export function restBesideName({
  reader,
  document,
  query,
  rest,
  isOfName,
}: {
  reader: IndexReader;
  document: number;
  query: { tokens: readonly Token[] };
  rest: readonly number[];
  isOfName: readonly boolean[];
}): number[] {
  const before = rest.filter((at) => {
    const behind = query.tokens[at + 1]?.isSoft === true && isOfName[at + 1] !== true ? at + 2 : at + 1;
    return isOfName[behind] === true;
  });
  const after = rest.filter((at) => isOfName[at - 1] === true);
  const [own, other] = isNumberFirst(reader.countryOf(document)) ? [before, after] : [after, before];
  return own.length > 0 ? own : other;
}
