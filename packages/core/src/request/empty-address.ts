import type { Address } from '@doorstep/contract';

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
