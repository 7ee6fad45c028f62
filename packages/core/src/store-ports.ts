import type { Instant } from './instant.ts';

export interface SettingsStore {
  get(name: string): Promise<string | null>;
  put(name: string, value: string): Promise<void>;
  /** Writes the value unless there is one. @returns the stored value. */
  putOnce(name: string, value: string): Promise<string>;
}

declare module './store.ts' {
  interface Repositories {
    settings: SettingsStore;
  }
}

export interface NetworkSaltStore {
  /**
   * The salt of a day (days since 1970, UTC): `fresh`, unless another process has made one.
   * @throws if the day is over and the salt was destroyed in the meantime.
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
   * Removes spent passes, counters, mailed links, Idempotency-Keys, emails, staff sessions and resolved alarms that
   * expired before `at`, and polygons and pictures that were uploaded and never saved.
   */
  removeExpired(at: Instant): Promise<void>;
}

export const idempotencyKeptMs = 48 * 3_600_000;

declare module './store.ts' {
  interface Repositories {
    housekeeping: HousekeepingStore;
  }
}
