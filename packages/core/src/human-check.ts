import type { HcaptchaSettings } from '@doorstep/contract';
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
    }
  | { kind: 'rejected'; reason: string }
  /** The pass would count, were it not for what speaks for a machine: this check is asked for instead. */
  | { kind: 'needed'; check: HcaptchaSettings }
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
