// Homes have keys that were made long ago. What made them stays as it is; what is new stands beside it.
import type { Address, TypedAddress } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { firstReading } from './first-reading.ts';
import { canonicalVersions, homeKeys } from './home-keys.ts';
import { parseTypedAddress } from './parse-typed-address.ts';

const plain = { keyedHash: (_: string, text: string) => text };
const typed = (line1: string, changes: Partial<TypedAddress> = {}): TypedAddress => ({
  line1,
  line2: '',
  city: 'Nowhere',
  postcode: '00215',
  country: 'US',
  ...changes,
});
const formsOf = (address: Address) => canonicalVersions.map(({ of }) => of(address).home);

describe('the canonical forms', () => {
  it.each<[TypedAddress, first: string, second: string]>([
    [typed('12 North Hill Road'), 'US|00215|n hill rd|12||', 'US|00215|n hl rd|12||'],
    [typed('12 Main Street', { postcode: '00215-1234' }), 'US|002151234|main st|12||', 'US|00215|main st|12||'],
    [typed("12 Rue d'Étang", { country: 'FR' }), 'FR|00215|r detang|12||', 'FR|00215|r detang|12||'],
    [typed('12 RUE D ETANG', { country: 'FR' }), 'FR|00215|r d etang|12||', 'FR|00215|r detang|12||'],
    [
      typed('Muellerstr. 12', { country: 'DE', postcode: 'D-00001' }),
      'DE|d00001|muellerstr|12||',
      'DE|00001|mullerstr|12||',
    ],
    [typed('Садовая улица 12', { country: 'RU' }), 'RU|00215|садовая ул|12||', 'RU|00215|ул садовая|12||'],
    [typed('пр-кт Мира 12', { country: 'RU' }), 'RU|00215|пр кт мира|12||', 'RU|00215|пр мира|12||'],
    [typed('The Old Mill', { line2: 'Mill Hill' }), 'US|00215|mill hill||the old mill|', 'US|00215|ml hl||the old ml|'],
    [typed('12 High Street', { postcode: '' }), 'US|town nowhere|high st|12||', 'US|town nowhere|high st|12||'],
  ])('of %o are for ever what they are', (address, first, second) => {
    expect(formsOf(parseTypedAddress(address, ''))).toEqual([first, second]);
  });

  it.each([
    ['290 N Main St', '290 N', 'Main St', ''],
    ['Turners Ln 338', '338', 'Ln', 'ners'],
    ['12 Main St Apt 2', '12', 'Main St Apt 2', ''],
    ['Flat 2, 12 High Street', '12', 'High Street', '2'],
  ])('were made of “%s” read as number %s of %s, unit “%s”', (line1, number, street, unit) => {
    expect(firstReading(typed(line1), '')).toMatchObject({ number, street, unit });
  });
});

describe('the keys of an address', () => {
  const keysOf = (line1: string, isTyped = true) =>
    homeKeys(plain, '', parseTypedAddress(typed(line1), ''), {
      firstRead: isTyped ? firstReading(typed(line1), '') : null,
    }).keys;

  it('are one in each version', () => {
    expect(keysOf('12 Hill Road')).toEqual([
      { kind: 'address', version: 1, hash: 'address|1|US|00215|hill rd|12||' },
      { kind: 'address', version: 2, hash: 'address|2|US|00215|hl rd|12||' },
    ]);
  });

  it('have the one that a home was given when its address was read otherwise', () => {
    const hashes = keysOf('290 N Main St').map(({ hash }) => hash);
    expect(hashes).toEqual([
      'address|1|US|00215|n main st|290||',
      'address|2|US|00215|n main st|290||',
      'address|1|US|00215|main st|290n||',
    ]);
    expect(keysOf('290 N Main St', false)).toHaveLength(2);
  });
});
