import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** For tests and load tests of a server. @returns the token to send with a request. */
export async function solveInNode(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
