// What is true of the human check on the page. A renewal in the background keeps quiet: the visitor hears of the first
// check and of failures, not of the housekeeping.

export type HumanCheckState =
  | { kind: 'idle' }
  | { kind: 'working'; isRenewal: boolean; isSlow: boolean }
  | { kind: 'passed'; token: string; validUntilMs: number }
  | { kind: 'failed' };

export type HumanCheckEvent =
  | { kind: 'started'; isRenewal: boolean }
  | { kind: 'slow' }
  | { kind: 'solved'; token: string; validUntilMs: number }
  | { kind: 'failed' };

export function nextHumanCheck(state: HumanCheckState, event: HumanCheckEvent): HumanCheckState {
  switch (event.kind) {
    case 'started':
      return { kind: 'working', isRenewal: event.isRenewal, isSlow: false };
    case 'slow':
      return state.kind === 'working' ? { ...state, isSlow: true } : state;
    case 'solved':
      return { kind: 'passed', token: event.token, validUntilMs: event.validUntilMs };
    case 'failed':
      return { kind: 'failed' };
  }
}
