import type { HumanCheckSettings } from '@doorstep/contract';
import type { Instant } from './instant.ts';

export type HumanCheckOutcome =
  | {
      kind: 'passed';
      provider: string;
      passId: string;
      expiresAt: Instant;
      /** Asked for because the request looked like a machine's, which no longer holds it. */
      settlesSuspicion?: boolean;
      /** What is odd about the pass, which counts all the same; the request is held for staff. */
      doubts?: ('foreign_host' | 'stale' | 'high_score')[];
    }
  | { kind: 'rejected'; reason: string }
  /**
   * Another check is needed: the request looks like a machine's, or the provider of the first check
   * is down.
   */
  | { kind: 'needed'; check: HumanCheckSettings }
  | { kind: 'unavailable' | 'misconfigured'; cause: unknown };

export interface HumanCheck {
  verify(check: {
    token: unknown;
    offer: string;
    remoteAddress: string;
    isSuspected: boolean;
  }): Promise<HumanCheckOutcome>;
}
