import { carryOutDraws, fixDueDraws, type Context } from '@doorstep/core';
import type { Job } from './job-runner.ts';

const everyMs = 10_000;

/** Fixes the lists of closed draws, and resumes interrupted draws. */
export function runDraws(context: Context): Job {
  return {
    name: 'run draws',
    everyMs,
    async run() {
      await fixDueDraws(context);
      await carryOutDraws(context);
      return false;
    },
  };
}
