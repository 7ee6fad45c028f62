import type { AlarmKind, WatchedService } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/**
 * One issue of one service: opened by the first error, counted up by later ones, resolved by a success; or a lasting state,
 * counted when it begins and when its text changes.
 */
export interface Alarm {
  id: string;
  service: WatchedService;
  /** The provider's own code, or `timeout`, `network`, `http`, `answer`; of address data the offer's slug. */
  code: string;
  kind: AlarmKind;
  message: string;
  openedAt: Instant;
  lastSeenAt: Instant;
  count: number;
  mailedAt: Instant | null;
  resolvedAt: Instant | null;
}

export interface ResolvedAlarms {
  code?: string;
  seenBefore?: Instant;
}

export interface AlarmStore {
  /**
   * Opens an alarm, or counts up the one of this service and code that is open: there is never a second one, whoever
   * else meets the same issue at the same moment.
   */
  raise(
    seen: Pick<Alarm, 'id' | 'service' | 'code' | 'kind' | 'message' | 'count'> & {
      at: Instant;
      /** A lasting state: the same text again is seen, not counted; false when absent. */
      isState?: boolean;
    },
  ): Promise<Alarm>;
  /** Resolves the alarms of this service. @returns how many were open. */
  resolve(service: WatchedService, at: Instant, which?: ResolvedAlarms): Promise<number>;
  open(): Promise<Alarm[]>;
  past(max: number): Promise<Alarm[]>;
  /**
   * When staff were last written to about the same: this code of this service, or, where it was merely unavailable,
   * any code of that kind (an outage alternates between time-outs, refused connections and error pages).
   */
  lastMailedAt(alarm: Pick<Alarm, 'service' | 'code' | 'kind'>): Promise<Instant | null>;
  setMailed(id: string, at: Instant): Promise<void>;
}

declare module '../store.ts' {
  interface Repositories {
    alarms: AlarmStore;
  }
}
