import { hourMs } from '@doorstep/contract';
import type { CounterStore } from '@doorstep/core';
import { endOfUtcDay, utcDay } from '../utc-day.ts';

/** Protects the account's money and its ratio of Finds to Retrieves. Charged after the caller's own budget. */
export interface AccountBudget {
  isScarce(): Promise<boolean>;
  /** @returns null if counted, else the limit. @param isEarned  whether the caller's choices exempt it. */
  takeFind(isEarned: () => Promise<boolean>): Promise<AccountLimit | null>;
  takeRetrieve(): Promise<AccountLimit | null>;
  /** Refunds a call that was not made, or a Retrieve without an address, which is not charged. */
  giveBack(call: 'find' | 'retrieve'): Promise<void>;
}

export type AccountLimit = 'retrieves_a_day' | 'finds_unmatched';

// Error 14 blocks an account for too many Finds without Retrieves; the vendor does not publish the ratio. Visitors need
// about 15 Finds per address, 60 for a hard one: a higher average over two thousand Finds per hour is not from
// visitors. From half of that on, each network gets less (visitor-charges.ts), so using up the rest takes dozens of
// networks.
const findsBeforeJudging = 2000;
const findsBeforeScarce = 1000;
const findsPerRetrieve = 60;

/** The delay until counts of other processes are visible. */
const countsMaxAgeMs = 1000;
const unlimited = 2 ** 31 - 1;

export function createAccountBudget(parts: {
  counters: CounterStore;
  retrievesADay: number;
  now?: () => number;
}): AccountBudget {
  const { counters, retrievesADay, now = Date.now } = parts;
  let seen = { at: -Infinity, hour: 0, finds: 0, retrieves: 0, retrievesOfDay: 0 };

  const counterOf = (what: 'finds' | 'retrieves' | 'day') => {
    if (what === 'day') return { name: `lookup:account:day:${utcDay(now())}`, expiresAt: endOfUtcDay(now()) };
    const hour = Math.floor(now() / hourMs);
    return { name: `lookup:account:${what}:${hour}`, expiresAt: (hour + 1) * hourMs };
  };
  const take = (what: 'finds' | 'retrieves' | 'day', max: number) => {
    const { name, expiresAt } = counterOf(what);
    return counters.take(name, max, expiresAt);
  };
  const look = async () => {
    const hour = Math.floor(now() / hourMs);
    if (seen.hour === hour && now() - seen.at < countsMaxAgeMs) return seen;
    const [finds, retrieves, retrievesOfDay] = await Promise.all(
      (['finds', 'retrieves', 'day'] as const).map((what) => counters.count(counterOf(what).name)),
    );
    seen = {
      at: now(),
      hour,
      finds: finds ?? 0,
      retrieves: retrieves ?? 0,
      retrievesOfDay: retrievesOfDay ?? 0,
    };
    return seen;
  };

  return {
    async isScarce() {
      const { finds, retrieves } = await look();
      return finds >= findsBeforeScarce + findsPerRetrieve * retrieves;
    },
    async takeFind(isEarned) {
      const { retrieves, retrievesOfDay } = await look();
      // Do not search for addresses that can no longer be retrieved.
      if (retrievesOfDay >= retrievesADay) return 'retrieves_a_day';
      if (await take('finds', findsBeforeJudging + findsPerRetrieve * retrieves)) {
        seen.finds += 1;
        return null;
      }
      return (await isEarned()) ? null : 'finds_unmatched';
    },
    async takeRetrieve() {
      await look();
      if (!(await take('day', retrievesADay))) {
        seen.retrievesOfDay = retrievesADay;
        return 'retrieves_a_day';
      }
      await take('retrieves', unlimited);
      seen.retrievesOfDay += 1;
      seen.retrieves += 1;
      return null;
    },
    async giveBack(call) {
      await look();
      if (call === 'find') {
        seen.finds = Math.max(0, seen.finds - 1);
        await counters.giveBack(counterOf('finds').name);
        return;
      }
      seen.retrievesOfDay = Math.max(0, seen.retrievesOfDay - 1);
      seen.retrieves = Math.max(0, seen.retrieves - 1);
      await counters.giveBack(counterOf('day').name);
      await counters.giveBack(counterOf('retrieves').name);
    },
  };
}
