import { postalRules } from '@doorstep/address-language';
import { isEastAsian, linesAboveTown } from '@doorstep/contract';
import { joinInto } from '../address-parts.ts';
import type { Parcel } from '../parcel.ts';

export function addressLine(index: number, max: number) {
  return ({ address }: Parcel): string => joinInto(linesAboveTown(address), max)[index] ?? '';
}

export function needsRegion({ address }: Parcel): boolean {
  return postalRules(address.countryCode).region !== null;
}

export function needsPostcode({ address }: Parcel): boolean {
  return postalRules(address.countryCode).postcode.need === 'required';
}

/** The last word is the last name, except in Chinese, Japanese and Korean, where it comes first. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  if (words.length > 1 && words.every((word) => isEastAsian(word)))
    return { first: words.slice(1).join(' '), last: words[0] ?? '' };
  const [, first = name, last = ''] = /^(.*\S)\s+(\S+)$/.exec(name.trim()) ?? [];
  return { first, last };
}

/** Kilograms with three decimals; empty when unknown. */
export function kilograms(grams: number | null): string {
  return grams === null ? '' : (grams / 1000).toFixed(3);
}

/** Whole centimetres, rounded up so that no parcel is larger than declared. */
export function centimetres(mm: number | undefined): string {
  return mm === undefined ? '' : String(Math.ceil(mm / 10));
}

export function nationalDigits(phone: string, callingCode: string): string {
  const digits = digitsOf(phone);
  return isInternational(phone) && digits.startsWith(callingCode) ? `0${digits.slice(callingCode.length)}` : digits;
}

/** Digits only, with `00` for a plus, which a spreadsheet would read as a formula. */
export function dialledDigits(phone: string): string {
  return `${isInternational(phone) ? '00' : ''}${digitsOf(phone)}`;
}

const internationalStart = /^\s*(?:\+|\(?00\)?(?=\s*[1-9]))/;

function isInternational(phone: string): boolean {
  return internationalStart.test(phone);
}

/** Drops the zero of "+44 (0)20", which is dialled only within the country. */
function digitsOf(phone: string): string {
  const digits = isInternational(phone) ? phone.replace(internationalStart, '').replace(/\(0\)/, '') : phone;
  return digits.replaceAll(/\D/g, '');
}

/** "2 × Compost bin, 1 × Lid". */
export function itemList({ items }: Parcel): string {
  return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}
