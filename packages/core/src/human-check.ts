import type { HumanCheckSettings } from '@doorstep/contract';
import type { Instant } from './instant.ts';

export type HumanCheckOutcome =
  | {
      kind: 'passed';
      /** Kept with the request. */
      provider: string;
      /** Names this pass for ever, among those of its provider. */
      passId: string;
      expiresAt: Instant;
      /** It was asked for because the request looked like a machine's: that holds the request no longer. */
      settlesSuspicion?: boolean;
      /** What is odd about the pass: it counts, and the request is held for staff. */
      doubts?: ('foreign_host' | 'stale' | 'high_score')[];
    }
  | { kind: 'rejected'; reason: string }
  /**
   * Another check is asked for: because something speaks for a machine, or because the provider of the one that was made
   * is down.
   */
  | { kind: 'needed'; check: HumanCheckSettings }
  | { kind: 'unavailable' | 'misconfigured'; cause: unknown };

/** Verifies what a visitor's browser brings as proof of its human check. It does not spend the pass. */
export interface HumanCheck {
  verify(check: {
    token: unknown;
    offer: string;
    remoteAddress: string;
    /** Whether anything speaks for a machine. */
    isSuspected: boolean;
  }): Promise<HumanCheckOutcome>;
}
