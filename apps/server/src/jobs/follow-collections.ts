import { lapseUncollected, notifyReady, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 60_000;

/** Tells visitors that something is ready to collect, and ends what nobody came for. */
export function followCollections(context: Context): Job {
  return {
    name: 'follow collections',
    everyMs,
    async run() {
      await notifyReady(context);
      await lapseUncollected(context);
      return false;
    },
  };
}
