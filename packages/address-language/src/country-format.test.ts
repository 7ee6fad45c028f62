import { expect, test } from 'vitest';
import { addressLines, type AddressParts, suggestionText } from './country-format.ts';

const empty: AddressParts = {
  unit: '',
  buildingName: '',
  number: '7',
  street: '',
  locality: '',
  city: '',
  district: '',
  region: '',
  postcode: '',
  country: '',
};

// Layouts as published by the postal services (UPU, "Postal addressing systems"); the places are invented.
test.each<[country: string, parts: Partial<AddressParts>, lines: string[]]>([
  ['GB', { street: 'High Street', city: 'Ottery', postcode: 'EX99 1AB' }, ['7 High Street', 'Ottery', 'EX99 1AB']],
  [
    'GB',
    { unit: '3', street: 'High Street', city: 'Ottery', region: 'Shire', postcode: 'EX99 1AB' },
    ['Flat 3', '7 High Street', 'Ottery', 'EX99 1AB'],
  ],
  [
    'GB',
    { unit: '3', street: 'High Street', locality: 'Nether Wick', city: 'Ottery', postcode: 'EX99 1AB' },
    ['Flat 3', '7 High Street', 'Nether Wick', 'Ottery', 'EX99 1AB'],
  ],
  [
    'DK',
    { unit: '2. tv', street: 'Ridegade', city: 'Havneby', postcode: '0099' },
    ['Ridegade 7, 2. tv', '0099 Havneby'],
  ],
  [
    'FI',
    { unit: 'A 12', street: 'Rantakatu', city: 'Lyhtylä', postcode: '00099' },
    ['Rantakatu 7 A 12', '00099 Lyhtylä'],
  ],
  [
    'ES',
    { unit: '3º izq', street: 'Calle Mayor', city: 'Villanueva', postcode: '00150' },
    ['Calle Mayor, 7, 3º izq', '00150 Villanueva'],
  ],
  [
    'US',
    { street: 'Main Street', city: 'Springton', region: 'TX', postcode: '00001' },
    ['7 Main Street', 'Springton, TX 00001'],
  ],
  [
    'US',
    { unit: '2', street: 'Main Street', city: 'Springton', region: 'TX', postcode: '00001' },
    ['7 Main Street Apt 2', 'Springton, TX 00001'],
  ],
  [
    'US',
    { street: 'Main Street', city: 'Springton', region: 'Texas', postcode: '00001' },
    ['7 Main Street', 'Springton, TX 00001'],
  ],
  [
    'CA',
    { street: 'Main Street', city: 'Springton', region: 'ON', postcode: 'K0K 0K0' },
    ['7 Main Street', 'Springton, ON K0K 0K0'],
  ],
  [
    'AU',
    { street: 'Main Street', city: 'Springton', region: 'NSW', postcode: '0001' },
    ['7 Main Street', 'Springton NSW 0001'],
  ],
  ['NZ', { street: 'Main Street', city: 'Springton', postcode: '0001' }, ['7 Main Street', 'Springton 0001']],
  [
    'FR',
    { number: '7 bis', street: 'Rue du Puits', city: 'Saint-Aurin', postcode: '00150' },
    ['7 bis Rue du Puits', '00150 Saint-Aurin'],
  ],
  ['BE', { street: 'Kerkstraat', city: 'Nieuwdorp', postcode: '0001' }, ['Kerkstraat 7', '0001 Nieuwdorp']],
  ['NL', { street: 'Kerkstraat', city: 'Nieuwdorp', postcode: '0001 AA' }, ['Kerkstraat 7', '0001 AA Nieuwdorp']],
  ['DE', { street: 'Hauptstraße', city: 'Neustedten', postcode: '00999' }, ['Hauptstraße 7', '00999 Neustedten']],
  ['AT', { street: 'Hauptplatz', city: 'Neustedten', postcode: '0999' }, ['Hauptplatz 7', '0999 Neustedten']],
  ['CH', { street: 'Seestrasse', city: 'Neustedten', postcode: '0999' }, ['Seestrasse 7', '0999 Neustedten']],
  ['ES', { street: 'Calle Mayor', city: 'Villanueva', postcode: '00150' }, ['Calle Mayor, 7', '00150 Villanueva']],
  ['PT', { street: 'Rua Direita', city: 'Vila Nova', postcode: '0000-150' }, ['Rua Direita 7', '0000-150 Vila Nova']],
  ['SE', { street: 'Storgatan', city: 'Nystad', postcode: '000 01' }, ['Storgatan 7', '000 01 Nystad']],
  ['SE', { street: 'Storgatan', city: 'Nystad', postcode: '00001' }, ['Storgatan 7', '000 01 Nystad']],
  [
    'SE',
    { street: 'Storgatan', locality: 'Nystad', city: 'NYSTAD', postcode: '000 01' },
    ['Storgatan 7', '000 01 NYSTAD'],
  ],
  [
    'SK',
    { street: 'Hlavná', locality: 'Staré Mesto', city: 'Nová Lúka', postcode: '00001' },
    ['Hlavná 7', 'Staré Mesto', '000 01 Nová Lúka'],
  ],
  ['DK', { street: 'Ridegade', city: 'Havneby', postcode: '0099' }, ['Ridegade 7', '0099 Havneby']],
  ['PL', { street: 'ulica Długa', city: 'Nowe Miasto', postcode: '00-001' }, ['ulica Długa 7', '00-001 Nowe Miasto']],
  [
    'RU',
    { street: 'улица Ленина', city: 'Новоречинск', postcode: '000111' },
    ['улица Ленина, 7', 'Новоречинск', '000111'],
  ],
  ['RO', { street: 'Strada Lungă', city: 'Satu Nou', postcode: '000111' }, ['Strada Lungă 7', '000111 Satu Nou']],
  [
    'BR',
    { street: 'Rua Nova', locality: 'Centro', city: 'Vila Nova', region: 'SP', postcode: '00000-100' },
    ['Rua Nova, 7', 'Centro', 'Vila Nova - SP', '00000-100'],
  ],
  [
    'DE',
    { unit: '3', street: 'Hauptstraße', locality: 'Oberdorf', city: 'Neustedten', postcode: '00999' },
    ['Hauptstraße 7, Wohnung 3', 'Oberdorf', '00999 Neustedten'],
  ],
  [
    'RU',
    { unit: '3', street: 'улица Ленина', city: 'Новоречинск', postcode: '000111' },
    ['улица Ленина, 7, кв. 3', 'Новоречинск', '000111'],
  ],
  [
    'JP',
    {
      unit: '203号室',
      buildingName: 'みどり荘',
      number: '9-1',
      street: '緑町1丁目',
      city: '架空市',
      region: '夢県',
      postcode: '000-0005',
    },
    ['〒000-0005', '夢県架空市緑町1丁目9-1', 'みどり荘 203号室'],
  ],
  [
    'KR',
    { unit: '202호', street: '꿈길', locality: '푸른구', city: '새도시', postcode: '00123' },
    ['새도시 푸른구 꿈길 7 202호', '00123'],
  ],
  ['PR', { street: 'Calle Sol', city: 'Villanueva', postcode: '00099' }, ['7 Calle Sol', 'Villanueva, PR 00099']],
  ['MN', { street: 'Замын гудамж', city: 'Шинэхот', postcode: '00001' }, ['Замын гудамж 7', 'Шинэхот 00001']],
])('an address in %s has the lines of its country: %j', (country, parts, lines) => {
  expect(addressLines({ ...empty, country, ...parts })).toEqual(lines);
});

