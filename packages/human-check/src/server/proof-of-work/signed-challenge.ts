// The deterministic mode of the ALTCHA protocol, version 2, on Node's own cryptography: the library uses the browser's
// promise-based API, whose overhead is five times the computation. Tests compare the results with the library's.
import { hmacSha256, prepareHmacKey } from '@doorstep/hmac';
import { pbkdf2Sync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Challenge, Payload } from 'altcha-lib';

export interface ProofOfWorkEffort {
  /** PBKDF2 iterations of one attempt. */
  cost: number;
  /** The winning attempt is between these two, both inclusive. */
  minAttempts: number;
  maxAttempts: number;
}

export interface SignedChallenges {
  /** Computes only the winning attempt, and publishes half of its key. @param expiresAt Seconds since 1970. */
  issue(effort: ProofOfWorkEffort, signed: { expiresAt: number; data: Record<string, string | number> }): Challenge;
  /**
   * Whether the challenge is ours and unchanged, and the solution has the whole key of its winning attempt. Does not
   * check the time. Never throws for a challenge and a solution that are objects, whatever they contain.
   */
  isSolved(payload: Payload): boolean;
}

const keyLength = 32;

export function createSignedChallenges(secret: string): SignedChallenges {
  const secretKey = Buffer.from(secret);
  const keyOf = (use: string) => prepareHmacKey(Buffer.from(hmacSha256(secretKey, use, 'hex')));
  const challengeKey = keyOf('human-check/challenge');
  const solutionKey = keyOf('human-check/solution');
  const sign = (parameters: unknown) => hmacSha256(challengeKey, JSON.stringify(sorted(parameters)), 'hex');
  const signKey = (derivedKey: Buffer) => hmacSha256(solutionKey, derivedKey, 'hex');

  return {
    issue({ cost, minAttempts, maxAttempts }, { expiresAt, data }) {
      // One call for both, because the call costs more than its bytes.
      const drawn = randomBytes(32);
      const nonce = drawn.subarray(0, 16);
      const salt = drawn.subarray(16);
      const password = Buffer.alloc(nonce.length + 4);
      nonce.copy(password);
      password.writeUInt32BE(randomInt(minAttempts, maxAttempts + 1), nonce.length);
      const derivedKey = pbkdf2Sync(password, salt, cost, keyLength, 'sha256');
      const parameters = {
        algorithm: 'PBKDF2/SHA-256',
        cost,
        data,
        expiresAt,
        keyLength,
        keyPrefix: derivedKey.toString('hex', 0, keyLength / 2),
        keySignature: signKey(derivedKey),
        nonce: nonce.toString('hex'),
        salt: salt.toString('hex'),
      };
      return { parameters, signature: sign(parameters) };
    },

    isSolved({ challenge: { parameters, signature }, solution }) {
      if (!isSame(signature, sign(parameters))) return false;
      // The signature is valid, so the parameters are as `issue` wrote them.
      const { counter, derivedKey } = solution as { counter: unknown; derivedKey: unknown };
      if (typeof counter !== 'number' || !Number.isInteger(counter) || counter < 0 || counter > 0xff_ff_ff_ff)
        return false;
      if (typeof derivedKey !== 'string' || !/^[0-9a-f]{64}$/.test(derivedKey)) return false;
      return isSame(parameters.keySignature, signKey(Buffer.from(derivedKey, 'hex')));
    },
  };
}

/** Key order does not affect the signature. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}

function isSame(given: unknown, wanted: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
