import { countryName, townOf } from '../address-parts.ts';
import type { Parcel } from '../parcel.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { addressLine, centimetres, dialledDigits, itemList, kilograms, splitName } from './column-values.ts';

export const parcelFields = {
  reference: ({ reference }) => reference,
  name: ({ name }) => name,
  first_name: ({ name }) => splitName(name).first,
  last_name: ({ name }) => splitName(name).last,
  organisation: ({ address }) => address.organisation,
  line1: addressLine(0, 4),
  line2: addressLine(1, 4),
  line3: addressLine(2, 4),
  line4: addressLine(3, 4),
  city: ({ address }) => townOf(address),
  region: ({ address }) => address.region,
  postcode: ({ address }) => address.postcode,
  country: ({ address }) => countryName(address.countryCode, 'en'),
  country_code: ({ address }) => address.countryCode,
  email: ({ email }) => email,
  phone: ({ phone }) => dialledDigits(phone),
  items: itemList,
  weight_kg: ({ weightGrams }) => kilograms(weightGrams),
  length_cm: ({ sizeMm }) => centimetres(sizeMm?.length),
  width_cm: ({ sizeMm }) => centimetres(sizeMm?.width),
  height_cm: ({ sizeMm }) => centimetres(sizeMm?.height),
} satisfies Record<string, (parcel: Parcel) => string>;

export type ParcelField = keyof typeof parcelFields;

export interface ColumnMapping {
  header: string;
  field: ParcelField;
}

export const defaultMapping: readonly ColumnMapping[] = (Object.keys(parcelFields) as ParcelField[]).map((field) => ({
  header: field,
  field,
}));

/** Parses `Order no=reference,Ship to=name`; null for an unknown field or a repeated name. */
export function readMapping(text: string): ColumnMapping[] | null {
  const mapping: ColumnMapping[] = [];
  for (const part of text.split(',')) {
    const at = part.lastIndexOf('=');
    const header = part.slice(0, Math.max(0, at)).trim();
    const field = part.slice(at + 1).trim();
    if (header === '' || !Object.hasOwn(parcelFields, field)) return null;
    if (mapping.some((other) => other.header === header)) return null;
    mapping.push({ header, field: field as ParcelField });
  }
  return mapping;
}

export function mappedProfile(mapping: readonly ColumnMapping[]): CarrierProfile {
  return {
    id: 'generic',
    name: 'Any carrier',
    isConfirmed: true,
    source: 'The mapping itself',
    delimiter: ',',
    encoding: 'utf-8',
    columns: mapping.map(({ header, field }) => ({ header, value: parcelFields[field] })),
  };
}
