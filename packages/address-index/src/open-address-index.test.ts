import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FindItem, FindQuery } from '@doorstep/address-lookup';
import { indexOfRows } from './fixtures/index-of-rows.ts';
import {
  type AddressIndex,
  demoAddresses,
  importDemoAddresses,
  LookupIdError,
  openAddressIndex,
  toRetrieveItem,
} from './index.ts';

let folder = '';
let index: AddressIndex;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-demo-'));
  await importDemoAddresses({ indexFolder: folder });
  index = openAddressIndex(folder, { secret: 'test', labels: { fr: (n) => `${n} adresses` } });
}, 60_000);
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true, force: true });
});

function find(text: string, more: Partial<FindQuery> = {}): FindItem[] {
  return index.find({ Text: text, Countries: [], language: 'en', ...more });
}

function only(items: FindItem[], type: string): FindItem {
  const item = items.find(({ Type }) => Type === type);
  if (item === undefined) throw new Error(`no ${type} among ${items.map(({ Text }) => Text).join(', ')}`);
  return item;
}

describe('Find', () => {
  test('a caller cannot change a cached answer', () => {
    const [first] = find('hi');
    expect(first?.Text).toBeTruthy();
    if (first !== undefined) first.Text = 'changed';
    expect(find('hi')[0]?.Text).not.toBe('changed');
    expect(find('hi', { language: 'fr' })[0]?.Description).toMatch(/adresses$/);
    expect(find('hi', { limit: 1 })).toHaveLength(1);
    expect(find('hi', { Countries: ['US'] })).not.toEqual(find('hi', { Countries: ['GB'] }));
  });

  test('the prefix of a postcode always has results', () => {
    const beginnings = ['Z', 'ZZ', 'zz1', 'ZZ1 1', '0', '00', '009', '009 1'];
    expect(beginnings.filter((text) => find(text).length === 0)).toEqual([]);
    expect(only(find('ZZ'), 'Postcode').Text).toMatch(/^ZZ1 1/);
    expect(find('0', { Countries: ['US'] })[0]).toMatchObject({ Type: 'Postcode', Text: '00214' });
    // Streets with the same prefix rank first.
    expect(find('Z')[0]?.Type).toBe('Street');
    expect(find('Z').at(-1)).toMatchObject({ Type: 'Postcode', Text: 'ZZ1 1AE' });
    expect(find('XQ')).toEqual([]);
  });

  test('a suggestion whose postcode differs from the typed one says so, in the language of the answer', async () => {
    const at = { city: 'Larkspur Falls', country: 'US' };
    const row = (number: string, postcode: string) => ({ number, street: 'Fernhill Rd', postcode, ...at });
    const rows = await indexOfRows([row('10', '05081'), row('1712', '05089'), row('12', '05081')]);
    const described = (Text: string, language = 'en') =>
      rows.index.find({ Text, Countries: [], language }).map(({ Description }) => Description);
    expect(described('1712 Fernhill Rd 05081')).toEqual(['Larkspur Falls, 05089 (not 05081)']);
    expect(described('1712 Fernhill Rd 05081', 'fr')).toEqual(['Larkspur Falls, 05089 (pas 05081)']);
    expect(described('1712 Fernhill Rd 05999')).toEqual(['Larkspur Falls, 05089 (not 05999)']);
    expect(described('1712 Fernhill Rd 05089')).toEqual(['Larkspur Falls, 05089']);
    // A number next to a known postcode is not a different postcode.
    expect(described('10 Fernhill Rd 05081 55512')[0]).toBe('Larkspur Falls, 05081');
    rows.remove();
  });

  test('an unknown postcode of two numbers is reported where its country is searched', async () => {
    const at = { number: '17', city: 'Vila Nova', country: 'PT' };
    const rows = await indexOfRows([
      { ...at, street: 'Rua Longa', postcode: '0990-001' },
      { ...at, street: 'Rua Curta', postcode: '0990-002' },
    ]);
    const found = (Text: string) => rows.index.find({ Text, Countries: ['PT'], language: 'en' });
    expect(found('17 0990-001')[0]?.Text).toBe('Rua Longa 17');
    expect(found('17 0990-999')).toEqual([]);
    expect(found('Rua Longa 17, 0990-999')[0]?.Description).toBe('0990-001 Vila Nova (not 0990 999)');
    rows.remove();
  });

  test('accepts countries in two- and three-letter codes', () => {
    expect(find('high street', { Countries: ['GBR'] })).toEqual(find('high street', { Countries: ['gb'] }));
    expect(find('high street', { Countries: ['USA'] })).not.toEqual(find('high street', { Countries: ['GBR'] }));
  });
});

