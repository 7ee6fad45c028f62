import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSorted } from '../build/vocabulary-section.ts';
import { SortedTexts } from '../index-format/sorted-texts.ts';
import { editDistanceWithin } from '../answer/find-item.ts';
import { findFuzzyWords } from './fuzzy-words.ts';

/** Words of few letters, so that many differ by few edits. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'я'), minLength: 1, maxLength: 7 });

/** Compares with every word and every prefix of it. */
function naive(words: string[], text: string, isPrefix: boolean, maxEdits: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const [number, candidate] of words.entries()) {
    const forms = isPrefix
      ? Array.from({ length: candidate.length + 1 }, (_, at) => candidate.slice(0, at))
      : [candidate];
    const nearest = Math.min(...forms.map((form) => editDistanceWithin(text, form, maxEdits)));
    if (nearest <= maxEdits) found.set(number, nearest);
  }
  return found;
}

test('the fuzzy search finds the same words and edits as a full comparison', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.boolean(),
      fc.constantFrom(1, 2),
      (list, text, isPrefix, maxEdits) => {
        const words = list.toSorted();
        const { chars, starts } = packSorted(words);
        const found = new Map<number, number>();
        findFuzzyWords(new SortedTexts(chars, starts), { text, isPrefix, maxEdits }, (from, to, edits) => {
          for (let number = from; number < to; number++) found.set(number, Math.min(edits, found.get(number) ?? edits));
        });
        expect([...found].toSorted((a, b) => a[0] - b[0])).toEqual([...naive(words, text, isPrefix, maxEdits)]);
      },
    ),
    { numRuns: 400 },
  );
});

test('prefixes and exact words are found as by scanning a plain list', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (list, text) => {
      const words = list.toSorted();
      const { chars, starts } = packSorted(words);
      const sorted = new SortedTexts(chars, starts);
      const [from, to] = sorted.withPrefix(text);
      expect(words.slice(from, to)).toEqual(words.filter((one) => one.startsWith(text)));
      expect(sorted.indexOf(text)).toBe(words.indexOf(text));
    }),
  );
});
