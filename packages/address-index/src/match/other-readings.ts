// Other readings of a text that matches badly: without its country, with words split, without an unknown postcode.
import type { IndexReader } from '../index-format/index-reader.ts';
import { countriesOf } from './nearness.ts';
import { searchCache } from './search-cache.ts';
import { firstFitting } from './search-documents.ts';
import { maxTokens, type Token, tokensOf } from './parse-query.ts';
import { penalties } from './ranking.ts';
import { writtenPostcode } from './typed-numbers.ts';
import {
  cardinalAt,
  cardinalWords,
  countryNames,
  expandCompound,
  isStreetKind,
  isUntellingWord,
  isUnitWord,
  otherForms,
  postalRules,
} from '@doorstep/address-language';

interface CountryReading {
  tokens: readonly Token[];
  /** ISO alpha-2. */
  countries: readonly string[];
  /** The country's name is complete. False for "d", which may also become a county. */
  isCountryWhole: boolean;
}

const maxNameLength = 4;
/** Minimum letters of an unfinished country name: "C" and "Ø" alone are districts of Danish towns. */
const minBegun = 3;

/**
 * Removes a country's name, complete or still being typed, from the end; null when there is none. Pasted addresses end
 * in a country, which the data does not index.
 * @param countries the countries in the data, ISO alpha-2.
 */
export function withoutCountry(tokens: readonly Token[], countries: readonly string[]): CountryReading | null {
  for (let length = Math.min(maxNameLength, tokens.length - 1); length > 0; length--) {
    const last = tokens.slice(-length);
    if (last.some((token) => token.hasDigit)) continue;
    const typed = last.map(({ text }) => text).join(' ');
    const isPrefix = last.at(-1)?.isPrefix === true;
    const whole = countries.filter((country) => countryNames(country).includes(typed));
    const isBegun = isPrefix && typed.length >= minBegun;
    // A code at the end, as in registers, may also be a region: "CA".
    const begun = countries.filter(
      (country) =>
        typed === country.toLowerCase() || (isBegun && countryNames(country).some((name) => name.startsWith(typed))),
    );
    const fitting = whole.length > 0 ? whole : begun;
    if (fitting.length === 0) continue;
    return { tokens: tokens.slice(0, -length), countries: fitting, isCountryWhole: whole.length > 0 };
  }
  return null;
}

const minLetters = 3;
/** Longer words are not part of an address, and look-ups grow with the square of the length. */
const maxLetters = 40;
const isAlphabetic = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+$/u;

/**
 * @param mayCutKnown also cuts words that the data has elsewhere: "cityview court" where only a City View Court fits.
 * Respells "highstreet", "12high street", "haupt strasse", "ruedufaubourg" and "세종대로110" as the data spells them; null
 * when nothing changes.
 */
export function respell(
  readers: readonly IndexReader[],
  tokens: readonly Token[],
  mayCutKnown = false,
): Token[] | null {
  const isKnown = (word: string): boolean => readers.some((reader) => reader.words.indexOf(word) >= 0);
  const mayBegin = (word: string): boolean =>
    readers.some((reader) => {
      const [from, to] = reader.words.withPrefix(word);
      return from < to;
    });
  const known = (word: string): string | null => {
    const full = expandCompound(word);
    return isKnown(word) ? word : full !== null && isKnown(full) ? full : null;
  };
  const isPrefix = tokens.at(-1)?.isPrefix === true;
  // Try without joining first: when one word ran into another, the typed spaces are right ("pine hill drivebath").
  const respelt = [false, true]
    .map((mayJoin) => withOtherSpaces(tokens, { known, mayBegin, mayJoin, mayCutKnown }))
    .find((words) => words.join(' ') !== tokens.map(({ text }) => text).join(' '));
  return respelt === undefined ? null : tokensOf(respelt.slice(0, maxTokens), { isPrefix });
}

function withOtherSpaces(
  tokens: readonly Token[],
  {
    known,
    mayBegin,
    mayJoin,
    mayCutKnown,
  }: {
    known: (word: string) => string | null;
    mayBegin: (word: string) => boolean;
    mayJoin: boolean;
    mayCutKnown: boolean;
  },
): string[] {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { text = '', hasDigit = false, isPrefix = false } = tokens[at] ?? {};
    const next = tokens[at + 1];
    const isOne = mayJoin && next !== undefined && !hasDigit && !next.hasDigit && isStreetKind(next.text);
    const joined = isOne ? known(text + next.text) : null;
    if (joined !== null) {
      words.push(joined);
      at++;
    } else if (/^\d*$/.test(text)) words.push(text);
    else if (known(text) !== null || (isPrefix && mayBegin(text)))
      words.push(...(mayCutKnown ? takeApart(text, (piece) => (piece === text ? null : known(piece))) : [text]));
    else words.push(...takeApart(text, known));
  }
  return words;
}

