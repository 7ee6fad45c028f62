import { hash } from 'node:crypto';

/** Bytes that SHA-256 takes at a time. */
const blockLength = 64;

/** A key with both paddings of RFC 2104, made once. */
export interface HmacKey {
  inner: Buffer;
  outer: Buffer;
}

const made = new WeakMap<Buffer, HmacKey>();

/**
 * HMAC-SHA-256 of a text in UTF-8. A submission makes half a dozen, and Node's `createHmac` makes an object for each, which
 * takes five times as long as both hashes in one call each.
 * @param key The same buffer each time, so that it is prepared once; or as `prepareHmacKey` made it.
 */
export function hmacSha256(key: Buffer | HmacKey, text: string, encoding: 'hex' | 'base64url'): string {
  const { inner, outer } = Buffer.isBuffer(key) ? preparedOnce(key) : key;
  const hashed = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
  return hash('sha256', Buffer.concat([outer, hashed]), encoding);
}

export function prepareHmacKey(key: Buffer): HmacKey {
  const short = key.length > blockLength ? hash('sha256', key, 'buffer') : key;
  const padded = (padding: number) => Buffer.alloc(blockLength, padding).map((byte, at) => byte ^ (short[at] ?? 0));
  return { inner: Buffer.from(padded(0x36)), outer: Buffer.from(padded(0x5c)) };
}

function preparedOnce(key: Buffer): HmacKey {
  const known = made.get(key);
  if (known !== undefined) return known;
  const prepared = prepareHmacKey(key);
  made.set(key, prepared);
  return prepared;
}
