import { expect, test } from 'vitest';
import { parseHouseNumbers, showHouseNumber } from './house-number.ts';

test.each([
  ['12', '', ['12']],
  ['012', '', ['12']],
  ['0', '', []],
  ['00', '', []],
  ['?', '', ['?']], // cleanText has removed it before
  ['', '', []],
  ['12', 'A', ['12A']],
  ['12', 'bis', ['12 bis']],
  ['12', '1/2', ['12 1/2']],
  ['8011 A', '', ['8011A']],
  ['523a', '', ['523A']],
  ['47 bis', '', ['47 bis']],
  ['47bis', '', ['47 bis']],
  ['3;5', '', ['3', '5']],
  ['7,9,7', '', ['7', '9']],
  ['52-56', '', ['52-56']],
  ['52 – 56', '', ['52-56']],
  ['12/3', '', ['12/3']],
  ['Km 0,5', '', ['Km 0,5']],
  ['5-0013', '', ['5-0013']],
  ['62-01', '', ['62-01']],
  ['R6', '', ['R6']],
  ['811-', '', ['811']],
  ["2946'", '', ['2946']],
  ['Edificio Sol', '', ['Edificio Sol']],
])('the house number "%s" with the suffix %j is %j', (number, suffix, shown) => {
  expect(parseHouseNumbers(number, suffix).map(({ value, tail }) => showHouseNumber(value, tail))).toEqual(shown);
});

test('a range of house numbers records its other end', () => {
  expect(parseHouseNumbers('225-245', '')).toEqual([{ value: 225, tail: '-245', last: 245 }]);
});
