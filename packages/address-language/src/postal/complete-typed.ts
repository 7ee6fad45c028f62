// Completes typed addresses for mail, in one place for every source: forms, staff, programs, embedded forms.
import type { FieldError, TypedAddress } from '@doorstep/contract';
import { regionByPostcode } from '../region-of-postcode.ts';
import { postalRules } from './postal-rules.ts';
import { readPostcode } from './read-postcode.ts';
import { readRegion } from './read-region.ts';

interface CompletedTyped {
  typed: TypedAddress & { region: string };
  /** Fields named `address.PART`. */
  errors: FieldError[];
}

export function completeTyped(given: TypedAddress): CompletedTyped {
  const country = given.country.toUpperCase();
  const rules = postalRules(country);
  const beside = given.line1 + given.line2 + given.city;
  const errors: FieldError[] = (['line1', 'city', 'country'] as const)
    .filter((part) => given[part].trim() === '')
    .map((part) => ({ field: `address.${part}`, code: 'required' }));

  const postcode = readPostcode(country, given.postcode);
  const { need, word, examples } = rules.postcode;
  const values = { kind: word, example: examples[0] ?? '' };
  if (postcode === null) errors.push({ field: 'address.postcode', code: 'postcode_form', values });
  else if (postcode === '' && need === 'required')
    errors.push({ field: 'address.postcode', code: 'postcode_missing', values });

  const typedRegion = given.region?.trim() ?? '';
  const known = rules.region !== null || typedRegion !== '' ? readRegion(country, typedRegion, beside) : '';
  const behindTown = rules.region === null ? null : regionBehindTown(country, given.city, beside);
  const region =
    known === '' && rules.region !== null
      ? (behindTown?.region ?? regionByPostcode(country, postcode ?? '') ?? '')
      : (known ?? typedRegion);
  if (rules.region !== null) {
    const kind = { kind: rules.region.word };
    if (known === null) errors.push({ field: 'address.region', code: 'region_unknown', values: kind });
    else if (region === '') errors.push({ field: 'address.region', code: 'region_missing', values: kind });
  }
  const city = behindTown !== null && behindTown.region === region ? behindTown.city : given.city;
  return { typed: { ...given, city, postcode: postcode ?? given.postcode, region }, errors };
}

function regionBehindTown(country: string, city: string, beside: string): { city: string; region: string } | null {
  const [, town = '', comma = '', end = ''] =
    /^(.*[^\s,])\s*(,)\s*([^,]+)$/.exec(city) ?? /^(.*\S)(\s+)([A-Z]{2,3})$/.exec(city) ?? [];
  if (end === '') return null;
  const region = readRegion(country, end, beside);
  if (region === null || region === '') return null;
  const isListed = postalRules(country).region?.regions.length !== 0;
  return isListed && (comma === ',' || region === end) ? { city: town, region } : null;
}