describe('Retrieve', () => {
  test('gives the structured address and the lines of its country', () => {
    const item = only(find('flat 2 12 high street thistlecombe'), 'Address');
    const record = index.retrieve(item.Id);
    expect(record).toMatchObject({
      unit: 'Flat 2',
      number: '12',
      street: 'High Street',
      city: 'Thistlecombe',
      postcode: 'ZZ1 1AA',
      countryCode: 'GB',
      dataset: 'demo',
      units: { kind: 'named', count: 3 },
      lines: ['Flat 2', '12 High Street', 'Thistlecombe', 'ZZ1 1AA'],
    });
  });

  test('fills every field of the protocol', () => {
    const record = index.retrieve(only(find('12 bis rue de la republique'), 'Address').Id);
    if (record === null) throw new Error('not found');
    const item = toRetrieveItem(record, 'fr');
    expect(item).toMatchObject({
      Line1: '12 bis Rue de la République',
      Line2: '',
      City: 'Saint-Aurin-les-Tilleuls',
      PostalCode: '00150',
      CountryIso3: 'FRA',
      CountryIsoNumber: 250,
      Language: 'FRE',
      Label: '12 bis Rue de la République\n00150 Saint-Aurin-les-Tilleuls\nFRANCE',
    });
    expect(Object.keys(item)).toHaveLength(57);
    expect(Object.values(item).every((value) => typeof value === 'string' || typeof value === 'number')).toBe(true);
  });

  test('names the country in the requested language, the language of the address, and the kind of place', () => {
    const greek = index.retrieve(only(find('Λεωφόρος Θαλάσσης 12'), 'Address').Id);
    const flat = index.retrieve(only(find('flat 2 12 high street thistlecombe'), 'Address').Id);
    if (greek === null || flat === null) throw new Error('not found');
    expect(toRetrieveItem(greek, 'de')).toMatchObject({ CountryName: 'Griechenland', Language: 'GRE' });
    expect(toRetrieveItem(greek, 'de').Label).toMatch(/\nGRIECHENLAND$/);
    for (const language of ['', 'en', 'no such language']) {
      expect(toRetrieveItem(flat, language)).toMatchObject({
        CountryName: 'United Kingdom',
        Language: 'ENG',
        LanguageAlternatives: 'ENG',
        Type: 'Residential',
      });
      expect(toRetrieveItem(flat, language).Label).toMatch(/\nUNITED KINGDOM$/);
    }
    expect(toRetrieveItem(flat, 'fr')).toMatchObject({ CountryName: 'Royaume-Uni', Language: 'ENG' });
    expect(toRetrieveItem({ ...flat, placeKind: 'COMMERCIAL' }, 'en').Type).toBe('Commercial');
    expect(toRetrieveItem({ ...flat, placeKind: null }, 'en').Type).toBe('');
  });

  test('distinguishes a container, an invalid id and a forged id from an id of removed data', () => {
    const street = only(find('high street thistlecombe'), 'Street');
    const address = only(find('14 high street thistlecombe'), 'Address');
    expect(() => index.retrieve(street.Id)).toThrow(LookupIdError);
    expect(() => index.retrieve('GB|RM|A|1234')).toThrow(LookupIdError);
    expect(() => index.retrieve(address.Id.replace('|A|', '|S|'))).toThrow(LookupIdError);
    const other = openAddressIndex(folder, { secret: 'another' });
    expect(() => other.retrieve(address.Id)).toThrow(LookupIdError);
    other.close();
    const empty = openAddressIndex(join(folder, 'none'), { secret: 'test' });
    expect(empty.retrieve(address.Id)).toBeNull();
    empty.close();
  });
});

