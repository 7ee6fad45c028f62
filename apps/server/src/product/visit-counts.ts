import { hourMs, type VisitStep } from '@doorstep/contract';
import { addVisits, type Store } from '@doorstep/core';
import type { Job } from '../jobs/job-runner.ts';

/** A crash loses the counts of this time. */
const everyMs = 30_000;

export interface VisitCounts {
  count(offerId: string, step: VisitStep): void;
  /** Writes the counts since the last time; counts that cannot be written are kept for the next. */
  write(): Promise<void>;
  job: Job;
}

export function createVisitCounts(store: Store): VisitCounts {
  let seen = new Map<string, { offerId: string; hour: number; step: VisitStep; visits: number }>();

  function add(offerId: string, step: VisitStep, { hour, visits }: { hour: number; visits: number }): void {
    const key = `${step} ${hour} ${offerId}`;
    const before = seen.get(key)?.visits ?? 0;
    seen.set(key, { offerId, hour, step, visits: before + visits });
  }

  async function write(): Promise<void> {
    if (seen.size === 0) return;
    const counted = [...seen.values()];
    seen = new Map();
    try {
      await store.transaction((tx) => addVisits(tx, counted));
    } catch (error) {
      for (const { offerId, step, ...rest } of counted) add(offerId, step, rest);
      throw error;
    }
  }

  return {
    count: (offerId, step) => add(offerId, step, { hour: Math.floor(Date.now() / hourMs), visits: 1 }),
    write,
    job: {
      name: 'count visits',
      everyMs,
      async run() {
        await write();
        return false;
      },
    },
  };
}
