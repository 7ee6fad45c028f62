// What one typed word may mean in one data set: words of the vocabulary, each at a price.
import type { IndexReader } from '../index-format/index-reader.ts';
import { lowerBound } from '../index-format/index-reader.ts';
import { expandCompound } from '../text/compound-street.ts';
import { price } from '../rank/prices.ts';
import { DocumentSet } from './document-set.ts';
import { findFuzzyWords } from './fuzzy-words.ts';
import type { Token } from './parse-query.ts';
import { WordPrices } from './word-prices.ts';

const maxRangesWords = 20_000; // a fuzzy match of nearly everything says nothing

/** Letters from which one and two edits are forgiven: with fewer, half the vocabulary is near. */
const oneEditFrom = 4;
const twoEditsFrom = 8;

/**
 * Prices of words for one token; `Infinity` for a word that does not match. Depends on the token's text and on whether
 * it is open, on nothing else: matchers are shared between queries.
 */
export class TokenMatcher {
  /** Documents with a matching word in a name or in their place's, and those where it begins a name. */
  readonly documents: DocumentSet;
  readonly beginning: DocumentSet;
  /** Places with a matching word. */
  readonly places = new Set<number>();
  readonly #reader: IndexReader;
  readonly #from: number;
  readonly #to: number;
  readonly #exact: number;
  readonly #prefixPrice: number;
  /** Words beyond the prefix range: other forms and misspellings. */
  readonly #others = new WordPrices();

  /** @param maxEdits  0 to 2; short words are given less. */
  constructor(reader: IndexReader, token: Token, maxEdits: number) {
    this.#reader = reader;
    this.documents = new DocumentSet(reader.documentCount);
    this.beginning = new DocumentSet(reader.documentCount);
    const { words } = reader;
    const spelling = token.isOpen ? token.text : (expandCompound(token.text) ?? token.text);
    this.#exact = words.indexOf(spelling);
    const mayContinue = token.isOpen || !token.hasDigit; // digits are exact once they are complete
    [this.#from, this.#to] = mayContinue
      ? words.withPrefix(spelling === token.text ? token.text : spelling)
      : [this.#exact, this.#exact < 0 ? -1 : this.#exact + 1];
    this.#prefixPrice = token.isOpen ? 0 : price.unfinishedWord;
    this.#addVariants(this.#from, this.#to);
    const edits = editsFor(token, maxEdits);
    if (edits > 0) this.#addMisspellings(spelling, token.isOpen, edits);
    for (let word = this.#from; word < this.#to; word++) this.#collect(word);
    this.#others.close();
    for (const word of this.#others.words) if (word < this.#from || word >= this.#to) this.#collect(word);
  }

  priceOf(word: number): number {
    if (word === this.#exact) return 0;
    const other = this.#others.priceOf(word);
    return word >= this.#from && word < this.#to ? Math.min(this.#prefixPrice, other) : other;
  }

  isEmpty(): boolean {
    return this.#from >= this.#to && this.#others.words.length === 0;
  }

  #addVariants(from: number, to: number): void {
    const { variantFrom, variantTo } = this.#reader.sections;
    for (let at = lowerBound(variantFrom, Math.max(0, from)); at < variantFrom.length; at++) {
      const spelling = variantFrom[at] ?? 0;
      if (spelling >= to) return;
      this.#others.offer(variantTo[at] ?? 0, spelling === this.#exact ? 0 : this.#prefixPrice);
    }
  }

  #addMisspellings(spelling: string, isOpen: boolean, maxEdits: number): void {
    const { variantFrom, variantTo } = this.#reader.sections;
    let budget = maxRangesWords;
    findFuzzyWords(this.#reader.words, { text: spelling, isOpen, maxEdits }, (from, to, edits) => {
      const cost = edits * price.edit;
      for (let word = from; word < to && budget > 0; word++, budget--) this.#others.offer(word, cost);
      for (let at = lowerBound(variantFrom, from); (variantFrom[at] ?? to) < to; at++) {
        this.#others.offer(variantTo[at] ?? 0, cost);
      }
    });
  }

  #collect(word: number): void {
    const { postings, postingStarts, placePostings, placePostingStarts, placeFirstDocument } = this.#reader.sections;
    let last = 0;
    walkList(postings, postingStarts, word, (difference) => {
      last += difference;
      const document = last >>> 1;
      this.documents.add(document);
      if ((last & 1) === 1) this.beginning.add(document);
    });
    let place = 0;
    walkList(placePostings, placePostingStarts, word, (difference) => {
      place += difference;
      if (this.places.has(place)) return;
      this.places.add(place);
      this.documents.addRange(placeFirstDocument[place] ?? 0, placeFirstDocument[place + 1] ?? 0);
    });
  }
}

/** How many edits a word is given when `maxEdits` are allowed. */
export function editsFor(token: Token, maxEdits: number): number {
  if (token.hasDigit || token.text.length < oneEditFrom) return 0;
  return Math.min(maxEdits, token.text.length >= twoEditsFrom ? 2 : 1);
}

/** Calls `take` with each difference of one posting list. */
export function walkList(
  bytes: Uint8Array,
  starts: Uint32Array,
  list: number,
  take: (difference: number) => void,
): void {
  let at = starts[list] ?? 0;
  const end = starts[list + 1] ?? at;
  while (at < end) {
    let byte = bytes[at++] ?? 0;
    let value = byte & 127;
    let shift = 7;
    while (byte > 127) {
      byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
    }
    take(value);
  }
}
