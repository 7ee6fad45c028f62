import { addressSchema, type Address } from '@doorstep/contract';
import type { ServiceRequest } from './service-request.ts';

const parts = Object.keys(addressSchema.entries) as (keyof Address)[];

/** An address without what the lookup knew besides, its parts in the schema's order. */
export function plainAddress(address: Address): Address {
  return Object.fromEntries(parts.map((part) => [part, address[part]])) as Address;
}

/** Of somebody without a fixed address, and of whoever was erased. */
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

/** Its visitor collects it: from a place, with a code. */
export function isCollected({ collection }: Pick<ServiceRequest, 'collection'>): boolean {
  return collection !== null;
}

/** Not of somebody without a fixed address, nor of whoever was erased. */
export function hasAddress({ address }: Pick<ServiceRequest, 'address'>): boolean {
  return address.lines.length > 0;
}
