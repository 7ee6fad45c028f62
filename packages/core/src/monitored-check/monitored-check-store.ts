import type { MonitoredOutcome } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface MonitoredCount {
  /** Such as `2026-03-31`, UTC. */
  day: string;
  outcome: MonitoredOutcome;
  count: number;
}

/** How the check that is only measured did; one sum for every process on this store. */
export interface MonitoredCheckStore {
  /** Counts one up; kept until `expiresAt`. */
  count(day: string, outcome: MonitoredOutcome, expiresAt: Instant): Promise<void>;
  /** Every day that is kept, the oldest first. */
  list(): Promise<MonitoredCount[]>;
}

declare module '../store.ts' {
  interface Repositories {
    monitoredChecks: MonitoredCheckStore;
  }
}
