// What is true of the human check on the page. A renewal in the background is not announced: the visitor is shown the first
// check and of failures, not of the housekeeping.
import type { HumanCheckFailure } from './human-check-port.ts';

/** Ahead of sending, or the check itself. */
export type HumanCheckStep = 'prepare' | 'solve';

export type HumanCheckState =
  | { kind: 'idle' }
  | { kind: 'working'; step: HumanCheckStep; isRenewal: boolean; isSlow: boolean }
  /** Prepared; the rest is done when the form is sent. `hasRunOut`: there was a token, and its time was over. */
  | { kind: 'ready'; hasRunOut: boolean }
  | { kind: 'passed'; token: string; validUntilMs: number }
  | { kind: 'failed'; failure: HumanCheckFailure };

export type HumanCheckEvent =
  | { kind: 'reset' }
  | { kind: 'started'; step: HumanCheckStep; isRenewal: boolean }
  | { kind: 'slow' }
  | { kind: 'ready' }
  | { kind: 'solved'; token: string; validUntilMs: number }
  | { kind: 'expired' }
  | { kind: 'failed'; failure: HumanCheckFailure };

export function nextHumanCheck(state: HumanCheckState, event: HumanCheckEvent): HumanCheckState {
  switch (event.kind) {
    case 'reset':
      return { kind: 'idle' };
    case 'started':
      return { kind: 'working', step: event.step, isRenewal: event.isRenewal, isSlow: false };
    case 'slow':
      return state.kind === 'working' ? { ...state, isSlow: true } : state;
    case 'ready':
      return { kind: 'ready', hasRunOut: false };
    case 'solved':
      return { kind: 'passed', token: event.token, validUntilMs: event.validUntilMs };
    case 'expired':
      return state.kind === 'passed' ? { kind: 'ready', hasRunOut: true } : state;
    case 'failed':
      return { kind: 'failed', failure: event.failure };
  }
}
