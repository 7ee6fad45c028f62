import type { Instant } from '../instant.ts';

/** The days, in UTC, on which a server ran on this store. */
export interface ServiceDayStore {
  /** Records the day of `at`; later calls on the same day change nothing. */
  record(at: Instant): Promise<void>;
  /** When the nth latest of these days began, of those until `at`; null when there were fewer. */
  nthLatest(n: number, at: Instant): Promise<Instant | null>;
  /** When, on the latest day that a server first ran on until then, it did; null when there was none. */
  lastStartBefore(before: Instant): Promise<Instant | null>;
}

declare module '../store.ts' {
  interface Repositories {
    serviceDays: ServiceDayStore;
  }
}
