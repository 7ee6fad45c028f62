// Limits on calls to a third party by visitor, network, key and account, from two processes on each database.
import type { CounterStore } from '@doorstep/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSharedLimit } from '../src/http/shared-limit.ts';
import { createAccountBudget, type AccountBudget } from '../src/lookup/loqate/account-budget.ts';
import type { LookupCaller } from '../src/lookup/lookup-budgets.ts';
import { createVisitorCharges, type VisitorCharges } from '../src/lookup/visitor-charges.ts';
import { databases, openTwoProcesses } from './two-processes.ts';

const hour = 3_600_000;
const day = 24 * hour;
const wide = { windowMs: day, findsWhenScarce: 1000, findsPerAddress: 3 };
const limits = {
  visitor: { ...wide, findsAtFirst: 4, addressesADay: 2 },
  network: { windowMs: hour, findsAtFirst: 10, findsWhenScarce: 2, findsPerAddress: 3, addressesADay: 3 },
  key: { ...wide, findsAtFirst: 6, findsPerAddress: 1, addressesADay: 3 },
  keyOfNetwork: { ...wide, findsAtFirst: 4, findsPerAddress: 1, addressesADay: 2 },
};

describe.each(databases)('on %s', (kind) => {
  let processes: Awaited<ReturnType<typeof openTwoProcesses>>;
  beforeAll(async () => void (processes = await openTwoProcesses(kind)));
  afterAll(() => processes.end());

  /** Networks and sessions are unique per test. */
  let tests = 0;
  const ground = (now: () => number = () => day / 2) => {
    tests += 1;
    const name = `${tests}`;
    const open = (counters: CounterStore) =>
      createVisitorCharges({ counters, hashNetwork: async (prefix) => `${name}-${prefix}`, limits, now });
    const [here, there] = [open(processes.here.counters), open(processes.there.counters)];
    const visitor = (session: string, network = 'one'): LookupCaller => ({
      kind: 'visitor',
      session: session === '' ? '' : `${name}-${session}`,
      network,
    });
    const key = (network: string): LookupCaller => ({ kind: 'key', keyId: `${name}-shop`, network });
    return { here, there, visitor, key };
  };

  /** The number of allowed calls out of `count`. */
  async function allowed(
    charges: VisitorCharges,
    call: 'ofFind' | 'ofRetrieve',
    { caller, of = 15, isScarce = false }: { caller: LookupCaller; of?: number; isScarce?: boolean },
  ) {
    let count = 0;
    for (let each = 0; each < of; each += 1) {
      if ((await charges[call](caller).take(isScarce)).kind === 'allowed') count += 1;
    }
    return count;
  }

  describe('a caller', () => {
    it('may search up to a limit across processes, and more after each chosen address', async () => {
      const { here, there, visitor } = ground();
      expect(await allowed(here, 'ofFind', { caller: visitor('a'), of: 3 })).toBe(3);
      expect(await allowed(there, 'ofFind', { caller: visitor('a') })).toBe(1);
      expect(await allowed(here, 'ofRetrieve', { caller: visitor('a'), of: 1 })).toBe(1);
      expect(await allowed(there, 'ofFind', { caller: visitor('a') })).toBe(3);
      expect(await allowed(there, 'ofFind', { caller: visitor('b') })).toBe(4);
    });

    it('may choose a limited number of addresses a day; so may a network, whatever its sessions', async () => {
      const { here, there, visitor } = ground();
      expect(await allowed(here, 'ofRetrieve', { caller: visitor('a') })).toBe(2);
      expect(await allowed(there, 'ofRetrieve', { caller: visitor('b') })).toBe(1);
      expect(await allowed(here, 'ofRetrieve', { caller: visitor('c') })).toBe(0);
      expect(await allowed(here, 'ofRetrieve', { caller: visitor('d', 'other') })).toBe(2);
    });

    it('is limited by network, with invented sessions or none', async () => {
      const { here, there, visitor } = ground();
      const counts: number[] = [];
      for (const session of ['a', 'b', 'c', 'd']) {
        counts.push(await allowed(session < 'c' ? here : there, 'ofFind', { caller: visitor(session) }));
      }
      expect(counts).toEqual([4, 4, 2, 0]);
      expect(await allowed(here, 'ofFind', { caller: visitor('', 'other') })).toBe(10);
    });

    it('gets less from a network without chosen addresses when little is left for all', async () => {
      const { here, visitor } = ground();
      expect(await allowed(here, 'ofFind', { caller: visitor(''), isScarce: true })).toBe(2);
      expect(await allowed(here, 'ofRetrieve', { caller: visitor(''), of: 1 })).toBe(1);
      expect(await allowed(here, 'ofFind', { caller: visitor(''), isScarce: true })).toBe(3);
      expect(await here.ofFind(visitor('')).isEarned()).toBe(false);
      expect(await allowed(here, 'ofRetrieve', { caller: visitor(''), of: 1 })).toBe(1);
      expect(await here.ofFind(visitor('')).isEarned()).toBe(true);
    });

    it('with a key is counted by network and by key', async () => {
      const { here, there, key } = ground();
      expect(await allowed(here, 'ofRetrieve', { caller: key('one') })).toBe(2);
      expect(await allowed(there, 'ofRetrieve', { caller: key('other') })).toBe(1);
      const fresh = ground();
      expect(await allowed(fresh.here, 'ofFind', { caller: fresh.key('one') })).toBe(4);
      expect(await allowed(fresh.there, 'ofFind', { caller: fresh.key('other') })).toBe(2);
    });

    it('gets unused calls back, and a new quota the next day, at the announced time', async () => {
      let now = day / 2;
      const { here, visitor } = ground(() => now);
      for (let count = 0; count < 9; count += 1) {
        const charge = here.ofRetrieve(visitor('a'));
        expect(await charge.take()).toEqual({ kind: 'allowed' });
        await charge.giveBack();
      }
      expect(await allowed(here, 'ofRetrieve', { caller: visitor('a') })).toBe(2);
      expect(await here.ofRetrieve(visitor('a')).take()).toEqual({ kind: 'refused', retryAfterSeconds: 43_200 });
      now = day;
      expect(await allowed(here, 'ofRetrieve', { caller: visitor('a') })).toBe(2);
    });
  });

  describe('the account', () => {
    /** Days are unique per test. */
    let days = 1000;
    const accounts = (retrievesADay: number) => {
      days += 10;
      const clock = { now: days * day };
      const open = (counters: CounterStore) => createAccountBudget({ counters, retrievesADay, now: () => clock.now });
      return { here: open(processes.here.counters), there: open(processes.there.counters), clock };
    };
    const nothingEarned = async () => false;
    const finds = async (account: AccountBudget, count: number) => {
      let taken = 0;
      for (let each = 0; each < count; each += 1) if ((await account.takeFind(nothingEarned)) === null) taken += 1;
      return taken;
    };

    it('pays for a limited number of addresses a day across processes, then also stops searching', async () => {
      const { here, there, clock } = accounts(2);
      expect([await here.takeRetrieve(), await there.takeRetrieve()]).toEqual([null, null]);
      expect([await here.takeRetrieve(), await there.takeRetrieve()]).toEqual(['retrieves_a_day', 'retrieves_a_day']);
      expect(await here.takeFind(nothingEarned)).toBe('retrieves_a_day');
      clock.now += day;
      expect([await here.takeFind(nothingEarned), await here.takeRetrieve()]).toEqual([null, null]);
    });

    it('does not count calls that were not charged', async () => {
      const { here } = accounts(1);
      for (let count = 0; count < 5; count += 1) {
        expect(await here.takeRetrieve()).toBeNull();
        await here.giveBack('retrieve');
      }
    });

    it('stops searching for an hour when searches far exceed choices, except for callers who have chosen', async () => {
      const { here, there, clock } = accounts(100_000);
      expect(await finds(here, 999)).toBe(999);
      expect([await here.isScarce(), await finds(here, 1), await here.isScarce()]).toEqual([false, 1, true]);
      clock.now += 1000;
      expect([await there.isScarce(), await finds(there, 1010)]).toEqual([true, 1000]);
      expect(await there.takeFind(nothingEarned)).toBe('finds_unmatched');
      expect(await there.takeFind(async () => true)).toBeNull();
      await there.takeRetrieve();
      expect(await finds(there, 70)).toBe(60);
      clock.now += hour;
      expect(await here.takeFind(nothingEarned)).toBeNull();
    });
  });

  describe('a limit that is counted in shares', () => {
    const open = (counters: Pick<CounterStore, 'take'>, now: () => number = () => 500) =>
      createSharedLimit({ counters, name: `shares-${tests}`, max: 100, perSeconds: 60, share: 10, now });
    const takes = async (limit: ReturnType<typeof open>, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => limit.take('a')));
      return answers.filter((answer) => answer.kind === 'allowed').length;
    };

    it('is never exceeded by two processes, and restarts with the next window', async () => {
      tests += 1;
      let now = 500;
      const [here, there] = [processes.here, processes.there].map(({ counters }) => open(counters, () => now));
      if (here === undefined || there === undefined) throw new Error('two processes are needed');
      let allowed = 0;
      for (let count = 0; count < 12; count += 1) allowed += (await takes(here, 7)) + (await takes(there, 7));
      expect(allowed).toBe(100);
      expect(await here.take('a')).toEqual({ kind: 'refused', retryAfterSeconds: 60 });
      expect((await here.take('b')).kind).toBe('allowed');
      now = 60_000;
      expect(await takes(here, 10)).toBe(10);
    });

    it('is counted by each process alone while the store is unavailable', async () => {
      tests += 1;
      const limit = open({ take: () => Promise.reject(new Error('the store is away')) });
      expect(await takes(limit, 50)).toBe(50);
      expect((await takes(limit, 10)) + (await takes(limit, 100))).toBeLessThanOrEqual(50);
    });
  });
});
