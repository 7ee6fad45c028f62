import { expect, test } from 'vitest';
import { namesUnit } from './names-unit.ts';

test.each([
  ['Ground Floor Flat', 'ground floor', true],
  ['Ground Floor Flat', 'floor', false],
  ['First Floor Flat', 'ground floor', false],
  ['2. th', '2 sal th', true],
  ['2. th', '2 sal tv', false],
  ['3º izq', '3 izquierda', true],
  ['Flat 2', '2 rosewood court', true],
  ['Flat 2', '12', false],
  ['A 12', 'a 1', false],
  ['Flat', 'flat', false],
])('%s by "%s": %s', (unit, typed, isNamed) => {
  expect(namesUnit(unit, typed.split(' '))).toBe(isNamed);
});
