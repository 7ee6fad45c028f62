import { retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { createAddressProofs } from './address-proofs.ts';

const master = 'm'.repeat(40);
const address = retrievedAddress({ unit: '2', buildingName: 'Café Court', number: '12A' });
const day = 24 * 3_600_000;

describe('the proof of a retrieved address', () => {
  it('returns the address and its time', () => {
    const proofs = createAddressProofs(master, () => 1000);
    const proof = proofs.sign(address);
    expect(proof).toMatch(/^[\w-]+\.[\w-]{86}\.[\w-]{43}$/);
    expect(proofs.verify(proof)).toEqual({ kind: 'valid', address, issuedAt: 1000 });
  });

  it('expires after a day, and still names its address', () => {
    const proof = createAddressProofs(master, () => 0).sign(address);
    expect(createAddressProofs(master, () => day - 1).verify(proof).kind).toBe('valid');
    expect(createAddressProofs(master, () => day).verify(proof)).toEqual({ kind: 'expired', address, issuedAt: 0 });
  });

  it('is rejected as forged when one letter of the address was changed', () => {
    const proofs = createAddressProofs(master);
    const [body = '', ...signatures] = proofs.sign(address).split('.');
    const edited = Buffer.from(body, 'base64url').toString().replace('"unit":"2"', '"unit":"3"');
    expect(edited).toContain('"unit":"3"');
    const forged = [Buffer.from(edited).toString('base64url'), ...signatures].join('.');
    expect(proofs.verify(forged)).toEqual({ kind: 'forged' });
  });

  it('is rejected as forged when any signature is missing or from another address', () => {
    const proofs = createAddressProofs(master);
    const [body, forOthers, own] = proofs.sign(address).split('.');
    const [, strangeForOthers, strangeOwn] = createAddressProofs('f'.repeat(40)).sign(address).split('.');
    for (const parts of [
      [body, strangeForOthers, own],
      [body, forOthers, strangeOwn],
      [body, forOthers],
      [body, own],
    ])
      expect(proofs.verify(parts.join('.'))).toEqual({ kind: 'forged' });
  });

  it.each(['', '.', 'x', 'e30.e30', 'é.é', '{}', 'null', 'a'.repeat(8000), '..', '__proto__.x'])(
    'is rejected as forged when it is %j',
    (junk) => expect(createAddressProofs(master).verify(junk)).toEqual({ kind: 'forged' }),
  );

  it('is rejected as forged when another installation signed it', () => {
    const foreign = createAddressProofs('f'.repeat(40)).sign(address);
    expect(createAddressProofs(master).verify(foreign)).toEqual({ kind: 'forged' });
  });
});
