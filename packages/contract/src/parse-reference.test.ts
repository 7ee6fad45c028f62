import { expect, it } from 'vitest';
import { parseReference } from './parse-reference.ts';

it.each([
  ['K7QM-2XPD-A3CF', 'K7QM-2XPD-A3CF'],
  [' k7qm2xpda3cf ', 'K7QM-2XPD-A3CF'],
  ['k7qm 2xpd a3cf', 'K7QM-2XPD-A3CF'],
  ['K7QM2XPD-A3CF', 'K7QM-2XPD-A3CF'],
  ['ds-other', 'DS-OTHER'],
  ['k7qm2xpda3cf9', 'K7QM2XPDA3CF9'],
  [' ', ''],
])('the typed reference %j is %j', (typed, reference) => {
  expect(parseReference(typed)).toBe(reference);
});
