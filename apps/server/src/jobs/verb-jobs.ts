import { minuteMs, dayMs } from '@doorstep/contract';
import {
  announcePhases,
  carryOutDraws,
  closeDelivered,
  type Context,
  destroyHomeSecrets,
  eraseExpired,
  finishBatches,
  fixDueDraws,
  lapseRequests,
  lapseUncollected,
  notifyReady,
  settledNow,
  type Store,
  warnOfHeld,
} from '@doorstep/core';
import type { Job } from './job-runner.ts';

const secondMs = 1000;

/** Verbs that run by the clock, each on its own schedule. */
export function verbJobs(context: Context): Job[] {
  const { store } = context;
  return [
    // Retention and lapsing count these days.
    job('record day of service', 10 * minuteMs, async () => store.serviceDays.record(await store.now())),
    job('purge expired', 10 * minuteMs, () => purgeExpired(store)),
    job('announce phases', 5 * secondMs, () => announcePhases(context)),
    job('run draws', 10 * secondMs, async () => {
      await fixDueDraws(context);
      await carryOutDraws(context);
    }),
    job('finish batches', minuteMs, async () => {
      await finishBatches(context);
      await closeDelivered(context);
    }),
    job('follow collections', minuteMs, async () => {
      await notifyReady(context);
      await lapseUncollected(context);
    }),
    job('lapse requests', 10 * minuteMs, async () => {
      await lapseRequests(context);
      await warnOfHeld(context);
    }),
    job('erase expired personal data', 60 * minuteMs, () => eraseExpired(context)),
    job('destroy hashing secrets', 60 * minuteMs, () => destroyHomeSecrets(context)),
  ];
}

export async function purgeExpired(
  store: Pick<Store, 'now' | 'housekeeping' | 'networkSalts' | 'serviceDays'>,
): Promise<void> {
  // A missing salt is created again, but other rows may be needed once a wrong clock is corrected.
  await store.networkSalts.destroyBefore(Math.floor((await store.now()) / dayMs));
  await store.housekeeping.removeExpired(await settledNow(store));
}

function job(name: string, everyMs: number, work: () => Promise<unknown>): Job {
  return {
    name,
    everyMs,
    async run() {
      await work();
      return false;
    },
  };
}
