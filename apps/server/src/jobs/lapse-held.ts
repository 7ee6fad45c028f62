import { lapseRequests, warnOfHeld, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 10 * 60_000;

/** Lapses held requests without a decision in time, and warns staff beforehand. */
export function lapseHeld(context: Context): Job {
  return {
    name: 'lapse requests',
    everyMs,
    async run() {
      await lapseRequests(context);
      await warnOfHeld(context);
      return false;
    },
  };
}
