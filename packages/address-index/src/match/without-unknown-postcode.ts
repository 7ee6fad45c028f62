// A whole postcode that no data has: it says where the address is not, and is no reason to offer houses anywhere.
import { otherForms, postalRules } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { countriesOf } from './country-documents.ts';
import { writtenPostcode } from './number-matcher.ts';
import type { Token } from './parse-query.ts';

interface Reading {
  /** The others; empty where none of them tells a place. */
  tokens: readonly Token[];
  /** As it is written. */
  postcode: string;
}

const maxWords = 2;
const maxWordsOfKnown = 3;
/** Shorter ones of digits alone are houses' numbers more often, unless the country is known and the house has another. */
const minDigits = 5;
const minDigitsOfCountry = 4;
/** Countries whose houses have numbers as long as a postcode, and put them first. */
const hasLongNumbers = new Set(['US', 'CA', 'MX']);

const british = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
/** The shape of postcodes with letters, whether or not the post has given out their area. */
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
/** "B1 2nd" is no postcode of Birmingham. */
const ordinal = /^\d(?:ST|ND|RD|TH)$/;

/**
 * Null when the text has no whole postcode of one of the countries, or one that the data have.
 * @param asked  countries that are searched, ISO alpha-2; empty for all of the data.
 */
export function withoutUnknownPostcode(
  readers: readonly IndexReader[],
  tokens: readonly Token[],
  asked: readonly string[],
): Reading | null {
  if (!tokens.some(mayBeOfPostcode)) return null;
  const numbers = tokens.filter(({ hasDigit, isUnitValue }) => hasDigit && !isUnitValue).length;
  const minLength = asked.length > 0 && numbers !== 1 ? minDigitsOfCountry : minDigits;
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + maxWords); to > from; to--) {
      const span = tokens.slice(from, to);
      const postcode = writtenPostcode(span);
      if (!mayBeWhole.some((shape) => shape.test(postcode))) continue;
      if (span.some(({ isUnitValue }) => isUnitValue)) continue;
      const isAlone = span.length === tokens.length;
      const isFirst = from === 0 && !isAlone;
      // "046 17" may be the end of another country's postcode, and a house.
      if (span.length > 1 && asked.length === 0 && !/\p{L}/u.test(postcode)) continue;
      const isMeant = (country: string): boolean => isWholePostcode(span, postcode, { country, isFirst, minLength });
      if (!(asked.length > 0 ? asked : countriesOf(readers)).some(isMeant)) continue;
      const spelt = span.map(({ text }) => text).join('');
      if (readers.some(({ postcodes }) => begins(postcodes, spelt))) continue;
      if (hasKnownPostcode(readers, tokens)) return null;
      const others = [...tokens.slice(0, from), ...tokens.slice(to)];
      const isTelling = others.some(({ hasDigit, isSoft }) => !hasDigit && !isSoft);
      return { tokens: isTelling ? others : [], postcode };
    }
  }
  return null;
}

function mayBeOfPostcode({ text, hasDigit }: Token): boolean {
  return hasDigit && (text.length >= minDigitsOfCountry || /\p{L}/u.test(text));
}

function hasKnownPostcode(readers: readonly IndexReader[], tokens: readonly Token[]): boolean {
  return tokens.some((_, from) => {
    let text = '';
    return tokens.slice(from, from + maxWordsOfKnown).some((token) => {
      text += token.text;
      return text.length >= minDigits && readers.some(({ postcodes }) => postcodes.indexOf(text) >= 0);
    });
  });
}

function begins(postcodes: IndexReader['postcodes'], text: string): boolean {
  const [first, last] = postcodes.withPrefix(text);
  return first < last;
}

function isWholePostcode(
  span: readonly Token[],
  postcode: string,
  { country, isFirst, minLength }: { country: string; isFirst: boolean; minLength: number },
): boolean {
  const shape = shapes[country];
  if (shape !== undefined) {
    // "1234 St Johns Avenue" is no Dutch postcode.
    const isOrdinary = span.some(({ text, hasDigit }) => !hasDigit && otherForms(text).size > 0);
    return shape.test(postcode) && !isOrdinary && !ordinal.test(postcode.split(' ').at(-1) ?? '');
  }
  const { need, form } = postalRules(country).postcode;
  if (need === 'none' || /\p{L}/u.test(postcode) || postcode.length < minLength) return false;
  if (isFirst && hasLongNumbers.has(country)) return false;
  // "1000-001" is two words.
  return form.test(postcode) || form.test(postcode.replace(' ', '-'));
}
