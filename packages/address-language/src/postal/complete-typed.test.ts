import { describe, expect, it } from 'vitest';
import { allCountries } from '@doorstep/contract';
import { completeTyped } from './complete-typed.ts';
import { postalRules } from './postal-rules.ts';
import { readPostcode } from './read-postcode.ts';
import { readRegion } from './read-region.ts';

const empty = { line1: '1 Nowhere Road', line2: '', city: 'Nowhere', postcode: '', region: '' };
const errorsOf = (changes: Record<string, string>) =>
  completeTyped({ ...empty, country: 'GB', ...changes }).errors.map(({ field, code }) => `${field} ${code}`);

describe('a postcode', () => {
  it.each<[country: string, typed: string, stored: string | null]>([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', ' sw1a-1aa ', 'SW1A 1AA'],
    ['GB', 'GB SW1A 1AA', 'SW1A 1AA'],
    ['GB', 'm11ae', 'M1 1AE'],
    ['GB', 'bfpo123', 'BFPO 123'],
    ['GB', 'bfpo 61', 'BFPO 61'],
    ['GB', 'banana', null],
    ['GB', 'SW1A', null],
    ['GB', '12345', null],
    // The demo's invented area is accepted; other areas that do not exist are not.
    ['GB', 'zz11ab', 'ZZ1 1AB'],
    ['GB', 'ZZ1', null],
    ['GB', 'QZ7 4XX', null],
    ['DE', '24149', '24149'],
    ['DE', 'D-24149', '24149'],
    ['DE', 'DE24149', '24149'],
    ['DE', '２４１４９', '24149'],
    ['DE', '2414', null],
    ['DE', 'banana-24149', null],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH 8001', '8001'],
    ['FR', '75 001', '75001'],
    ['FR', 'F-75001', '75001'],
    ['NL', '3066gl', '3066 GL'],
    ['NL', '3066 GL', '3066 GL'],
    ['US', '10118', '10118'],
    ['US', '101180110', '10118-0110'],
    ['US', '10118 0110', '10118-0110'],
    ['US', '1011', null],
    ['CA', 'v6b1a1', 'V6B 1A1'],
    ['CA', 'V6B 1A1', 'V6B 1A1'],
    ['IE', 'd02x285', 'D02 X285'],
    ['JP', '1540023', '154-0023'],
    ['BR', '40301110', '40301-110'],
    ['PL', '00001', '00-001'],
    ['PT', '2725079', '2725-079'],
    ['LV', '1073', 'LV-1073'],
    ['GR', '15124', '151 24'],
    ['HK', '999077', '999077'],
  ])('in %s “%s” is %j', (country, typed, stored) => {
    expect(readPostcode(country, typed)).toBe(stored);
  });

  it('from the source’s own examples stays unchanged, in every country with examples', () => {
    const wrong = allCountries().flatMap((country) => {
      const { need, examples } = postalRules(country).postcode;
      return need === 'none' ? [] : examples.filter((example) => readPostcode(country, example) !== example);
    });
    expect(wrong).toEqual([]);
    const asked = allCountries().filter((country) => postalRules(country).postcode.need === 'required');
    expect(asked.length).toBeGreaterThan(70);
  });

  it('is required where every address has one, and not where none exist', () => {
    expect(errorsOf({})).toEqual(['address.postcode postcode_missing']);
    expect(errorsOf({ country: 'DE', postcode: 'banana' })).toEqual(['address.postcode postcode_form']);
    expect(errorsOf({ country: 'IE' })).toEqual([]);
    expect(errorsOf({ country: 'IE', postcode: 'banana' })).toEqual(['address.postcode postcode_form']);
    expect(errorsOf({ country: 'JM', region: 'Kingston' })).toEqual([]);
  });
});

describe('a region', () => {
  it.each<[country: string, typed: string, stored: string | null]>([
    ['US', 'new york', 'NY'],
    ['US', 'ny', 'NY'],
    ['US', 'AE', 'AE'],
    ['US', 'Xn', 'XN'],
    ['US', 'Ontario', null],
    ['CA', 'Québec', 'QC'],
    ['CA', 'Colombie-Britannique', 'BC'],
    ['AU', 'New South Wales', 'NSW'],
    ['BR', 'são paulo', 'SP'],
    ['IT', 'Milano', 'MI'],
    ['MX', 'AGU', 'Aguascalientes'],
    ['ES', 'alacant', 'Alicante'],
    ['IN', 'ap', 'Andhra Pradesh'],
    ['JP', '東京都', 'Tokyo'],
    ['JP', 'Tokyo', 'Tokyo'],
    ['CR', 'San José', 'San José'],
  ])('in %s “%s” is %j', (country, typed, stored) => {
    expect(readRegion(country, typed, 'Long Road')).toBe(stored);
  });

  it('is in the script of the address', () => {
    expect(readRegion('JP', 'Tokyo', '緑町1-2')).toBe('東京都');
  });

  it('comes from the postcode or from the end of the town if they contain it, and is required elsewhere', () => {
    const region = (country: string, city: string, postcode: string) => {
      const { typed, errors } = completeTyped({ ...empty, country, city, postcode });
      return [typed.city, typed.region, errors.map(({ code }) => code).join()];
    };
    expect(region('US', 'New York', '10118')).toEqual(['New York', 'NY', '']);
    expect(region('US', 'New York, NY', '10118')).toEqual(['New York', 'NY', '']);
    expect(region('US', 'New York, New York', '10118')).toEqual(['New York', 'NY', '']);
    expect(region('US', 'Hagatna', '96910')).toEqual(['Hagatna', '', 'region_missing']);
    expect(region('CA', 'Vancouver', 'v6b1a1')).toEqual(['Vancouver', 'BC', '']);
    expect(region('CA', 'Iqaluit', 'X0A 0H0')).toEqual(['Iqaluit', '', 'region_missing']);
    expect(region('AU', 'Sydney NSW', '2000')).toEqual(['Sydney', 'NSW', '']);
    expect(region('AU', 'Sydney', '2000')).toEqual(['Sydney', '', 'region_missing']);
    expect(region('GB', 'Bury, Lancashire', 'BL9 0AA')).toEqual(['Bury, Lancashire', '', '']);
    expect(errorsOf({ country: 'US', postcode: '10118', region: 'Banana' })).toEqual(['address.region region_unknown']);
  });
});
