import type { Address } from '@doorstep/contract';

export interface Parcel {
  reference: string;
  name: string;
  /** At the time of packing. */
  address: Address;
  /** Empty when none was given or it may not be passed on. */
  email: string;
  phone: string;
  items: readonly { name: string; quantity: number }[];
  /** Null when an item has no weight. */
  weightGrams: number | null;
  sizeMm: { length: number; width: number; height: number } | null;
}

/** Unknown parts are empty. */
export interface Sender {
  name: string;
  street: string;
  city: string;
  region: string;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  email: string;
  phone: string;
}
