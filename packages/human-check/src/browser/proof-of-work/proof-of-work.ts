import type { BrowserCheck, CheckOptions, CheckOutcome } from '../browser-check.ts';
import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';

interface SolveOptions {
  signal?: AbortSignal;
  onProgress?: (progress: { elapsedMs: number }) => void;
  concurrency?: number;
}

interface SolvedCheck {
  token: string;
  /** From now. Measured on the server's clock, so a wrong clock on the device does no harm. */
  validForMs: number;
}

/** A slow phone needs at most 10 s with native crypto; JavaScript takes several times as long. */
const timeoutMs = 120_000;

/** @throws the signal's reason when aborted; an Error when the workers cannot run or find no solution. */
async function solveChallenge(answer: unknown, options: SolveOptions = {}): Promise<SolvedCheck> {
  const { signal, onProgress, concurrency = defaultConcurrency() } = options;
  const challenge = readChallenge(answer);
  const startedAtMs = Date.now();
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal?.addEventListener('abort', abort, { once: true });
  const ticking = setInterval(() => onProgress?.({ elapsedMs: Date.now() - startedAtMs }), 1000);
  try {
    const createWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      concurrency,
      createWorker,
      timeout: timeoutMs,
    });
    signal?.throwIfAborted();
    if (solution === null) throw new Error('The challenge was not solved in time');
    const { expiresAt, data } = challenge.parameters;
    const lifetimeMs = (expiresAt - data.issuedAt) * 1000;
    return {
      token: btoa(JSON.stringify({ challenge, solution })),
      validForMs: lifetimeMs - (Date.now() - startedAtMs),
    };
  } catch (error) {
    signal?.throwIfAborted();
    // A worker that cannot start rejects with an event, not an error.
    throw error instanceof Error ? error : new Error('The worker could not run', { cause: error });
  } finally {
    clearInterval(ticking);
    signal?.removeEventListener('abort', abort);
  }
}

function defaultConcurrency(): number {
  return Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
}

interface ProofOfWorkChallenge extends Challenge {
  parameters: Challenge['parameters'] & { expiresAt: number; data: { issuedAt: number } };
}

/** @throws Error when the answer is not a challenge. That is an outage, never the visitor's failure. */
function readChallenge(answer: unknown): ProofOfWorkChallenge {
  const { parameters } = (answer ?? {}) as Partial<ProofOfWorkChallenge>;
  const isChallenge =
    typeof parameters?.nonce === 'string' &&
    typeof parameters.expiresAt === 'number' &&
    typeof parameters.data?.issuedAt === 'number';
  if (!isChallenge) throw new Error('The server sent no challenge');
  return answer as ProofOfWorkChallenge;
}

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
