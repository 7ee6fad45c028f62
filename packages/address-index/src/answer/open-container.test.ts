import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexOfRows } from '../fixtures/index-of-rows.ts';
import type { AddressIndex } from '../index.ts';

const streets = ['Zwinger', 'Étang', 'Dyer', 'Eagle', 'Fern', 'Ash', 'Birch'].map((name) => `${name} Lane`);
/** Towns that share one postcode and one road. */
const towns = ['Quillport', 'Ashmere', 'Mossley', 'Brinewick'];
/** More streets than a list of 10 holds; every fourth has 25 houses, which is also too many. */
const bigTown = Array.from({ length: 12 }, (_, street) =>
  Array.from({ length: street % 4 === 1 ? 25 : 3 }, (_, at) => ({
    street: `${'ABCDEFGHIJKL'.charAt(street)}sh Lane`,
    number: String(at + 1),
  })),
).flat();
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
    ...bigTown.map((row) => ({ ...one, ...row, city: 'Bigton', postcode: '00303' })),
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

test('streets are sorted as people look them up, ignoring accents', () => {
  const wanted = ['Ash', 'Birch', 'Dyer', 'Eagle', 'Étang', 'Fern', 'Zwinger'].map((name) => `${name} Lane`);
  expect(open('00302', 10).map(({ Text }) => Text)).toEqual(wanted);
  expect(open('00302', 3).map(({ Text }) => Text)).toEqual([
    'Ash Lane – Dyer Lane',
    'Eagle Lane – Fern Lane',
    'Zwinger Lane',
  ]);
});

test('a section that ends among same-named streets shows their towns, and a town only if the whole section shares it', () => {
  expect(open('00301', 3).map(({ Text, Description }) => [Text, Description])).toEqual([
    ['Amber Lane – Old Road, Ashmere', 'VT - 4 Addresses'],
    ['Old Road, Brinewick – Old Road, Mossley', 'VT - 4 Addresses'],
    ['Old Road', 'Quillport, VT 00301 - 2 Addresses'],
  ]);
});

function inBigton(limit: number, Container: string): string[] {
  return index
    .find({ Text: 'bigton', Countries: [], language: 'en', Container, limit })
    .map(({ Text, Description }) => `${Text}: ${Description.replace(/.* - /, '')}`);
}

test('a town with too many streets is split into sections that open directly into houses', () => {
  const [town] = index.find({ Text: 'bigton', Countries: [], language: 'en' });
  expect(inBigton(10, town?.Id ?? '')).toEqual([
    'Ash Lane: 3 Addresses',
    'Bsh Lane: 25 Addresses',
    'Csh Lane – Esh Lane: 9 Addresses',
    'Fsh Lane: 25 Addresses',
    'Gsh Lane – Ish Lane: 9 Addresses',
    'Jsh Lane: 25 Addresses',
    'Ksh Lane – Lsh Lane: 6 Addresses',
  ]);
});

test("streets too long for one list are split in their town's list, if all parts fit", () => {
  const [town] = index.find({ Text: 'bigton', Countries: [], language: 'en' });
  expect(inBigton(15, town?.Id ?? '').slice(0, 4)).toEqual([
    'Ash Lane: 3 Addresses',
    '1 Bsh Lane – 13 Bsh Lane: 13 Addresses',
    '14 Bsh Lane – 25 Bsh Lane: 12 Addresses',
    'Csh Lane: 3 Addresses',
  ]);
  expect(inBigton(14, town?.Id ?? '').slice(0, 3)).toEqual([
    'Ash Lane: 3 Addresses',
    'Bsh Lane: 25 Addresses',
    'Csh Lane: 3 Addresses',
  ]);
});

test('every house in a typed town can be reached within four lists', () => {
  const lists = (Container = '', opened = 0): { text: string; opened: number }[] =>
    index
      .find({ Text: 'bigton', Countries: [], language: 'en', Container, limit: 10 })
      .filter(({ Type }) => opened > 0 || Type === 'Locality')
      .flatMap(({ Id, Type, Text }) => (Type === 'Address' ? [{ text: Text, opened }] : lists(Id, opened + 1)));
  const found = lists();
  expect(found.map(({ text }) => text).toSorted()).toEqual(
    bigTown.map(({ number, street }) => `${number} ${street}`).toSorted(),
  );
  expect(Math.max(...found.map(({ opened }) => opened))).toBe(3);
});
