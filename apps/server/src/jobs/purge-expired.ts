import { settledNow, type Store } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const dayMs = 86_400_000;
const everyMs = 10 * 60_000;

/** Purges expired rows: salts of past days, spent passes, counters, old links, Idempotency-Keys. */
export function purgeExpired(store: Pick<Store, 'now' | 'housekeeping' | 'networkSalts' | 'serviceDays'>): Job {
  return {
    name: 'purge expired',
    everyMs,
    async run() {
      // A missing salt is created again, but other rows may be needed once a wrong clock is corrected.
      await store.networkSalts.destroyBefore(Math.floor((await store.now()) / dayMs));
      await store.housekeeping.removeExpired(await settledNow(store));
      return false;
    },
  };
}
