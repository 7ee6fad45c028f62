import { eraseExpired as eraseExpiredData, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 60 * 60_000;

export function eraseExpired(context: Context): Job {
  return {
    name: 'erase expired personal data',
    everyMs,
    async run() {
      await eraseExpiredData(context);
      return false;
    },
  };
}