describe('containers', () => {
  test('are described by place and count, in the visitor’s language', () => {
    expect(only(find('rue de la republique', { language: 'fr' }), 'Street').Description).toMatch(
      /^Saint-Aurin.* - \d+ adresses$/,
    );
    expect(only(find('thistlecombe'), 'Locality').Description).toMatch(/^Fernshire - \d+ Addresses$/);
  });

  test('a street lists its numbers in natural order, without highlights', () => {
    const street = only(find('high street thistlecombe'), 'Street');
    const inside = find('', { Container: street.Id });
    const numbers = inside.map(({ Text }) => Number.parseInt(Text, 10)).filter((number) => !Number.isNaN(number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(100);
    expect(inside.every(({ Highlight }) => Highlight === '')).toBe(true);
  });

  test('a building opens into itself and its units', () => {
    const building = only(find('12 high st thistlecombe'), 'BuildingName');
    expect(find('12 high st', { Container: building.Id }).map(({ Text }) => Text)).toEqual([
      '12 High Street',
      'Flat 1, 12 High Street',
      'Flat 2, 12 High Street',
      'Flat 3, 12 High Street',
    ]);
  });

  test('text inside ignores words that the container matches, and words that nothing matches', () => {
    const street = only(find('high street thistlecombe'), 'Street');
    const inside = (text: string): string[] => find(text, { Container: street.Id }).map(({ Text }) => Text);
    expect(inside('High Street 14')[0]).toBe('14 High Street');
    expect(inside('14 high st')[0]).toBe('14 High Street');
    // A narrowed list ends with a row for the whole container.
    expect(inside('14 high st').at(-1)).toBe('High Street');
    expect(inside('high street 9999').length).toBeGreaterThan(100);
    expect(inside('high street xyzzy').length).toBeGreaterThan(100);
  });

  test('a postcode opens into its addresses, narrowed by a number', () => {
    const postcode = only(find('zz1 1ab'), 'Postcode');
    expect(find('', { Container: postcode.Id }).length).toBeGreaterThan(5);
    expect(find('zz1 1ab 21', { Container: postcode.Id })[0]?.Text).toBe('21 High Street');
    // The 1 of "zz1" is not a house number, but a house number may also occur in the postcode.
    expect(find('zz1 1aa', { Container: only(find('zz1 1aa'), 'Postcode').Id }).length).toBeGreaterThan(5);
    expect(find('1 zz1 1aa', { Container: only(find('zz1 1aa'), 'Postcode').Id })[0]?.Text).toBe('1 High Street');
  });

  test('a street opened from a postcode stays limited to it, also in sections', () => {
    const postcode = only(find('00150'), 'Postcode');
    const [part] = find('00150', { Container: postcode.Id, limit: 10 });
    const [street] = find('00150', { Container: part?.Id ?? '', limit: 100 }).filter(({ Type }) => Type === 'Street');
    const inside = find('00150', { Container: street?.Id ?? '' });
    expect(inside.every(({ Description }) => Description.includes('00150'))).toBe(true);
    expect(Number(/(\d+) Addresses$/.exec(street?.Description ?? '')?.[1])).toBe(inside.length);
  });

  test('every sampled address is reached by selecting suggestions, in at most three Finds', () => {
    const rows = [...demoAddresses()].filter((_, at) => at % 701 === 0);
    const unreached: string[] = [];
    for (const row of rows) {
      const goal = [row.number, row.suffix, row.unit.replace(/^\D+(?=\d)/, ''), row.buildingName]
        .filter(Boolean)
        .join(' ');
      const reached = (items: FindItem[], depth: number): boolean =>
        items.some((item) => {
          if (item.Type !== 'Address') {
            return depth < 3 && item.Type !== 'Locality' && reached(find('', { Container: item.Id }), depth + 1);
          }
          const record = index.retrieve(item.Id);
          return (
            record !== null &&
            record.street === row.street &&
            [record.number, record.unit.replace(/^\D+(?=\d)/, ''), record.buildingName].filter(Boolean).join(' ') ===
              goal
          );
        });
      const start = find(`${row.street} ${row.locality || row.city}`).filter(({ Text }) => Text.includes(row.street));
      if (!reached(start, 1)) unreached.push(`${goal}, ${row.street}`);
    }
    expect(unreached).toEqual([]);
  });
});

describe('the address index', () => {
  test('keeps showing a result while its correct text is typed on', () => {
    const rows = [...demoAddresses()].filter((row, at) => at % 997 === 0 && row.unit === '' && row.buildingName === '');
    const lost: string[] = [];
    for (const row of rows) {
      const text = `${row.number}${row.suffix === '' ? '' : ` ${row.suffix}`} ${row.street} ${row.city}`;
      let wasShown = false;
      for (let length = 1; length <= text.length; length++) {
        const isShown = find(text.slice(0, length), { limit: 7 }).some(
          (item) =>
            item.Type !== 'Locality' &&
            (item.Text.includes(row.street) || item.Text === row.postcode) &&
            (item.Type !== 'Address' || item.Text.includes(row.number)),
        );
        if (wasShown && !isShown) lost.push(`"${text.slice(0, length)}" lost ${text}`);
        wasShown = isShown;
      }
      if (!wasShown) lost.push(text);
    }
    expect(lost).toEqual([]);
  });

  test('answers hostile text', () => {
    const texts = [
      '',
      ' ',
      '\u0000\u0007',
      '<b>',
      "'; DROP TABLE x; --",
      '"*" OR NEAR(',
      '\ud800',
      '\udfff12',
      '99999999999999999999',
      '0',
      '-1',
      '%',
      'e\u0301'.repeat(500),
      'a'.repeat(10_000),
      '1 '.repeat(5000),
      '🏠 12',
      '\u202e12 high',
    ];
    for (const Text of texts) expect(Array.isArray(find(Text))).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const item of find(text)) expect(item.Id).toMatch(/^[A-Z]{2}\|DS\|[A-Z]\|[\w-]+$/);
      }),
      { numRuns: 60 },
    );
  });

  test('highlights ascending ranges of the shown text, never inside a letter', () => {
    const texts = [
      '12 high st',
      'thalassis 5',
      'rue de la republiqe',
      'ζεφυρου 12',
      'zz1 1',
      'flat 2 12 high',
      'eglise 3',
    ];
    for (const text of texts) {
      for (const { Text, Description, Highlight } of find(text)) {
        expect(Highlight).toMatch(/^(?:\d+-\d+(?:,\d+-\d+)*)?(?:;\d+-\d+(?:,\d+-\d+)*)?$/);
        for (const [part, shown] of [
          [Highlight.split(';')[0], Text],
          [Highlight.split(';')[1], Description],
        ] as const) {
          let last = -1;
          for (const range of (part ?? '').split(',').filter(Boolean)) {
            const [from = -1, to = -1] = range.split('-').map(Number);
            expect(from).toBeGreaterThan(last);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(shown.length);
            expect(/^\p{M}/u.test(shown.slice(to))).toBe(false);
            last = to;
          }
        }
      }
    }
  });

  test('limits the answer to the given countries', () => {
    expect(find('rue', { Countries: ['GB'] }).every(({ Id }) => Id.startsWith('GB|'))).toBe(true);
    expect(find('main st', { Countries: ['fr', 'us'] }).every(({ Id }) => /^(?:FR|US)\|/.test(Id))).toBe(true);
    expect(find('high street', { Countries: ['SE'] })).toEqual([]);
  });
});

