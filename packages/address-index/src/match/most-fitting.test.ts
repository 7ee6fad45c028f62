// Points counted 32 documents at a time are those that are counted one by one.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IndexReader } from '../index-format/index-reader.ts';
import type { PreparedQuery } from '../rank/price-document.ts';
import { DocumentSetBuilder } from './document-set-builder.ts';
import { mostFitting } from './most-fitting.ts';
import { parseQuery } from './parse-query.ts';

const documentCount = 200;
const someDocuments = fc.uniqueArray(fc.nat(documentCount - 1), { maxLength: 60 });

it('gives the documents with the most points, as counted one by one', () => {
  fc.assert(
    fc.property(fc.array(someDocuments, { minLength: 1, maxLength: 9 }), (lists) => {
      const sets = lists.map((documents) => {
        const builder = DocumentSetBuilder.forDocuments(documentCount);
        for (const document of documents) builder.add(document);
        return builder.take();
      });
      // Words that tell one street from another: two points each.
      const tokens = parseQuery(lists.map((_, at) => `lantern${'abcdefghi'.charAt(at)} `).join(''));
      const query = {
        tokens,
        matchers: sets.map((documents) => ({ documents })),
        numbers: tokens.map(() => null),
        postcodes: [],
        needs: 'most',
      } as unknown as PreparedQuery;
      const points = Array.from(
        { length: documentCount },
        (_, document) => 2 * lists.filter((documents) => documents.includes(document)).length,
      );
      const most = Math.max(...points);
      const expected = points
        .flatMap((score, document) => (score >= 4 && score > most - 3 ? [{ score, document }] : []))
        .sort((a, b) => b.score - a.score || a.document - b.document)
        .map(({ document }) => document);
      expect(mostFitting({ documentCount } as IndexReader, query, null)).toEqual(expected);
    }),
  );
});
