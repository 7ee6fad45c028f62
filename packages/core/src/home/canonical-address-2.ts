// Version 2 of the canonical form: version 1, with more ways of writing one street and one postcode brought together.
// What falls together that version 1 kept apart is in docs/reference/home-identity.md.
import { canonicalForm, canonicalParts, type CanonicalParts, type IdentityParts } from './canonical-address.ts';
import { canonicalWords2, joinMarked } from './canonical-words-2.ts';
import { foldText, splitWords } from './fold-text.ts';

/** As `canonicalAddress`. */
export function canonicalAddress2(address: IdentityParts, hasTown = false): { home: string; building: string } {
  return canonicalForm(canonicalParts2(address), hasTown);
}

export function canonicalParts2(address: IdentityParts): CanonicalParts {
  const parts = canonicalParts(address);
  const { country } = parts;
  const [, number = '', name = ''] = parts.place.split('|');
  // Of an address that is nothing but lines, nothing is known that could be put in order.
  const place = parts.place.includes('|')
    ? `${words(address.street, country)}|${number}|${name === '' ? '' : words(address.buildingName, country)}`
    : parts.place;
  return { ...parts, place, postcode: shortPostcode(parts.postcode, country) };
}

const germanSpelling = new Set(['DE', 'AT', 'LI', 'CH']);

function words(text: string, country: string): string {
  const folded = joinMarked(foldText(text));
  // Müller, Mueller and Muller are one; in Neue and Aue there is no umlaut.
  const isGerman = germanSpelling.has(country);
  const spelled = isGerman ? folded.replaceAll(/(?<![aeq])([aou])e/g, '$1') : folded;
  const split = splitWords(spelled).map((word) => (isGerman ? word.replace(/(?<=.{3})pl$/, 'pltz') : word));
  return canonicalWords2(split, country).join(' ');
}

/** Signs of countries that are written before a postcode of digits, where they are not the country's code. */
const signs: Record<string, string> = {
  DE: 'd',
  AT: 'a',
  LI: 'fl',
  BE: 'b',
  FR: 'f',
  LU: 'l',
  SE: 's',
  FI: 'fin',
  NO: 'n',
  IT: 'i',
  ES: 'e',
};

/** `05491-1234` → `05491` in America; `D-12345`, `LV-1010` → the digits. */
function shortPostcode(postcode: string, country: string): string {
  if (country === 'US') return /^\d{9}$/.test(postcode) ? postcode.slice(0, 5) : postcode;
  const [, letters = '', digits = ''] = /^([a-z]{1,3})(\d{3,6})$/.exec(postcode) ?? [];
  return letters !== '' && (letters === country.toLowerCase() || letters === signs[country]) ? digits : postcode;
}
