import { hash } from 'node:crypto';

const blockLength = 64;

/** A key with both paddings of RFC 2104. */
export interface HmacKey {
  inner: Buffer;
  outer: Buffer;
}

const preparedKeys = new WeakMap<Buffer, HmacKey>();

/**
 * HMAC-SHA-256 of bytes, or of a text in UTF-8. Two one-shot hashes are five times as fast as Node's `createHmac`, and
 * a submission needs half a dozen.
 * @param key A buffer is prepared once: pass the same buffer each time, or the result of `prepareHmacKey`.
 */
export function hmacSha256(key: Buffer | HmacKey, data: string | Buffer, encoding: 'hex' | 'base64url'): string {
  const { inner, outer } = Buffer.isBuffer(key) ? prepareOnce(key) : key;
  // A binary string: allocating a buffer for the result would take as long as the hash.
  const hashed = hash(
    'sha256',
    typeof data === 'string' ? padded(inner, data, 'utf8') : Buffer.concat([inner, data]),
    'binary',
  );
  return hash('sha256', padded(outer, hashed, 'latin1'), encoding);
}

/** Fits nearly every text; longer ones get a buffer of their own. */
const scratch = Buffer.allocUnsafeSlow(4096);

function padded(padding: Buffer, text: string, encoding: 'utf8' | 'latin1'): Buffer {
  // UTF-8 takes at most three bytes per UTF-16 unit.
  if (blockLength + 3 * text.length > scratch.length) return Buffer.concat([padding, Buffer.from(text, encoding)]);
  scratch.set(padding);
  return scratch.subarray(0, blockLength + scratch.write(text, blockLength, encoding));
}

export function prepareHmacKey(key: Buffer): HmacKey {
  const short = key.length > blockLength ? hash('sha256', key, 'buffer') : key;
  const xored = (padding: number) => Buffer.alloc(blockLength, padding).map((byte, at) => byte ^ (short[at] ?? 0));
  return { inner: Buffer.from(xored(0x36)), outer: Buffer.from(xored(0x5c)) };
}

function prepareOnce(key: Buffer): HmacKey {
  const known = preparedKeys.get(key);
  if (known !== undefined) return known;
  const prepared = prepareHmacKey(key);
  preparedKeys.set(key, prepared);
  return prepared;
}
