// How well one document matches the typed words: its names, then place, then postcode. The leftover words may be a
// house number or a unit. Each step marks the tokens that it consumes. The weights are in ranking.ts.
import { isKindOfStreet, isUntellingWord } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { type PostcodeRange, type PostcodeSpan, restBesideName, writtenPostcode } from './typed-numbers.ts';
import type { DocumentSet } from './document-set.ts';
import type { Token } from './parse-query.ts';
import type { TokenMatcher } from './token-matcher.ts';
import { missingPenalties, penalties } from './ranking.ts';

/** A query prepared for one data set. */
export interface PreparedQuery {
  tokens: readonly Token[];
  /** One per token. */
  matchers: readonly TokenMatcher[];
  /** All tokens in the order in which they take words of a name: numbers of units last. */
  order: readonly number[];
  postcodes: readonly PostcodeSpan[];
  /** For each token with a digit, the documents with that house number; null for other tokens. */
  numbers: readonly (DocumentSet | null)[];
  /**
   * Whether an address must have all the typed words, or only most of them because none has all; then the words that
   * match must be more distinctive.
   */
  needs: 'all' | 'part';
}

export interface ScoredDocument {
  reader: IndexReader;
  document: number;
  /** The query version that gave this penalty. */
  query: PreparedQuery;
  penalty: number;
  /** None of the document's house numbers has a typed number; already included in the penalty. */
  isNumberMissing: boolean;
  /**
   * Only for `needs: 'part'`: the document has the number, distinctive words of the street, and the town or postcode.
   */
  isConvincing: boolean;
  /** A typed word or postcode matches its place. */
  isPlaced: boolean;
  /** A typed word or postcode matches, not only numbers. */
  hasWord: boolean;
  /** Tokens that may be the house number or the unit. */
  rest: number[];
  /** For each token, whether it is a word of the name. */
  isOfName: boolean[];
  /** Tokens that the document lacks: they may name one of its units. */
  extra: number[];
  extraPenalty: number;
  /** The typed postcode's range in the sorted list, if the document has it; else null. */
  postcodes: PostcodeRange | null;
  /** The typed postcode, as typed, if the document lacks it; else "". */
  otherPostcode: string;
  /** Text number of the matching name. */
  name: number;
}

interface NameScore {
  penalty: number;
  /** For each token, whether it is consumed. */
  used: boolean[];
  /** Text number. */
  name: number;
}

/** The penalty may be high; the caller sets the limit. */
export function scoreDocument(reader: IndexReader, query: PreparedQuery, document: number): ScoredDocument {
  const named = scoreName(reader, query, document);
  const { used, isNamed } = named;
  const place = scorePlace(reader, query, document, used);
  const hasWord = used.includes(true);
  const postcode = scorePostcode(query, document, used);
  const left = scoreLeftovers(reader, query, { document, used, isNamed });
  const hasPostcode = postcode.postcodes !== null;
  const isHouse = left.hasNumber || reader.isBuilding(document);
  const scored: ScoredDocument = {
    reader,
    document,
    query,
    penalty: named.penalty + place.penalty + postcode.penalty + left.penalty + left.extraPenalty,
    isNumberMissing: left.isNumberMissing,
    isConvincing: query.needs === 'part' && isNamed && isHouse && (place.isInTown || hasPostcode),
    isPlaced: place.isInPlace || hasPostcode,
    hasWord: hasWord || hasPostcode || left.hasWord,
    rest: left.rest,
    isOfName: named.isOfName,
    extra: left.extra,
    extraPenalty: left.extraPenalty,
    postcodes: postcode.postcodes,
    otherPostcode: postcode.other,
    name: named.name,
  };
  const isApart = left.hasNumber && named.isOfName.includes(true) && restBesideName(scored).length === 0;
  if (query.needs === 'part' && isApart) scored.penalty += penalties.numberAwayFromName;
  return scored;
}

