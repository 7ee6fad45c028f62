// What several carriers ask for in the same way.
import { postalRules } from '@doorstep/address-language';
import { isEastAsian, linesAboveTown } from '@doorstep/contract';
import { joinInto } from '../address-parts.ts';
import type { Parcel } from '../parcel.ts';

/** One of the lines above the town, counted from 0, of at most so many. */
export function addressLine(index: number, max: number) {
  return ({ address }: Parcel): string => joinInto(linesAboveTown(address), max)[index] ?? '';
}

/** Whether mail to the parcel's country needs a state or province. */
export function needsRegion({ address }: Parcel): boolean {
  return postalRules(address.countryCode).region !== null;
}

/** Whether every address of the parcel's country has a postcode. */
export function needsPostcode({ address }: Parcel): boolean {
  return postalRules(address.countryCode).postcode.need === 'required';
}

/** Of a name of several words the last; the others are the first name. In Chinese, Japanese and Korean it comes first. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  if (words.length > 1 && words.every((word) => isEastAsian(word)))
    return { first: words.slice(1).join(' '), last: words[0] ?? '' };
  const [, first = name, last = ''] = /^(.*\S)\s+(\S+)$/.exec(name.trim()) ?? [];
  return { first, last };
}

/** Kilograms to the gram; empty when unknown. */
export function kilograms(grams: number | null): string {
  return grams === null ? '' : (grams / 1000).toFixed(3);
}

/** Whole centimetres, rounded up: a parcel is never larger than declared. */
export function centimetres(mm: number | undefined): string {
  return mm === undefined ? '' : String(Math.ceil(mm / 10));
}

/** Digits alone, with the zero of the country in place of its code. */
export function nationalDigits(phone: string, callingCode: string): string {
  const digits = digitsOf(phone);
  return isInternational(phone) && digits.startsWith(callingCode) ? `0${digits.slice(callingCode.length)}` : digits;
}

/** Digits alone, with `00` for a plus, before which a spreadsheet would see a formula. */
export function dialledDigits(phone: string): string {
  return `${isInternational(phone) ? '00' : ''}${digitsOf(phone)}`;
}

/** "+44…", and "0044…" as it is dialled from most countries. */
const internationalStart = /^\s*(?:\+|\(?00\)?(?=\s*[1-9]))/;

function isInternational(phone: string): boolean {
  return internationalStart.test(phone);
}

/** The zero that is dialled within the country alone, "+44 (0)20", is not part of an international number. */
function digitsOf(phone: string): string {
  const digits = isInternational(phone) ? phone.replace(internationalStart, '').replace(/\(0\)/, '') : phone;
  return digits.replaceAll(/\D/g, '');
}

/** "2 × Compost bin, 1 × Lid". */
export function itemList({ items }: Parcel): string {
  return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}
