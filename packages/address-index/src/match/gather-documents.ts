// Which documents are worth pricing: everything typed must fit first; then, only while too little was found,
// one condition after the other is let go.
//
//   1  every word fits, numbers included            "12 high st ottery"
//   2  words that may belong to a unit do not count "flat b 12 high st"
//   3  house numbers do not count: the street       "99 high st"
//   4  1–3 with misspellings                        "12 hihg st"
//
// Where even so nothing fits: what has most of it (`gatherTopDocuments`).
import type { IndexReader } from '../index-format/index-reader.ts';
import { type PreparedQuery, priceDocument, type PricedDocument } from './price-document.ts';
import { price } from './prices.ts';
import type { DocumentSet } from './document-set.ts';
import { type Condition, firstFitting } from './first-fitting.ts';
import { topDocuments } from './top-documents.ts';
import { findNumbers, findPostcodes } from './number-matcher.ts';
import type { Token } from './parse-query.ts';
import { searchMemory } from './search-memory.ts';
import { editsFor } from './token-matcher.ts';

/**
 * Documents priced in each round, by how many words were typed. Beyond them the biggest towns have been seen, and the
 * fewer words there are, the surer more will come. Pricing takes about 5 µs.
 */
const maxPricedByWords = [0, 120, 250, 400];

/** More unknown words than these are not misspelt: they are no part of the address. */
const maxMisspeltAtOnce = 2;

/** Of a text of so many words, most are right: what is misspelt worse is found by the others (`gatherTopDocuments`). */
const wordsOfLong = 5;

/** From so many words on, an address that has them all is what was meant. */
const wordsThatConvince = 3;

export interface GatherOptions {
  /** How many good documents are enough. */
  enough: number;
  /** Where to search; null for everywhere. */
  within: DocumentSet | null;
  /** What is near the visitor, to be looked at first; null when that is not known. */
  near: DocumentSet | null;
}

/** The documents found, cheapest first, and the query as it was read. */
export function gatherDocuments(
  reader: IndexReader,
  tokens: readonly Token[],
  options: GatherOptions,
): { documents: PricedDocument[]; query: PreparedQuery } {
  const memory = searchMemory(reader);
  const postcodes = findPostcodes(reader, tokens, (first, last) => memory.documentsWithPostcode(first, last));
  const numbers = findNumbers(tokens, postcodes, (token) => memory.documentsWithNumber(token));
  const found = new Map<number, PricedDocument>();
  const isLong = tokens.length >= wordsOfLong;
  const maxEditsOfAny = Math.max(0, ...tokens.map((token) => editsFor(token, isLong ? 1 : 2)));
  const isUnknown = tokens.map((token) => !token.hasDigit && memory.matcher(token, 0).isEmpty());
  const isBeyondMisspelling = isUnknown.filter(Boolean).length > maxMisspeltAtOnce;
  for (let maxEdits = 0; ; maxEdits++) {
    if (maxEdits > 0 && isUnknown.includes(true) && isUnknown.includes(false)) {
      // A word that the data does not have is the misspelt one; mostly the others are right.
      const matchers = tokens.map((token, at) => memory.matcher(token, isUnknown[at] === true ? maxEdits : 0));
      const query: PreparedQuery = { tokens, postcodes, numbers, matchers, needs: 'all' };
      gatherOnce(reader, query, options, found);
      if (isLong || isEnough(found, tokens, options.enough, maxEdits))
        return { documents: sorted(found, options.near), query };
    }
    const matchers = tokens.map((token) => memory.matcher(token, maxEdits));
    const query: PreparedQuery = { tokens, postcodes, numbers, matchers, needs: 'all' };
    gatherOnce(reader, query, options, found);
    const isLast =
      maxEdits >= maxEditsOfAny || isBeyondMisspelling || isEnough(found, tokens, options.enough, maxEdits);
    if (isLast) return { documents: sorted(found, options.near), query };
  }
}

/** Looking for misspellings of a word walks much of the vocabulary: of so many unknown words, from the last one on. */
const maxMisspelt = 4;

/**
 * The documents that have most of what was typed, cheapest first: for a text of which no address has everything. Words that
 * the data does not have are no misspellings as long as something convinces without them.
 */
