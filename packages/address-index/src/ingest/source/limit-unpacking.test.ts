import { expect, test } from 'vitest';
import { errorCodeOf } from '../../fixtures/import-folder.ts';
import { limitUnpacking } from './limit-unpacking.ts';

async function* pieces(count: number): AsyncGenerator<Buffer> {
  for (let left = count; left > 0; left--) yield Buffer.alloc(1000);
}

async function read(count: number, packedBytes: number): Promise<number> {
  const limits = { maxBytes: 50_000, maxRatio: 100, ratioFromBytes: 20_000 };
  let bytes = 0;
  for await (const piece of limitUnpacking(pieces(count), () => packedBytes, 'a.gz', limits)) bytes += piece.length;
  return bytes;
}

test('unpacking stops beyond the maximum size or ratio', async () => {
  expect(await read(50, 1000)).toBe(50_000);
  expect(await read(19, 1)).toBe(19_000); // below the size from which the ratio counts
  expect(await errorCodeOf(read(51, 1000))).toEqual([
    'file_unpacks_too_large',
    expect.stringContaining('a.gz: it unpacks'),
  ]);
  expect(await errorCodeOf(read(20, 100))).toEqual([
    'file_unpacks_too_large',
    expect.stringContaining('100 times its size'),
  ]);
});
