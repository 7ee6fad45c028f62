export type HumanCheckFailure = 'unreachable' | 'closed' | 'expired' | 'busy' | 'broken';

export type HumanCheckOutcome =
  | { kind: 'solved'; token: string; validForMs: number }
  | { kind: 'failed'; failure: HumanCheckFailure };

export interface HumanCheckOptions {
  signal: AbortSignal;
  onOpen?: () => void;
  onExpired?: () => void;
}

export interface HumanCheckPort {
  /** Does the work that can be done ahead; `ready` when the rest must wait until the form is sent. */
  prepare: (options: HumanCheckOptions) => Promise<{ kind: 'ready' } | HumanCheckOutcome>;
  solve: (options: HumanCheckOptions) => Promise<HumanCheckOutcome>;
  release: () => void;
}
