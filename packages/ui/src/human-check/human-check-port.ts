// What the component needs of a check. The checks of `human-check` fit it by shape.

/** Why a check did not succeed, in the terms in which a visitor can do something about it. */
export type HumanCheckFailure = 'unreachable' | 'closed' | 'expired' | 'busy' | 'broken';

export type HumanCheckOutcome =
  /** `validForMs` is counted from now. */
  { kind: 'solved'; token: string; validForMs: number } | { kind: 'failed'; failure: HumanCheckFailure };

export interface HumanCheckOptions {
  signal: AbortSignal;
  /** The check asks the visitor for something: it now takes as long as they do. */
  onOpen?: () => void;
  /** The token was taken back. */
  onExpired?: () => void;
}

export interface HumanCheckPort {
  /** What can be done ahead: all of it, or `ready` when the rest has to wait until the form is sent. */
  prepare: (options: HumanCheckOptions) => Promise<{ kind: 'ready' } | HumanCheckOutcome>;
  /** A new token. */
  solve: (options: HumanCheckOptions) => Promise<HumanCheckOutcome>;
  /** Takes everything off the page. The check may be used again afterwards. */
  release: () => void;
}
