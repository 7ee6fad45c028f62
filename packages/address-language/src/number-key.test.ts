import { expect, it } from 'vitest';
import { numberKey } from './number-key.ts';

it.each<[key: string, ways: string[]]>([
  ['12', ['12', '012', '0012', '12,', '12.']],
  ['12b', ['12B', '12 b', '12 bis', '12bis', '12 Bis']],
  ['12-14', ['12-14', '12 - 14', '12–14']],
  ['12/3', ['12/3', '12 / 3']],
  ['12.1/2', ['12 1/2', '12½']],
])('the number %s is the same in every spelling: %j', (key, ways) => {
  expect(ways.map(numberKey)).toEqual(ways.map(() => key));
});
