import { addressSchema, type Address } from '@doorstep/contract';

const parts = Object.keys(addressSchema.entries) as (keyof Address)[];

/** An address without what the lookup knew besides, its parts in the schema's order. */
export function plainAddress(address: Address): Address {
  return Object.fromEntries(parts.map((part) => [part, address[part]])) as Address;
}