/** The best-matching name, and the localities. */
function scoreName(
  reader: IndexReader,
  query: PreparedQuery,
  document: number,
): NameScore & { isOfName: boolean[]; isNamed: boolean } {
  const extraNames = reader.extraNames(document);
  const isBuilding = reader.isBuilding(document);
  let best = scoreOneName(reader, query, reader.sections.documentName[document] ?? 0, 0);
  // A building matches only by its own name, never by its street's alone.
  if (isBuilding && !best.used.includes(true)) best.penalty += 2 * penalties.unmatchedWord;
  for (const { name, isLocality } of extraNames) {
    if (isLocality) continue;
    if (isBuilding) {
      // The street is an extra name of the building. Both may have been typed, so the street gets the words that the
      // building's name left.
      best.penalty += takeWords(reader.wordsOfText(name), query, best.used, 0).penalty;
      continue;
    }
    const other = scoreOneName(reader, query, name, penalties.alias);
    if (valueOf(other) < valueOf(best)) best = other;
  }
  const { used } = best;
  const isOfName = [...used];
  for (const { name, isLocality } of extraNames) {
    if (isLocality) best.penalty += takeWords(reader.wordsOfText(name), query, used, 0).penalty;
  }
  return { ...best, isOfName, isNamed: hasTellingWord(query, used) };
}

/** Prefers more words, then the lower penalty. */
function valueOf({ penalty, used }: NameScore): number {
  return penalty - 1000 * used.filter(Boolean).length;
}

function scoreOneName(reader: IndexReader, query: PreparedQuery, name: number, surcharge: number): NameScore {
  const words = reader.wordsOfText(name);
  const used = query.tokens.map(() => false);
  const taken = takeWords(words, query, used, 0);
  const isPart = query.needs === 'part';
  if (taken.count === 0) {
    const untyped = isPart ? penalties.noTellingWord : penalties.noStreetWord;
    return { penalty: taken.penalty + surcharge + untyped, used, name };
  }
  const ofOtherKind = otherKindOf(reader, query, words, used);
  const isWhole = taken.count === words.length && taken.penalty === 0;
  const isUntelling = isPart && !isWhole && !hasTellingWord(query, used);
  const begins = words.find((word) => word !== ofOtherKind) ?? -1;
  const isAtBeginning = (query.matchers[used.indexOf(true)]?.penaltyOf(begins) ?? Infinity) < Infinity;
  const untyped = words.length - taken.count - (ofOtherKind === null ? 0 : 1);
  const penalty =
    taken.penalty +
    surcharge +
    (isAtBeginning ? 0 : penalties.notAtTheBeginning) +
    (query.tokens.some((token, at) => used[at] === true && isUnitNumber(token)) ? penalties.numberOfUnit : 0) +
    (isUntelling ? penalties.noTellingWord : 0) +
    Math.min(3, untyped) * penalties.untypedWord;
  return { penalty, used, name };
}

/** "3" in "Flat 3, 12 High St"; a word behind "flat" may also belong to the name: "Flat Rock Road". */
export function isUnitNumber({ hasDigit, isUnitValue }: Token): boolean {
  return hasDigit && isUnitValue;
}

/** Scores the town, then the district and region. */
function scorePlace(
  reader: IndexReader,
  query: PreparedQuery,
  document: number,
  used: boolean[],
): { penalty: number; isInTown: boolean; isInPlace: boolean } {
  if (!used.includes(false)) return { penalty: 0, isInTown: false, isInPlace: false };
  const ofName = [...used];
  const place = reader.placeOf(document);
  const { placeCity, placeRegion, placeDistrict } = reader.sections;
  const cityWords = reader.wordsOfText(placeCity[place] ?? 0);
  const regions = [...reader.wordsOfText(placeDistrict[place] ?? 0), ...reader.wordsOfText(placeRegion[place] ?? 0)];
  const kept = keptFromPlace(query, document, { words: [...cityWords, ...regions], used });
  for (const at of kept) used[at] = true;
  const city = takeWords(cityWords, query, used, 0);
  const region = takeWords(regions, query, used, penalties.regionWord).penalty;
  for (const at of kept) used[at] = false;
  // The "c" of "c/o" names no "Connecticut".
  const isInPlace = query.tokens.some(({ text }, at) => used[at] === true && ofName[at] === false && text.length > 1);
  return { penalty: city.penalty + region, isInTown: city.count > 0, isInPlace };
}

