import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberColumn, NumberTable, PairList, TripleTable } from './columns.ts';

test('a column keeps pushed and set values across several chunks', () => {
  const column = new NumberColumn();
  for (let value = 0; value < 200_000; value++) column.push(value * 3);
  column.set(65_536, 0xffff_ffff);
  expect([column.at(65_535), column.at(65_536), column.at(199_999)]).toEqual([196_605, 0xffff_ffff, 599_997]);
  const all = column.toArray();
  expect(all).toHaveLength(200_000);
  expect([all[65_535], all[65_536], all[199_999]]).toEqual([196_605, 0xffff_ffff, 599_997]);
});

test('each text has one number, even when the texts exceed one map', () => {
  const table = new NumberTable(3);
  const texts = ['a', 'b', 'c', 'd', 'b', 'e', 'a', 'f', 'g', 'h', 'g'];
  expect(texts.map((text) => table.number(text))).toEqual([0, 1, 2, 3, 1, 4, 0, 5, 6, 7, 6]);
  expect(table.texts).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test('each triple of numbers has one number, as in a map', () => {
  const table = new TripleTable();
  const known = new Map<string, number>();
  for (let round = 0; round < 60_000; round++) {
    // Few places, as in a town, and values up to the maximum, so that half of the triples repeat.
    const triple = [round % 7, (round * 17) % 30_011, round % 2 === 0 ? 0xffff_fffe : 1] as const;
    const key = triple.join();
    if (!known.has(key)) known.set(key, known.size);
    expect(table.number(...triple)).toBe(known.get(key));
  }
  expect(table.length).toBe(known.size);
  expect([table.firstOf(8), table.secondOf(8)]).toEqual([1, 136]);
});

test('pairs are listed by key, ascending and unique, in any insertion order', () => {
  const pairs = fc.array(fc.tuple(fc.nat(9), fc.nat(50)), { maxLength: 200 });
  fc.assert(
    fc.property(pairs, (list) => {
      const pairList = new PairList();
      for (const [key, value] of list) pairList.add(key, value);
      const { starts, values } = pairList.byKey(
        10,
        (key) => 9 - key,
        (value) => value * 2,
      );
      for (let key = 0; key < 10; key++) {
        const wanted = new Set(list.filter(([one]) => 9 - one === key).map(([, value]) => value * 2));
        expect([...values.subarray(starts[key], starts[key + 1])]).toEqual([...wanted].toSorted((a, b) => a - b));
      }
    }),
  );
});