export function gatherTopDocuments(
  reader: IndexReader,
  tokens: readonly Token[],
  { within, near }: Pick<GatherOptions, 'within' | 'near'>,
): PricedDocument[] {
  const memory = searchMemory(reader);
  const postcodes = findPostcodes(reader, tokens, (first, last) => memory.documentsWithPostcode(first, last));
  const numbers = findNumbers(tokens, postcodes, (token) => memory.documentsWithNumber(token));
  const unknown = tokens.filter((token) => !token.hasDigit && memory.matcher(token, 0).isEmpty()).slice(-maxMisspelt);
  const found = new Map<number, PricedDocument>();
  for (const edits of [0, 1, 'two in five letters'] as const) {
    if (edits !== 0 && !unknown.some((token) => editsFor(token, edits) > 0)) continue;
    const matchers = tokens.map((token) => memory.matcher(token, unknown.includes(token) ? edits : 0));
    const query: PreparedQuery = { tokens, postcodes, numbers, matchers, needs: 'most' };
    for (const document of topDocuments(reader, query, within)) {
      const priced = priceDocument(reader, query, document);
      if (priced.cost < (found.get(document)?.cost ?? Infinity)) found.set(document, priced);
    }
    if ([...found.values()].some(({ isConvincing }) => isConvincing)) break;
  }
  return sorted(found, near);
}

/** Whether more misspellings need not be tried. */
function isEnough(
  found: Map<number, PricedDocument>,
  tokens: readonly Token[],
  enough: number,
  maxEdits: number,
): boolean {
  const good = countBelow(found, price.edit * (maxEdits + 1));
  if (good >= enough) return true;
  // Something fits all of several words as they stand, number included: others would be worse.
  return good > 0 && (maxEdits > 0 || tokens.length >= wordsThatConvince);
}

function gatherOnce(
  reader: IndexReader,
  query: PreparedQuery,
  options: GatherOptions,
  found: Map<number, PricedDocument>,
): void {
  const { tokens } = query;
  const hasSoft = tokens.some((token) => token.isSoft);
  collect(reader, query, { ...options, soft: true, digits: true, skip: -1 }, found);
  if (hasSoft) collect(reader, query, { ...options, soft: false, digits: true, skip: -1 }, found);
  if (!tokens.some((token) => token.hasDigit) || countBelow(found, price.numberMissing) > 0) return;
  // "2917 vt route 22a": each number in turn may be missing, then all of them
  for (const [skip, token] of tokens.entries()) {
    if (token.hasDigit) collect(reader, query, { ...options, soft: !hasSoft, digits: true, skip }, found);
  }
  if (found.size < options.enough)
    collect(reader, query, { ...options, soft: !hasSoft, digits: false, skip: -1 }, found);
}

function countBelow(found: Map<number, PricedDocument>, below: number): number {
  let good = 0;
  for (const { cost } of found.values()) if (cost < below) good++;
  return good;
}

/** Cheapest first, then what is near, then the bigger town. */
function sorted(found: Map<number, PricedDocument>, near: DocumentSet | null): PricedDocument[] {
  const isFar = (document: number): number => (near === null || near.has(document) ? 0 : 1);
  return [...found.values()].sort(
    (a, b) => a.cost - b.cost || isFar(a.document) - isFar(b.document) || a.document - b.document,
  );
}

interface Round extends GatherOptions {
  /** Whether words that may name a unit must fit. */
  soft: boolean;
  /** Whether numbers must fit. */
  digits: boolean;
  /** A token that need not fit; -1 for none. */
  skip: number;
}

function collect(reader: IndexReader, query: PreparedQuery, round: Round, found: Map<number, PricedDocument>): void {
  const conditions = conditionsOf(query, round);
  if (conditions.length === 0) return;
  const firstWord = query.matchers[query.tokens.findIndex((token) => !token.hasDigit && !token.isSoft)];
  const limit = maxPricedByWords[Math.min(query.tokens.length, 3)] ?? 0;
  const near = round.near === null ? null : firstFitting([...conditions, [round.near]], null, limit);
  const { preferred, others } = firstFitting(conditions, firstWord?.beginning ?? null, limit);
  for (const document of [...(near?.others ?? []), ...preferred, ...others]) {
    const known = found.get(document);
    // What fits without a mistake cannot fit better with one; in the same round it is priced once.
    if (known !== undefined && (known.cost <= price.edit || known.query === query)) continue;
    const priced = priceDocument(reader, query, document);
    if (known === undefined || priced.cost < known.cost) found.set(document, priced);
  }
}

/** What a document must have, word by word; empty when no condition is left and everything would fit. */
function conditionsOf(query: PreparedQuery, round: Round): Condition[] {
  const conditions: Condition[] = round.within === null ? [] : [[round.within]];
  for (const [at, matcher] of query.matchers.entries()) {
    const token = query.tokens[at];
    if (token === undefined || at === round.skip || (token.isSoft && !round.soft)) continue;
    if (token.hasDigit && !round.digits) continue;
    const spans = query.postcodes.filter((span) => span.from <= at && at < span.to);
    const condition = spans.some(({ isSure }) => isSure) ? [] : [matcher.documents];
    for (const span of spans) condition.push(span.documents);
    const withNumber = query.numbers[at];
    if (withNumber !== null && withNumber !== undefined) condition.push(withNumber);
    conditions.push(condition);
  }
  return conditions;
}
