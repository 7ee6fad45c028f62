import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Secrets } from '@doorstep/core';
import { hmacSha256 } from './hmac-sha256.ts';
import { subKey } from './sub-key.ts';

// Of letters and digits that look or sound alike at most one: a reference is read out on the telephone.
const alphabet = '34679ACDEFGHJKMNPQRTVWXY';
const referenceLength = 12;

/** The product's port for cryptography. */
export function createProductSecrets(masterSecret: string): Secrets {
  const receiptKey = subKey(masterSecret, 'receipt');
  return {
    newId: () => randomUUID(),
    newReference: () => {
      const letters = Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('');
      return letters.replace(/^(.{4})(.{4})/, '$1-$2-');
    },
    newToken: () => randomBytes(24).toString('base64url'),
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    keyedHash: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
    receiptSecret: (requestId) => hmacSha256(receiptKey).update(requestId).digest('base64url').slice(0, 32),
  };
}

/**
 * What the store remembers of the secret it was made with, so that a start with another one is refused.
 * It does not help to find the secret.
 */
export function secretFingerprint(masterSecret: string): string {
  return createHash('sha256').update(subKey(masterSecret, 'fingerprint')).digest('hex');
}
