import type { Store } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 10 * 60_000;

/** Records the days on which a server runs. Retention and lapsing count these days. */
export function recordServiceDay(store: Pick<Store, 'now' | 'serviceDays'>): Job {
  return {
    name: 'record day of service',
    everyMs,
    async run() {
      await store.serviceDays.record(await store.now());
      return false;
    },
  };
}
