// Reads a document by the typed words: which are its name, its town, its postcode; what is left may be number and unit.
import { isUntellingWord } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import type { PostcodeSpan } from './number-matcher.ts';
import type { DocumentSet } from './document-set.ts';
import type { Token } from './parse-query.ts';
import type { TokenMatcher } from './token-matcher.ts';
import { missingPrices, price } from './prices.ts';

/** The query, prepared for one data set. */
export interface PreparedQuery {
  tokens: readonly Token[];
  /** One for each token. */
  matchers: readonly TokenMatcher[];
  postcodes: readonly PostcodeSpan[];
  /** For each token with a digit the documents with that house number, else null. */
  numbers: readonly (DocumentSet | null)[];
  /** Whether an address has to have all that was typed, or, since none has, most of it: then what it has must tell more. */
  needs: 'all' | 'part';
}

/** A document that fits the query, and how well. */
export interface PricedDocument {
  reader: IndexReader;
  document: number;
  /** As it was read for this price. */
  query: PreparedQuery;
  cost: number;
  /** No typed number stands in any house number of the document; that is in the cost. */
  isNumberMissing: boolean;
  /** Of a query that needs part: it has the number, words that tell its street from others, and the town or the postcode. */
  isConvincing: boolean;
  /** Tokens that may be the house number or the unit. */
  rest: number[];
  /** Of each token whether it is a word of the name. */
  isOfName: boolean[];
  /** Tokens that the document does not have: they may name one of its units. */
  extra: number[];
  /** What they cost. */
  extraCost: number;
  /** Postcodes that were typed, in the sorted list; null when none was. */
  postcodes: { first: number; last: number } | null;
  /** Text number of the name that fitted. */
  name: number;
}

interface NameFit {
  cost: number;
  /** For a name of which nothing telling was typed, unless a postcode tells the house. */
  untoldCost: number;
  used: boolean[];
  name: number;
}

/** The price of a document. It may be high; the caller decides what is too much. */
export function priceDocument(reader: IndexReader, query: PreparedQuery, document: number): PricedDocument {
  const { tokens, matchers } = query;
  const extraNames = reader.extraNames(document);
  const fit = bestName(reader, query, document, extraNames);
  let cost = fit.cost;
  const { used } = fit;
  const isOfName = [...used];
  const place = reader.placeOf(document);
  const { placeCity, placeRegion, placeDistrict } = reader.sections;

  for (const extra of extraNames) {
    if (extra.isLocality) cost += takeWords(reader.wordsOfText(extra.name), matchers, used, 0).cost;
  }
  const isTelling = query.needs === 'part' && hasTellingWord(query, used);
  let isInTown = false;
  if (used.includes(false)) {
    const city = takeWords(reader.wordsOfText(placeCity[place] ?? 0), matchers, used, 0);
    cost += city.cost;
    isInTown = city.count > 0;
  }
  if (used.includes(false)) {
    const regions = [...reader.wordsOfText(placeDistrict[place] ?? 0), ...reader.wordsOfText(placeRegion[place] ?? 0)];
    cost += takeWords(regions, matchers, used, price.regionWord).cost;
  }
  const postcodes = takePostcode(query, document, used);
  cost += priceOtherPostcodes(query, document, used);
  const rest: number[] = [];
  const extra: number[] = [];
  let extraCost = 0;
  const missing = missingPrices[query.needs];
  let wasExtra = false;
  let hasNumber = false;
  let isNumberTyped = false;
  let isOtherTyped = false; // digits that no house number begins with
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const isBesideExtra = wasExtra;
    wasExtra = false;
    if (token === undefined || used[at] === true) continue;
    const isOfNumber = token.hasDigit || token.isSoft;
    // A word that the document has, though not in a name, stands in one of its house numbers ("64-r bair").
    const isThere = matchers[at]?.documents.has(document) === true;
    // Where most is enough, it is one that the document might do without.
    if (!isOfNumber && (!isThere || query.needs === 'part')) {
      wasExtra = true;
      extra.push(at);
      extraCost += isBesideExtra ? missing.wordBeside : missing.word;
      continue;
    }
    if (!token.hasDigit && !token.isUnitWord && !isThere) cost += price.suffixMissing;
    if (query.numbers[at]?.has(document) === true && !token.isUnitValue) hasNumber = true;
    if (token.isUnitWord) continue;
    rest.push(at);
    if (!token.hasDigit || token.isUnitValue || token.isSoft) continue;
    isNumberTyped = true;
    if (token.number === 0) isOtherTyped = true;
  }
  const isNumberMissing = isNumberTyped && !hasNumber;
  // What number a building has, and whether the typed one is a unit's, is seen when it is opened.
  const isBuilding = reader.isBuilding(document);
  if (isNumberMissing && !isBuilding) cost += price.numberMissing;
  if (isOtherTyped) cost += missing.word;
  if (!hasNumber || !hasSurePostcode(query, document)) cost += fit.untoldCost;
  cost += extraCost;
  const isConvincing = isTelling && (hasNumber || isBuilding) && (isInTown || postcodes !== null);
  const { name } = fit;
  return {
    reader,
    document,
    query,
    cost,
    isNumberMissing,
    isConvincing,
    rest,
    isOfName,
    extra,
    extraCost,
    postcodes,
    name,
  };
}

/** Of the tokens that may be number or unit those beside a word of the name; "bis" may stand between. */
export function restBesideName({ query, rest, isOfName }: PricedDocument): number[] {
  return rest.filter((at) => {
    const behind = query.tokens[at + 1]?.isSoft === true && isOfName[at + 1] !== true ? at + 2 : at + 1;
    return isOfName[at - 1] === true || isOfName[behind] === true;
  });
}

