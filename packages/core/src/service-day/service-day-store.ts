import type { Instant } from '../instant.ts';

/** The days, in UTC, on which a server ran on this store. */
export interface ServiceDayStore {
  /** Records the day of `at`; later calls on the same day change nothing. */
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
