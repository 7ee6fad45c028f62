// Documents that have a typed number as a house number, and documents of typed postcodes.
import { type IndexReader, lowerBound } from '../index-format/index-reader.ts';
import { DocumentSet } from './document-set.ts';
import type { Token } from './parse-query.ts';
import { walkList } from './token-matcher.ts';

/** Houses have up to this many digits; what is longer is a postcode or a telephone number. */
const mostDigits = 5;

/**
 * Documents with a house number that the word begins with ("12b": 12). While only digits are typed and more may come,
 * also those with a number that goes on from there: what is visible now must not vanish and come back.
 */
export function documentsWithNumber(reader: IndexReader, token: Token): DocumentSet {
  const set = new DocumentSet(reader.documentCount);
  if (token.number === 0) return set;
  const { numberValues } = reader.sections;
  const mayGoOn = token.isOpen && /^\d+$/.test(token.text);
  for (let [from, to] = [token.number, token.number + 1]; ; [from, to] = [from * 10, to * 10]) {
    for (let at = lowerBound(numberValues, from); (numberValues[at] ?? to) < to; at++) addNumber(reader, at, set);
    if (!mayGoOn || from >= 10 ** (mostDigits - 1)) return set;
  }
}

function addNumber(reader: IndexReader, at: number, set: DocumentSet): void {
  const { numberPostings, numberPostingStarts } = reader.sections;
  let document = 0;
  walkList(numberPostings, numberPostingStarts, at, (difference) => {
    document += difference;
    set.add(document);
  });
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
  documents: DocumentSet;
}

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
    for (let to = from + 1; to <= Math.min(tokens.length, from + maxSpanTokens); to++) {
      text += tokens[to - 1]?.text ?? '';
      if (!/\p{N}/u.test(text)) continue;
      const [first, last] = reader.postcodes.withPrefix(text);
      if (first >= last) break;
      const isWhole = reader.postcodes.indexOf(text) >= 0;
      const mayBegin = text.length >= 2 && (to === tokens.length || /\p{L}/u.test(text));
      if (!isWhole && !mayBegin) continue;
      spans.push({ from, to, first, last, isWhole, documents: documentsOf(first, last) });
    }
  }
  return spans;
}

/** Documents with one of these postcodes, `first` up to but not including `last` in the sorted list. */
export function documentsWithPostcode(reader: IndexReader, first: number, last: number): DocumentSet {
  const set = new DocumentSet(reader.documentCount);
  const { postcodePostings, postcodePostingStarts } = reader.sections;
  for (let postcode = first; postcode < Math.min(last, first + maxListedPostcodes); postcode++) {
    let document = 0;
    walkList(postcodePostings, postcodePostingStarts, postcode, (difference) => {
      document += difference;
      set.add(document);
    });
  }
  return set;
}
