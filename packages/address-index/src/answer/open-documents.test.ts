// `Filters` on the index: everything that is found, or reached by opening what is found, fits; and everything that fits is
// reached.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindItem } from '@doorstep/address-lookup';
import { indexOfRows } from '../fixtures/index-of-rows.ts';
import type { AddressIndex } from '../index.ts';
import { readFilters } from '../match/where-to-search.ts';

const uk = { country: 'GB', region: 'Devon' };
const bigton = { ...uk, city: 'Bigton', district: 'East Bigton' };
const rows = [
  // A street with two postcodes.
  ...[1, 2, 3].map((number) => ({ ...bigton, number: `${number}`, street: 'Mill Lane', postcode: 'BG1 1AA' })),
  ...[4, 5].map((number) => ({ ...bigton, number: `${number}`, street: 'Mill Lane', postcode: 'BG2 2BB' })),
  { ...bigton, number: '1', street: 'Oak Lane', postcode: 'BG1 1AA' },
  ...['1', '2', '3'].map((unit) => ({
    ...bigton,
    number: '9',
    unit: `Flat ${unit}`,
    street: 'Oak Lane',
    postcode: 'BG11 1AA',
  })),
  { ...uk, city: 'Farcombe', district: 'Moor', number: '1', street: 'Mill Lane', postcode: 'FC1 1AA' },
  { ...uk, city: 'Farcombe', district: 'Moor', number: '2', street: 'Mill Lane', postcode: '' },
  ...Array.from({ length: 60 }, (_, town) => ({
    ...uk,
    city: `Hamlet${town}`,
    number: '1',
    street: 'Long Road',
    postcode: `HT${town} 1AA`,
  })),
  { country: 'US', region: 'OH', city: 'Larkspur', number: '1', street: 'Mill Lane', postcode: '43001-1234' },
];

let index: AddressIndex;
let remove: () => void;
beforeAll(async () => ({ index, remove } = await indexOfRows(rows)));
afterAll(() => remove());

const find = (Text: string, Filters: string[], more: object = {}): FindItem[] =>
  index.find({ Text, Countries: [], language: 'en', Filters, ...more });

/** Everything that can be retrieved by choosing, as "1 Mill Lane, FC1 1AA". */
function reached(text: string, filters: string[]): string[] {
  const found = new Set<string>();
  const visit = (items: FindItem[], depth: number): void => {
    expect(depth).toBeLessThan(6);
    for (const { Id, Type, Text } of items) {
      if (Type !== 'Address') visit(find(Text, filters, { Container: Id }), depth + 1);
      else {
        const { unit, number, street, postcode } = index.retrieve(Id) ?? {};
        found.add([unit, `${number} ${street}`, postcode].filter(Boolean).join(', '));
      }
    }
  };
  visit(find(text, filters), 0);
  return [...found].toSorted();
}

describe('a filter', () => {
  test.each([
    ['mill lane', ['Postcode:BG1 1AA'], ['1 Mill Lane, BG1 1AA', '2 Mill Lane, BG1 1AA', '3 Mill Lane, BG1 1AA']],
    ['mill lane', ['Postcode:bg2'], ['4 Mill Lane, BG2 2BB', '5 Mill Lane, BG2 2BB']],
    [
      'mill lane',
      ['!Postcode:BG1', '!Postcode:43001', '!Locality:Farcombe'],
      ['4 Mill Lane, BG2 2BB', '5 Mill Lane, BG2 2BB'],
    ],
    ['mill lane', ['Locality:farcombe'], ['1 Mill Lane, FC1 1AA', '2 Mill Lane']],
    ['mill lane', ['SubAdministrativeArea:Moor', 'Postcode:FC1'], ['1 Mill Lane, FC1 1AA']],
    ['mill lane', ['AdministrativeArea:Ohio'], ['1 Mill Lane, 43001-1234']],
    ['mill lane', ['AdministrativeArea:OH', 'Postcode:43001'], ['1 Mill Lane, 43001-1234']],
    ['1', ['Thoroughfare:Oak Lane', 'Postcode:BG1'], ['1 Oak Lane, BG1 1AA']],
    ['bg1 1aa', ['Thoroughfare:Oak Lane'], ['1 Oak Lane, BG1 1AA']],
    [
      'oak lane',
      ['Postcode:BG11'],
      ['Flat 1, 9 Oak Lane, BG11 1AA', 'Flat 2, 9 Oak Lane, BG11 1AA', 'Flat 3, 9 Oak Lane, BG11 1AA'],
    ],
    ['bigton', ['!Thoroughfare:Mill Lane', '!Postcode:BG11'], ['1 Oak Lane, BG1 1AA']],
    ['4 mill lane bigton', ['Postcode:BG1 1AA'], []],
    // More towns have that street than a list has lines.
    ['long road', ['Locality:Hamlet57'], ['1 Long Road, HT57 1AA']],
    ['long road', ['Postcode:HT58'], ['1 Long Road, HT58 1AA']],
    ['mill lane', ['Locality:Nowhere'], []],
  ])('leaves of "%s" under %j exactly what fits', (text, filters, expected) => {
    expect(reached(text, filters)).toEqual(expected);
  });

  test('also holds inside a container that was found without it', () => {
    const [street] = find('mill lane bigton', []);
    expect(street?.Type).toBe('Street');
    const inside = find('', ['Postcode:BG2'], { Container: street?.Id });
    expect(inside.map(({ Text }) => Text)).toEqual(['4 Mill Lane', '5 Mill Lane']);
  });

  test('of a field that the data does not have cannot be read', () => {
    expect(readFilters(['Locality:Bigton', 'OrganisationName:Acme'])).toBe(null);
    expect(readFilters(['Attributes.HasSubpremises:true'])).toBe(null);
  });
});
