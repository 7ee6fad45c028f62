import type { Instant } from './instant.ts';

/** Settings of this store, by name. */
export interface SettingsStore {
  get(name: string): Promise<string | null>;
  put(name: string, value: string): Promise<void>;
  /** Writes it if it is not there yet. @returns what is there now. */
  putOnce(name: string, value: string): Promise<string>;
}

declare module './store.ts' {
  interface Repositories {
    settings: SettingsStore;
  }
}

export interface NetworkSaltStore {
  /**
   * The salt of a day: `fresh`, unless another process has made it.
   * @throws when the day is over and the salt was destroyed meanwhile.
   */
  ofDay(day: number, fresh: string): Promise<string>;
  destroyBefore(day: number): Promise<void>;
}

declare module './store.ts' {
  interface Repositories {
    networkSalts: NetworkSaltStore;
  }
}

export interface HousekeepingStore {
  /**
   * Spent passes, counters, mailed links, Idempotency-Keys, mails, staff sessions and resolved alarms whose end is before
   * `at`, and polygons and pictures that
   * were uploaded and never saved.
   */
  removeExpired(at: Instant): Promise<void>;
}

export const idempotencyKeptMs = 48 * 3_600_000;

declare module './store.ts' {
  interface Repositories {
    housekeeping: HousekeepingStore;
  }
}
