// The port that every check fits: the built-in proof of work, a third party's widget, a mailed link.

/** What makes a check belong to one offer. */
export interface HumanCheckContext {
  /** Whatever names the offer once and for all (its id, not its slug). */
  offer: string;
}

export interface HumanCheckAnswer extends HumanCheckContext {
  /** As it came from the browser: anything at all. */
  token: unknown;
  /** The visitor's address, where the provider wants to see it. */
  remoteAddress?: string;
  signal?: AbortSignal;
}

/**
 * `rejected` speaks of the visitor's token, `unavailable` and `misconfigured` of us: they are never told to a visitor
 * as a failed check.
 */
export type HumanCheckOutcome =
  | {
      kind: 'passed';
      /** Names this pass for ever. It counts once: the caller spends it in the transaction that saves the request. */
      passId: string;
      /** Milliseconds since 1970, UTC. A spent pass has to be remembered until then. */
      expiresAt: number;
      /** Milliseconds since 1970, UTC: when the check was handed out, to judge a minimum time. Absent where nobody knows. */
      issuedAt?: number;
      /** What is odd about it. It counts all the same, and staff look at the request. Absent or empty: nothing is. */
      doubts?: PassDoubt[];
    }
  | { kind: 'rejected'; reason: HumanCheckRejection }
  | { kind: 'unavailable'; cause: unknown }
  | { kind: 'misconfigured'; cause: unknown };

/** Solved on another site; solved long ago, or in the future; taken for a machine by the provider's own score. */
export type PassDoubt = 'foreign_host' | 'stale' | 'high_score';

/** `used` is known only to providers that keep records of their own; a spent pass of ours is found in the transaction. */
export type HumanCheckRejection = 'missing' | 'invalid' | 'expired' | 'used' | 'wrong_offer';

export type ContentSource = 'script-src' | 'frame-src' | 'style-src' | 'connect-src' | 'worker-src';

export interface HumanCheckProvider {
  /** Kept with each request as the name of the provider. */
  readonly provider: string;
  /** Sources that the page must allow while this provider is on; the page's own origin is understood. */
  readonly contentSources: Partial<Record<ContentSource, readonly string[]>>;
  /** What the browser needs to begin, as JSON: a challenge, or a provider's public settings. Never cached. */
  issue(context: HumanCheckContext): Promise<unknown>;
  /** Judges a token and does not spend it. Never throws, whatever the token is. */
  verify(answer: HumanCheckAnswer): Promise<HumanCheckOutcome>;
}
