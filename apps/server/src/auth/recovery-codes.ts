import { createHmac, randomInt } from 'node:crypto';

const count = 8;
// No two that look alike.
const letters = 'abcdefghjkmnpqrstvwxyz23456789';
const prefix = 'hash:';

/** Codes of 39 bits, each for one sign-in without the app. The database has their keyed hashes. */
export function createRecoveryCodes(key: Buffer) {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  const hash = (code: string) => {
    const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
    return prefix + createHmac('sha256', key).update(plain).digest('hex');
  };
  // After one was used, the library stores the others again, which are hashes by then.
  const encrypt = async (codes: string) =>
    JSON.stringify((JSON.parse(codes) as string[]).map((code) => (code.startsWith(prefix) ? code : hash(code))));
  return {
    /** As the library looks for it. */
    hash,
    options: {
      customBackupCodesGenerate: () => Array.from({ length: count }, () => `${part()}-${part()}`),
      storeBackupCodes: { encrypt, decrypt: async (hashes: string) => hashes },
    },
  };
}
