import { settledNow, type Store } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const dayMs = 86_400_000;
const everyMs = 10 * 60_000;

/** Takes out of the store what has had its time: salts of days that are over, spent passes, counters, old links, Idempotency-Keys. */
export function purgeExpired(store: Pick<Store, 'now' | 'housekeeping' | 'networkSalts' | 'serviceDays'>): Job {
  return {
    name: 'sweep the store',
    everyMs,
    async run() {
      // A salt too few costs a new one; what else goes may be needed when the clock is set right.
      await store.networkSalts.destroyBefore(Math.floor((await store.now()) / dayMs));
      await store.housekeeping.removeExpired(await settledNow(store));
      return false;
    },
  };
}
