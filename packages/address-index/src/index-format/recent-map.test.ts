import { expect, test } from 'vitest';
import { RecentMap } from './recent-map.ts';

test('a recent map evicts the least recently used value, and reports it', () => {
  const forgotten: string[] = [];
  const map = new RecentMap<string, string>(
    3,
    () => 1,
    (value) => forgotten.push(value),
  );
  for (const key of ['a', 'b', 'c']) map.getOrMake(key, () => key);
  map.getOrMake('a', () => 'made again');
  map.getOrMake('d', () => 'd');
  expect(forgotten).toEqual(['b']);
  expect(map.getOrMake('a', () => 'made again')).toBe('a');
  expect(map.getOrMake('b', () => 'made again')).toBe('made again');
});

test('a recent map stays within its limit when values grow', () => {
  const forgotten: string[] = [];
  const map = new RecentMap<string, { name: string; size: number }>(
    10,
    ({ size }) => size,
    ({ name }) => forgotten.push(name),
  );
  const first = map.getOrMake('first', () => ({ name: 'first', size: 1 }));
  const second = map.getOrMake('second', () => ({ name: 'second', size: 1 }));
  first.size = 9;
  map.measureAgain('first');
  expect(forgotten).toEqual([]);
  second.size = 8;
  map.measureAgain('second');
  expect(forgotten).toEqual(['first']);
});
