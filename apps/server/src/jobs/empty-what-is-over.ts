import { emptyClaims, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 60 * 60_000;

/** Takes out personal data whose retention is over. */
export function emptyWhatIsOver(context: Context): Job {
  return {
    name: 'end retention',
    everyMs,
    async run() {
      await emptyClaims(context);
      return false;
    },
  };
}
