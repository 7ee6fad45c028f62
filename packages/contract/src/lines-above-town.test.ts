import { expect, it } from 'vitest';
import { linesAboveTown } from './lines-above-town.ts';

it.each([
  ['Thistlecombe', 'ZZ1 1HP', ['Flat 3', '12 High Street', 'Thistlecombe', 'ZZ1 1HP'], ['Flat 3', '12 High Street']],
  ['Köln', '50667', ['Köln-Straße 5', '50667 Köln'], ['Köln-Straße 5']],
  ['Addison, VT', '05491', ['450 Elm St', 'Addison, VT 05491'], ['450 Elm St']],
  ['Αθήνα', '11743', ['Ερμού 5', '117 43 Αθήνα'], ['Ερμού 5']],
  ['Budapest', '1051', ['Budapest', 'Fő utca 1', '1051'], ['Fő utca 1']],
  ['東京都千代田区', '100-0001', ['〒100-0001', '東京都千代田区丸の内1-1', '3階'], ['丸の内1-1', '3階']],
  ['서울특별시 종로구', '03172', ['서울특별시 종로구 세종대로 209', '03172'], ['세종대로 209']],
])('the lines above the town leave out %s and %s', (city, postcode, lines, above) => {
  expect(linesAboveTown({ lines, city, postcode, district: '', region: '' })).toEqual(above);
});