function hasSurePostcode({ postcodes }: PreparedQuery, document: number): boolean {
  return postcodes.some(({ isSure, documents }) => isSure && documents.has(document));
}

/** Whole postcodes that were typed and that the document does not have: their words are used up, and are no numbers. */
function priceOtherPostcodes(query: PreparedQuery, document: number, used: boolean[]): number {
  let cost = 0;
  for (const { from, to, isSure, isLikely, documents } of query.postcodes) {
    const isMeant = isSure || (query.needs === 'part' && isLikely);
    if (!isMeant || documents.has(document) || used.slice(from, to).includes(true)) continue;
    used.fill(true, from, to);
    cost += missingPrices[query.needs].postcode;
  }
  return cost;
}

function bestName(
  reader: IndexReader,
  query: PreparedQuery,
  document: number,
  extraNames: ReturnType<IndexReader['extraNames']>,
): NameFit {
  const main = reader.sections.documentName[document] ?? 0;
  let best = fitName(reader, query, main, 0);
  // A building is meant by its own name, never by its street's alone.
  if (reader.isBuilding(document) && !best.used.includes(true)) best.cost += 2 * price.unmatchedWord;
  for (const extra of extraNames) {
    if (extra.isLocality) continue;
    // A building's street is an extra name: both may have been typed, so the words that the name left are offered to it.
    if (reader.isBuilding(document)) {
      const words = takeWords(reader.wordsOfText(extra.name), query.matchers, best.used, 0);
      best.cost += words.cost;
      continue;
    }
    const fit = fitName(reader, query, extra.name, price.alias);
    if (valueOf(fit) < valueOf(best)) best = fit;
  }
  return best;
}

/** More words, then cheaper. */
function valueOf({ cost, untoldCost, used }: NameFit): number {
  return cost + untoldCost - 1000 * count(used);
}

function fitName(reader: IndexReader, query: PreparedQuery, name: number, surcharge: number): NameFit {
  const words = reader.wordsOfText(name);
  const used: boolean[] = [];
  while (used.length < query.tokens.length) used.push(false);
  const taken = takeWords(words, query.matchers, used, 0);
  let cost = taken.cost + surcharge;
  if (taken.count === 0) {
    const untoldCost = query.needs === 'part' ? price.noTellingWord - price.noStreetWord : 0;
    return { cost: cost + price.noStreetWord, untoldCost, used, name };
  }
  const isWhole = taken.count === words.length && taken.cost === 0;
  const isUntold = query.needs === 'part' && !isWhole && !hasTellingWord(query, used);
  const untoldCost = isUntold ? price.noTellingWord : 0;
  const firstTyped = used.indexOf(true);
  if ((query.matchers[firstTyped]?.priceOf(words[0] ?? -1) ?? Infinity) === Infinity) cost += price.notAtTheBeginning;
  cost += Math.min(3, words.length - taken.count) * price.untypedWord;
  return { cost, untoldCost, used, name };
}

function hasTellingWord({ tokens }: PreparedQuery, used: readonly boolean[]): boolean {
  return tokens.some((token, at) => used[at] === true && !isUntellingWord(token.text));
}

/** Gives each word to at most one unused token: exact ones first, then the cheapest. Marks tokens in `used`. */
function takeWords(
  words: readonly number[],
  matchers: readonly TokenMatcher[],
  used: boolean[],
  surcharge: number,
): { cost: number; count: number } {
  const left = [...words]; // what was taken becomes `takenWord`
  const exact = takeWithin(left, matchers, used, 0);
  if (exact.count === words.length) return { cost: exact.count * surcharge, count: exact.count };
  const others = takeWithin(left, matchers, used, Infinity);
  const taken = exact.count + others.count;
  return { cost: others.cost + taken * surcharge, count: taken };
}

const takenWord = -1;

/** Each unused token takes the cheapest word that is left, if that costs no more than `most`. */
function takeWithin(
  left: number[],
  matchers: readonly TokenMatcher[],
  used: boolean[],
  max: number,
): { cost: number; count: number } {
  let cost = 0;
  let taken = 0;
  for (let at = 0; at < matchers.length; at++) {
    const matcher = matchers[at];
    if (matcher === undefined || used[at] === true) continue;
    let bestAt = -1;
    let bestPrice = Infinity;
    for (let position = 0; position < left.length && bestPrice > 0; position++) {
      const word = left[position] ?? takenWord;
      if (word === takenWord) continue;
      const found = matcher.priceOf(word);
      if (found <= max && found < bestPrice) {
        bestPrice = found;
        bestAt = position;
      }
    }
    if (bestAt < 0) continue;
    left[bestAt] = takenWord;
    used[at] = true;
    cost += bestPrice;
    taken++;
  }
  return { cost, count: taken };
}

/** The longest typed postcode of which all words are still unused and which the document has. */
function takePostcode(query: PreparedQuery, document: number, used: boolean[]): { first: number; last: number } | null {
  let best: PostcodeSpan | null = null;
  for (const span of query.postcodes) {
    if (!span.documents.has(document) || used.slice(span.from, span.to).includes(true)) continue;
    const isAlsoNumber =
      !(query.needs === 'part' ? span.isLikely : span.isWhole) &&
      span.to - span.from === 1 &&
      query.numbers[span.from]?.has(document) === true;
    if (isAlsoNumber) continue;
    if (best === null || span.to - span.from > best.to - best.from) best = span;
  }
  if (best === null) return null;
  for (let at = best.from; at < best.to; at++) used[at] = true;
  return { first: best.first, last: best.last };
}

function count(used: readonly boolean[]): number {
  return used.filter(Boolean).length;
}