describe('an address typed by hand', () => {
  const typed = { line1: '', line2: '', city: '', postcode: '', country: '', unit: '' };

  test('is matched when it is exactly one address', () => {
    const place = { city: 'thistlecombe', country: 'GB' };
    expect(index.matchTyped({ ...typed, ...place, line1: '14 High St' })).toMatchObject({
      number: '14',
      street: 'High Street',
    });
    expect(
      index.matchTyped({ ...typed, line1: 'Flat 2', line2: '12 high street', postcode: 'zz11aa', country: 'GB' }),
    ).toMatchObject({ unit: 'Flat 2' });
    expect(index.matchTyped({ ...typed, ...place, line1: '12 High Street', unit: '3' })).toMatchObject({
      unit: 'Flat 3',
    });
    for (const unit of ['Unit Three', 'III', 'third', '3rd', 'No. 3', 'Nº3', 'Flat no. three'])
      expect(index.matchTyped({ ...typed, ...place, line1: '12 High Street', unit })).toMatchObject({ unit: 'Flat 3' });
    expect(index.matchTyped({ ...typed, ...place, line1: '12 High Street' })).toMatchObject({ unit: '', number: '12' });
  });

  test('is matched despite invisible characters, and with digits of another script', () => {
    const place = { city: 'This\u00adtlecombe', country: 'GB' };
    for (const line1 of ['1\u200b4 High\u2060 St', '١٤ High St', '１４ Ｈｉｇｈ St'])
      expect(index.matchTyped({ ...typed, ...place, line1 })).toMatchObject({ number: '14', street: 'High Street' });
    expect(index.matchTyped({ ...typed, ...place, line1: '12 High Street', unit: '\u200b３' })).toMatchObject({
      unit: 'Flat 3',
    });
  });

  test('is not matched by a misspelt street, another number, another town or a wrong postcode', () => {
    const place = { city: 'Thistlecombe', country: 'GB' };
    expect(index.matchTyped({ ...typed, ...place, line1: '14 Hihg St' })).toBeNull();
    expect(index.matchTyped({ ...typed, ...place, line1: '1400 High St' })).toBeNull();
    expect(index.matchTyped({ ...typed, ...place, line1: 'High Street' })).toBeNull();
    expect(index.matchTyped({ ...typed, line1: '14 High St', city: 'Elsewhere', country: 'GB' })).toBeNull();
    expect(index.matchTyped({ ...typed, ...place, line1: '14 High St', postcode: 'ZZ9 9ZZ' })).toBeNull();
  });
});
