import type { Instant } from './instant.ts';

/** Takes out what has had its time; none of it is needed for any promise any more. */
export interface HousekeepingStore {
  /**
   * Spent passes, counters, mailed links, Idempotency-Keys, mails, staff sessions and resolved alarms whose end is before
   * `at`, and polygons and pictures that
   * were uploaded and never saved.
   */
  removeExpired(at: Instant): Promise<void>;
}

/** How long an Idempotency-Key stands for its request. */
export const idempotencyKeptMs = 48 * 3_600_000;

declare module './store.ts' {
  interface Repositories {
    housekeeping: HousekeepingStore;
  }
}
