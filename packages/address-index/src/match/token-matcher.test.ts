import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { editsFor, WordPenalties } from './token-matcher.ts';

const offer = fc.record({
  from: fc.nat({ max: 60 }),
  length: fc.nat({ max: 12 }),
  penalty: fc.constantFrom(0, 3, 12, 24),
});

test('a word gets the lowest of the penalties given to it', () => {
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 25 }), (offers) => {
      const penalties = new WordPenalties();
      const cheapest = new Map<number, number>();
      for (const { from, length, penalty } of offers) {
        penalties.offer(from, from + length, penalty);
        for (let word = from; word < from + length; word++) {
          cheapest.set(word, Math.min(penalty, cheapest.get(word) ?? Infinity));
        }
      }
      penalties.close();
      const words: number[] = [];
      penalties.forEachWord((word) => words.push(word));
      expect(words).toEqual([...cheapest.keys()].toSorted((a, b) => a - b));
      for (let word = 0; word < 80; word++) expect(penalties.penaltyOf(word)).toBe(cheapest.get(word) ?? Infinity);
    }),
    { numRuns: 400 },
  );
});

test('a word that is too long for an address is not tried as a misspelling', () => {
  const [shorter, longer] = [40, 41].flatMap((length) => parseQuery('e'.repeat(length)));
  expect(shorter && editsFor(shorter, 2)).toBe(2);
  expect(longer && editsFor(longer, 2)).toBe(0);
});
