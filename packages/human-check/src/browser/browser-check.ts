// The port of every check in the browser: what a page needs to run one, whoever provides it.

/** Why a check did not succeed, in the terms in which a visitor can do something about it. */
export type CheckFailure =
  /** The service, or the way to it, did not answer. */
  | 'unreachable'
  /** The visitor closed it. */
  | 'closed'
  /** The visitor had it open for too long. */
  | 'expired'
  /** Too many attempts from here for now. */
  | 'busy'
  /** Anything else that went wrong. */
  | 'broken';

export type CheckOutcome =
  /** `validForMs` is counted from now. */
  | { kind: 'solved'; token: string; validForMs: number }
  /** `code` is the provider's word for it, for a log. Nothing is to be read from it when the signal was aborted. */
  | { kind: 'failed'; failure: CheckFailure; code: string };

export interface CheckOptions {
  signal: AbortSignal;
  /** The check asks the visitor for something: it now takes as long as they do. */
  onOpen?: () => void;
  /** The provider took the token back. */
  onExpired?: () => void;
}

/** No method throws. */
export interface BrowserCheck {
  /** What can be done before the form is sent: `ready` when the rest has to wait until then. */
  prepare: (options: CheckOptions) => Promise<{ kind: 'ready' } | CheckOutcome>;
  /** A new token, prepared first where that was not done or did not succeed. */
  solve: (options: CheckOptions) => Promise<CheckOutcome>;
  /** Takes everything off the page. The check may be used again afterwards. */
  release: () => void;
}
