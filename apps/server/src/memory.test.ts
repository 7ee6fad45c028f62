import { expect, it } from 'vitest';
import { createMemory, remember } from './memory.ts';

it('makes each once, as long as few others are made since', () => {
  const made: string[] = [];
  const known = remember<string>(2);
  const ask = (text: string) =>
    known(text, () => {
      made.push(text);
      return text.toUpperCase();
    });
  const asked = ['a', 'a', 'b', 'a', 'c', 'd', 'a', 'e', 'f', 'g', 'b', 'a'];
  expect(asked.map(ask)).toEqual(asked.map((text) => text.toUpperCase()));
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b', 'a']);
});

it.each([10, 15, 19, 20, 999, 1000])('of %i keeps at least the latest ten, and at most twice as many', (count) => {
  const memory = createMemory<number>(10);
  for (let each = 1; each <= count; each += 1) memory.set(String(each), each);
  // From the oldest on: what is asked for counts as new.
  const kept: number[] = [];
  for (let each = 1; each <= count - 10; each += 1) if (memory.get(String(each)) !== undefined) kept.push(each);
  expect(kept.length).toBeLessThanOrEqual(10);
  const latest = createMemory<number>(10);
  for (let each = 1; each <= count; each += 1) latest.set(String(each), each);
  for (let each = count; each > count - 10; each -= 1) expect(latest.get(String(each))).toBe(each);
});
