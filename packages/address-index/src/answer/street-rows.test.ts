import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importDemoAddresses } from '../index.ts';
import { listIndexFiles } from '../index-format/index-folder.ts';
import { IndexReader } from '../index-format/index-reader.ts';
import { dropSearchCache } from '../match/search-cache.ts';
import { find } from './find.ts';
import { defaultLabels } from './find-item.ts';
import { ItemIds } from './item-id.ts';

let folder = '';
let warm: IndexReader;
let cold: IndexReader;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-rows-'));
  await importDemoAddresses({ indexFolder: folder });
  const [path = ''] = listIndexFiles(folder);
  warm = new IndexReader(path);
  cold = new IndexReader(path);
}, 60_000);
afterAll(() => {
  warm.close();
  cold.close();
  rmSync(folder, { recursive: true, force: true });
});

const ids = new ItemIds('secret');

function found(reader: IndexReader, text: string): object[] {
  const query = { Text: text, Countries: [], language: 'en', limit: 7 };
  return find(query, { readers: [reader], readerOf: () => reader, ids, labels: defaultLabels });
}

test('earlier queries never change an answer, even when the same words meant something else', () => {
  const texts = [
    'flat 2 12 high street thistlecombe',
    '2 12 high street thistlecombe',
    '12 2 high street thistlecombe',
    '12 high street thistlecombe 2',
    'high street 12 flat 2 thistlecombe',
    '12 b high street thistlecombe',
    'flat b 12 high street thistlecombe',
    'pebble house 12 high street thistlecombe',
  ];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length++) {
      const typed = text.slice(0, length);
      dropSearchCache(cold);
      expect([typed, found(warm, typed)]).toEqual([typed, found(cold, typed)]);
    }
  }
});
