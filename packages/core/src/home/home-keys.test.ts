import type { TypedAddress } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { homeKeys } from './home-keys.ts';
import { parseTypedAddress } from '@doorstep/address-language';

const plain = { keyedHash: (_: string, text: string) => text };
const typed = (line1: string, changes: Partial<TypedAddress> = {}): TypedAddress => ({
  line1,
  line2: '',
  city: 'Nowhere',
  postcode: '00215',
  country: 'US',
  ...changes,
});
const keysOf = (address: TypedAddress) => homeKeys(plain, '', parseTypedAddress(address, '')).keys;

describe('the key of an address', () => {
  it.each<[TypedAddress, form: string]>([
    [typed('12 North Hill Road'), 'US|00215|n hl rd|12||'],
    [typed('12 Main Street', { postcode: '00215-1234' }), 'US|00215|main street|12||'],
    [typed("12 Rue d'Étang", { country: 'FR' }), 'FR|00215|r detang|12||'],
    [typed('12 RUE D ETANG', { country: 'FR' }), 'FR|00215|r detang|12||'],
    [typed('Muellerstr. 12', { country: 'DE', postcode: 'D-00001' }), 'DE|00001|mullerstr|12||'],
    [typed('Müllerstraße 12', { country: 'DE', postcode: '00001' }), 'DE|00001|mullerstr|12||'],
    [typed('12 Avenue du Lac', { country: 'CH', postcode: '0001' }), 'CH|0001|ave du lac|12||'],
    [typed('Садовая улица 12', { country: 'RU' }), 'RU|00215|ул садовая|12||'],
    [typed('пр-кт Мира 12', { country: 'RU' }), 'RU|00215|пр мира|12||'],
    [typed('пр кт Мира 12', { country: 'RU' }), 'RU|00215|пр мира|12||'],
    [typed('The Old Mill', { line2: 'Mill Hill' }), 'US|00215|ml hl||the old ml|'],
    [typed('12 High Street', { postcode: '' }), 'US|town nowhere|high street|12||'],
  ])('of %o is %s', (address, form) => {
    expect(keysOf(address)).toEqual([{ kind: 'address', version: 1, hash: `address|1|${form}` }]);
  });

  it('is a single one if the data lists the home twice in one spelling', () => {
    const address = parseTypedAddress(typed('12 Hill Road'), '');
    const alsoAs = [
      { city: 'Elsewhere', postcode: '00215', needsTown: false },
      { city: 'Elsewhere', postcode: '00216', needsTown: false },
    ];
    const { keys } = homeKeys(plain, '', address, { needsTown: false, isAmbiguous: false, alsoAs });
    expect(keys.map(({ hash }) => hash)).toEqual(['address|1|US|00215|hl rd|12||', 'address|1|US|00216|hl rd|12||']);
  });
});
