// The built-in check (ALTCHA protocol, version 2): the browser spends some computing time. It slows machines down; it
// does not prove that a person is there.
import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type {
  HumanCheckAnswer,
  HumanCheckContext,
  HumanCheckOutcome,
  HumanCheckProvider,
} from './human-check-provider.ts';
import { parseProofOfWorkToken, type ProofOfWorkToken } from './proof-of-work-token.ts';

export interface ProofOfWorkOptions {
  /** At least 32 characters. Two processes with the same secret accept each other's challenges. */
  secret: string;
  /** How long a challenge may be solved and its pass spent. */
  lifetimeMs?: number;
  effort?: ProofOfWorkEffort;
  now?: () => number;
}

export interface ProofOfWorkEffort {
  /** PBKDF2 iterations of one attempt. */
  cost: number;
  /** The winning attempt lies between these two, both included. */
  minAttempts: number;
  maxAttempts: number;
}

const defaultLifetimeMs = 20 * 60_000;

/** Half a second on a laptop, 0.8 s on the slowest phones on sale (2.6 million iterations a second). */
const defaultEffort: ProofOfWorkEffort = { cost: 1000, minAttempts: 1000, maxAttempts: 2000 };

/** 10 s on that phone, whatever the attack: nothing harder is ever handed out. */
const mostIterations = 25_000_000;

export function proofOfWork(options: ProofOfWorkOptions): HumanCheckProvider {
  const { secret, lifetimeMs = defaultLifetimeMs, effort = defaultEffort, now = Date.now } = options;
  if (secret.length < 32) throw new Error('The secret of the proof of work needs at least 32 characters');
  if (effort.cost * effort.maxAttempts > mostIterations) {
    throw new Error(`The proof of work may cost ${mostIterations} iterations at most`);
  }
  const key = (use: string): string => createHmac('sha256', secret).update(use).digest('hex');
  const secrets = {
    hmacSignatureSecret: key('human-check/challenge'),
    hmacKeySignatureSecret: key('human-check/solution'),
  };

  return {
    provider: 'pow',
    contentSources: { 'worker-src': ["'self'"] },

    issue({ offer }: HumanCheckContext) {
      const issuedAt = Math.floor(now() / 1000);
      return createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        deriveKey,
        cost: effort.cost,
        // A chosen counter makes the work even and the verification two HMACs.
        counter: randomInt(effort.maxAttempts, effort.minAttempts),
        data: { offer, issuedAt },
        expiresAt: issuedAt + Math.ceil(lifetimeMs / 1000),
      });
    },

    async verify({ token, offer }: HumanCheckAnswer): Promise<HumanCheckOutcome> {
      if (token === undefined || token === null || token === '') return { kind: 'rejected', reason: 'missing' };
      const parsed = typeof token === 'string' ? parseProofOfWorkToken(token) : null;
      if (parsed === null) return { kind: 'rejected', reason: 'invalid' };
      if (parsed.expiresAtMs <= now()) return { kind: 'rejected', reason: 'expired' };
      const judgement = await judge(parsed);
      if (judgement !== 'proven') return { kind: 'rejected', reason: judgement };
      if (parsed.offer !== offer) return { kind: 'rejected', reason: 'wrong_offer' };
      return {
        kind: 'passed',
        passId: `pow:${parsed.nonce}`,
        expiresAt: parsed.expiresAtMs,
        issuedAt: parsed.issuedAtMs,
      };
    },
  };

  async function judge({ challenge, solution }: ProofOfWorkToken): Promise<'proven' | 'expired' | 'invalid'> {
    try {
      const { verified, expired } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (verified) return 'proven';
      return expired ? 'expired' : 'invalid';
    } catch {
      return 'invalid'; // a hostile payload: wrong types deep inside
    }
  }
}