/**
 * Typed words that are not part of the place, although its name contains them: "B" in "Flat B, 12 High St, BS1 2AB" in
 * Bristol, "12" in "12 Rue Foch, Paris" in Paris 12. In "Rue Foch, Paris 12" the number follows the town, so it is part
 * of the place.
 */
function keptFromPlace(
  { tokens, matchers, numbers }: PreparedQuery,
  document: number,
  { words, used }: { words: readonly number[]; used: readonly boolean[] },
): number[] {
  const kept: number[] = [];
  const isOfPlace = (at: number): boolean =>
    used[at] === false &&
    !kept.includes(at) &&
    words.some((word) => (matchers[at]?.penaltyOf(word) ?? Infinity) < Infinity);
  for (const [at, token] of tokens.entries()) {
    const isOfUnit = isUnitLetter(token) || token.isUnitValue;
    if ((!token.hasDigit && !isOfUnit) || !isOfPlace(at)) continue;
    if (isOfUnit || (numbers[at]?.has(document) === true && !isOfPlace(at - 1))) kept.push(at);
  }
  return kept;
}

/** "C" in "1º C"; while it is typed, it may become a town. */
function isUnitLetter({ text, isSoft, isPrefix }: Token): boolean {
  return isSoft && !isPrefix && text.length === 1;
}

/**
 * The typed postcode if the document has it, and complete postcodes that it lacks: their words are not house numbers.
 */
function scorePostcode(
  query: PreparedQuery,
  document: number,
  used: boolean[],
): { penalty: number; postcodes: PostcodeRange | null; other: string } {
  const postcodes = takePostcode(query, document, used);
  const others: string[] = [];
  for (const { from, to, isSure, isLikely, documents } of query.postcodes) {
    const isNumber = query.numbers.slice(from, to).some((withNumber) => withNumber?.has(document) === true);
    // Next to the document's own postcode, a possible second one is more likely a number.
    const isMeant = isSure || (postcodes === null && isLikely && !isNumber);
    if (!isMeant || documents.has(document) || used.slice(from, to).includes(true)) continue;
    used.fill(true, from, to);
    others.push(writtenPostcode(query.tokens.slice(from, to)));
  }
  const other = postcodes === null ? (others[0] ?? '') : '';
  return { penalty: others.length * missingPenalties[query.needs].postcode, postcodes, other };
}

interface Leftovers {
  penalty: number;
  rest: number[];
  extra: number[];
  extraPenalty: number;
  hasNumber: boolean;
  /** A typed word is in one of the house numbers. */
  hasWord: boolean;
  isNumberMissing: boolean;
}

/** Scores the tokens that are neither name, place nor postcode. */
function scoreLeftovers(
  reader: IndexReader,
  { tokens, matchers, numbers, needs }: PreparedQuery,
  { document, used, isNamed }: { document: number; used: readonly boolean[]; isNamed: boolean },
): Leftovers {
  const missing = missingPenalties[needs];
  const left: Leftovers = {
    penalty: 0,
    rest: [],
    extra: [],
    extraPenalty: 0,
    hasNumber: false,
    hasWord: false,
    isNumberMissing: false,
  };
  let isAfterExtra = false;
  let isNumberTyped = false;
  let isOtherTyped = false; // digits that cannot start a house number
  for (const [at, token] of tokens.entries()) {
    const isBesideExtra: boolean = isAfterExtra;
    isAfterExtra = false;
    if (used[at] === true) continue;
    // A word that the document has outside its names is in one of its house numbers ("64-r bair").
    const isThere = matchers[at]?.documents.has(document) === true;
    if (isThere && !token.hasDigit && !token.isSoft) left.hasWord = true;
    // If only part must match, the document might match without it.
    if (!token.hasDigit && !token.isSoft && (!isThere || needs === 'part')) {
      // A kind of street does not start a name that the next words could belong to.
      isAfterExtra = !token.isKind || isBesideExtra;
      left.extra.push(at);
      const word = isBesideExtra ? missing.wordBeside : missing.word;
      left.extraPenalty += token.isKind && isNamed ? Math.min(word, penalties.otherKind) : word;
      continue;
    }
    if (!token.hasDigit && !token.isUnitWord && !isThere) left.penalty += penalties.suffixMissing;
    if (numbers[at]?.has(document) === true && !token.isUnitValue) left.hasNumber = true;
    if (token.isUnitWord) continue;
    left.rest.push(at);
    if (!token.hasDigit || token.isUnitValue || token.isSoft) continue;
    isNumberTyped = true;
    if (token.number === 0) isOtherTyped = true;
  }
  left.isNumberMissing = isNumberTyped && !left.hasNumber;
  // For a building, opening it shows its number and whether the typed number is a unit's.
  if (left.isNumberMissing && !reader.isBuilding(document)) left.penalty += penalties.numberMissing;
  if (isOtherTyped) left.penalty += missing.word;
  return left;
}

