import type { Instant } from './instant.ts';

/** Deletes expired rows that no promise needs any more. */
export interface HousekeepingStore {
  /**
   * Spent passes, counters, mailed links, Idempotency-Keys, mails, staff sessions and resolved alarms whose end is before
   * `at`, and polygons and pictures that
   * were uploaded and never saved.
   */
  removeExpired(at: Instant): Promise<void>;
}

/** How long an Idempotency-Key is remembered. */
export const idempotencyKeptMs = 48 * 3_600_000;

declare module './store.ts' {
  interface Repositories {
    housekeeping: HousekeepingStore;
  }
}
