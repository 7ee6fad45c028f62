import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexOfRows } from '../fixtures/index-of-rows.ts';
import type { AddressIndex } from '../index.ts';

const larkspur = { city: 'Larkspur Falls', postcode: '00214', country: 'US' };
const nowhere = { city: 'Nirgendheim', postcode: '00001', country: 'DE' };
let index: AddressIndex;
let remove: () => void;
beforeAll(async () => {
  const rows = [
    { ...larkspur, number: '16', street: 'State Rd' },
    { ...larkspur, number: '18', street: 'Saint Johns St' },
    { ...larkspur, number: '20', street: 'Main St', unit: '1/2' },
    { ...larkspur, number: '20', street: 'Main St', unit: '12' },
    { ...nowhere, number: '7', street: 'Berliner Str.' },
    { ...nowhere, number: '9', street: 'Berliner Straße' },
  ];
  ({ index, remove } = await indexOfRows(rows));
});
afterAll(() => remove());

const match = (place: typeof larkspur, line1: string, unit = '') =>
  index.matchTyped({ ...place, line1, line2: '', unit });

test('Street, State and Saint are three words', () => {
  expect(match(larkspur, '16 State Rd')).toMatchObject({ street: 'State Rd' });
  expect(match(larkspur, '16 Street Rd')).toBeNull();
  expect(match(larkspur, '16 Saint Rd')).toBeNull();
  expect(match(larkspur, '18 St Johns Street')).toMatchObject({ street: 'Saint Johns St' });
  expect(match(larkspur, '18 Street Johns Street')).toBeNull();
});

test('two spellings of a street in the data match one street', () => {
  for (const number of ['7', '9'])
    for (const street of ['Berliner Str.', 'Berliner Straße'])
      expect(match(nowhere, `${street} ${number}`)).toMatchObject({ number });
});

test('unit 1/2 is not unit 12', () => {
  expect(match(larkspur, '20 Main Street', 'Apt 1/2')).toMatchObject({ unit: '1/2' });
  expect(match(larkspur, '20 Main Street', '#12')).toMatchObject({ unit: '12' });
});
