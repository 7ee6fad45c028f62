// Examples that the README and the guides mention must exist in the demo.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AddressIndex, importDemoAddresses, openAddressIndex } from '../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'doorstep-demo-town-'));
let index: AddressIndex;
beforeAll(async () => {
  await importDemoAddresses({ indexFolder: folder });
  index = openAddressIndex(folder, { secret: 'test' });
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

const find = (text: string, container?: string): ReturnType<AddressIndex['find']> =>
  index.find({
    Text: text,
    Countries: ['GB'],
    language: 'en',
    ...(container === undefined ? {} : { Container: container }),
  });

test('the demo town has a tower of 60 flats, with their floors', () => {
  const [tower] = find('skylark tower');
  expect(tower).toMatchObject({ Type: 'BuildingName', Text: 'Skylark Tower, 80 Market Square' });
  const flats = find('skylark tower', tower?.Id).map(({ Text }) => Text);
  expect(flats).toHaveLength(60);
  expect([flats[0], flats[59]]).toEqual([
    'Floor 1, Flat 1, Skylark Tower, 80 Market Square',
    'Floor 15, Flat 60, Skylark Tower, 80 Market Square',
  ]);
});

test.each([
  ['flat 12 skylark tower', 'Floor 3, Flat 12, Skylark Tower, 80 Market Square'],
  ['foxglove house', 'Foxglove House, Church Lane'],
  ['garden flat 88 queens terrace', 'Garden Flat, 88 Queen’s Terrace'],
  ['88 queens terrace top floor flat', 'Top Floor Flat, 88 Queen’s Terrace'],
])('"%s" finds its address in the demo town first', (typed, first) => {
  expect(find(typed)[0]).toMatchObject({ Type: 'Address', Text: first });
});
