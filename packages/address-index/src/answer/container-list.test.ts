import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexOfRows } from '../fixtures/index-of-rows.ts';
import type { AddressIndex } from '../index.ts';

const streets = ['Zwinger', 'Étang', 'Dyer', 'Eagle', 'Fern', 'Ash', 'Birch'].map((name) => `${name} Lane`);
/** Towns of one postcode, through which one road goes. */
const towns = ['Quillport', 'Ashmere', 'Mossley', 'Brinewick'];
let index: AddressIndex;
let remove: () => void;
beforeAll(async () => {
  const one = { region: 'VT', country: 'US' };
  const rows = [
    ...streets.flatMap((street) =>
      ['1', '2'].map((number) => ({ ...one, street, number, city: 'Larkham', postcode: '00302' })),
    ),
    ...towns.flatMap((city) =>
      ['5', '6'].map((number) => ({ ...one, street: 'Old Road', number, city, postcode: '00301' })),
    ),
    ...['1', '2'].map((number) => ({ ...one, street: 'Amber Lane', number, city: 'Mossley', postcode: '00301' })),
  ];
  ({ index, remove } = await indexOfRows(rows));
});
afterAll(() => remove());

function open(postcode: string, limit: number) {
  const container = index
    .find({ Text: postcode, Countries: [], language: 'en' })
    .find(({ Type }) => Type === 'Postcode');
  return index.find({ Text: '', Countries: [], language: 'en', Container: container?.Id ?? '', limit });
}

test('streets stand where people look them up, whatever marks their letters have', () => {
  const wanted = ['Ash', 'Birch', 'Dyer', 'Eagle', 'Étang', 'Fern', 'Zwinger'].map((name) => `${name} Lane`);
  expect(open('00302', 10).map(({ Text }) => Text)).toEqual(wanted);
  expect(open('00302', 3).map(({ Text }) => Text)).toEqual([
    'Ash Lane – Dyer Lane',
    'Eagle Lane – Fern Lane',
    'Zwinger Lane',
  ]);
});

test('a stretch that ends within streets of one name says their towns, and no town that is not that of all', () => {
  expect(open('00301', 3).map(({ Text, Description }) => [Text, Description])).toEqual([
    ['Amber Lane – Old Road, Ashmere', 'VT - 4 Addresses'],
    ['Old Road, Brinewick – Old Road, Mossley', 'VT - 4 Addresses'],
    ['Old Road', 'Quillport, VT 00301 - 2 Addresses'],
  ]);
});
