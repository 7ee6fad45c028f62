import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importDemoAddresses } from '../index.ts';
import { listIndexFiles } from '../index-format/index-folder.ts';
import { IndexReader } from '../index-format/index-reader.ts';
import { gatherDocuments } from './gather-documents.ts';
import { parseQuery } from './parse-query.ts';
import { searchCache } from './search-cache.ts';

let folder = '';
let roomy: IndexReader;
let tight: IndexReader;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-memory-'));
  await importDemoAddresses({ indexFolder: folder });
  const [path = ''] = listIndexFiles(folder);
  roomy = new IndexReader(path);
  tight = new IndexReader(path);
}, 60_000);
afterAll(() => {
  roomy.close();
  tight.close();
  rmSync(folder, { recursive: true, force: true });
});

function found(reader: IndexReader, text: string): [document: number, penalty: number][] {
  searchCache(reader).beginSearch();
  const { documents } = gatherDocuments([{ reader, within: null, near: null }], parseQuery(text), 7);
  return documents.map(({ document, penalty }) => [document, penalty]);
}

test('a search finds the same documents when every cached set is evicted meanwhile', () => {
  searchCache(tight, { matchers: 1, numbers: 1, postcodes: 1 });
  const texts = [
    '12 high street thistlecombe',
    'hihg street',
    'flat 2 12 high st',
    '12 14 main st',
    '7 rue de la poste',
  ];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length++) {
      const typed = text.slice(0, length);
      expect(found(tight, typed)).toEqual(found(roomy, typed));
    }
  }
});
