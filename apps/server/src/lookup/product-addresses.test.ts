import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAddresses, openAddressIndex, type AddressIndex } from '@doorstep/address-index';
import type { TypedAddress } from '@doorstep/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressProofs } from './address-proofs.ts';
import { createProductAddresses } from './product-addresses.ts';

// 14 is a building with only its units listed; 16 is listed itself; 18 is two buildings with one number.
const town = `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID
-3.5,50.25,12,Lantern Row,,Wexmouth,,,ZZ1 1AA,house
-3.5,50.251,14,Lantern Row,Flat 1,Wexmouth,,,ZZ1 1AA,first
-3.5,50.251,14,Lantern Row,Flat 2,Wexmouth,,,ZZ1 1AA,second
-3.5,50.252,16,Lantern Row,,Wexmouth,,,ZZ1 1AA,building
-3.5,50.252,16,Lantern Row,Flat 1,Wexmouth,,,ZZ1 1AA,in-building
-3.5,50.253,18,Lantern Row,Flat 1,Wexmouth,,,ZZ1 1AA,here
-3.5,50.254,18,Lantern Row,Flat 1,Wexmouth,,,ZZ1 1AB,there
`;

let folder = '';
let index: AddressIndex;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-matching-'));
  writeFileSync(join(folder, 'town.csv'), town);
  await importAddresses({ files: [join(folder, 'town.csv')], dataset: 'town', country: 'GB', indexFolder: folder });
  index = openAddressIndex(folder, { secret: 'test' });
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true, force: true });
});

function match(line1: string, { unit = '', postcode = '' } = {}) {
  const typed: TypedAddress = { line1, line2: '', city: 'Wexmouth', postcode, country: 'GB' };
  return createProductAddresses({ index, proofs: createAddressProofs('secret of this test') }).match(typed, unit);
}

describe('an address typed by hand', () => {
  it('that names only the building matches the building, and none of its listed units', async () => {
    expect(await match('14 Lantern Row')).toMatchObject({
      unit: '',
      number: '14',
      units: { kind: 'named', count: 2 },
      registerId: null,
      lines: ['14 Lantern Row', 'Wexmouth', 'ZZ1 1AA'],
    });
  });

  it('with an unknown unit matches the building', async () => {
    expect(await match('14 Lantern Row', { unit: '9' })).toMatchObject({
      unit: '',
      units: { kind: 'named', count: 2 },
    });
  });

  it('with a listed unit matches that unit, whichever field holds it', async () => {
    const second = { unit: 'Flat 2', registerId: 'second' };
    expect(await match('14 Lantern Row', { unit: '2' })).toMatchObject(second);
    expect(await match('Flat 2, 14 Lantern Row')).toMatchObject(second);
  });

  it('matches the building’s own row, or the house if it has no units', async () => {
    expect(await match('16 Lantern Row')).toMatchObject({ unit: '', registerId: 'building' });
    expect(await match('12 Lantern Row')).toMatchObject({ unit: '', registerId: 'house', units: { kind: 'none' } });
  });

  it('that fits two buildings matches neither without a distinguishing postcode', async () => {
    expect(await match('18 Lantern Row')).toBeNull();
    expect(await match('18 Lantern Row', { postcode: 'ZZ1 1AB' })).toMatchObject({ unit: '', postcode: 'ZZ1 1AB' });
  });
});
