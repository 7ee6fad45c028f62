import type { AddressIndex } from '@doorstep/address-index';
import type { Addresses } from '@doorstep/core';
import type { AddressProofs } from '../lookup/address-proofs.ts';
import { toRetrievedAddress } from '../lookup/index-lookup.ts';

/** What the product asks of the address data, answered by our signature and the embedded index. */
export function createAddresses(proofs: AddressProofs, index: AddressIndex): Addresses {
  return {
    verifyProof: (proof) => proofs.verify(proof),
    async match({ line1, line2, city, postcode, country }, unit) {
      const record = index.matchTyped({ line1, line2, city, postcode, country, unit });
      return record === null ? null : toRetrievedAddress(record);
    },
  };
}
