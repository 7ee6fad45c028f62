import type { Address } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';
import { parseTypedAddress } from '@doorstep/address-language';

const highStreet: Address = {
  organisation: '',
  unit: '',
  buildingName: '',
  number: '12',
  street: 'High Street',
  locality: '',
  city: 'Newtown',
  district: '',
  region: '',
  postcode: 'ZZ1 1AA',
  countryCode: 'GB',
  lines: ['12 High Street'],
  latitude: null,
  longitude: null,
};
const home = (parts: Partial<Address>) => canonicalAddress({ ...highStreet, ...parts }).home;

describe('the canonical address', () => {
  it.each([
    ['12 High St', { street: 'High St' }],
    ['12, HIGH STREET', { street: 'HIGH STREET', number: '12,' }],
    ['a postcode without its space', { postcode: 'zz11aa' }],
    ['a number with leading zeros', { number: '012' }],
  ])('is the same home for %s', (_, parts) => {
    expect(home(parts)).toBe(home({}));
  });

  it('distinguishes flat 2 from flat 3, 12 from 12A, and one postcode from another', () => {
    const homes = [
      {},
      { unit: '2' },
      { unit: '3' },
      { number: '12A' },
      { number: '112' },
      { postcode: 'ZZ1 1AB' },
      { street: 'High Road' },
    ].map(home);
    expect(new Set(homes).size).toBe(homes.length);
  });

  it('uses the town where there is no postcode, and the building’s name where there is no number', () => {
    expect(home({ postcode: '', city: 'Newtown' })).not.toBe(home({ postcode: '', city: 'Oldtown' }));
    expect(home({ number: '', buildingName: 'The Cottage' })).not.toBe(home({ number: '', buildingName: 'The Barn' }));
    expect(home({ buildingName: 'The Cottage' })).toBe(home({}));
  });
});

describe('a typed address', () => {
  const typed = (line1: string, line2 = '') =>
    canonicalAddress(parseTypedAddress({ line1, line2, city: 'Newtown', postcode: 'ZZ1 1AA', country: 'GB' }, '')).home;

  it.each([
    ['12 High Street', ''],
    ['12, High St.', ''],
    ['High Street 12', ''],
  ])('is the same home as the retrieved one: %s %s', (line1, line2) => {
    expect(typed(line1, line2)).toBe(home({}));
  });

  it.each([
    ['Flat 2, 12 High Street', ''],
    ['Apt 2', '12 High Street'],
    ['#2 12 High Street', ''],
  ])('has unit 2: %s %s', (line1, line2) => {
    expect(typed(line1, line2)).toBe(home({ unit: '2' }));
  });
});