interface Cut {
  words: readonly string[];
  /** One per piece; two for a short piece that could occur anywhere. */
  penalty: number;
  /** Letters of the shortest piece: "old mill" is better than "oldm ill". */
  shortest: number;
}

/** Splits the text into known words and numbers; returns it whole when that is impossible. */
function takeApart(text: string, known: (word: string) => string | null): readonly string[] {
  if (text.length > maxLetters) return [text];
  const best: (Cut | undefined)[] = [{ words: [], penalty: 0, shortest: Infinity }];
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const beside = text.charAt(start - 1) + text.charAt(end);
      const piece = before === undefined ? null : pieceOf(text.slice(start, end), { known, beside });
      if (before === undefined || piece === null) continue;
      const cut = {
        words: [...before.words, piece.word],
        penalty: before.penalty + piece.penalty,
        shortest: Math.min(before.shortest, piece.penalty > 1 || /\d/.test(piece.word) ? Infinity : piece.word.length),
      };
      const other = best[end];
      const isBetter =
        other === undefined ||
        cut.penalty < other.penalty ||
        (cut.penalty === other.penalty && cut.shortest > other.shortest);
      if (isBetter && !splitsNumber(text, start)) best[end] = cut;
    }
  }
  return best[text.length]?.words ?? [text];
}

function pieceOf(
  piece: string,
  { known, beside }: { known: (word: string) => string | null; beside: string },
): { word: string; penalty: number } | null {
  if (/^\d+\p{L}?$/u.test(piece)) return { word: piece, penalty: 1 };
  if (isUnitWord(piece)) return { word: piece, penalty: 1 };
  const word = known(piece);
  if (word === null) return null;
  if (!isAlphabetic.test(piece)) return { word, penalty: 1 };
  if (piece.length >= minLetters) return { word, penalty: 1 };
  // "VI12" is a numeral from a name plus the house number. A single letter counts as a numeral only next to another
  // script: elsewhere "I" is usually part of a word, and "V" and "X" start postcodes.
  if (romanNumeral.test(piece) && (piece.length > 1 || otherScript.test(beside)))
    return { word, penalty: /\d/.test(beside) ? 1 : 2 };
  if (piece.length === 1) return conjunctions.has(piece) ? { word, penalty: 2 } : null;
  // Shorter pieces only if they are common in names: "mt", "st", "de".
  return piece.length === 2 && (otherForms(piece).size > 0 || isStreetKind(piece) || smallWords.has(piece))
    ? { word, penalty: 2 }
    : null;
}

const romanNumeral = /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3})[ab]?$/;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
/** "Fabra i Puig", "Ramón y Cajal". */
const conjunctions = new Set('i y e'.split(' '));
const smallWords = new Set('de du la le di da do del al am im an zu el of na ul'.split(' '));

function splitsNumber(text: string, at: number): boolean {
  return at > 0 && /\d/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1));
}

/** Numbers that names may spell out: "Rue du Quatre Septembre". */
const numberInName = /^[1-9]\d?$/;
/** Of the documents that have all the words, at most this many have their word order checked. */
const maxNamesRead = 50;
/** "25 de los Caballeros" */
const maxWordsBetween = 2;

/**
 * Respells numbers in a name as the data has them; null when nothing changes. "dix-huit juin" becomes "18 juin" if the
 * data has that, and "4 septembre" becomes "quatre septembre".
 */
export function withOtherNumerals(readers: readonly IndexReader[], tokens: readonly Token[]): Token[] | null {
  const typed = tokens.map(({ text }) => text);
  const words: string[] = [];
  let isChanged = false;
  for (let at = 0; at < typed.length;) {
    const cardinal = cardinalAt(typed, at);
    const length = cardinal?.length ?? 1;
    const before = tokens.slice(0, at).findLast(isTelling);
    const behind = tokens.slice(at + length).find((token) => token.hasDigit || isTelling(token));
    const beside = { behind: behind?.hasDigit === false ? behind : undefined, before };
    const written = cardinal === null ? inWords(readers, typed[at] ?? '', beside) : inDigits(readers, cardinal, beside);
    words.push(...(written ?? typed.slice(at, at + length)));
    isChanged ||= written !== undefined;
    at += length;
  }
  return isChanged ? tokensOf(words.slice(0, maxTokens), { isPrefix: tokens.at(-1)?.isPrefix === true }) : null;
}

interface Beside {
  before: Token | undefined;
  behind: Token | undefined;
}

