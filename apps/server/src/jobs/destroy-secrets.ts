import { destroyHomeSecrets, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 60 * 60_000;

/** Destroys the hashing secrets and home keys of archived offers whose windows have ended. */
export function destroySecrets(context: Pick<Context, 'store' | 'secrets'>): Job {
  return {
    name: 'destroy hashing secrets',
    everyMs,
    async run() {
      await destroyHomeSecrets(context);
      return false;
    },
  };
}
