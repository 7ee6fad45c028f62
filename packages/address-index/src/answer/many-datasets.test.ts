// Several data sets are searched as one: a country imported town by town gives the same results as one data set.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AddressIndex, demoAddresses, importAddresses, openAddressIndex } from '../index.ts';

let folder = '';
let one: AddressIndex;
let many: AddressIndex;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-many-'));
  const rows = [...demoAddresses()].map((row) => ({ ...row, aliases: [...row.aliases] }));
  await importAddresses({ dataset: 'all', indexFolder: join(folder, 'one'), rows });
  for (const [town, ofTown] of Map.groupBy(rows, ({ country, city }) => `${country}-${city}`)) {
    const dataset = town.replaceAll(/[^a-z-]/gi, '') || 'town';
    await importAddresses({ dataset, indexFolder: join(folder, 'many'), rows: ofTown });
  }
  one = openAddressIndex(join(folder, 'one'), { secret: 'test' });
  many = openAddressIndex(join(folder, 'many'), { secret: 'test' });
}, 60_000);
afterAll(() => {
  one.close();
  many.close();
  rmSync(folder, { recursive: true, force: true });
});

function found(index: AddressIndex, text: string, origin?: string): string[] {
  const query = { Text: text, Countries: [], language: 'en', limit: 7 };
  const items = index.find(origin === undefined ? query : { ...query, Origin: origin });
  return items.map(({ Type, Text, Description }) => `${Type}: ${Text}, ${Description}`);
}

test.each([
  '12 high street thistlecombe',
  '12 hihg stret thistlecombe',
  'flat 2 12 high st',
  '99999 main street larkspur',
  'rue de la poste 7',
  'acme ltd, 12 high street, thistlecombe, zz1 1aa, united kingdom',
  'zz1 1aa 12',
  '00214',
  'highstreet 12 thistelcombe',
])('every prefix of "%s" gives the same results in many data sets as in one', (text) => {
  expect(many.datasets().length).toBeGreaterThan(3);
  for (let length = 1; length <= text.length; length++) {
    const typed = text.slice(0, length);
    expect({ typed, found: found(many, typed) }).toEqual({ typed, found: found(one, typed) });
  }
});

test('addresses near the visitor rank first, whichever data set they are in', () => {
  const origin = 'US';
  for (const text of ['m', 'ma', 'main', '12 high street']) {
    expect(found(many, text, origin)).toEqual(found(one, text, origin));
  }
});
