import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('memoize computes a value once while it is among the most recent', () => {
  const made: string[] = [];
  const upperCase = memoize<string>(2);
  const ask = (text: string) =>
    upperCase(text, () => {
      made.push(text);
      return text.toUpperCase();
    });
  const asked = ['a', 'a', 'b', 'a', 'c', 'a', 'b'];
  expect(asked.map(ask)).toEqual(asked.map((text) => text.toUpperCase()));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
