// A whole address, pasted, ends in its country, which is no word of the data.
import { countryNames } from '@doorstep/address-language';
import type { Token } from './parse-query.ts';

interface Reading {
  tokens: readonly Token[];
  /** ISO alpha-2. */
  countries: readonly string[];
  /** They are written out, and not only begun: "d" may become a county, "Deutschland" is where the address lies. */
  isCountryWhole: boolean;
}

const maxNameLength = 4;
/** Letters from which a country is taken for begun: "C" and "Ø" are districts of Danish towns. */
const minBegun = 3;

/**
 * Null when the text does not end in one of the countries, or in the beginning of one while it is being typed.
 * @param countries  of the data, ISO alpha-2.
 */
export function withoutCountry(tokens: readonly Token[], countries: readonly string[]): Reading | null {
  for (let length = Math.min(maxNameLength, tokens.length - 1); length > 0; length--) {
    const last = tokens.slice(-length);
    if (last.some((token) => token.hasDigit)) continue;
    const typed = last.map(({ text }) => text).join(' ');
    const isOpen = last.at(-1)?.isOpen === true;
    const whole = countries.filter((country) => countryNames(country).includes(typed));
    const isBegun = isOpen && typed.length >= minBegun;
    const begun = countries.filter(
      (country) => isBegun && countryNames(country).some((name) => name.startsWith(typed)),
    );
    const fitting = whole.length > 0 ? whole : begun;
    if (fitting.length === 0) continue;
    // What stands before the country is finished.
    return { tokens: tokens.slice(0, -length), countries: fitting, isCountryWhole: whole.length > 0 };
  }
  return null;
}
