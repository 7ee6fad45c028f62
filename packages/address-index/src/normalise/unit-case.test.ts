import { expect, test } from 'vitest';
import { unitCase } from './unit-case.ts';

test.each([
  ['GB', 'FLAT 3B', 'Flat 3B'],
  ['GB', 'FLAT A', 'Flat A'],
  ['GB', 'FLAT 3, GROUND FLOOR', 'Flat 3, Ground Floor'],
  ['US', 'APT 12', 'Apt 12'],
  ['US', 'PH', 'PH'],
  ['US', '2A', '2A'],
  ['US', 'C\\A', 'C\\A'],
  ['DK', '2. TV', '2. tv'],
  ['DK', 'ST TH', 'st th'],
  ['ES', '3º IZQ', '3º izq'],
  ['ES', '3º B', '3º B'],
  ['TR', 'DAİRE 5', 'Daire 5'],
  ['GB', 'flat 3b', 'flat 3b'],
  ['KR', '101동 202호', '101동 202호'],
])('in %s the unit %s is shown as %s', (country, unit, shown) => {
  expect(unitCase(unit, country)).toBe(shown);
});
