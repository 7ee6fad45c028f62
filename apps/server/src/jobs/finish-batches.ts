import { closeDelivered, finishBatches as finishStopped, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 60_000;

/** Undoes batches whose creation was interrupted, and closes delivered ones. */
export function finishBatches(context: Context): Job {
  return {
    name: 'finish batches',
    everyMs,
    async run() {
      await finishStopped(context);
      await closeDelivered(context);
      return false;
    },
  };
}
