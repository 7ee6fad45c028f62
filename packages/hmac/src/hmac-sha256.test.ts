import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmacSha256, prepareHmacKey } from './hmac-sha256.ts';

// RFC 4231, cases 1, 2, 6 and 7.
it.each([
  [Buffer.alloc(20, 0x0b), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    Buffer.from('Jefe'),
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    Buffer.alloc(131, 0xaa),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    Buffer.alloc(131, 0xaa),
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('HMAC-SHA-256 gives the result of RFC 4231 (case %#)', (key, text, wanted) => {
  expect(hmacSha256(key, text, 'hex')).toBe(wanted);
});

it('HMAC-SHA-256 gives the same as Node, for every key and text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'binary' }), (bytes, text) => {
      const key = Buffer.from(bytes);
      for (const encoding of ['hex', 'base64url'] as const) {
        const wanted = createHmac('sha256', key).update(text).digest(encoding);
        expect(hmacSha256(key, text, encoding)).toBe(wanted);
        expect(hmacSha256(prepareHmacKey(key), text, encoding)).toBe(wanted);
        const ofBytes = createHmac('sha256', key).update(bytes).digest(encoding);
        expect(hmacSha256(prepareHmacKey(key), key, encoding)).toBe(ofBytes);
      }
    }),
  );
});
