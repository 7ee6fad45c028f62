import type { Challenge } from 'altcha-lib/types';

export interface ProofOfWorkChallenge extends Challenge {
  parameters: Challenge['parameters'] & { expiresAt: number; data: { issuedAt: number } };
}

/** @throws Error when the answer is not a challenge. That is an outage, never the visitor's failure. */
export function readChallenge(answer: unknown): ProofOfWorkChallenge {
  const { parameters } = (answer ?? {}) as Partial<ProofOfWorkChallenge>;
  const isChallenge =
    typeof parameters?.nonce === 'string' &&
    typeof parameters.expiresAt === 'number' &&
    typeof parameters.data?.issuedAt === 'number';
  if (!isChallenge) throw new Error('The server sent no challenge');
  return answer as ProofOfWorkChallenge;
}
