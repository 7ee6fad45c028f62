import type { Address } from '@doorstep/contract';

/** One request on its way to a home: what its label and a carrier need to know. */
export interface Parcel {
  reference: string;
  /** Who it is for. */
  name: string;
  /** As of packing. */
  address: Address;
  /** Empty when none was given, or when none may be passed on. */
  email: string;
  phone: string;
  items: readonly { name: string; quantity: number }[];
  /** Null where an item has no weight. */
  weightGrams: number | null;
  /** Null where it is not known. */
  sizeMm: { length: number; width: number; height: number } | null;
}

/** Who sends it. Parts that are not known are empty. */
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
