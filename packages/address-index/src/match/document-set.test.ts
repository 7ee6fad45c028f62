import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocumentSet, DocumentSetBuilder, noWord, type SetStorage, wordsFor } from './document-set.ts';
import { ArrayPool } from './document-set.ts';

const documentCount = 40_000; // more than `bestWords` covers

function growing(documents: readonly number[], storage: SetStorage): DocumentSet {
  return DocumentSet.growing({
    words: wordsFor(documentCount),
    size: Infinity,
    upTo: (end) => {
      const builder = DocumentSetBuilder.forDocuments(documentCount, end);
      for (const document of documents) builder.add(document);
      return builder.buildBits(storage.pool);
    },
    ...storage,
  });
}

function walked(set: DocumentSet): number[] {
  const found: number[] = [];
  for (let word = set.nextWord(0); word < noWord; word = set.nextWord(word + 1)) {
    for (let bit = 0; bit < 32; bit++) if (set.has(word * 32 + bit)) found.push(word * 32 + bit);
  }
  return found;
}

const documentLists = fc.uniqueArray(fc.nat({ max: documentCount - 1 }), { maxLength: 3000, size: 'max' });

test('a growing set has the right documents when read in any order, in reused arrays', () => {
  const pool = new ArrayPool();
  const storage = { pool, grown: (): void => undefined };
  fc.assert(
    fc.property(documentLists, fc.array(fc.nat({ max: documentCount - 1 })), (documents, asked) => {
      const set = growing(documents, storage);
      const all = new Set(documents);
      for (const document of asked) expect(set.has(document)).toBe(all.has(document));
      expect(walked(set)).toEqual(documents.toSorted((a, b) => a - b));
      expect(set.isEmpty()).toBe(documents.length === 0);
      pool.deferRelease(set);
      pool.releaseDeferred();
    }),
    { numRuns: 100 },
  );
});

test('an evicted set stays readable until the end of the search, then throws', () => {
  const pool = new ArrayPool();
  const storage = { pool, grown: (): void => undefined };
  const documents = [3, 70, 20_000, 39_999];
  const forgotten = growing(documents, storage);
  expect(walked(forgotten)).toEqual(documents);
  pool.deferRelease(forgotten);
  expect(walked(growing([5, 71, 20_001, 39_998], storage))).toEqual([5, 71, 20_001, 39_998]);
  expect(walked(forgotten)).toEqual(documents);
  pool.releaseDeferred();
  expect(walked(growing([6, 72, 20_002, 39_997], storage))).toEqual([6, 72, 20_002, 39_997]);
  expect(() => forgotten.has(3)).toThrow('given back');
  expect(() => walked(forgotten)).toThrow('given back');
});

test('a set without pooled arrays survives eviction', () => {
  const pool = new ArrayPool();
  pool.deferRelease(DocumentSet.empty);
  pool.releaseDeferred();
  expect(DocumentSet.empty.isEmpty()).toBe(true);
  expect(DocumentSet.empty.has(1)).toBe(false);
});
