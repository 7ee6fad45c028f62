import type { AddressIndex } from '@doorstep/address-index';
import type { Addresses } from '@doorstep/core';
import type { AddressProofs } from './address-proofs.ts';
import { toRetrievedAddress } from './index-lookup.ts';

/** What the product asks of addresses: its own proofs, and the embedded index for those typed by hand. */
export function createProductAddresses({ index, proofs }: { index: AddressIndex; proofs: AddressProofs }): Addresses {
  return {
    verifyProof: (proof) => proofs.verify(proof),
    async match({ line1, line2, city, postcode, country }, unit) {
      const record = index.matchTyped({ line1, line2, city, postcode, country, unit });
      return record === null ? null : toRetrievedAddress(record);
    },
  };
}
