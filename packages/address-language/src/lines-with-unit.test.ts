import { expect, it } from 'vitest';
import { linesWithUnit } from './lines-with-unit.ts';

it.each([
  ['1', ['12 High Street', 'Newtown', 'ZZ1 1AA']],
  ['12', ['12 High Street', 'Newtown']],
  ['Rear flat', ['12 High Street', 'Newtown']],
  ['3', ['Flat 1, 12 High Street', 'Newtown']],
])('the unit %s is added before lines that lack it: %j', (unit, lines) => {
  expect(linesWithUnit(lines, unit)).toEqual([unit, ...lines]);
});

it.each([
  [
    ['〒100-0001', '東京都千代田区丸の内1-1'],
    ['〒100-0001', '東京都千代田区丸の内1-1', '203'],
  ],
  [
    ['서울특별시 종로구 세종대로 209', '03172'],
    ['서울특별시 종로구 세종대로 209', '203', '03172'],
  ],
])('the unit 203 is added last where addresses start with the largest part: %j', (lines, withUnit) => {
  expect(linesWithUnit(lines, '203')).toEqual(withUnit);
});

it.each([
  ['', ['12 High Street', 'Newtown']],
  ['1', ['Flat 1, 12 High Street', 'Newtown']],
  ['Flat 1', ['Flat 1', '12 High Street']],
  ['3', ['3/12 High Street', 'Newtown']],
  ['2B', ['12 Main St Apt 2B', 'Newtown']],
])('lines that already contain unit %s stay unchanged: %j', (unit, lines) => {
  expect(linesWithUnit(lines, unit)).toEqual(lines);
});
