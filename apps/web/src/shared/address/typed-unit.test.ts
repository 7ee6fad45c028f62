import { expect, it } from 'vitest';
import { typedUnit } from './address-entry.ts';

it.each([
  ['flat 2, 12 high st', 'flat 2'],
  ['12 High Street Apt 4B', 'Apt 4B'],
  ['2916 vt route 22a #3', '#3'],
  ['Unit C 5 Mill Lane', 'Unit C'],
  ['12 rue des Lilas, appt. 7', 'appt. 7'],
  ['12 High Street', ''],
  ['Flat in Flatbush Avenue', ''],
  ['1 Unity Row', ''],
])('the unit typed in "%s" is "%s"', (text, expected) => {
  expect(typedUnit(text)).toBe(expected);
});
