// `base64url(nonce, AES-256-GCM ciphertext, tag)`: unlike a signed text, unreadable without the key.
import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** @param key  of 32 bytes. @returns URL-safe text, different each time. */
export function encryptText(text: string, key: KeyObject): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Null when the text was encrypted with another key or changed. */
export function decryptText(encrypted: string, key: KeyObject): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const start = decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8');
    return start + decipher.final('utf8');
  } catch {
    return null;
  }
}
