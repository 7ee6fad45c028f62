import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Secrets } from '@doorstep/core';
import { newId } from '@doorstep/database/open';
import { memoize } from '../memoize.ts';
import { hmacSha256, prepareHmacKey, type HmacKey } from '@doorstep/hmac';
import { subKey } from './sub-key.ts';

// Of letters and digits that look or sound alike at most one: a reference is read out on the telephone.
const alphabet = '34679ACDEFGHJKMNPQRTVWXY';

/** The product's port for cryptography. */
export function createProductSecrets(masterSecret: string): Secrets {
  const receiptKey = subKey(masterSecret, 'receipt');
  const confirmKey = subKey(masterSecret, 'confirm');
  const pseudonymKey = subKey(masterSecret, 'pseudonym');
  const keyOf = createKeys();
  return {
    newId,
    newPublicId: randomUUID,
    newReference: () => `${fourLetters()}-${fourLetters()}-${fourLetters()}`,
    newToken: () => randomBytes(24).toString('base64url'),
    // In one call: an object to hash with costs more than a short text does.
    hash: (text) => hash('sha256', text, 'hex'),
    keyedHash: (secret, text) => hmacSha256(keyOf(secret), text, 'hex'),
    receiptSecret: (requestId) => hmacSha256(receiptKey, requestId, 'base64url').slice(0, 32),
    confirmToken: (requestId) => hmacSha256(confirmKey, requestId, 'base64url').slice(0, 32),
    pseudonym: (text) => hmacSha256(pseudonymKey, text, 'hex').slice(0, 32),
  };
}

/** More than the offers that are asked for at one time. */
const keptKeys = 1000;
/** A secret that is destroyed must not live on in memory. */
const keptKeysMs = 60_000;

/** Keys by their secrets, made once for those used lately. */
function createKeys(): (secret: string) => HmacKey {
  let keys = memoize<HmacKey>(keptKeys);
  let since = Date.now();
  return (secret) => {
    const now = Date.now();
    if (now - since > keptKeysMs) {
      keys = memoize(keptKeys);
      since = now;
    }
    return keys(secret, (text) => prepareHmacKey(Buffer.from(text)));
  };
}

/**
 * What the store remembers of the secret it was made with, so that a start with another one is refused.
 * It does not help to find the secret.
 */
export function secretFingerprint(masterSecret: string): string {
  return hash('sha256', subKey(masterSecret, 'fingerprint'), 'hex');
}

/** Each as likely as any other: one number below 24⁴, written in base 24. */
function fourLetters(): string {
  const { length } = alphabet;
  const number = randomInt(length ** 4);
  const letter = (place: number) => alphabet[Math.floor(number / length ** place) % length];
  return `${letter(3)}${letter(2)}${letter(1)}${letter(0)}`;
}
