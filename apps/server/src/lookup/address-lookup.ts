import type { FindQuery } from '@doorstep/address-lookup';
import type { AddressProofs } from './address-proofs.ts';
import type { FindCache } from './find-cache.ts';
import type { LookupBudgets, LookupCaller } from './lookup-budgets.ts';
import type { FindOutcome, Limited, LookupService, RetrieveOutcome } from './lookup-service.ts';
import type { VisitorCharges } from './visitor-charges.ts';

/** The address lookup as it is offered: within its budgets, from its cache, and with a proof on what it gives out. */
export interface AddressLookup {
  find(query: FindQuery, caller: LookupCaller): Promise<FindOutcome>;
  /** Every item found carries its `Proof`. */
  retrieve(id: string, language: string, caller: LookupCaller): Promise<RetrieveOutcome>;
}

export function createAddressLookup(parts: {
  service: LookupService;
  cache: FindCache;
  /** For every call, whoever answers it. */
  budgets: LookupBudgets;
  /** For calls that reach a third party. */
  charges: VisitorCharges;
  proofs: AddressProofs;
  count: (call: 'find' | 'retrieve', outcome: string) => void;
}): AddressLookup {
  const { service, cache, budgets, charges, proofs, count } = parts;
  return {
    async find(query, caller) {
      const allowed = budgets.takeFind(caller);
      const outcome: FindOutcome =
        allowed.kind === 'allowed'
          ? await cache.get(query, service.generation(), () => service.find(query, charges.ofFind(caller)))
          : limited(allowed.retryAfterSeconds);
      count('find', outcome.kind);
      return outcome;
    },
    async retrieve(id, language, caller) {
      const allowed = budgets.takeRetrieve(caller);
      const outcome: RetrieveOutcome =
        allowed.kind === 'allowed'
          ? await service.retrieve(id, language, charges.ofRetrieve(caller))
          : limited(allowed.retryAfterSeconds);
      count('retrieve', outcome.kind);
      if (outcome.kind !== 'found') return outcome;
      const Proof = proofs.sign(outcome.address);
      return { ...outcome, items: outcome.items.map((item) => ({ ...item, Proof })) };
    },
  };
}

function limited(retryAfterSeconds: number): Limited {
  return { kind: 'limited', retryAfterSeconds };
}
