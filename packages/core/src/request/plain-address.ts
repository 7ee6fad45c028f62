import { addressSchema, type Address } from '@doorstep/contract';
import type { ServiceRequest } from './service-request.ts';

const parts = Object.keys(addressSchema.entries) as (keyof Address)[];

/** The address without the lookup's extra data, its parts in the schema's order. */
export function plainAddress(address: Address): Address {
  return Object.fromEntries(parts.map((part) => [part, address[part]])) as Address;
}

/** For people without a fixed address, and for erased requests. */
export const emptyAddress: Address = {
  organisation: '',
  unit: '',
  buildingName: '',
  number: '',
  street: '',
  locality: '',
  city: '',
  district: '',
  region: '',
  postcode: '',
  countryCode: '',
  lines: [],
  latitude: null,
  longitude: null,
};

export function isCollected({ collection }: Pick<ServiceRequest, 'collection'>): boolean {
  return collection !== null;
}

export function hasAddress({ address }: Pick<ServiceRequest, 'address'>): boolean {
  return address.lines.length > 0;
}
