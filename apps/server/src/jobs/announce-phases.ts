import { announcePhases as announce, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

/** Tells receivers of webhooks that an offer opened or closed by its time. */
export function announcePhases(context: Context): Job {
  return {
    name: 'announce phases',
    everyMs: 5000,
    async run() {
      await announce(context);
      return false;
    },
  };
}
