import { expect, test } from 'vitest';
import { displayCase } from './display-case.ts';

test.each([
  ['VT ROUTE 22A', 'VT Route 22A'],
  ['MAIN ST NE', 'Main St NE'],
  ["O'BRIEN LN", "O'Brien Ln"],
  ['MCDONALD RD', 'McDonald Rd'],
  ['1ST AVE', '1st Ave'],
  ['HENRY VIII WAY', 'Henry VIII Way'],
  ['rue de la paix', 'Rue de la Paix'],
  ['McAllister Way', 'McAllister Way'],
  ['улица ленина', 'Улица Ленина'],
])('%s is shown as %s', (name, shown) => {
  expect(displayCase(name, new Set(['VT']))).toBe(shown);
});
