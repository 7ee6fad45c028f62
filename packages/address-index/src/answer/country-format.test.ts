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

// Layouts as the postal services publish them (UPU, "Postal addressing systems"); the places are invented.
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
    ['Rua Nova 7', 'Centro', 'Vila Nova - SP', '00000-100'],
  ],
  ['MN', { street: 'Замын гудамж', city: 'Шинэхот', postcode: '00001' }, ['Замын гудамж 7', '00001', 'Шинэхот']],
])('%s %j', (country, parts, lines) => {
  expect(addressLines({ ...empty, country, ...parts })).toEqual(lines);
});

test('nothing that a carrier needs is left out, in any country', () => {
  const countries = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  );
  const missing = countries.filter((country) => {
    const parts = {
      ...empty,
      country,
      street: 'Long Road',
      locality: 'Hillside',
      city: 'Springton',
      postcode: '00150',
    };
    const lines = addressLines(parts);
    // A country may have a space in its postcodes.
    const text = lines.join(' ').replaceAll(' ', '');
    return lines.length > 5 || !['7', 'LongRoad', 'Hillside', '00150'].every((part) => text.includes(part));
  });
  expect(missing).toEqual([]);
});

test('a suggestion has unit, building and street on one line', () => {
  const parts = { ...empty, unit: '3', buildingName: 'Tern Court', street: 'High Street' };
  expect(suggestionText({ ...parts, country: 'GB' })).toBe('Flat 3, Tern Court, 7 High Street');
  expect(suggestionText({ ...parts, country: 'US' })).toBe('Tern Court, 7 High Street Apt 3');
  expect(suggestionText({ ...parts, number: '', country: 'GB' })).toBe('Flat 3, Tern Court, High Street');
});
