// Background renewals are not announced: the visitor sees only the first check and failures.
import type { CheckFailure } from '../browser/browser-check.ts';

/** `prepare` runs before the form is sent. */
export type HumanCheckStep = 'prepare' | 'solve';

export type HumanCheckState =
  | { kind: 'idle' }
  | { kind: 'working'; step: HumanCheckStep; isRenewal: boolean; isSlow: boolean }
  /** Prepared; the rest runs when the form is sent. `hasRunOut`: an earlier token has expired. */
  | { kind: 'ready'; hasRunOut: boolean }
  | { kind: 'passed'; token: string; validUntilMs: number }
  | { kind: 'failed'; failure: CheckFailure };

export type HumanCheckEvent =
  | { kind: 'reset' }
  | { kind: 'started'; step: HumanCheckStep; isRenewal: boolean }
  | { kind: 'slow' }
  | { kind: 'ready' }
  | { kind: 'solved'; token: string; validUntilMs: number }
  | { kind: 'expired' }
  | { kind: 'failed'; failure: CheckFailure };

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
