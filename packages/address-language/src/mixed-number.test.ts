import { expect, test } from 'vitest';
import { splitMixedNumber } from './mixed-number.ts';

const split = (text: string, country = 'GB', street = 'High Street'): (string | undefined)[] | null => {
  const found = splitMixedNumber(text, { street, country });
  return found === null ? null : [found.number, found.unit, found.buildingName];
};

test.each<[country: string, text: string, number: string, unit: string, buildingName: string]>([
  ['GB', 'WHITEHART LODGE, 16', '16', '', 'WHITEHART LODGE'],
  ['GB', '16, ROSE COTTAGE', '16', '', 'ROSE COTTAGE'],
  ['GB', 'FLAT A, 64', '64', 'FLAT A', ''],
  ['GB', 'FLAT 3, MILL HOUSE, 12-14', '12-14', 'FLAT 3', 'MILL HOUSE'],
  ['GB', 'GROUND FLOOR FLAT, 7A', '7A', 'GROUND FLOOR FLAT', ''],
  ['GB', 'High St, 377-379', '377-379', '', ''],
  ['GB', 'Tudor House', '', '', 'Tudor House'],
  ['US', '935, Suite 39', '935', 'Suite 39', ''],
  ['RO', 'nr. 56, bl. 246', '56 bl. 246', '', ''],
  ['RU', '17, корпус 1', '17 корпус 1', '', ''],
  ['RU', '16А, кв. 407', '16А', 'кв. 407', ''],
  ['KE', 'Westgate Mall,', '', '', 'Westgate Mall'],
])('in %s the number field “%s” is split into number, unit and building', (country, text, ...parts) => {
  expect(split(text, country)).toEqual(parts);
});

test.each([
  '12',
  '12A',
  '3;5',
  '7,9',
  '3,5,7',
  '12a,12b',
  '47 bis',
  '52-56',
  'S/N',
  'b.b.',
  'K',
  'A-D',
  'R6',
  'Flat 1;2',
  'Km 0,5',
])('the number field “%s” stays unchanged', (text) => {
  expect(split(text)).toBeNull();
});
