import type { BrowserCheck, CheckOptions, CheckOutcome } from '../browser-check.ts';
import { solveChallenge } from './solve-challenge.ts';

export interface ProofOfWorkOptions {
  challengeUrl: string;
}

/** A challenge is a few hundred bytes; after this time the form is sent without one. */
const challengeTimeoutMs = 10_000;

export function proofOfWorkCheck({ challengeUrl }: ProofOfWorkOptions): BrowserCheck {
  const solve = async ({ signal }: CheckOptions): Promise<CheckOutcome> => {
    let challenge: unknown;
    try {
      const answer = await fetch(challengeUrl, {
        cache: 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.any([signal, AbortSignal.timeout(challengeTimeoutMs)]),
      });
      if (!answer.ok) return { kind: 'failed', failure: 'unreachable', code: `challenge-status-${answer.status}` };
      challenge = await answer.json();
    } catch {
      return { kind: 'failed', failure: 'unreachable', code: 'challenge-unavailable' };
    }
    try {
      return { kind: 'solved', ...(await solveChallenge(challenge, { signal })) };
    } catch {
      return { kind: 'failed', failure: 'broken', code: 'not-solved' };
    }
  };
  return { prepare: solve, solve, release: () => {} };
}
