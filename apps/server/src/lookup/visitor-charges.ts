import { hourMs, dayMs } from '@doorstep/contract';
import type { CounterStore } from '@doorstep/core';
import type { HashPrefix } from '../http/network-hashes.ts';
import type { LookupCaller } from './lookup-budgets.ts';
import type { Charge } from './lookup-service.ts';

/** Limits calls to a third party per visitor, network and key, across processes. */
export interface VisitorCharges {
  ofFind(caller: LookupCaller): Charge;
  ofRetrieve(caller: LookupCaller): Charge;
}

interface Limit {
  /** Finds in a window before an address is chosen, … */
  findsAtFirst: number;
  /** … when the account is scarce, … */
  findsWhenScarce: number;
  /** … and in addition per address chosen on the day. */
  findsPerAddress: number;
  windowMs: number;
  addressesADay: number;
}

// A Retrieve costs money, and Finds without a Retrieve block the account (error 14). An address takes about 15 Finds
// and one Retrieve, a hard one four times as many, hence 60 Finds per address; before the first Retrieve, enough for
// two hard ones or ten visitors at once. A visitor may request for 5 homes per day, choosing each up to three times; a
// network for 200 homes, each twice. Five networks together stay below half of the account's allowance for callers that
// have chosen nothing (account-budget.ts); beyond that a network gets one or two easy addresses before it chooses. A
// program's key is a shop's address field and counts as a network of its own, whether visitors come from many addresses
// or from the shop's server.
export const chargeLimits = {
  visitor: { findsAtFirst: 120, findsWhenScarce: 120, findsPerAddress: 60, windowMs: dayMs, addressesADay: 15 },
  network: { findsAtFirst: 150, findsWhenScarce: 30, findsPerAddress: 60, windowMs: hourMs, addressesADay: 400 },
  key: { findsAtFirst: 600, findsWhenScarce: 600, findsPerAddress: 60, windowMs: dayMs, addressesADay: 1000 },
  keyOfNetwork: { findsAtFirst: 150, findsWhenScarce: 30, findsPerAddress: 60, windowMs: hourMs, addressesADay: 200 },
} as const satisfies Record<string, Limit>;

type Limits = Record<keyof typeof chargeLimits, Limit>;

/** A single network gets at most a tenth of the daily total, and at least a visitor's limit. */
export function chargeLimitsFor(retrievesADay: number): Limits {
  const { visitor, network, keyOfNetwork } = chargeLimits;
  const share = Math.max(visitor.addressesADay, Math.floor(retrievesADay / 10));
  const capped = <Some extends Limit>(limit: Some) => ({
    ...limit,
    addressesADay: Math.min(limit.addressesADay, share),
  });
  return { ...chargeLimits, network: capped<Limit>(network), keyOfNetwork: capped<Limit>(keyOfNetwork) };
}

interface Account {
  payer: string;
  limit: Limit;
}

type Wanted = Parameters<CounterStore['takeEach']>[0][number];

export function createVisitorCharges(parts: {
  counters: CounterStore;
  hashNetwork: HashPrefix;
  limits?: Limits;
  now?: () => number;
}): VisitorCharges {
  const { counters, hashNetwork, limits = chargeLimits, now = Date.now } = parts;

  const accountsOf = async (caller: LookupCaller): Promise<Account[]> => {
    const network = await hashNetwork(caller.network);
    if (caller.kind === 'key') {
      return [
        { payer: `key-network:${caller.keyId}:${network}`, limit: limits.keyOfNetwork },
        { payer: `key:${caller.keyId}`, limit: limits.key },
      ];
    }
    const ofNetwork = { payer: `network:${network}`, limit: limits.network };
    // Without a session the visitor is indistinguishable in the network.
    if (caller.session === '') return [ofNetwork];
    return [ofNetwork, { payer: `visitor:${caller.session}`, limit: limits.visitor }];
  };

  const windowOf = (windowMs: number) => {
    const window = Math.floor(now() / windowMs);
    return { window, expiresAt: (window + 1) * windowMs };
  };
  const addressesOf = (account: Account): Wanted => {
    const { window, expiresAt } = windowOf(dayMs);
    const name = `lookup:addresses:${account.payer}:${window}`;
    return { name, max: account.limit.addressesADay, expiresAt };
  };
  const findsOf = (account: Account, isScarce = false): Wanted => {
    const { windowMs, findsAtFirst, findsWhenScarce } = account.limit;
    const { window, expiresAt } = windowOf(windowMs);
    const name = `lookup:finds:${account.payer}:${window}`;
    return { name, max: isScarce ? findsWhenScarce : findsAtFirst, expiresAt };
  };
  const earnedBy = async (account: Account): Promise<number> =>
    account.limit.findsPerAddress * (await counters.count(addressesOf(account).name));

  const charge = (caller: LookupCaller, wantedOf: (account: Account, isScarce: boolean) => Promise<Wanted>): Charge => {
    let taken: string[] = [];
    const giveBack = async () => {
      const names = taken;
      taken = [];
      for (const name of names) await counters.giveBack(name);
    };
    return {
      async take(isScarce = false) {
        const accounts = await accountsOf(caller);
        const wanted = await Promise.all(accounts.map((account) => wantedOf(account, isScarce)));
        const counted = await counters.takeEach(wanted);
        taken = [...counted];
        const usedUp = wanted.filter(({ name }) => !counted.has(name));
        if (usedUp.length === 0) return { kind: 'allowed' };
        await giveBack();
        const endsAt = Math.max(...usedUp.map(({ expiresAt }) => expiresAt));
        return { kind: 'refused', retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) };
      },
      giveBack,
      async isEarned() {
        const [widest] = await accountsOf(caller);
        return widest !== undefined && (await counters.count(findsOf(widest).name)) <= (await earnedBy(widest));
      },
    };
  };

  return {
    ofFind: (caller) =>
      charge(caller, async (account, isScarce) => {
        const finds = findsOf(account, isScarce);
        return { ...finds, max: finds.max + (await earnedBy(account)) };
      }),
    ofRetrieve: (caller) => charge(caller, async (account) => addressesOf(account)),
  };
}
