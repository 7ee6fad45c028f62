export interface HumanCheckContext {
  /** A permanent id of the offer, not its slug. */
  offer: string;
}

export interface HumanCheckAnswer extends HumanCheckContext {
  token: unknown;
  remoteAddress?: string;
  signal?: AbortSignal;
}

/** `unavailable` and `misconfigured` are our failures; visitors never see them as a failed check. */
export type HumanCheckOutcome =
  | {
      kind: 'passed';
      /** Unique, never reused. A pass counts once: the caller spends it in the transaction that saves the request. */
      passId: string;
      /** Milliseconds since 1970, UTC. A spent pass must be kept until then. */
      expiresAt: number;
      /** Milliseconds since 1970, UTC: when the challenge was issued, to check a minimum time. Absent if unknown. */
      issuedAt?: number;
      /** Reasons for staff to review the request; the pass still counts. Absent or empty: none. */
      doubts?: PassDoubt[];
    }
  | { kind: 'rejected'; reason: HumanCheckRejection }
  | { kind: 'unavailable'; cause: unknown }
  | { kind: 'misconfigured'; cause: unknown };

/** Solved on another site; solved too long ago or in the future; a high bot score from the provider. */
export type PassDoubt = 'foreign_host' | 'stale' | 'high_score';

/** `used` comes only from providers with their own records; the transaction finds our own spent passes. */
export type HumanCheckRejection = 'missing' | 'invalid' | 'expired' | 'used' | 'wrong_offer';

export type ContentSource = 'script-src' | 'frame-src' | 'style-src' | 'connect-src' | 'worker-src';

export interface HumanCheckProvider {
  readonly provider: string;
  /** Added to the page's content security policy; the page's own origin is always allowed. */
  readonly contentSources: Partial<Record<ContentSource, readonly string[]>>;
  /** What the browser needs to start, as JSON: a challenge, or a provider's public settings. Never cached. */
  issue(context: HumanCheckContext): Promise<unknown>;
  /** Verifies a token without spending it. Never throws for any token. */
  verify(answer: HumanCheckAnswer): Promise<HumanCheckOutcome>;
}
