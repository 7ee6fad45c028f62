import type { AddressIndex } from '@doorstep/address-index';
import type { Addresses } from '@doorstep/core';
import type { AddressLookup } from './address-lookup.ts';
import type { AddressProofs } from './address-proofs.ts';
import { formKnowledge } from './form-knowledge.ts';
import { toRetrievedAddress } from './index-lookup.ts';
import { linesOf } from './loqate/loqate-address.ts';
import type { LookupCaller } from './lookup-budgets.ts';

export interface Requester {
  caller: LookupCaller;
  language: string;
}

/** Retrieving an id is `unavailable` without `lookup`. */
export function createProductAddresses(
  { index, proofs, lookup }: { index: AddressIndex; proofs: AddressProofs; lookup?: AddressLookup },
  requester: Requester | null = null,
): Addresses {
  return {
    verifyProof: (proof) => proofs.verify(proof),
    async retrieve(id) {
      if (lookup === undefined || requester === null) return { kind: 'unavailable' };
      const outcome = await lookup.retrieve(id, requester.language, requester.caller, 'request');
      switch (outcome.kind) {
        case 'found':
          return {
            kind: 'found',
            address: outcome.address,
            variants: [outcome.address.lines, ...outcome.items.map(linesOf)],
          };
        case 'unknown':
        case 'invalid_id':
          return { kind: 'unknown' };
        case 'limited':
          return outcome;
        case 'unavailable':
          return { kind: 'unavailable' };
      }
    },
    formKnowledge: (address) => formKnowledge(index, address),
    async match({ line1, line2, city, postcode, country }, unit) {
      const record = index.matchTyped({ line1, line2, city, postcode, country, unit });
      return record === null ? null : toRetrievedAddress(record);
    },
  };
}
