// Reads a document by the typed words: which are its name, its town, its postcode; what is left may be number and unit.
import { isKindOfStreet, isNumberFirst, isUntellingWord } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { type PostcodeRange, type PostcodeSpan, writtenPostcode } from './typed-numbers.ts';
import type { DocumentSet } from './document-set.ts';
import type { Token } from './parse-query.ts';
import type { TokenMatcher } from './token-matcher.ts';
import { missingPrices, price } from './ranking.ts';

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
  /** Of the typed postcode that the document has, the place in the sorted list; null when it has none. */
  postcodes: PostcodeRange | null;
  /** The postcode that was typed and that the document does not have, as it is written; '' for none. */
  otherPostcode: string;
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
  const isNamed = hasTellingWord(query, used);
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
  const others = takeOtherPostcodes(query, document, used, postcodes !== null);
  cost += others.length * missingPrices[query.needs].postcode;
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
    const isBesideExtra: boolean = wasExtra;
    wasExtra = false;
    if (token === undefined || used[at] === true) continue;
    const isOfNumber = token.hasDigit || token.isSoft;
    // A word that the document has, though not in a name, stands in one of its house numbers ("64-r bair").
    const isThere = matchers[at]?.documents.has(document) === true;
    // Where most is enough, it is one that the document might do without.
    if (!isOfNumber && (!isThere || query.needs === 'part')) {
      // A kind of street is no name that others belong to.
      wasExtra = !token.isKind || isBesideExtra;
      extra.push(at);
      const word = isBesideExtra ? missing.wordBeside : missing.word;
      extraCost += token.isKind && isNamed ? Math.min(word, price.otherKind) : word;
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
  const isConvincing =
    query.needs === 'part' && isNamed && (hasNumber || isBuilding) && (isInTown || postcodes !== null);
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
    otherPostcode: postcodes === null ? (others[0] ?? '') : '',
    name,
  };
}

/**
 * Of the tokens that may be number or unit those beside a word of the name, on the side where the country writes the
 * number if any are; "bis" may stand between.
 */
export function restBesideName({ reader, document, query, rest, isOfName }: PricedDocument): number[] {
  const before = rest.filter((at) => {
    const behind = query.tokens[at + 1]?.isSoft === true && isOfName[at + 1] !== true ? at + 2 : at + 1;
    return isOfName[behind] === true;
  });
  const after = rest.filter((at) => isOfName[at - 1] === true);
  const [own, other] = isNumberFirst(reader.countryOfPlace(reader.placeOf(document)))
    ? [before, after]
    : [after, before];
  return own.length > 0 ? own : other;
}

function hasSurePostcode({ postcodes }: PreparedQuery, document: number): boolean {
  return postcodes.some(({ isSure, documents }) => isSure && documents.has(document));
}

/**
 * Whole postcodes that were typed and that the document does not have: their words are used up, and are no numbers.
 * @param hasOwn  one that was typed is the document's: what may be another is more likely a number.
 */
function takeOtherPostcodes(query: PreparedQuery, document: number, used: boolean[], hasOwn: boolean): string[] {
  const others: string[] = [];
  for (const { from, to, isSure, isLikely, documents } of query.postcodes) {
    const isNumber = query.numbers.slice(from, to).some((withNumber) => withNumber?.has(document) === true);
    const isMeant = isSure || (!hasOwn && isLikely && (query.needs === 'part' || !isNumber));
    if (!isMeant || documents.has(document) || used.slice(from, to).includes(true)) continue;
    used.fill(true, from, to);
    others.push(writtenPostcode(query.tokens.slice(from, to)));
  }
  return others;
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
  const ofOtherKind = otherKindOf(reader, query, words, used);
  const isWhole = taken.count === words.length && taken.cost === 0;
  const isUntold = query.needs === 'part' && !isWhole && !hasTellingWord(query, used);
  const untoldCost = isUntold ? price.noTellingWord : 0;
  const firstTyped = used.indexOf(true);
  const begins = words.find((word) => word !== ofOtherKind) ?? -1;
  if ((query.matchers[firstTyped]?.priceOf(begins) ?? Infinity) === Infinity) cost += price.notAtTheBeginning;
  const untyped = words.length - taken.count - (ofOtherKind === null ? 0 : 1);
  cost += Math.min(3, untyped) * price.untypedWord;
  return { cost, untoldCost, used, name };
}

/** Where another kind of street was typed than the name has: the word of the name for it; null in all other cases. */
function otherKindOf(
  reader: IndexReader,
  { tokens, matchers }: PreparedQuery,
  words: readonly number[],
  used: readonly boolean[],
): number | null {
  if (!tokens.some(({ isKind }, at) => isKind && used[at] === false)) return null;
  const isTyped = (word: number): boolean =>
    matchers.some((matcher, at) => used[at] === true && matcher.priceOf(word) < Infinity);
  return words.find((word) => !isTyped(word) && isKindOfStreet(reader.words.text(word))) ?? null;
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
function takePostcode(query: PreparedQuery, document: number, used: boolean[]): PostcodeRange | null {
  let best: PostcodeSpan | null = null;
  for (const span of query.postcodes) {
    if (!span.documents.has(document) || used.slice(span.from, span.to).includes(true)) continue;
    if (!span.isLikely && isOnlyNumber(query, document, span)) continue;
    if (best === null || span.to - span.from > best.to - best.from) best = span;
  }
  if (best === null) return null;
  for (let at = best.from; at < best.to; at++) used[at] = true;
  const { first, last, from, to } = best;
  return { first, last, typed: writtenPostcode(query.tokens.slice(from, to)) };
}

/** Whether the words of the postcode are a house number of the document, and no other typed word is. */
function isOnlyNumber({ tokens, numbers }: PreparedQuery, document: number, { from, to }: PostcodeSpan): boolean {
  if (to - from > 1 || numbers[from]?.has(document) !== true) return false;
  return !tokens.some((token, at) => at !== from && !token.isUnitValue && numbers[at]?.has(document) === true);
}

function count(used: readonly boolean[]): number {
  return used.filter(Boolean).length;
}
