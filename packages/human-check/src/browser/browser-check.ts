export type CheckFailure = 'unreachable' | 'closed' | 'expired' | 'busy' | 'broken';

export type CheckOutcome =
  | { kind: 'solved'; token: string; validForMs: number }
  /** `code` is the provider's, for the log. It means nothing once the signal was aborted. */
  | { kind: 'failed'; failure: CheckFailure; code: string };

export interface CheckOptions {
  signal: AbortSignal;
  /** Where a check that needs the visitor shows itself; the end of the page if absent. */
  container?: HTMLElement | undefined;
  /** The check shows the visitor a puzzle: from now on it takes as long as they need. */
  onOpen?: () => void;
  onExpired?: () => void;
}

/** No method throws. */
export interface BrowserCheck {
  /** Does the work that can be done before the form is sent; `ready` when the rest must wait until then. */
  prepare: (options: CheckOptions) => Promise<{ kind: 'ready' } | CheckOutcome>;
  /** Gets a new token; prepares first if that has not succeeded yet. */
  solve: (options: CheckOptions) => Promise<CheckOutcome>;
  /** Removes everything from the page. The check can be used again afterwards. */
  release: () => void;
}
