import type { FindQuery } from '@doorstep/address-lookup';
import type { AddressProofs } from './address-proofs.ts';
import type { FindCache } from './find-cache.ts';
import type { LookupBudgets, LookupCaller } from './lookup-budgets.ts';
import type { FindOutcome, LookupService, RetrieveOutcome } from './lookup-service.ts';

type Limited = { kind: 'limited'; retryAfterSeconds: number };

/** The address lookup as it is offered: within its budgets, from its cache, and with a proof on what it gives out. */
export interface AddressLookup {
  find(query: FindQuery, caller: LookupCaller): Promise<FindOutcome | Limited>;
  /** Every item found carries its `Proof`. */
  retrieve(id: string, language: string, caller: LookupCaller): Promise<RetrieveOutcome | Limited>;
}

export function createAddressLookup(parts: {
  service: LookupService;
  cache: FindCache;
  budgets: LookupBudgets;
  proofs: AddressProofs;
  count: (call: 'find' | 'retrieve', outcome: string) => void;
}): AddressLookup {
  const { service, cache, budgets, proofs, count } = parts;
  return {
    async find(query, caller) {
      const allowed = await budgets.takeFind(caller);
      const outcome: FindOutcome | Limited =
        allowed.kind === 'allowed'
          ? await cache.get(query, service.generation(), () => service.find(query))
          : { kind: 'limited', retryAfterSeconds: allowed.retryAfterSeconds };
      count('find', outcome.kind);
      return outcome;
    },
    async retrieve(id, language, caller) {
      const allowed = await budgets.takeRetrieve(caller);
      const outcome: RetrieveOutcome | Limited =
        allowed.kind === 'allowed'
          ? await service.retrieve(id, language)
          : { kind: 'limited', retryAfterSeconds: allowed.retryAfterSeconds };
      count('retrieve', outcome.kind);
      if (outcome.kind !== 'found') return outcome;
      const Proof = proofs.sign(outcome.address);
      return { ...outcome, items: outcome.items.map((item) => ({ ...item, Proof })) };
    },
  };
}
