// Checks of a single document agree with the set of all documents.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAddresses, importAddresses } from '../index.ts';
import { emptyRow } from '../ingest/address-row.ts';
import { listIndexFiles } from '../index-format/index-folder.ts';
import { IndexReader } from '../index-format/index-reader.ts';
import { type DocumentBits, DocumentSet, DocumentSetBuilder, type Marks, ArrayPool } from './document-set.ts';
import { documentsWithNumber, hasNumber, rangesOf } from './typed-numbers.ts';
import { parseQuery, type Token } from './parse-query.ts';
import { hasWord, TokenMatcher } from './token-matcher.ts';

let folder = '';
let reader: IndexReader;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-has-'));
  const town = { street: '4a Calle', city: 'Larkspur Falls', country: 'GT', lat: 43, lon: -72 };
  const numbers = ['10-12 zona 10', '3 bis 4', '64-r bair', '225-245', '33/6'];
  const odd = numbers.map((number) => ({ ...emptyRow(), ...town, number }));
  await importAddresses({ dataset: 'all', indexFolder: folder, rows: [...demoAddresses(), ...odd] });
  const [path = ''] = listIndexFiles(folder);
  reader = new IndexReader(path);
}, 60_000);
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true, force: true });
});

const storage = { pool: new ArrayPool(), grown: () => undefined };

function onlyToken(text: string): Token {
  const [token] = parseQuery(text);
  if (token === undefined) throw new Error('no word');
  return token;
}

test.each([
  'h',
  'hi',
  'high ',
  'st ',
  'rue ',
  'zona',
  'bair ',
  'calle ',
  'thistle',
  'larkspur ',
  'xn ',
  'λ',
  'hihg ',
  '4a ',
])('checking one document for the word "%s" agrees with the set of all documents', (text) => {
  const matcher = new TokenMatcher(reader, onlyToken(text), 2, storage);
  const isMatch = (word: number): boolean => matcher.penaltyOf(word) < Infinity;
  for (const [marks, set] of [
    ['all', matcher.documents],
    ['only marked', matcher.beginning],
  ] as [Marks, DocumentSet][]) {
    const wrong: number[] = [];
    for (let document = 0; document < reader.documentCount; document++) {
      const inDocument = hasWord(reader, document, { isMatch, marks });
      if (inDocument !== null && inDocument !== set.has(document)) wrong.push(document);
    }
    expect(wrong).toEqual([]);
  }
});

test.each(['1', '12', '12 ', '225 ', '245 ', '6', '4 ', '10 ', '12b ', '2'])(
  'checking one document for the number "%s" agrees with the set of all documents',
  (text) => {
    const token = onlyToken(text);
    const set = documentsWithNumber(reader, token, storage);
    const wrong: number[] = [];
    for (let document = 0; document < reader.documentCount; document++) {
      if (hasNumber(reader, document, rangesOf(token)) !== set.has(document)) wrong.push(document);
    }
    expect(wrong).toEqual([]);
  },
);

test('documents far from the best are checked one by one until computing the set would be cheaper', () => {
  const documentCount = 100_000;
  const isIn = (document: number): boolean => document % 3 === 0;
  const worked: number[] = [];
  const looked: number[] = [];
  const upTo = (end: number): DocumentBits => {
    worked.push(end);
    const builder = DocumentSetBuilder.forDocuments(documentCount, end);
    for (let document = 0; document < documentCount; document += 3) builder.add(document);
    return builder.buildBits(null);
  };
  const has = (document: number): boolean | null => {
    looked.push(document);
    return document === 90_001 ? null : isIn(document);
  };
  const words = documentCount / 32;
  const grown = () => DocumentSet.growing({ words, size: 50_000, upTo, has, hasBytes: 10_000, ...storage });
  const ask = (set: DocumentSet, document: number): boolean =>
    set.wordWithin(document >>> 5, 1 << (document & 31)) !== 0;

  const set = grown();
  for (const document of [90_000, 80_000, 70_001, 60_000]) expect(ask(set, document)).toBe(isIn(document));
  expect([worked, looked]).toEqual([[], [90_000, 80_000, 70_001, 60_000]]);
  expect(ask(set, 3)).toBe(true); // among the best
  expect(worked).toEqual([512]);
  expect([ask(set, 99_999), ask(set, 50_001), ask(set, 99_998)]).toEqual([true, true, false]);
  expect(worked).toEqual([512, words]); // more than five checks cost more than the set

  expect(ask(grown(), 90_001)).toBe(isIn(90_001)); // when the check returns null, the set is computed
});
