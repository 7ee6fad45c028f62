import { describe, expect, it } from 'vitest';
import { parseTypedAddress } from './parse-typed-address.ts';
import { unitKey } from './unit-key.ts';

describe('an address typed by hand', () => {
  it.each<[country: string, line: string, number: string, street: string, unit: string]>([
    ['GB', '12 High Street', '12', 'High Street', ''],
    ['GB', '12 B High Street', '12 B', 'High Street', ''],
    ['GB', 'No. 12 High Street', '12', 'High Street', ''],
    ['GB', 'Flat B, 12 High Street', '12', 'High Street', 'B'],
    ['GB', 'Flat Rear, 12 High Street', '12', 'High Street', 'Rear'],
    ['GB', 'Apt 2 12 High St.', '12', 'High St.', '2'],
    ['GB', '12-14 High St', '12-14', 'High St', ''],
    // A single letter is a direction or a street name, not part of the number.
    ['US', '290 N Main St', '290', 'N Main St', ''],
    ['US', '1400 K St NW', '1400', 'K St NW', ''],
    ['US', '165 M & M Rd', '165', 'M & M Rd', ''],
    ['US', '12 U S Highway 1', '12', 'U S Highway 1', ''],
    ['US', '30 Ter St', '30', 'Ter St', ''],
    ['US', '12 1/2 Main St', '12 1/2', 'Main St', ''],
    ['FR', '64 R de la Paix', '64', 'R de la Paix', ''],
    ['FR', '12 bis rue Basse', '12 bis', 'rue Basse', ''],
    ['FR', '30 ter rue Basse', '30 ter', 'rue Basse', ''],
    // A unit may come last, and a street may start or end like a word for a unit.
    ['US', '12 Main St Apt 2B', '12', 'Main St', '2B'],
    ['US', '12 Main St #4', '12', 'Main St', '4'],
    ['US', 'Turners Ln 338', '338', 'Turners Ln', ''],
    ['US', '221 Gird Lot Rd', '221', 'Gird Lot Rd', ''],
    ['US', '9 Trailer Park Rd', '9', 'Trailer Park Rd', ''],
    ['ES', 'C/ Mayor 5, piso 3', '5', 'C/ Mayor', 'piso 3'],
    ['ES', 'C/ Mayor 5, puerta 3', '5', 'C/ Mayor', '3'],
    ['RU', 'ул. Садовая, д. 5, кв. 7', '5', 'ул. Садовая', '7'],
    // The number last, even after another number.
    ['DE', 'Lindenstr. 12 B', '12 B', 'Lindenstr.', ''],
    ['DE', 'Lindenstr. Nr. 12', '12', 'Lindenstr.', ''],
    ['DE', 'Straße des 17. Juni 135', '135', 'Straße des 17. Juni', ''],
    ['DE', 'Wohnung 3, Lindenstr. 5', '5', 'Lindenstr.', '3'],
    ['DE', 'Lindenstr.12', '12', 'Lindenstr.', ''],
    ['IT', 'Via Roma n. 12', '12', 'Via Roma', ''],
    ['ES', 'Calle Mayor num. 5', '5', 'Calle Mayor', ''],
    // A unit before the slash, where its word or the country identifies it.
    ['GB', 'Unit 2/12 High Street', '12', 'High Street', '2'],
    ['US', 'Apt. 2b / 12 Main St', '12', 'Main St', '2b'],
    ['AU', '2/12 George Street', '12', 'George Street', '2'],
    ['AU', 'U2/12A George Street', '12A', 'George Street', '2'],
    ['NZ', '2A/12 Queen Street', '12', 'Queen Street', '2A'],
    ['GB', 'No. 2/12 High Street', '2/12', 'High Street', ''],
    ['GB', '2/12 High Street', '2/12', 'High Street', ''],
    ['GB', 'Flat 2/1, 12 High Street', '12', 'High Street', '2/1'],
    ['AT', 'Lindenstraße 5/3', '5/3', 'Lindenstraße', ''],
    ['RO', 'Calea 13 Septembrie 87', '87', 'Calea 13 Septembrie', ''],
  ])('%s: “%s” is number %s of %s, unit “%s”', (country, line1, ...parts) => {
    const [number, street, unit] = parts;
    const typed = { line1, line2: '', city: 'Nowhere', postcode: '1', country };
    expect(parseTypedAddress(typed, '')).toMatchObject({ number, street, unit });
  });

  it.each<[country: string, key: string, lines: string[]]>([
    [
      'GB',
      '21 at 12',
      [
        'Flat 21, 12 High Street',
        'Flat Twenty-One, 12 High Street',
        'Unit Twenty One 12 High Street',
        'No. XXI, 12 High Street',
        '12 High Street Flat XXI',
        '12 High Street, Flat Twenty One',
        'Flat 21, Twelve High Street',
        'Flat no. 21, 12 High Street',
        '#21, 12 High Street',
        'Unit 21 at 12 High Street',
      ],
    ],
    [
      'GB',
      'floor1 at 12',
      [
        'First floor flat, 12 High Street',
        '1st floor flat, 12 High Street',
        'Flat 1st floor, 12 High Street',
        'Flat, first floor, 12 High Street',
        '12 High Street, first floor flat',
        '12 High Street 1st floor',
      ],
    ],
    [
      'GB',
      '1 at 12',
      ['Flat I 12 High Street', 'Unit One, 12 High Street', 'Nº 1, 12 High Street', 'n° 1, 12 High Street'],
    ],
    ['US', '1 at 1', ['1 Main Street Apt 1', 'One Main Street Unit One', 'One Main St #1', '1 Main St, Apt. I']],
    ['FR', 'floor2 at 12', ['2e étage, 12 rue Basse', 'deuxième étage, 12 rue Basse', '2ème étage, 12 rue Basse']],
    ['FR', '3 at 12', ['Appt 3, 12 rue Basse', 'appartement trois, 12 rue Basse', 'App. III 12 rue Basse']],
    ['DE', '2 at 5', ['Lindenstr. 5, Whg. 2', 'Wohnung zwei, Lindenstr. 5', 'Lindenstr. 5 Wohnung II']],
    ['SE', '4 at 5', ['Lingatan 5 lgh 4', 'Lingatan 5, lägenhet fyra', 'Lingatan 5 Lägenhet 4']],
  ])('%s: is %s in words and in digits: %j', (country, key, ways) => {
    const read = (line1: string) => {
      const { unit, number } = parseTypedAddress({ line1, line2: '', city: 'Nowhere', postcode: '1', country }, '');
      return `${unitKey(unit, country)} at ${number}`;
    };
    expect(ways.map((way) => [way, read(way)])).toEqual(ways.map((way) => [way, key]));
  });

  it.each([
    ['GB', 'Three Mile Lane 5', '5', 'Three Mile Lane'],
    ['GB', '5 Seven Sisters Road', '5', 'Seven Sisters Road'],
    ['US', '12 Second Street', '12', 'Second Street'],
    ['US', '1400 I St NW', '1400', 'I St NW'],
    ['US', '300 X Street', '300', 'X Street'],
  ])('%s: “%s” is number %s of %s: a number in words stays in the name', (country, line1, number, street) => {
    const typed = { line1, line2: '', city: 'Nowhere', postcode: '1', country };
    expect(parseTypedAddress(typed, '')).toMatchObject({ number, street, unit: '' });
  });

  it('takes its unit from the form’s own field first, and keeps the typed words in its lines', () => {
    const typed = { line1: 'Flat 3', line2: '12 High Street', city: 'Nowhere', postcode: 'ZZ1 1AA', country: 'GB' };
    expect(parseTypedAddress(typed, '')).toMatchObject({ unit: '3', number: '12', street: 'High Street' });
    expect(parseTypedAddress(typed, ' 4 ')).toMatchObject({
      unit: '4',
      lines: ['Flat 3', '12 High Street', 'Nowhere', 'ZZ1 1AA'],
    });
  });

  it('keeps the rest of an unclear line as the building’s name', () => {
    const typed = { line1: 'The Old Mill', line2: 'Mill Lane', city: 'Nowhere', postcode: '', country: 'GB' };
    expect(parseTypedAddress(typed, '')).toMatchObject({
      buildingName: 'The Old Mill',
      street: 'Mill Lane',
      number: '',
    });
  });
});
