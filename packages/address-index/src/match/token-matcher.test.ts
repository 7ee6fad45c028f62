import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WordPrices } from './token-matcher.ts';

const offer = fc.record({
  from: fc.nat({ max: 60 }),
  length: fc.nat({ max: 12 }),
  price: fc.constantFrom(0, 3, 12, 24),
});

test('a word gets the cheapest of the prices that it was offered', () => {
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 25 }), (offers) => {
      const prices = new WordPrices();
      const cheapest = new Map<number, number>();
      for (const { from, length, price } of offers) {
        prices.offer(from, from + length, price);
        for (let word = from; word < from + length; word++) {
          cheapest.set(word, Math.min(price, cheapest.get(word) ?? Infinity));
        }
      }
      prices.close();
      const words: number[] = [];
      prices.forEachWord((word) => words.push(word));
      expect(words).toEqual([...cheapest.keys()].toSorted((a, b) => a - b));
      for (let word = 0; word < 80; word++) expect(prices.priceOf(word)).toBe(cheapest.get(word) ?? Infinity);
    }),
    { numRuns: 400 },
  );
});