/** If another kind of street was typed than the name has, the name's word for its kind; otherwise null. */
function otherKindOf(
  reader: IndexReader,
  { tokens, matchers }: PreparedQuery,
  words: readonly number[],
  used: readonly boolean[],
): number | null {
  if (!tokens.some(({ isKind }, at) => isKind && used[at] === false)) return null;
  const isTyped = (word: number): boolean =>
    matchers.some((matcher, at) => used[at] === true && matcher.penaltyOf(word) < Infinity);
  return words.find((word) => !isTyped(word) && isKindOfStreet(reader.words.text(word))) ?? null;
}

function hasTellingWord({ tokens }: PreparedQuery, used: readonly boolean[]): boolean {
  return tokens.some((token, at) => used[at] === true && !isUntellingWord(token.text));
}

/**
 * Matches each word to at most one unused token: exact matches first, then the lowest penalty. Marks tokens in `used`.
 * A numeral spelt differently comes last: in "4 Fourth St" the 4 is the house number.
 */
function takeWords(
  words: readonly number[],
  query: PreparedQuery,
  used: boolean[],
  surcharge: number,
): { penalty: number; count: number } {
  const left = [...words]; // taken words become `takenWord`
  const exact = takeWithin(left, query, used, 0);
  if (exact.count === words.length) return { penalty: exact.count * surcharge, count: exact.count };
  const others = takeWithin(left, query, used, Infinity);
  const taken = exact.count + others.count;
  return { penalty: others.penalty + taken * surcharge, count: taken };
}

const takenWord = -1;

/** Each unused token takes the remaining word with the lowest penalty, if that is at most `max`. */
function takeWithin(
  left: number[],
  { tokens, matchers, order }: PreparedQuery,
  used: boolean[],
  max: number,
): { penalty: number; count: number } {
  let penalty = 0;
  let taken = 0;
  for (const at of order) {
    const matcher = matchers[at];
    const token = tokens[at];
    if (matcher === undefined || token === undefined || used[at] === true) continue;
    // The "top" of "top flat" does not begin "Topham", unless it is still being typed.
    if (max > 0 && token.isSoft && !token.isPrefix && !token.hasDigit) continue;
    let bestAt = -1;
    let bestPenalty = Infinity;
    for (let position = 0; position < left.length && bestPenalty > 0; position++) {
      const word = left[position] ?? takenWord;
      if (word === takenWord) continue;
      const isLater = max === 0 && matcher.hasDigit && !matcher.isSpelling(word);
      const found = isLater ? Infinity : matcher.penaltyOf(word);
      if (found <= max && found < bestPenalty) {
        bestPenalty = found;
        bestAt = position;
      }
    }
    if (bestAt < 0) continue;
    left[bestAt] = takenWord;
    used[at] = true;
    penalty += bestPenalty;
    taken++;
  }
  return { penalty, count: taken };
}

/** The longest typed postcode that the document has and whose words are all unused. */
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

/** Whether the words of the postcode are a house number of the document and no other typed word is. */
function isOnlyNumber(query: PreparedQuery, document: number, span: PostcodeSpan): boolean {
  const { tokens, numbers } = query;
  const isNumber = (at: number): boolean => numbers[at]?.has(document) === true;
  if (span.to - span.from > 1 || !isNumber(span.from)) return false;
  return !tokens.some(({ isUnitValue }, at) => at !== span.from && !isUnitValue && isNumber(at));
}
