import { retrieveFields, type RetrieveItem } from '@doorstep/address-lookup';
import { parseTypedAddress } from '@doorstep/address-language';
import { canonicalAddress, homeKeys } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { toLoqateAddress } from './loqate-address.ts';

const empty = Object.fromEntries(retrieveFields.map((field) => [field, '']));
function item(fields: Partial<RetrieveItem>): RetrieveItem {
  return {
    ...empty,
    Id: 'GB|ST|A|10001',
    Language: 'ENG',
    City: 'Larkmere',
    PostalCode: 'LK1 1AA',
    CountryIso2: 'GB',
    CountryIsoNumber: 826,
    ...fields,
  } as RetrieveItem;
}
const address = (fields: Partial<RetrieveItem>) => {
  const found = toLoqateAddress([item(fields)], 'en');
  if (found === null) throw new Error('no address');
  return found;
};

describe('an address from Loqate', () => {
  it('has only printable characters, whatever the answer contains', () => {
    const found = address({ Line1: '20 Heron\0 Street', Street: 'Heron\ud800 Street', City: 'Lark\u001bmere' });
    expect(found).toMatchObject({ street: 'Heron\ufffd Street', city: 'Lark\ufffdmere' });
    expect(found.lines).toEqual(['20 Heron\ufffd Street', 'Lark\ufffdmere', 'LK1 1AA']);
  });

  it('has its parts, its lines without name and country, and no position', () => {
    const flat = { SubBuilding: 'Flat 2', BuildingName: 'Tern Court', BuildingNumber: '20', Street: 'Heron Street' };
    const lines = { Company: 'Heron Ltd', Line1: 'Flat 2', Line2: 'Tern Court', Line3: '20 Heron Street' };
    expect(address({ ...flat, ...lines, Department: 'Post room', ProvinceName: 'Westshire' })).toEqual({
      organisation: 'Post room, Heron Ltd',
      unit: 'Flat 2',
      buildingName: 'Tern Court',
      number: '20',
      street: 'Heron Street',
      locality: '',
      city: 'Larkmere',
      district: '',
      region: 'Westshire',
      postcode: 'LK1 1AA',
      countryCode: 'GB',
      lines: ['Flat 2', 'Tern Court', '20 Heron Street', 'Larkmere', 'LK1 1AA'],
      latitude: null,
      longitude: null,
      provider: 'loqate',
      dataset: '',
      registerId: null,
      units: { kind: 'none' },
    });
  });

  it.each([
    [
      'a number in the name',
      { BuildingName: '26A', Line1: '26A Heron Street' },
      { number: '26A', buildingName: '', unit: '' },
    ],
    ['a range in the name', { BuildingName: '12-14', Line1: 'x' }, { number: '12-14', buildingName: '', unit: '' }],
    ['a name', { BuildingName: 'Larkmere Mill', Line1: 'x' }, { number: '', buildingName: 'Larkmere Mill', unit: '' }],
    [
      'a name beside its number',
      { BuildingName: '5', BuildingNumber: '7', Line1: 'x' },
      { number: '7', buildingName: '5' },
    ],
    [
      'a letter that is part of the number',
      { SubBuilding: 'A', BuildingNumber: '26', Line1: '26A Heron Street' },
      { number: '26A', unit: '' },
    ],
    [
      'a letter that is a flat',
      { SubBuilding: 'A', BuildingNumber: '26', Line1: 'A', Line2: '26 Heron Street' },
      { number: '26', unit: 'A' },
    ],
    [
      'a flat in the name',
      { BuildingName: 'Flat 3', BuildingNumber: '26', Line1: 'x' },
      { number: '26', unit: 'Flat 3', buildingName: '' },
    ],
    [
      'a flat in a numbered name',
      { SubBuilding: 'Flat 3', BuildingName: '26A', Line1: 'x' },
      { number: '26A', unit: 'Flat 3' },
    ],
    ['a box', { POBoxNumber: '12', Line1: 'PO Box 12' }, { buildingName: 'PO Box 12', street: '' }],
    [
      'a side street',
      { SecondaryStreet: 'Mill Yard', Street: 'Heron Street', Line1: 'x' },
      { street: 'Mill Yard, Heron Street' },
    ],
  ])('with %s', (_, fields, parts) => {
    expect(address(fields)).toMatchObject(parts);
  });

  it('is the same home when typed by hand', () => {
    const typed = (line1: string, unit = '') =>
      canonicalAddress(
        parseTypedAddress({ line1, line2: '', city: 'Larkmere', postcode: 'lk11aa', country: 'GB' }, unit),
      ).home;
    const home = (fields: Partial<RetrieveItem>) =>
      canonicalAddress(address({ Street: 'Heron Street', ...fields })).home;
    const lines = { Line1: '26A Heron Street' };
    expect(home({ BuildingName: '26A', ...lines })).toBe(typed('26a heron st'));
    expect(home({ BuildingNumber: '26', SubBuilding: 'A', ...lines })).toBe(typed('26A Heron Street'));
    expect(home({ BuildingNumber: '26', SubBuilding: 'Flat 3', Line1: 'Flat 3' })).toBe(typed('26 Heron Street', '3'));
    expect(home({ BuildingNumber: '26', ...lines })).not.toBe(typed('26A Heron Street'));
  });

  it.each([
    ['GB|ST|A|10001', '10001', 'GB|ST', '10001'],
    ['GB|ST|A|10001', '10002', '', null],
    ['GB|ST|B|10001|A1', '10001', '', null], // several homes may share it
    ['IN|LP|B|141|_ENG', '141', '', null],
    ['GB|ST|A|10001', '', '', null],
  ])('with the id %s and the number %s is in register %j, %j', (Id, DomesticId, dataset, registerId) => {
    expect(address({ Id, DomesticId, Line1: 'x' })).toMatchObject({ dataset, registerId });
  });

  it('is shown in the visitor’s language, and is one home in every language', () => {
    const english = item({ BuildingNumber: '5', Street: 'Bridge Street', Line1: '5 Bridge Street' });
    const welsh = { ...english, Language: 'CYM', Street: 'Stryd y Bont', Line1: '5 Stryd y Bont', City: 'Llyn' };
    const inWelsh = toLoqateAddress([english, welsh], 'cy');
    const inEnglish = toLoqateAddress([english, welsh], 'en-GB');
    expect(inWelsh?.lines).toEqual(['5 Stryd y Bont', 'Llyn', 'LK1 1AA']);
    expect(inEnglish?.lines).toEqual(['5 Bridge Street', 'Larkmere', 'LK1 1AA']);
    const keys = [inWelsh, inEnglish].map((one) => {
      if (one === null) throw new Error('no address');
      return homeKeys({ keyedHash: (_secret, text) => text }, '', one).keys;
    });
    expect(keys[0]).toEqual(keys[1]);
  });

  it('without a country or a line is rejected', () => {
    expect(toLoqateAddress([item({ CountryIso2: '', Line1: 'x' })], 'en')).toBeNull();
    expect(toLoqateAddress([item({ City: '', PostalCode: '' })], 'en')).toBeNull();
    expect(toLoqateAddress([], 'en')).toBeNull();
  });
});
