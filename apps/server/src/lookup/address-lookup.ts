import { isIP } from 'node:net';
import { isIndexId } from '@doorstep/address-index';
import type { FindQuery } from '@doorstep/address-lookup';
import type { AddressProofs } from './address-proofs.ts';
import { boundedLanguage, boundedQuery, maxIdLength } from './find-query.ts';
import type { FindCache } from './find-cache.ts';
import type { LookupBudgets, LookupCaller } from './lookup-budgets.ts';
import type { FindOutcome, Limited, LookupService, RetrieveOutcome } from './lookup-service.ts';
import type { ShownIds } from './shown-ids.ts';
import type { VisitorCharges } from './visitor-charges.ts';

export interface AddressLookup {
  /** @param gone  aborted when the caller stops waiting. */
  find(query: FindQuery, caller: LookupCaller, gone?: AbortSignal): Promise<FindOutcome>;
  /** Every item carries its `Proof`. @param from  `request`: the id arrives with a request, after an earlier choice. */
  retrieve(id: string, language: string, caller: LookupCaller, from?: 'list' | 'request'): Promise<RetrieveOutcome>;
  /** Counts a malformed call like a valid one. Null unless the caller has exceeded a limit. */
  refuse(call: 'find' | 'retrieve', caller: LookupCaller): Promise<Limited | null>;
}

/** Accepted ids of a third party: `signed` by us, or `any` where browsers get ids from the third party directly. */
export interface IdRule {
  ids: ShownIds;
  accepts: 'signed' | 'any';
}

type KnownId = { kind: 'known'; id: string; isContainer: boolean } | { kind: 'expired' } | { kind: 'not_shown' };

export function createAddressLookup(parts: {
  service: LookupService;
  cache: FindCache;
  budgets: LookupBudgets;
  charges: VisitorCharges;
  /** Null where only the embedded index answers, which signs its own ids. */
  idRule: IdRule | null;
  proofs: AddressProofs;
  count: (call: 'find' | 'retrieve', outcome: string) => void;
}): AddressLookup {
  const { service, cache, budgets, charges, idRule, proofs, count } = parts;

  /** The service's own id, or why the id is rejected. */
  const read = (id: string, caller: LookupCaller | null): KnownId => {
    if (id.length > maxIdLength) return { kind: 'not_shown' };
    if (idRule === null || isIndexId(id)) return { kind: 'known', id, isContainer: false };
    const shown = idRule.ids.read(id, caller);
    if (shown.kind === 'not_shown' && idRule.accepts === 'any') return { kind: 'known', id, isContainer: false };
    if (shown.kind === 'expired' || shown.kind === 'not_shown') return shown;
    return { kind: 'known', id: shown.id, isContainer: shown.kind === 'container' };
  };

  const ask = async (sent: FindQuery, caller: LookupCaller, gone?: AbortSignal): Promise<FindOutcome> => {
    const { Container: shown = '', Origin, ...query } = boundedQuery(sent);
    // Origin only affects the order, so dropping it does not change the question.
    const isLeftOut = Origin === undefined || (!service.knowsIpAddresses && isIP(Origin) !== 0);
    const search: FindQuery = isLeftOut ? query : { ...query, Origin };
    const container = read(shown, caller);
    if (shown !== '' && container.kind !== 'known') return { kind: 'invalid_container' };
    const asked = container.kind === 'known' && shown !== '' ? { ...search, Container: container.id } : search;
    const outcome = await cache.get(asked, service.generation(), {
      ask: (signal) => service.find(asked, charges.ofFind(caller), signal),
      gone,
    });
    if (outcome.kind !== 'found' || idRule === null) return outcome;
    return { kind: 'found', items: idRule.ids.sign(outcome.items, caller) };
  };

  const load = async (
    sent: { id: string; from: 'list' | 'request' },
    language: string,
    caller: LookupCaller,
  ): Promise<RetrieveOutcome> => {
    const shown = read(sent.id, sent.from === 'list' ? caller : null);
    if (shown.kind === 'expired') return { kind: 'unknown' };
    if (shown.kind === 'not_shown' || shown.isContainer) return { kind: 'invalid_id' };
    return service.retrieve(shown.id, boundedLanguage(language), charges.ofRetrieve(caller));
  };

  return {
    async find(query, caller, gone) {
      const allowed = await budgets.takeFind(caller);
      const outcome: FindOutcome =
        allowed.kind === 'allowed' ? await ask(query, caller, gone) : limited(allowed.retryAfterSeconds);
      count('find', outcome.kind);
      return outcome;
    },
    async retrieve(id, language, caller, from = 'list') {
      const allowed = await budgets.takeRetrieve(caller);
      const outcome: RetrieveOutcome =
        allowed.kind === 'allowed' ? await load({ id, from }, language, caller) : limited(allowed.retryAfterSeconds);
      count('retrieve', outcome.kind);
      if (outcome.kind !== 'found') return outcome;
      const Proof = proofs.sign(outcome.address);
      // By the protocol, an item carries the requested id.
      return { ...outcome, items: outcome.items.map((item) => ({ ...item, Id: id, Proof })) };
    },
    async refuse(call, caller) {
      const allowed = await (call === 'find' ? budgets.takeFind(caller) : budgets.takeRetrieve(caller));
      count(call, 'refused');
      return allowed.kind === 'allowed' ? null : limited(allowed.retryAfterSeconds);
    },
  };
}

function limited(retryAfterSeconds: number): Limited {
  return { kind: 'limited', retryAfterSeconds };
}
