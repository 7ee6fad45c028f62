import { expect, it } from 'vitest';
import { returnMemory } from './return-memory.ts';

it('a process returns the memory of its start once it idles', async () => {
  let used: object[] = Array.from({ length: 1000 }, () => ({}));
  const first = new WeakRef(used[0] ?? {});
  const busy = [0.9, 0.4, 0];
  used = [];
  await returnMemory({ everyMs: 1, busyFor: () => busy.shift() ?? 0 });
  expect(busy).toEqual([]);
  expect(first.deref()).toBeUndefined();
  expect(used).toEqual([]);
});
