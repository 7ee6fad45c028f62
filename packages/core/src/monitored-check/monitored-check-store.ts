import type { MonitoredOutcome } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface MonitoredCount {
  /** Such as `2026-03-31`, UTC. */
  day: string;
  outcome: MonitoredOutcome;
  count: number;
}

/** Results of the check in monitor mode, summed over all processes on this store. */
export interface MonitoredCheckStore {
  /** Increments a count, which is kept until `expiresAt`. */
  count(day: string, outcome: MonitoredOutcome, expiresAt: Instant): Promise<void>;
  /** All days, oldest first. */
  list(): Promise<MonitoredCount[]>;
}

declare module '../store.ts' {
  interface Repositories {
    monitoredChecks: MonitoredCheckStore;
  }
}
