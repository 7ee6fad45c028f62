import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddressIndex, type AddressRow, importAddresses, openAddressIndex } from '../index.ts';
import { emptyRow } from '../ingest/address-row.ts';

interface RelevanceSet {
  about: string;
  rows: Partial<AddressRow>[];
  /** `none`: nothing is found. `first`: the texts, or with `place` the beginnings of the places, that must lead the answer, in this order. */
  cases: { text: string; origin?: string; place?: boolean; first: string[]; none?: boolean }[];
}

const sets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name,
    ...(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as RelevanceSet),
  }));

describe.each(sets)('$name: $about', ({ rows, cases }) => {
  let folder = '';
  let index: AddressIndex;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'doorstep-relevance-'));
    await importAddresses({
      dataset: 'relevance',
      indexFolder: folder,
      rows: rows.map((row) => ({ ...emptyRow(), ...row })),
    });
    index = openAddressIndex(folder, { secret: 'test' });
  });
  afterAll(() => {
    index.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(cases)('$text $origin', ({ text, origin, place, first, none }) => {
    const query = { Text: text, Countries: [], language: 'en' };
    const items = index.find(origin === undefined ? query : { ...query, Origin: origin });
    const shown = items.map((item) => (place === true ? item.Description.split(/[ ,]/)[0] : item.Text));
    expect(shown.slice(0, none === true ? undefined : first.length)).toEqual(first);
  });
});
