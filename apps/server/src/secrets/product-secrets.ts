import { createSecretKey, hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Secrets } from '@doorstep/core';
import { newId } from '@doorstep/database/open';
import { memoize } from '../memoize.ts';
import { hmacSha256, prepareHmacKey, type HmacKey } from '@doorstep/hmac';
import { decryptText, encryptText } from './signed-text.ts';
import { subKey } from './sub-key.ts';

// At most one of each group of letters and digits that look or sound alike: references are read out on the phone.
const alphabet = '34679ACDEFGHJKMNPQRTVWXY';

export function createProductSecrets(masterSecret: string): Secrets {
  const receiptKey = subKey(masterSecret, 'receipt');
  const confirmKey = subKey(masterSecret, 'confirm');
  const pseudonymKey = subKey(masterSecret, 'pseudonym');
  const outcomeKey = createSecretKey(subKey(masterSecret, 'outcome'));
  const keyOf = createKeys();
  return {
    newId,
    newPublicId: randomUUID,
    newReference: () => `${letters(4)}-${letters(4)}-${letters(4)}`,
    newCollectionCode: () => letters(5),
    newToken: () => randomBytes(24).toString('base64url'),
    // A single call is cheaper than a hash object for short texts.
    hash: (text) => hash('sha256', text, 'hex'),
    keyedHash: (secret, text) => hmacSha256(keyOf(secret), text, 'hex'),
    receiptSecret: (requestId) => hmacSha256(receiptKey, requestId, 'base64url').slice(0, 32),
    confirmToken: (requestId) => hmacSha256(confirmKey, requestId, 'base64url').slice(0, 32),
    pseudonym: (text) => hmacSha256(pseudonymKey, text, 'hex').slice(0, 32),
    encrypt: (text) => encryptText(text, outcomeKey),
    decrypt(encrypted) {
      const text = decryptText(encrypted, outcomeKey);
      if (text === null) throw new Error('An outcome was encrypted under another secret');
      return text;
    },
  };
}

const maxCachedKeys = 1000;
/** A destroyed secret must not stay in memory. */
const keyCacheTtlMs = 60_000;

function createKeys(): (secret: string) => HmacKey {
  let keys = memoize<HmacKey>(maxCachedKeys);
  let since = Date.now();
  return (secret) => {
    const now = Date.now();
    if (now - since > keyCacheTtlMs) {
      keys = memoize(maxCachedKeys);
      since = now;
    }
    return keys(secret, (text) => prepareHmacKey(Buffer.from(text)));
  };
}

/** Stored, so that a start with another secret is refused. Does not reveal the secret. */
export function secretFingerprint(masterSecret: string): string {
  return hash('sha256', subKey(masterSecret, 'fingerprint'), 'hex');
}

/** Uniform: a random number below 24 to the power of `count`, in base 24. */
function letters(count: number): string {
  let text = '';
  let rest = randomInt(alphabet.length ** count);
  for (let place = 0; place < count; place += 1) {
    text += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
