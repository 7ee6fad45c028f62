import { expect, it } from 'vitest';
import { isCopyOf } from './is-unedited.ts';

const lines = ['Flat 2', 'Tern Court', '20 Heron Street', 'Larkmere', 'LK1 1AB'];
const copy = {
  line1: 'Flat 2',
  line2: 'Tern Court, 20 Heron Street',
  city: 'Larkmere',
  postcode: 'LK1 1AB',
  country: 'GB',
};

it('an address counts as unedited, however its words are distributed over the fields', () => {
  expect(isCopyOf(copy, lines)).toBe(true);
  expect(isCopyOf({ ...copy, line1: 'FLAT 2, Tern Court', line2: '20 Heron Street', city: 'LARKMERE' }, lines)).toBe(
    true,
  );
  expect(isCopyOf(copy, [...lines, 'Larkmere'])).toBe(true);
});

it.each([
  ['another flat', { line1: 'Flat 3' }],
  ['no flat', { line1: '' }],
  ['another number', { line2: 'Tern Court, 22 Heron Street' }],
  ['flat and number the other way round', { line1: 'Flat 20', line2: 'Tern Court, 2 Heron Street' }],
  ['a word more', { line2: 'Tern Court, 20 Heron Street, rear' }],
  ['another postcode', { postcode: 'LK1 1AC' }],
])('an address with %s counts as edited', (_, edit) => {
  expect(isCopyOf({ ...copy, ...edit }, lines)).toBe(false);
});