/** A typed number may also be the house number; only words after it show that it belongs to the name. */
function inWords(readers: readonly IndexReader[], text: string, { behind }: Beside): string[] | undefined {
  if (behind === undefined || !numberInName.test(text)) return undefined;
  return cardinalWords(Number(text)).find((way) => isInName(readers, way, { behind, before: undefined }));
}

function inDigits(
  readers: readonly IndexReader[],
  { value, length }: { value: number; length: number },
  beside: Beside,
): string[] | undefined {
  const way = [String(value)];
  // A number of several words is hardly ambiguous: "rue mil huit cent quatorze".
  if (length > 1 && readers.some(({ words }) => words.indexOf(String(value)) >= 0)) return way;
  return isInName(readers, way, beside) ? way : undefined;
}

function isTelling({ text, hasDigit, isSoft }: Token): boolean {
  return !hasDigit && !isSoft && !isUntellingWord(text);
}

/** Whether some name has these words in sequence, with a typed neighbour close to them. */
function isInName(readers: readonly IndexReader[], way: readonly string[], { before, behind }: Beside): boolean {
  return readers.some((reader) => {
    const numbers = way.map((word) => reader.words.indexOf(word));
    if (numbers.includes(-1)) return false;
    const exact = tokensOf(way, { isPrefix: false }).map((token) => searchCache(reader).matcher(token, 0));
    return [
      { token: behind, from: way.length, to: way.length + maxWordsBetween + 1 },
      { token: before, from: -1 - maxWordsBetween, to: 0 },
    ].some(({ token, from, to }) => {
      if (token === undefined) return false;
      const beside = searchCache(reader).matcher(token, 0);
      const conditions = [...exact, beside].map(({ documents }) => [documents]);
      return firstFitting(conditions, null, maxNamesRead).others.some((document) => {
        const name = reader.wordsOfText(reader.sections.documentName[document] ?? 0);
        return name.some(
          (_, at) =>
            numbers.every((number, place) => name[at + place] === number) &&
            name.slice(Math.max(0, at + from), at + to).some((word) => beside.penaltyOf(word) === 0),
        );
      });
    });
  });
}

interface PostcodeReading {
  /** The other tokens; empty when none of them is a word of a name. */
  tokens: readonly Token[];
  postcode: string;
  /** Countries whose postcodes have this form, ISO alpha-2. */
  countries: readonly string[];
  /**
   * False for "5 High Street, 7393": the last number counts as a postcode only if that house exists in those countries.
   */
  isSure: boolean;
}

const maxWords = 2;
const maxWordsOfKnown = 3;
/** Shorter runs of digits are mostly house numbers, unless the countries are known and another number was typed. */
const minDigits = 5;
const minDigitsOfCountry = 4;
/** "744-0218", counting the separator: a house and a flat number are never this long together. */
const minDigitsOfTwo = 8;
/** Countries where house numbers are as long as postcodes and come first. */
const hasLongNumbers = new Set(['US', 'CA', 'MX', 'AU', 'NZ']);

const british = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
/** The form of postcodes with letters; unassigned areas match too. */
const shapes: Record<string, RegExp> = {
  GB: british,
  GG: british,
  JE: british,
  IM: british,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  MT: /^[A-Z]{3} ?\d{4}$/,
};
const mayBeWhole = [/^\d[\d ]{3,}$/, ...new Set(Object.values(shapes))];
/** "B1 2nd" is not a postcode. */
const ordinal = /^(?:1st|2nd|3rd|[04-9]th)$/;

/**
 * Removes a well-formed postcode that no data set has: houses elsewhere would be wrong answers. Sure readings come
 * first; empty when the text also has a known postcode.
 * @param asked the countries to search, ISO alpha-2; empty for all.
 * @param lowest the lowest penalty that the whole text reached.
 */
