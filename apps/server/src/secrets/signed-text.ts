// `base64url(text).base64url(HMAC-SHA-256)`: readable without the key.
import { hmacSha256 } from '@doorstep/hmac';
import { LRUCache } from 'lru-cache';
import { type KeyObject, createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';

// `base64url(nonce, AES-256-GCM ciphertext, tag)`: unlike a signed text, unreadable without the key.

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * @param key Of 32 bytes.
 * @returns URL-safe text, different each time.
 */
export function encryptText(text: string, key: KeyObject): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Null when the text was encrypted with another key, or changed. */
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

/** ASCII, URL-safe, a third longer than the text plus 44 characters. */
export function signText(text: string, key: Buffer): string {
  return signEncoded(Buffer.from(text).toString('base64url'), key);
}

/** Signs a text that is already in base64url. */
export function signEncoded(body: string, key: Buffer): string {
  return `${body}.${mac(body, key)}`;
}

export function verifyText(signed: string, key: Buffer): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const body = signed.slice(0, dot);
  return isMac(signed.slice(dot + 1), mac(body, key)) ? textOf(body) : null;
}

/**
 * Caches recurring texts, such as a page’s ticket at every key press, but compares the MAC every time. @param max  LRU
 * limit.
 */
export function createTextVerifier<Content>(
  key: Buffer,
  read: (text: string) => Content,
  max = 6000,
): (signed: string) => Content | null {
  const opened = new LRUCache<string, { wanted: string; content: Content }>({ max });
  return (signed) => {
    const dot = signed.lastIndexOf('.');
    if (dot < 1) return null;
    const body = signed.slice(0, dot);
    const known = opened.get(body);
    const wanted = known?.wanted ?? mac(body, key);
    if (!isMac(signed.slice(dot + 1), wanted)) return null;
    if (known !== undefined) return known.content;
    const content = read(textOf(body));
    // Copied, because a substring would keep the whole header of up to 16 KB.
    opened.set(Buffer.from(body).toString('latin1'), { wanted, content });
    return content;
  };
}

function isMac(given: string, wanted: string): boolean {
  const [bytes, wantedBytes] = [Buffer.from(given), Buffer.from(wanted)];
  return bytes.length === wantedBytes.length && timingSafeEqual(bytes, wantedBytes);
}

function textOf(body: string): string {
  const [text = ''] = body.split('.', 1);
  return Buffer.from(text, 'base64url').toString('utf8');
}

function mac(body: string, key: Buffer): string {
  return hmacSha256(key, body, 'base64url');
}
