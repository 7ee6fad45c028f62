export type CheckFailure = 'unreachable' | 'closed' | 'expired' | 'busy' | 'broken';

export type CheckOutcome =
  | { kind: 'solved'; token: string; validForMs: number }
  /** `code` is the provider's, for the log. Meaningless after an abort. */
  | { kind: 'failed'; failure: CheckFailure; code: string };

export interface CheckOptions {
  signal: AbortSignal;
  /** Where a check shows its widget to the visitor; absent: at the end of the page. */
  container?: HTMLElement | undefined;
  /** The visitor now sees a puzzle and may take as long as they need. */
  onOpen?: () => void;
  onExpired?: () => void;
}

/** No method throws. */
export interface BrowserCheck {
  /** Does all work possible before the form is sent; `ready` if the rest must wait for that. */
  prepare: (options: CheckOptions) => Promise<{ kind: 'ready' } | CheckOutcome>;
  /** Gets a new token; prepares first if that has not succeeded yet. */
  solve: (options: CheckOptions) => Promise<CheckOutcome>;
  /** Removes everything from the page. The check can be used again afterwards. */
  release: () => void;
}