export function withoutUnknownPostcodes(
  readers: readonly IndexReader[],
  tokens: readonly Token[],
  { asked, lowest }: { asked: readonly string[]; lowest: number },
): PostcodeReading[] {
  const numbers = tokens.filter(({ hasDigit, isUnitValue }) => hasDigit && !isUnitValue).length;
  // "1425 High Street, Unit 3": the only number is the house number, even if the data lacks the unit.
  const isFound = lowest < (numbers === 1 ? penalties.numberMissing : penalties.unitMissing);
  // In given countries a lone number is still read as a postcode: a visitor who wants a house with that number keeps
  // typing.
  if (isFound && (tokens.length > 1 || asked.length === 0)) return [];
  if (!tokens.some(mayBeOfPostcode) && numbers < 2) return [];
  const searched = asked.length > 0 ? asked : countriesOf(readers);
  const readings: PostcodeReading[] = [];
  const isAnyLength = asked.length > 0 && (numbers !== 1 || tokens.length === 1);
  const minLength = isAnyLength ? minDigitsOfCountry : minDigits;
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + maxWords); to > from; to--) {
      const span = tokens.slice(from, to);
      const postcode = writtenPostcode(span);
      if (!mayBeWhole.some((shape) => shape.test(postcode))) continue;
      if (span.some(({ isUnitValue }) => isUnitValue)) continue;
      const isAlone = span.length === tokens.length;
      // "Apt 3, 23912 Oak Street"
      const isFirst =
        tokens.slice(0, from).every(({ isSoft, hasDigit }) => isSoft || hasDigit) &&
        (isAlone
          ? isFound && postcode.length >= minDigits
          : from === 0 || tokens.slice(to).some(({ isSoft, hasDigit }) => !isSoft && !hasDigit));
      // "046 17" may be the end of another country's postcode and a house number.
      const isLong = span.length === 1 ? postcode.length >= minLength : postcode.length >= minDigitsOfTwo && !isFirst;
      const isSure = asked.length > 0 || /\p{L}/u.test(postcode) || isLong;
      const others = [...tokens.slice(0, from), ...tokens.slice(to)];
      const isTelling = others.some(({ hasDigit, isSoft }) => !hasDigit && !isSoft);
      const isBehindHouse = tokens.slice(0, from).some(({ hasDigit, isUnitValue }) => hasDigit && !isUnitValue);
      if (!isSure && !(isTelling && isBehindHouse)) continue;
      const isMeant = (country: string): boolean =>
        isWholePostcode(span, { country, isFirst, minLength: isSure ? minLength : minDigitsOfCountry }) &&
        // "B1 2nd Street" has no postcode.
        (to === tokens.length || !ordinal.test(span.at(-1)?.text ?? ''));
      const meant = searched.filter(isMeant);
      if (meant.length === 0) continue;
      const spelt = span.map(({ text }) => text).join('');
      const isOpen = span.at(-1)?.isPrefix === true;
      if (readers.some((reader) => hasPostcode(reader, spelt, { countries: meant, isOpen }))) continue;
      if (hasKnownPostcode(readers, tokens, searched)) return [];
      readings.push({ tokens: isTelling ? others : [], postcode, countries: meant, isSure });
    }
  }
  return readings.toSorted(
    (one, other) => Number(other.isSure) - Number(one.isSure) || lengthOf(one.postcode) - lengthOf(other.postcode),
  );
}

function lengthOf(postcode: string): number {
  return postcode.split(' ').length;
}

function mayBeOfPostcode({ text, hasDigit }: Token): boolean {
  return hasDigit && (text.length >= minDigitsOfCountry || /\p{L}/u.test(text));
}

function hasKnownPostcode(
  readers: readonly IndexReader[],
  tokens: readonly Token[],
  countries: readonly string[],
): boolean {
  return tokens.some((_, from) =>
    tokens.slice(from, from + maxWordsOfKnown).some((_, more) => {
      const span = tokens.slice(from, from + more + 1);
      const text = span.map((token) => token.text).join('');
      const isFirst = from === 0 && span.length < tokens.length;
      const written = countries.filter((country) => isWholePostcode(span, { country, isFirst, minLength: minDigits }));
      return (
        written.length > 0 && readers.some((reader) => hasPostcode(reader, text, { countries: written, isOpen: false }))
      );
    }),
  );
}

/**
 * @param isOpen the postcode is still being typed.
 * @param countries empty for all.
 */
function hasPostcode(
  { postcodes, sections, contents }: IndexReader,
  text: string,
  { countries, isOpen }: { countries: readonly string[]; isOpen: boolean },
): boolean {
  const [first, last] = postcodes.withPrefix(text);
  for (let at = first; at < last; at++) {
    const isAsked =
      countries.length === 0 || countries.includes(contents.countries[sections.postcodeCountry[at] ?? 0] ?? '');
    if (isAsked && (isOpen || postcodes.lengthOf(at) === text.length)) return true;
  }
  return false;
}

function isWholePostcode(
  span: readonly Token[],
  { country, isFirst, minLength }: { country: string; isFirst: boolean; minLength: number },
): boolean {
  const postcode = writtenPostcode(span);
  const shape = shapes[country];
  if (shape !== undefined) {
    // "1234 St Johns Avenue" has no Dutch postcode.
    const isOrdinary = span.some(({ text, hasDigit }) => !hasDigit && otherForms(text).size > 0);
    return shape.test(postcode) && !isOrdinary;
  }
  const { need, form } = postalRules(country).postcode;
  if (need === 'none' || /\p{L}/u.test(postcode) || postcode.length < minLength) return false;
  if (isFirst && hasLongNumbers.has(country)) return false;
  // "1000-001" was split into two words.
  return form.test(postcode) || form.test(postcode.replace(' ', '-'));
}
