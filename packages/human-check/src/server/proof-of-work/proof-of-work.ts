// The built-in check (ALTCHA protocol, version 2): the browser spends some computing time. It slows bots down; it does
// not prove that a person is there.
import type { Payload } from 'altcha-lib';
import type {
  HumanCheckAnswer,
  HumanCheckContext,
  HumanCheckOutcome,
  HumanCheckProvider,
} from '../human-check-provider.ts';
import { type ProofOfWorkEffort, createSignedChallenges } from './signed-challenge.ts';

/** A token has about 800 characters; longer ones are not parsed. */
const maxLength = 4096;

/** Required fields of our challenges; tokens that lack one were not issued by us. */
interface ProofOfWorkToken extends Payload {
  nonce: string;
  offer: string;
  issuedAtMs: number;
  expiresAtMs: number;
}

/** Parses base64 of JSON; null for anything else. Nothing in the result is verified yet. */
function parseProofOfWorkToken(token: string): ProofOfWorkToken | null {
  if (token.length > maxLength) return null;
  const payload = parseJson(token);
  const challenge = field(payload, 'challenge');
  const parameters = field(challenge, 'parameters');
  const solution = field(payload, 'solution');
  const nonce = field(parameters, 'nonce');
  const expiresAt = field(parameters, 'expiresAt');
  const offer = field(field(parameters, 'data'), 'offer');
  const issuedAt = field(field(parameters, 'data'), 'issuedAt');
  if (typeof nonce !== 'string' || nonce === '' || typeof offer !== 'string') return null;
  if (!isSeconds(expiresAt) || !isSeconds(issuedAt)) return null;
  // Without a key signature the library falls back to its probabilistic mode.
  if (typeof field(parameters, 'keySignature') !== 'string') return null;
  if (typeof field(challenge, 'signature') !== 'string') return null;
  if (typeof solution !== 'object' || solution === null) return null;
  const { challenge: signed, solution: solved } = payload as Payload;
  return {
    challenge: signed,
    solution: solved,
    nonce,
    offer,
    issuedAtMs: issuedAt * 1000,
    expiresAtMs: expiresAt * 1000,
  };
}

/** Whether a token has this check's format, base64 of a JSON object, which no other provider uses. */
export function isProofOfWorkToken(token: unknown): boolean {
  if (typeof token !== 'string' || token.length > maxLength) return false;
  const payload = parseJson(token);
  return typeof payload === 'object' && payload !== null;
}

function parseJson(token: string): unknown {
  try {
    return JSON.parse(atob(token));
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e11;
}

export interface ProofOfWorkOptions {
  /** At least 32 characters. Two processes with the same secret accept each other's challenges. */
  secret: string;
  lifetimeMs?: number;
  effort?: ProofOfWorkEffort;
  now?: () => number;
}

export interface ProofOfWorkProvider extends HumanCheckProvider {
  /** @param context `difficulty`, 1 by default, multiplies the work, up to the maximum. */
  issue(context: HumanCheckContext & { difficulty?: number }): Promise<unknown>;
}

const defaultLifetimeMs = 20 * 60_000;

/** See docs/decisions/0013. */
const defaultEffort: ProofOfWorkEffort = { cost: 400, minAttempts: 2500, maxAttempts: 5000 };

/** The overhead of an attempt in a browser, in iterations: two calls to another thread. */
const iterationsToBegin = 1000;

/** 10 s on the slowest phones on sale (2.6 million iterations a second), with one worker. Nothing harder is issued. */
const maxIterations = 25_000_000;

export function proofOfWork(options: ProofOfWorkOptions): ProofOfWorkProvider {
  const { secret, lifetimeMs = defaultLifetimeMs, effort = defaultEffort, now = Date.now } = options;
  if (secret.length < 32) throw new Error('The secret of the proof of work needs at least 32 characters');
  const affordableAttempts = Math.floor(maxIterations / (effort.cost + iterationsToBegin));
  if (effort.maxAttempts > affordableAttempts) {
    throw new Error(`The proof of work may take ${affordableAttempts} attempts of ${effort.cost} iterations at most`);
  }
  const challenges = createSignedChallenges(secret);

  /** More attempts, not longer ones: the cost to the server stays the same. */
  function hardened(difficulty: number): ProofOfWorkEffort {
    const times = Math.min(Math.max(1, difficulty), affordableAttempts / effort.maxAttempts);
    const attempts = (usual: number) => Math.floor(usual * times);
    return { ...effort, minAttempts: attempts(effort.minAttempts), maxAttempts: attempts(effort.maxAttempts) };
  }

  return {
    provider: 'pow',
    contentSources: { 'worker-src': ["'self'"] },

    async issue({ offer, difficulty = 1 }) {
      const issuedAt = Math.floor(now() / 1000);
      const expiresAt = issuedAt + Math.ceil(lifetimeMs / 1000);
      return challenges.issue(hardened(difficulty), { expiresAt, data: { offer, issuedAt } });
    },

    async verify({ token, offer }: HumanCheckAnswer): Promise<HumanCheckOutcome> {
      if (token === undefined || token === null || token === '') return { kind: 'rejected', reason: 'missing' };
      const parsed = typeof token === 'string' ? parseProofOfWorkToken(token) : null;
      if (parsed === null) return { kind: 'rejected', reason: 'invalid' };
      if (parsed.expiresAtMs <= now()) return { kind: 'rejected', reason: 'expired' };
      if (!challenges.isSolved(parsed)) return { kind: 'rejected', reason: 'invalid' };
      if (parsed.offer !== offer) return { kind: 'rejected', reason: 'wrong_offer' };
      return {
        kind: 'passed',
        // Starts with the time, so that passes spent at about the same time are close in the index.
        passId: `pow:${parsed.expiresAtMs}:${parsed.nonce}`,
        expiresAt: parsed.expiresAtMs,
        issuedAt: parsed.issuedAtMs,
      };
    },
  };
}
