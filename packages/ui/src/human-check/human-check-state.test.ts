import { expect, test } from 'vitest';
import { nextHumanCheck, type HumanCheckEvent, type HumanCheckState } from './human-check-state.ts';

const after = (...events: HumanCheckEvent[]): HumanCheckState =>
  events.reduce<HumanCheckState>(nextHumanCheck, { kind: 'idle' });
const started: HumanCheckEvent = { kind: 'started', isRenewal: false };
const solved: HumanCheckEvent = { kind: 'solved', token: 't', validUntilMs: 5 };

test.each<[HumanCheckState, HumanCheckEvent[]]>([
  [{ kind: 'working', isRenewal: false, isSlow: false }, [started]],
  [{ kind: 'working', isRenewal: false, isSlow: true }, [started, { kind: 'slow' }]],
  [{ kind: 'passed', token: 't', validUntilMs: 5 }, [started, solved]],
  // The timer of a slow check may ring when the check is over.
  [{ kind: 'passed', token: 't', validUntilMs: 5 }, [started, solved, { kind: 'slow' }]],
  [{ kind: 'failed' }, [started, { kind: 'failed' }]],
  // A renewal no longer carries the old token: it is over, or spent.
  [{ kind: 'working', isRenewal: true, isSlow: false }, [started, solved, { kind: 'started', isRenewal: true }]],
])('comes to %j', (state, events) => {
  expect(after(...events)).toEqual(state);
});
