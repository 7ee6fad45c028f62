// How else an address that was found badly may be read: without the country that it ends in, and without whom it is for.
import { countryNames } from '@doorstep/address-language';
import type { Token } from './parse-query.ts';

interface Reading {
  tokens: readonly Token[];
  /** Of these countries only; null when none was named. */
  countries: readonly string[] | null;
  /** They are written out, and not only begun: "d" may become a county, "Deutschland" is where the address lies. */
  isCountryWhole: boolean;
  /** How many words at the beginning it leaves out. */
  dropped: number;
}

const maxNameLength = 4;
/** "c/o Mr John Smith": five words. */
const maxDropped = 5;
/** What is left must still be an address. */
const minWords = 2;

/**
 * The likeliest first. A name before the address is left out word by word: nothing tells where it ends.
 * @param countries  of the data, ISO alpha-2.
 */
export function otherReadings(tokens: readonly Token[], countries: readonly string[]): Reading[] {
  const named = withoutCountry(tokens, countries);
  const base = named ?? { tokens, countries: null, isCountryWhole: false, dropped: 0 };
  const readings = named === null ? [] : [named];
  for (let dropped = 1; dropped <= maxDropped; dropped++) {
    const left = base.tokens.slice(dropped);
    // A number is never part of the name, and one that was typed is never left out.
    if (left.length < minWords || base.tokens[dropped - 1]?.hasDigit === true) break;
    readings.push({ ...base, tokens: left, dropped });
  }
  return readings;
}

/** Null when the text does not end in one of the countries, or in the beginning of one while it is being typed. */
function withoutCountry(tokens: readonly Token[], countries: readonly string[]): Reading | null {
  for (let length = Math.min(maxNameLength, tokens.length - 1); length > 0; length--) {
    const last = tokens.slice(-length);
    if (last.some((token) => token.hasDigit)) continue;
    const typed = last.map(({ text }) => text).join(' ');
    const isOpen = last.at(-1)?.isOpen === true;
    const whole = countries.filter((country) => countryNames(country).includes(typed));
    const begun = countries.filter((country) => isOpen && countryNames(country).some((name) => name.startsWith(typed)));
    const fitting = whole.length > 0 ? whole : begun;
    if (fitting.length === 0) continue;
    // What stands before the country is finished.
    return { tokens: tokens.slice(0, -length), countries: fitting, isCountryWhole: whole.length > 0, dropped: 0 };
  }
  return null;
}
