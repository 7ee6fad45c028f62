// How typed addresses were read while there was one version of the canonical form. Never changed: homes have keys that were
// made of it, mistakes included (`290 N Main Street` became number 290N). `parse-typed-address.ts` is how they are read now.
import type { Address, TypedAddress } from '@doorstep/contract';
import { unitWords } from './canonical-words.ts';

const numberPattern = String.raw`\d+(?:\s?(?:bis|ter|quater)\b|\s?[\p{L}](?![\p{L}\p{N}]))?(?:\s?[-/]\s?\d+\p{L}?)?`;
const leadingNumber = new RegExp(`^(${numberPattern})[,\\s]+(.+)$`, 'iu');
const trailingNumber = new RegExp(`^(\\P{N}+?)[,\\s]+(${numberPattern})$`, 'iu');
const leadingUnit = new RegExp(
  `^(?:(?:${[...unitWords].join('|')})\\.?\\s*#?|#)\\s*([\\p{L}\\p{N}-]+)(?:[,\\s]+|$)(.*)$`,
  'iu',
);

/** The parts as they were read then; for keys, and for nothing that people see. */
export function firstReading(typed: TypedAddress, unit: string): Address {
  let unitFound = unit.trim();
  let buildingName = '';
  let street = '';
  let number = '';
  for (const line of [typed.line1, typed.line2]) {
    let rest = line.trim();
    const withUnit = leadingUnit.exec(rest);
    if (withUnit !== null) {
      if (unitFound === '') unitFound = withUnit[1] ?? '';
      rest = (withUnit[2] ?? '').trim();
    }
    if (rest === '' || street !== '') continue;
    const numbered = leadingNumber.exec(rest);
    const reversed = numbered === null ? trailingNumber.exec(rest) : null;
    if (numbered !== null) [number, street] = [numbered[1] ?? '', numbered[2] ?? ''];
    else if (reversed !== null) [street, number] = [reversed[1] ?? '', reversed[2] ?? ''];
    else if (buildingName === '') buildingName = rest;
    else street = rest;
  }
  const place = [typed.city, typed.postcode].filter((part) => part !== '').join(' ');
  return {
    organisation: '',
    unit: unitFound,
    buildingName,
    number,
    street,
    locality: '',
    city: typed.city,
    district: '',
    region: '',
    postcode: typed.postcode,
    countryCode: typed.country,
    lines: [typed.line1, typed.line2, place].filter((line) => line !== ''),
    latitude: null,
    longitude: null,
  };
}
