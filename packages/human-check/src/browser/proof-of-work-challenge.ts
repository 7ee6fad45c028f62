import type { Challenge } from 'altcha-lib/types';

/** A challenge of our own server: always with an end, and with the time at which it was handed out. */
export interface ProofOfWorkChallenge extends Challenge {
  parameters: Challenge['parameters'] & { expiresAt: number; data: { issuedAt: number } };
}

/** @throws Error when the answer of the server is no challenge: an outage, never the visitor's failure. */
export function readChallenge(answer: unknown): ProofOfWorkChallenge {
  const { parameters } = (answer ?? {}) as Partial<ProofOfWorkChallenge>;
  const isChallenge =
    typeof parameters?.nonce === 'string' &&
    typeof parameters.expiresAt === 'number' &&
    typeof parameters.data?.issuedAt === 'number';
  if (!isChallenge) throw new Error('The server sent no challenge');
  return answer as ProofOfWorkChallenge;
}
