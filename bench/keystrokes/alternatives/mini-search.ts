import MiniSearch from 'minisearch';
import type { AddressText } from './address-texts.ts';
import { type Alternative, toItem } from './sqlite.ts';

/** A full-text index in memory: beginnings for the last word, one edit in five letters. */
export function miniSearch(rows: Iterable<AddressText>): Alternative {
  const search = new MiniSearch<AddressText & { id: number }>({
    fields: ['text', 'place'],
    storeFields: ['text', 'place'],
  });
  let count = 0;
  for (const row of rows) search.add({ ...row, id: count++ });
  return {
    rows: count,
    bytes: null,
    engine: {
      name: 'MiniSearch',
      suggest(text, limit) {
        const startedAt = performance.now();
        const found = search.search(text, {
          combineWith: 'AND',
          prefix: (_, at, words) => at === words.length - 1,
          fuzzy: (word) => (/\d/.test(word) || word.length < 4 ? false : 0.2),
        });
        const tookMs = performance.now() - startedAt;
        const items = found.slice(0, limit).map((row) => toItem(row as unknown as AddressText));
        return Promise.resolve({ items, tookMs });
      },
    },
  };
}
