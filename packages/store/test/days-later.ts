import { destroyHomeSecrets, eraseExpired, type Context, type Repositories } from '@doorstep/core';
import { serveDays } from '@doorstep/testing';

const dayMs = 86_400_000;

/** The same store some days later, for the server's jobs. */
export function daysLater({ store, ...context }: Context, days: number): Context {
  const now = async () => Date.now() + days * dayMs;
  return {
    ...context,
    actor: { kind: 'system' },
    store: {
      ...store,
      now,
      transaction: <T>(work: (tx: Repositories) => Promise<T>) => store.transaction((tx) => work({ ...tx, now })),
    },
  };
}

/**
 * Runs the daily job on a day with a server. @returns how many claims and requests were erased.
 */
export async function runDailyJobs(context: Context, days: number): Promise<number> {
  const later = daysLater(context, days);
  const at = await later.store.now();
  await serveDays(later.store, 2, at);
  await later.store.housekeeping.removeExpired(at);
  const { requests, claims } = await eraseExpired(later);
  await destroyHomeSecrets(later);
  return requests + claims;
}
