// While a data set is replaced, the old data answer until the new data have warm caches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { importAddresses, readItems } from '@doorstep/address-index';
import type { FindQuery } from '@doorstep/address-lookup';
import { languages } from '@doorstep/messages';
import { createDataFolder } from '@doorstep/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFindCache } from './find-cache.ts';
import { openIndexLookup, type IndexLookup } from './index-lookup.ts';

let data: ReturnType<typeof createDataFolder>;
let lookup: IndexLookup;
let cache: ReturnType<typeof createFindCache>;
let searched: string[];
beforeEach(() => {
  data = createDataFolder();
  lookup = openIndexLookup({ folder: data.path, masterSecret: 'm'.repeat(40) });
  cache = createFindCache();
  searched = [];
});
afterEach(async () => {
  await lookup.close();
  data.remove();
});

async function importStreet(street: string, country = 'GB'): Promise<void> {
  const files = [Readable.from([Buffer.from(`NUMBER,STREET,CITY,LAT,LON\n9,${street},Wexmouth,,\n`)])];
  await importAddresses({ dataset: 'town', indexFolder: data.path, files, country, replace: true });
}

async function find(text: string): Promise<string | undefined> {
  const query: FindQuery = { Text: text, Countries: ['GB'], language: 'en', limit: 7 };
  const ask = async () => {
    searched.push(text);
    return lookup.find(query);
  };
  const outcome = await cache.get(query, lookup.generation(), { ask });
  return outcome.kind === 'found' ? readItems(outcome.items)[0]?.Text : outcome.kind;
}

it('recent queries are answered from the old data, then from the new data without a search', async () => {
  await importStreet('Lantern Row');
  await lookup.refresh();
  await find('9 l');
  await find('9 Lantern  R');
  const { promise: isPreparing, resolve: preparing } = Promise.withResolvers<void>();
  const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>();
  lookup.onPrepared(async (generation, asking) => {
    await cache.prepare(generation, asking);
    preparing();
    await isLookedAt;
  });
  await importStreet('Lantern Road');
  const refreshing = lookup.refresh();
  await isPreparing;
  expect([await find('9 l'), await find('9 lantern ro')]).toEqual(['9 Lantern Row', '9 Lantern Row']);
  goOn();
  await refreshing;
  searched = [];
  expect([await find('9 l'), await find('9 lantern r')]).toEqual(['9 Lantern Road', '9 Lantern Road']);
  expect(searched).toEqual([]);
  expect(await find('9 lantern ro')).toBe('9 Lantern Road');
  expect(searched).toEqual(['9 lantern ro']);
});

it('a country missing from the new data has no answers, even if it was queried recently', async () => {
  await importStreet('Lantern Row');
  await lookup.refresh();
  lookup.onPrepared(cache.prepare);
  expect(await find('9 lantern')).toBe('9 Lantern Row');
  await importStreet('Lantern Row', 'IE');
  await lookup.refresh();
  expect(await find('9 lantern')).toBe('no_data');
});

it('a stopping server does not wait for the new data', async () => {
  await importStreet('Lantern Row');
  await lookup.refresh();
  lookup.onPrepared(cache.prepare);
  await find('9 lantern');
  await importStreet('Lantern Road');
  await lookup.refresh(AbortSignal.abort());
  searched = [];
  expect(await find('9 lantern')).toBe('9 Lantern Road');
  expect(searched).toEqual(['9 lantern']);
});

it('a search or retrieval without a match is an outage while some data are unreadable', async () => {
  await importStreet('Lantern Row');
  await importAddresses({
    dataset: 'hills',
    indexFolder: data.path,
    files: [Readable.from([Buffer.from('NUMBER,STREET,CITY,LAT,LON\n4,Gorse Lane,Wexmouth,,\n')])],
    country: 'GB',
  });
  await lookup.refresh();
  const query = { Countries: ['GB'], language: 'en' };
  const found = await lookup.find({ ...query, Text: '4 Gorse Lane' });
  const id = found.kind === 'found' ? (readItems(found.items)[0]?.Id ?? '') : '';
  expect((await lookup.retrieve(id, 'en')).kind).toBe('found');
  writeFileSync(join(data.path, 'hills.addresses'), 'not an index any more');
  const restarted = openIndexLookup({ folder: data.path, masterSecret: 'm'.repeat(40) });
  expect((await restarted.retrieve(id, 'en')).kind).toBe('unavailable');
  expect((await restarted.find({ ...query, Text: '4 Gorse Lane' })).kind).toBe('unavailable');
  expect((await restarted.find({ ...query, Text: '9 Lantern Row' })).kind).toBe('found');
  await restarted.close();
});

it('the index lookup counts the homes of a building in each language that visitors read', async () => {
  const flats = [1, 2, 3].map((flat) => `9,Mill Lane,Flat ${flat},Wexmouth,,\n`).join('');
  const files = [Readable.from([Buffer.from(`NUMBER,STREET,UNIT,CITY,LAT,LON\n${flats}`)])];
  await importAddresses({ dataset: 'town', indexFolder: data.path, files, country: 'GB', replace: true });
  await lookup.refresh();
  const descriptions = await Promise.all(
    languages
      .filter(({ isPseudo, isRegional }) => !isPseudo && !isRegional)
      .map(async ({ tag }) => {
        const outcome = await lookup.find({ Text: '9 mill lane', Countries: ['GB'], language: tag, limit: 7 });
        return outcome.kind === 'found' ? (readItems(outcome.items)[0]?.Description ?? '') : outcome.kind;
      }),
  );
  for (const description of descriptions) expect(description).toMatch(/ - 3 \p{L}+$/u);
  expect(descriptions.filter((description) => description.endsWith('Addresses'))).toHaveLength(1);
});
