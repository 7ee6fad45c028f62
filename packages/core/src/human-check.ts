import type { HumanCheckSettings } from '@doorstep/contract';
import type { Instant } from './instant.ts';

export type HumanCheckOutcome =
  | {
      kind: 'passed';
      provider: string;
      /** Unique among all passes of its provider. */
      passId: string;
      expiresAt: Instant;
      /** This check was required because the request looked like a machine's, which no longer holds it. */
      settlesSuspicion?: boolean;
      /** Oddities of a valid pass; the request is held for staff. */
      doubts?: ('foreign_host' | 'stale' | 'high_score')[];
    }
  | { kind: 'rejected'; reason: string }
  /** Another check is needed, because the request looks like a machine's or the first check's provider is down. */
  | { kind: 'needed'; check: HumanCheckSettings }
  | { kind: 'unavailable' | 'misconfigured'; cause: unknown };

/** Verifies the proof that a browser sends, without spending the pass. */
export interface HumanCheck {
  verify(check: {
    token: unknown;
    offer: string;
    remoteAddress: string;
    isSuspected: boolean;
  }): Promise<HumanCheckOutcome>;
}
