// Other readings of a text that matches badly: without its country, without an unknown postcode.
import type { IndexReader } from '../index-format/index-reader.ts';
import { countriesOf } from './where-to-search.ts';
import type { Token } from './parse-query.ts';
import { penalties } from './ranking.ts';
import { writtenPostcode } from './typed-numbers.ts';
import { countryNames, otherForms, postalRules } from '@doorstep/address-language';

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
      // "Dorfstrasse 422, 8004 Zurich" has no postcode "422 8004".
      if (span.length > 1 && isLikelyPostcode(readers, span.at(-1), searched)) continue;
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

function isLikelyPostcode(
  readers: readonly IndexReader[],
  token: Token | undefined,
  countries: readonly string[],
): boolean {
  const { text = '' } = token ?? {};
  if (text.length < minDigitsOfCountry) return false;
  return readers.some((reader) => hasPostcode(reader, text, { countries, isOpen: false }));
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
 */
function hasPostcode(
  reader: IndexReader,
  text: string,
  { countries, isOpen }: { countries: readonly string[]; isOpen: boolean },
): boolean {
  const { postcodes } = reader;
  const [first, last] = postcodes.withPrefix(text);
  for (let at = first; at < last; at++) {
    const isFitting = isOpen || postcodes.lengthOf(at) === text.length;
    if (isFitting && countries.includes(reader.countryOfPostcode(at))) return true;
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
