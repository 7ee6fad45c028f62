import type { Instant } from './instant.ts';

export type HumanCheckOutcome =
  | { kind: 'passed'; passId: string; expiresAt: Instant }
  | { kind: 'rejected'; reason: string }
  | { kind: 'unavailable' | 'misconfigured'; cause: unknown };

/** Verifies what a visitor's browser brings as proof of its human check. It does not spend the pass. */
export interface HumanCheck {
  readonly provider: string;
  verify(check: { token: unknown; offer: string; remoteAddress: string }): Promise<HumanCheckOutcome>;
}
