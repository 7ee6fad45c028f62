// Which documents are worth pricing: everything typed must fit first; then, only while too little was found,
// one condition after the other is let go.
//
//   1  every word fits, numbers included            "12 high st ottery"
//   2  words that may belong to a unit do not count "flat b 12 high st"
//   3  house numbers do not count: the street       "99 high st"
//   4  1–3 with misspellings                        "12 hihg st"
//   5  one word does not count                      "12 high st nowhere"
import type { IndexReader } from '../index-format/index-reader.ts';
import { type PreparedQuery, priceDocument, type PricedDocument } from '../rank/price-document.ts';
import { price } from '../rank/prices.ts';
import type { DocumentSet } from './document-set.ts';
import { documentsWithNumber, findPostcodes } from './number-matcher.ts';
import type { Token } from './parse-query.ts';
import { TokenMatcher } from './token-matcher.ts';

/** Documents priced in each round. Beyond, the biggest towns have been seen, and more letters will come. */
const maxPriced = 400;

export interface GatherOptions {
  /** How many good documents are enough. */
  enough: number;
  /** Where to search; null for everywhere. */
  within: DocumentSet | null;
}

/** The documents found, cheapest first, and the query as it was read. */
export function gatherDocuments(
  reader: IndexReader,
  tokens: readonly Token[],
  options: GatherOptions,
): { documents: PricedDocument[]; query: PreparedQuery } {
  const postcodes = findPostcodes(reader, tokens);
  const numbers = tokens.map((token) => (token.hasDigit ? documentsWithNumber(reader, token) : null));
  const query = (isForgiving: boolean): PreparedQuery => ({
    tokens,
    postcodes,
    numbers,
    matchers: tokens.map((token) => new TokenMatcher(reader, token, isForgiving)),
  });
  const strict = query(false);
  const found = new Map<number, PricedDocument>();
  const hasSoft = tokens.some((token) => token.isSoft);
  const hasDigit = tokens.some((token) => token.hasDigit);

  for (const prepared of [strict, null]) {
    const isForgiving = prepared === null;
    if (isForgiving && !tokens.some((token) => !token.hasDigit && token.text.length >= 4)) break;
    const round = prepared ?? query(true);
    const most = isForgiving ? price.unmatchedWord : price.numberMissing;
    collect(reader, round, { ...options, soft: true, digits: true, skip: -1 }, found);
    if (hasSoft) collect(reader, round, { ...options, soft: false, digits: true, skip: -1 }, found);
    if (countGood(found, most) >= options.enough) return { documents: sorted(found), query: round };
    if (hasDigit && countGood(found, price.numberMissing) === 0) {
      // "2917 vt route 22a": each number in turn may be missing, then all of them
      for (const [skip, token] of tokens.entries()) {
        if (token.hasDigit) collect(reader, round, { ...options, soft: !hasSoft, digits: true, skip }, found);
      }
      if (found.size < options.enough) {
        collect(reader, round, { ...options, soft: !hasSoft, digits: false, skip: -1 }, found);
      }
    }
    if (isForgiving && found.size === 0) {
      for (const [skip, token] of tokens.entries()) {
        if (!token.hasDigit && tokens.length > 1) {
          collect(reader, round, { ...options, soft: !hasSoft, digits: false, skip }, found);
        }
      }
    }
    if (isForgiving) return { documents: sorted(found), query: round };
  }
  return { documents: sorted(found), query: strict };
}

function countGood(found: Map<number, PricedDocument>, below: number): number {
  let good = 0;
  for (const { cost } of found.values()) if (cost < below) good++;
  return good;
}

function sorted(found: Map<number, PricedDocument>): PricedDocument[] {
  return [...found.values()].sort((a, b) => a.cost - b.cost || a.document - b.document);
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
  const fitting = fittingDocuments(reader, query, round);
  if (fitting === null) return;
  const beginning = fitting.copy();
  const firstWord = query.matchers.find(({ token }) => !token.hasDigit && !token.isSoft);
  let left = maxPriced;
  if (firstWord !== undefined) {
    beginning.keep(firstWord.beginning);
    left -= priceAll(reader, query, { set: beginning, limit: left / 2 }, found);
  }
  priceAll(reader, query, { set: fitting, limit: left }, found);
}

function priceAll(
  reader: IndexReader,
  query: PreparedQuery,
  { set, limit }: { set: DocumentSet; limit: number },
  found: Map<number, PricedDocument>,
): number {
  const documents = set.first(limit);
  for (const document of documents) {
    const priced = priceDocument(reader, query, document);
    const known = found.get(document);
    if (known === undefined || priced.cost < known.cost) found.set(document, priced);
  }
  return documents.length;
}

/** Null when no condition is left: everything would fit. */
function fittingDocuments(reader: IndexReader, query: PreparedQuery, round: Round): DocumentSet | null {
  let fitting = round.within?.copy() ?? null;
  let conditions = 0;
  for (const [at, matcher] of query.matchers.entries()) {
    const { token } = matcher;
    if (at === round.skip || (token.isSoft && !round.soft)) continue;
    if (token.hasDigit && !round.digits) continue;
    const fits = matcher.documents.copy();
    for (const span of query.postcodes) if (span.from <= at && at < span.to) fits.addAll(span.documents);
    const withNumber = query.numbers[at];
    if (withNumber !== null && withNumber !== undefined) fits.addAll(withNumber);
    conditions++;
    if (fitting === null) fitting = fits;
    else fitting.keep(fits);
  }
  return conditions === 0 && round.within === null ? null : fitting;
}
