import { dayMs } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';

/** The UTC days on which a server ran on this store. */
export interface ServiceDayStore {
  record(at: Instant): Promise<void>;
  /** The start of the nth latest of these days up to `at`; null if there were fewer. */
  nthLatest(n: number, at: Instant): Promise<Instant | null>;
  /** The time of the first run on the latest day up to then; null if there was none. */
  lastStartBefore(before: Instant): Promise<Instant | null>;
}

declare module '../store.ts' {
  interface Repositories {
    serviceDays: ServiceDayStore;
  }
}

/**
 * The moment this many service days ago: days on which a server ran and staff could decide. A clock that jumps by weeks
 * adds one such day, an outage none. Usually this is `at` minus the days.
 * @returns 0 if there were fewer days.
 */
export async function serviceDaysAgo(
  { serviceDays }: Pick<Repositories, 'serviceDays'>,
  { days, at }: { days: number; at: Instant },
): Promise<Instant> {
  const began = await serviceDays.nthLatest(days, at);
  return began === null ? 0 : Math.min(at - days * dayMs, began);
}

/** How far ahead of the last recorded time a clock may be before a day of service has confirmed it. */
const maxAheadMs = 3 * dayMs;

/**
 * The trusted time for irreversible deletion: at most three days after a start that is itself a day old. A clock that
 * jumps by weeks is not trusted until a server has run on it for a day; after an outage of weeks, this is a day late.
 * @returns 0 on the first day of a store.
 */
export async function settledNow({ now, serviceDays }: Pick<Repositories, 'now' | 'serviceDays'>): Promise<Instant> {
  const at = await now();
  const startedAt = await serviceDays.lastStartBefore(at - dayMs);
  return startedAt === null ? 0 : Math.min(at, startedAt + maxAheadMs);
}
