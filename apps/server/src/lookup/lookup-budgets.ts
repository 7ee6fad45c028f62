import type { CounterStore } from '@doorstep/core';
import type { HashPrefix } from '../http/network-hashes.ts';
import { createRateLimit, type LimitAnswer, type RateLimit } from '../http/rate-limit.ts';
import { createSharedLimit } from '../http/shared-limit.ts';

/** A visitor of one of our pages, or a holder of a created key or a token. */
export type LookupCaller =
  /** `session` is "" where only the network is known. */
  { kind: 'visitor'; session: string; network: string } | { kind: 'key'; keyId: string; network: string };

export interface LookupBudgets {
  takeFind(caller: LookupCaller): Promise<LimitAnswer>;
  takeRetrieve(caller: LookupCaller): Promise<LimitAnswer>;
}

// An address takes about 15 Finds and one Retrieve, a hard one four times as many. A visitor may look up a whole
// family's addresses, and a network may be a library full of visitors. A key serves a shop's pages: per network it
// needs as much as a library, or the shop's server that looks up all its customers; in total somewhat more.
export const lookupLimits = {
  perSeconds: 600,
  visitorFinds: 600,
  visitorRetrieves: 60,
  networkFinds: 12_000,
  networkRetrieves: 1200,
  keyFinds: 40_000,
  keyRetrieves: 4000,
  keyFindsOfNetwork: 10_000,
  keyRetrievesOfNetwork: 1000,
  findsWithoutRetrieve: 300,
  withoutRetrieveSeconds: 7200,
} as const;

/** Each process takes at least this many from a limit in one write, so few key presses wait for the store. */
const minShare = 50;
/** The share is a hundredth where that is more, so each process reaches the limit at most that much early. */
const sharesPerLimit = 100;

type Take = () => LimitAnswer | Promise<LimitAnswer>;

/** Networks and keys are counted across processes; visitors per process, since a new session costs nothing. */
export function createLookupBudgets(
  parts: { counters: Pick<CounterStore, 'take'>; hashNetwork: HashPrefix },
  limits: { -readonly [Name in keyof typeof lookupLimits]: number } = lookupLimits,
): LookupBudgets {
  const { counters, hashNetwork } = parts;
  const ofProcess = (max: number) => createRateLimit({ max, perSeconds: limits.perSeconds });
  const ofAll = (name: string, max: number) =>
    createSharedLimit({
      counters,
      name: `lookup:${name}`,
      max,
      perSeconds: limits.perSeconds,
      share: Math.max(minShare, Math.floor(max / sharesPerLimit)),
    });
  const visitor = { find: ofProcess(limits.visitorFinds), retrieve: ofProcess(limits.visitorRetrieves) };
  const unmatched = createRateLimit({ max: limits.findsWithoutRetrieve, perSeconds: limits.withoutRetrieveSeconds });
  const network = {
    find: ofAll('find:network', limits.networkFinds),
    retrieve: ofAll('retrieve:network', limits.networkRetrieves),
  };
  const key = { find: ofAll('find:key', limits.keyFinds), retrieve: ofAll('retrieve:key', limits.keyRetrieves) };
  const keyOfNetwork = {
    find: ofAll('find:key-network', limits.keyFindsOfNetwork),
    retrieve: ofAll('retrieve:key-network', limits.keyRetrievesOfNetwork),
  };

  const takeShared = async (call: 'find' | 'retrieve', caller: LookupCaller): Promise<LimitAnswer> => {
    const hash = await hashNetwork(caller.network);
    if (caller.kind === 'visitor') return network[call].take(hash);
    return all(
      () => keyOfNetwork[call].take(`${caller.keyId}:${hash}`),
      () => key[call].take(caller.keyId),
    );
  };

  return {
    takeFind: (caller) => all(...ofSession(caller, [visitor.find, unmatched]), () => takeShared('find', caller)),
    async takeRetrieve(caller) {
      const answer = await all(...ofSession(caller, [visitor.retrieve]), () => takeShared('retrieve', caller));
      if (answer.kind === 'allowed' && caller.kind === 'visitor') unmatched.forget(caller.session);
      return answer;
    },
  };
}

/** Without a session the visitor is indistinguishable in the network, so only the network's limits count. */
function ofSession(caller: LookupCaller, limits: RateLimit[]): Take[] {
  if (caller.kind === 'key' || caller.session === '') return [];
  return limits.map((limit) => () => limit.take(caller.session));
}

async function all(...takes: Take[]): Promise<LimitAnswer> {
  for (const take of takes) {
    const answer = await take();
    if (answer.kind === 'refused') return answer;
  }
  return { kind: 'allowed' };
}
