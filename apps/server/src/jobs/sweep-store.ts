import type { Store } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 10 * 60_000;

/** Takes out of the store what has had its time: spent passes, counters, old links and Idempotency-Keys. */
export function sweepStore(store: Pick<Store, 'now' | 'housekeeping'>): Job {
  return {
    name: 'sweep the store',
    everyMs,
    async run() {
      await store.housekeeping.removeExpired(await store.now());
      return false;
    },
  };
}
