import { describe, expect, it } from 'vitest';
import { positionOfProof } from './position-of-proof.ts';

const proofOf = (value: unknown) => `${Buffer.from(JSON.stringify(value)).toString('base64url')}.c2lnbmF0dXJl`;

describe('the position of a proof', () => {
  it('is that of the address, to about a kilometre, in any script', () => {
    const address = { city: 'Łódź ÿ ~ ???>>>', latitude: 51.77654, longitude: -19.45678 };
    expect(positionOfProof(proofOf({ address, issuedAt: 1 }))).toEqual({ latitude: 51.78, longitude: -19.46 });
  });

  it.each([
    ['an address without one', proofOf({ address: { latitude: null, longitude: null } })],
    ['half of one', proofOf({ address: { latitude: 51.5, longitude: null } })],
    ['something else', proofOf('text')],
    ['no proof', 'not a proof'],
    ['nothing', ''],
  ])('is unknown for %s', (_, proof) => {
    expect(positionOfProof(proof)).toBeNull();
  });
});
