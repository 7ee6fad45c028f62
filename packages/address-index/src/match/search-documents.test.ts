// Counting points for 32 documents at a time gives the same result as counting one by one.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PreparedQuery } from './score-document.ts';
import { DocumentSetBuilder } from './document-set.ts';
import { topDocuments } from './search-documents.ts';
import { parseQuery } from './parse-query.ts';

function foundIn(documentCount: number, query: PreparedQuery): number[] {
  return topDocuments([{ reader: { documentCount }, query, within: null }]).flatMap(([, documents]) => documents);
}

// Successive searches in data sets of several sizes.
const searches = fc.constantFrom(200, 40, 3000).chain((documentCount) =>
  fc.record({
    documentCount: fc.constant(documentCount),
    lists: fc.array(fc.uniqueArray(fc.nat(documentCount - 1), { maxLength: 60 }), { minLength: 1, maxLength: 9 }),
  }),
);

it('the search returns the same best documents as scoring each one', () => {
  fc.assert(
    fc.property(searches, ({ documentCount, lists }) => {
      const sets = lists.map((documents) => {
        const builder = DocumentSetBuilder.forDocuments(documentCount);
        for (const document of documents) builder.add(document);
        return builder.build();
      });
      // Distinctive words get two points each.
      const tokens = parseQuery(lists.map((_, at) => `lantern${'abcdefghi'.charAt(at)} `).join(''));
      const query = {
        tokens,
        matchers: sets.map((documents) => ({ documents })),
        numbers: tokens.map(() => null),
        postcodes: [],
        needs: 'part',
      } as unknown as PreparedQuery;
      const points = Array.from(
        { length: documentCount },
        (_, document) => 2 * lists.filter((documents) => documents.includes(document)).length,
      );
      const max = Math.max(...points);
      const expected = points
        .flatMap((score, document) => (score >= 4 && score > max - 3 ? [{ score, document }] : []))
        .sort((a, b) => b.score - a.score || a.document - b.document)
        .map(({ document }) => document);
      expect(foundIn(documentCount, query)).toEqual(expected);
    }),
  );
});

it('a search in a large data set finds the same after a search in a small one', () => {
  const found = (documentCount: number, words: number) => {
    const builder = DocumentSetBuilder.forDocuments(documentCount);
    builder.add(documentCount - 1);
    const documents = builder.build();
    const tokens = parseQuery(
      'lanterna lanternb lanternc lanternd lanterne lanternf lanterng lanternh lanterni ',
    ).slice(0, words);
    const query = {
      tokens,
      matchers: tokens.map(() => ({ documents })),
      numbers: tokens.map(() => null),
      postcodes: [],
      needs: 'part',
    } as unknown as PreparedQuery;
    return foundIn(documentCount, query);
  };
  expect(found(100_000, 5)).toEqual([99_999]);
  expect(found(200, 9)).toEqual([199]);
  expect(found(100_000, 9)).toEqual([99_999]);
});
