import { expect, test } from 'vitest';
import { nextHumanCheck, type HumanCheckEvent, type HumanCheckState } from './human-check-state.ts';

const after = (...events: HumanCheckEvent[]): HumanCheckState =>
  events.reduce<HumanCheckState>(nextHumanCheck, { kind: 'idle' });
const started: HumanCheckEvent = { kind: 'started', step: 'solve', isRenewal: false };
const solved: HumanCheckEvent = { kind: 'solved', token: 't', validUntilMs: 5 };
const failed: HumanCheckEvent = { kind: 'failed', failure: 'closed' };
const passed: HumanCheckState = { kind: 'passed', token: 't', validUntilMs: 5 };

test.each<[HumanCheckState, HumanCheckEvent[]]>([
  [{ kind: 'working', step: 'solve', isRenewal: false, isSlow: false }, [started]],
  [{ kind: 'working', step: 'solve', isRenewal: false, isSlow: true }, [started, { kind: 'slow' }]],
  [{ kind: 'ready', hasRunOut: false }, [started, { kind: 'ready' }]],
  [passed, [started, solved]],
  // The timer of a slow check may fire after the check.
  [passed, [started, solved, { kind: 'slow' }]],
  [{ kind: 'failed', failure: 'closed' }, [started, failed]],
  // A renewal no longer carries the old token, which is expired or spent.
  [
    { kind: 'working', step: 'prepare', isRenewal: true, isSlow: false },
    [started, solved, { kind: 'started', step: 'prepare', isRenewal: true }],
  ],
  [{ kind: 'ready', hasRunOut: true }, [started, solved, { kind: 'expired' }]],
  // The token of an earlier attempt expires during a later attempt or after its failure.
  [{ kind: 'failed', failure: 'closed' }, [started, solved, started, failed, { kind: 'expired' }]],
  [{ kind: 'idle' }, [started, solved, { kind: 'reset' }]],
])('the human check ends in %j', (state, events) => {
  expect(after(...events)).toEqual(state);
});
