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

/** The address lookup as offered to visitors and programs: with budgets, a cache, and a proof on what it returns. */
export interface AddressLookup {
  /** @param gone Aborted when the caller no longer waits. */
  find(query: FindQuery, caller: LookupCaller, gone?: AbortSignal): Promise<FindOutcome>;
  /**
   * Every item found carries its `Proof`.
   * @param from Where the id comes from: chosen in a list, or sent along with a request after an earlier choice.
   */
  retrieve(id: string, language: string, caller: LookupCaller, from?: 'list' | 'request'): Promise<RetrieveOutcome>;
  /** Counts a call that cannot be read like one that can; null unless the caller has sent too many. */
  refuse(call: 'find' | 'retrieve', caller: LookupCaller): Promise<Limited | null>;
}

/** Which ids of a third party are accepted: `signed` ones only, or `any`, where browsers get them from the third party. */
export interface IdRule {
  ids: ShownIds;
  accepts: 'signed' | 'any';
}

type KnownId = { kind: 'known'; id: string; isContainer: boolean } | { kind: 'expired' } | { kind: 'not_shown' };

export function createAddressLookup(parts: {
  service: LookupService;
  cache: FindCache;
  /** For every call, whichever service answers it. */
  budgets: LookupBudgets;
  /** For calls that reach a third party. */
  charges: VisitorCharges;
  /** Null where only the embedded index answers, which signs its own ids. */
  idRule: IdRule | null;
  proofs: AddressProofs;
  count: (call: 'find' | 'retrieve', outcome: string) => void;
}): AddressLookup {
  const { service, cache, budgets, charges, idRule, proofs, count } = parts;

  /** The service's own form of an id; otherwise why it is not accepted. */
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
    // It only orders what is found: left out, the answer is to the same question.
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
      // As the protocol has it, an item carries the id that was asked for.
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
