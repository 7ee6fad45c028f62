import { hashPassword, verifyPassword } from 'better-auth/crypto';

let last: Promise<unknown> = Promise.resolve();

/**
 * The library's hashes, one at a time: each keeps a core busy for a tenth of a second, so an attacker who guesses
 * passwords on several connections would leave visitors none.
 */
export const passwordHashes = {
  hash: async (password: string): Promise<string> => inTurn(() => hashPassword(password)),
  verify: async (given: { hash: string; password: string }): Promise<boolean> => inTurn(() => verifyPassword(given)),
};

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const before = last;
  const mine = before.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
