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
 * HMAC-SHA-256 of a text in UTF-8, or of bytes. A submission makes half a dozen, and Node's `createHmac` makes an object for each, which
 * takes five times as long as both hashes in one call each.
 * @param key The same buffer each time, so that it is prepared once; or as `prepareHmacKey` made it.
 */
export function hmacSha256(key: Buffer | HmacKey, data: string | Buffer, encoding: 'hex' | 'base64url'): string {
  const { inner, outer } = Buffer.isBuffer(key) ? preparedOnce(key) : key;
  // As a string of bytes: a buffer for the result would take as long as the hash.
  const hashed = hash(
    'sha256',
    typeof data === 'string' ? padded(inner, data, 'utf8') : Buffer.concat([inner, data]),
    'binary',
  );
  return hash('sha256', padded(outer, hashed, 'latin1'), encoding);
}

/** What is hashed at once, and nearly everything is; a longer text gets a buffer of its own. */
const scratch = Buffer.allocUnsafeSlow(4096);

function padded(padding: Buffer, text: string, encoding: 'utf8' | 'latin1'): Buffer {
  // No character takes more than three bytes of UTF-8 for each of its units.
  if (blockLength + 3 * text.length > scratch.length) return Buffer.concat([padding, Buffer.from(text, encoding)]);
  scratch.set(padding);
  return scratch.subarray(0, blockLength + scratch.write(text, blockLength, encoding));
}

export function prepareHmacKey(key: Buffer): HmacKey {
  const short = key.length > blockLength ? hash('sha256', key, 'buffer') : key;
  const xored = (padding: number) => Buffer.alloc(blockLength, padding).map((byte, at) => byte ^ (short[at] ?? 0));
  return { inner: Buffer.from(xored(0x36)), outer: Buffer.from(xored(0x5c)) };
}

function preparedOnce(key: Buffer): HmacKey {
  const known = made.get(key);
  if (known !== undefined) return known;
  const prepared = prepareHmacKey(key);
  made.set(key, prepared);
  return prepared;
}
