// `Flat 2, 12 High Street, ZZ1 1AA` and `2 / 12, HIGH ST, zz11aa` are one home; flat 3 is another, and so is 12A.
// The form is documented in docs/reference/home-identity.md.
import { canonicalName, fold, numberKey, unitKey } from '@doorstep/address-language';
import type { HomeForm, IdentityParts } from '@doorstep/contract';
import { plainLetters } from './address-letters.ts';

/** Version of the canonical form, stored with each key. A changed form needs a new number once keys exist. */
export const canonicalVersion = 1;

/** A submission needs the canonical form twice: for its fingerprint and for its home. */
const partsOf = new WeakMap<IdentityParts, HomeForm>();

/**
 * The canonical text of a home and, without the unit, of its building. Never shown or stored: only its keyed hashes
 * are.
 * @param address  Must not change afterwards: its form is computed once.
 * @param hasTown Adds the town to the postcode, where the form would otherwise match two places.
 */
export function canonicalAddress(address: IdentityParts, hasTown = false): { home: string; building: string } {
  return canonicalForm(memoizedParts(address), hasTown);
}

function memoizedParts(address: IdentityParts): HomeForm {
  const parts = partsOf.get(address) ?? canonicalParts(address);
  partsOf.set(address, parts);
  return parts;
}

/**
 * The texts that possible duplicates share: street and number, with and without unit and town. Postcode and country are
 * left out, because a second request may give them differently; so are lookalike letters and spaces.
 */
export function comparedAddress(address: IdentityParts): { street: string; door: string } {
  const { town, place, unit } = memoizedParts(address);
  const [, number = '', name = ''] = place.split('|');
  // No country's words, because a second request may name another country.
  const meant = /[a-z]/i.test(address.street) ? plainLetters(address.street) : address.street;
  const street = squeeze(
    meant === '' ? place : `${canonicalName(meant.replace(/^the\s+(?=\S+\s)/i, ''), '')}|${number}|${name}`,
  );
  return { street, door: `${street}|${squeeze(unit)}|${squeeze(town)}` };
}

function squeeze(text: string): string {
  return plainLetters(text).toLowerCase().replaceAll(' ', '');
}

export function canonicalForm(parts: HomeForm, hasTown = false): { home: string; building: string } {
  const { country, postcode, town, place, unit } = parts;
  const area = postcode === '' ? `town ${town}` : hasTown ? `${postcode} town ${town}` : postcode;
  const building = `${country}|${area}|${place}`;
  return { building, home: `${building}|${unit}` };
}

/** @param nameIn The canonical spelling of a name in a country; callers with many addresses pass a memoized one. */
export function canonicalParts(address: IdentityParts, nameIn = canonicalName): HomeForm {
  const country = address.countryCode.toUpperCase();
  const street = nameIn(address.street, country);
  const number = numberKey(address.number);
  const name = nameIn(address.buildingName, country);
  // Without these three, only the lines describe the place, and their words keep their order.
  const place =
    street === '' && number === '' && name === ''
      ? nameIn(address.lines.join(' '), '')
      : `${street}|${number}|${number === '' ? name : ''}`;
  return {
    country,
    postcode: canonicalPostcode(address.postcode, country),
    town: nameIn(address.city, ''),
    place,
    unit: unitKey(address.unit, country),
  };
}

/** Prefixes that people write before a numeric postcode and that differ from the country's code. */
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

/** `ZZ1 1AA` → `zz11aa`; `05491-1234` → `05491` in America; `D-12345`, `LV-1010` → the digits. */
function canonicalPostcode(text: string, country: string): string {
  const postcode = fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (country === 'US') return /^\d{9}$/.test(postcode) ? postcode.slice(0, 5) : postcode;
  const [, letters = '', digits = ''] = /^([a-z]{1,3})(\d{3,6})$/.exec(postcode) ?? [];
  return letters !== '' && (letters === country.toLowerCase() || letters === signs[country]) ? digits : postcode;
}
