import type { AlarmKind, WatchedService } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/**
 * A service issue: opened by the first error, counted up by later ones, resolved by a success. A lasting state is
 * counted when it begins and when its text changes.
 */
export interface Alarm {
  id: string;
  service: WatchedService;
  /** The provider's own code, or `timeout`, `network`, `http`, `answer`; for address data, the offer's slug. */
  code: string;
  kind: AlarmKind;
  /** For staff. No personal data. */
  message: string;
  openedAt: Instant;
  lastSeenAt: Instant;
  count: number;
  /** Null if no email was sent about it. */
  mailedAt: Instant | null;
  resolvedAt: Instant | null;
}

/** Which open alarms of a service to resolve; all when empty. */
export interface ResolvedAlarms {
  code?: string;
  /** Alarms seen at or after this moment stay open. */
  seenBefore?: Instant;
}

export interface AlarmStore {
  /** Opens an alarm, or counts up the open one with this service and code. Concurrent calls never open two. */
  raise(
    seen: Pick<Alarm, 'id' | 'service' | 'code' | 'kind' | 'message' | 'count'> & {
      at: Instant;
      /** A lasting state: repeating the same text does not count; false when absent. */
      isState?: boolean;
    },
  ): Promise<Alarm>;
  /** Resolves the alarms of this service. @returns how many were open. */
  resolve(service: WatchedService, at: Instant, which?: ResolvedAlarms): Promise<number>;
  open(): Promise<Alarm[]>;
  past(max: number): Promise<Alarm[]>;
  /**
   * When staff were last emailed about the same issue: this code of this service or, if it was merely unavailable, any
   * code of that kind (an outage alternates between time-outs, refused connections and error pages).
   */
  lastMailedAt(alarm: Pick<Alarm, 'service' | 'code' | 'kind'>): Promise<Instant | null>;
  setMailed(id: string, at: Instant): Promise<void>;
}

declare module '../store.ts' {
  interface Repositories {
    alarms: AlarmStore;
  }
}
