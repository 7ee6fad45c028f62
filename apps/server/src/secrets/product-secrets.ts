import { createHmac, createSecretKey, hash, randomBytes, randomInt, randomUUID, type KeyObject } from 'node:crypto';
import type { Secrets } from '@doorstep/core';
import { newId } from '@doorstep/store';
import { remember } from '../memory.ts';
import { hmacSha256 } from './hmac-sha256.ts';
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
    keyedHash: (secret, text) => createHmac('sha256', keyOf(secret)).update(text).digest('hex'),
    receiptSecret: (requestId) => hmacSha256(receiptKey).update(requestId).digest('base64url').slice(0, 32),
    confirmToken: (requestId) => hmacSha256(confirmKey).update(requestId).digest('base64url').slice(0, 32),
    pseudonym: (text) => hmacSha256(pseudonymKey).update(text).digest('hex').slice(0, 32),
  };
}

/** More than the offers that are asked for at one time. */
const keptKeys = 1000;
/** A secret that is destroyed must not live on in memory. */
const keptKeysMs = 60_000;

/** Keys by their secrets, made once for those used lately: to make one takes six times as long as to hash with it. */
function createKeys(): (secret: string) => KeyObject {
  let keys = remember<KeyObject>(keptKeys);
  let since = Date.now();
  return (secret) => {
    const now = Date.now();
    if (now - since > keptKeysMs) {
      keys = remember(keptKeys);
      since = now;
    }
    return keys(secret, (text) => createSecretKey(text, 'utf8'));
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