test('address lines in every country include all that a carrier needs, and no town twice', () => {
  const countries = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  const wrongs = (locality: string, needed: string[]): string[] =>
    countries.filter((country) => {
      const parts = {
        ...empty,
        country,
        unit: 'Flat 9Z',
        buildingName: 'Mill House',
        street: 'Long Road',
        locality,
        city: 'Springton',
        postcode: '00150',
      };
      const lines = addressLines(parts);
      const text = lines.join(' ').replaceAll(/[ -]/g, '');
      // In these countries the suburb is the postal town, and the larger town is left out.
      const isSuburb = locality !== '' && ['AU', 'CC', 'CX', 'HM', 'NF'].includes(country);
      const all = ['Flat9Z', 'MillHouse', '7', 'LongRoad', '00150', ...needed, ...(isSuburb ? [] : ['Springton'])];
      return lines.length > 5 || !all.every((part) => text.split(part).length === 2);
    });
  expect(wrongs('Hillside', ['Hillside'])).toEqual([]);
  expect(wrongs('', [])).toEqual([]);
});

test('a suggestion has unit, building and street on one line', () => {
  const parts = { ...empty, unit: '3', buildingName: 'Tern Court', street: 'High Street' };
  expect(suggestionText({ ...parts, country: 'GB' })).toBe('Flat 3, Tern Court, 7 High Street');
  expect(suggestionText({ ...parts, country: 'US' })).toBe('Tern Court, 7 High Street Apt 3');
  expect(suggestionText({ ...parts, number: '', country: 'GB' })).toBe('Flat 3, Tern Court, High Street');
});
