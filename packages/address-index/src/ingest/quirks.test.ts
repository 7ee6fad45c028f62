// Quirks of real files, with one test per row of the table in docs/address-index.md.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
import type { ImportOptions } from '../import-addresses.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

type Cells = Partial<
  Record<'number' | 'street' | 'unit' | 'city' | 'region' | 'postcode' | 'building' | 'lon' | 'lat', string>
>;

function rows(cells: Cells[], options: Partial<ImportOptions> = {}): ReturnType<ImportFolder['import']> {
  const lines = cells.map((own) => {
    const cell = { lon: '-68.6', lat: '41', number: '12', street: 'Main St', city: 'Larkspur Falls', ...own };
    const { lon, lat, number, street, unit = '', city, region = '', postcode = '', building = '' } = cell;
    return [lon, lat, number, street, unit, city, region, postcode, building].join(',');
  });
  return folder.import(['LON,LAT,NUMBER,STREET,UNIT,CITY,REGION,POSTCODE,BUILDING', ...lines].join('\n'), options);
}

const refused = (summary: Awaited<ReturnType<typeof rows>>): [string, number][] =>
  summary.refused.map(({ reason, count }) => [reason, count]);
const remarks = (summary: Awaited<ReturnType<typeof rows>>): [string, number][] =>
  summary.remarks.map(({ reason, count }) => [reason, count]);

describe('house numbers', () => {
  test('given as 0, 00, ?, NULL, UNDEFINED or UNAVAILABLE mean no number', async () => {
    const cells = ['0', '00', '?', 'NULL', 'UNDEFINED', 'UNAVAILABLE', '', '14'].map((number) => ({ number }));
    expect(refused(await rows(cells))).toEqual([['no_number', 7]]);
  });

  test('given as 0 for a named place leave its name', async () => {
    await rows([{ number: '0', building: 'Old Mill' }]);
    expect(folder.find('old mill')).toEqual(['Old Mill, Main St, Larkspur Falls']);
    expect(folder.first('old mill')).toMatchObject({ number: '' });
  });

  test('a range is one address, found by its ends and by the numbers between them on its side', async () => {
    await rows([{ number: '225-245' }, { number: '235', street: 'Elm St' }, { number: '239' }]);
    for (const number of ['225', '235', '245']) expect(folder.find(`${number} main`)[0]).toMatch(/^225-245 Main St/);
    expect(folder.find('235')[0]).toBe('235 Elm St, Larkspur Falls');
    expect(folder.find('239 main')[0]).toBe('239 Main St, Larkspur Falls');
    expect(folder.find('236 main')[0]).toBe('Main St, Larkspur Falls - 2 Addresses');
  });

  test('two descending parts are not a range', async () => {
    await rows([{ number: '25-10' }, { number: '10', street: 'Elm St' }]);
    expect(folder.find('10')[0]).toMatch(/^10 Elm St/);
    expect(folder.find('25-10 main')[0]).toMatch(/^25-10 Main St/);
    await rows([{ number: '25-10' }, { number: '10' }]);
    expect(folder.find('10 main')).toEqual(['10 Main St, Larkspur Falls']);
  });

  test('a list is several addresses', async () => {
    const summary = await rows([{ number: '3;5' }]);
    expect([summary.kept, remarks(summary)]).toEqual([2, [['many_numbers', 1]]]);
  });

  test.each([
    ['FR', '47 bis', '47 bis'],
    ['FR', '47TER', '47 ter'],
    ['US', '12 1/2', '12 1/2'],
    ['PL', '12/3', '12/3'],
    ['US', '811-', '811'],
    ['US', "2946'", '2946'],
    ['US', '8011 a', '8011A'],
    ['US', 'R6', 'R6'],
    ['US', '4 NW', '4 NW'],
  ])('%s: %s is %s', async (country, number, shown) => {
    await rows([{ number }], { country });
    expect(folder.first(`${shown} main st`)).toMatchObject({ number: shown, unit: '' });
  });

  test.each([
    ['AU', '2/14', '2', '14'],
    ['AU', 'Flat 2 14', '2', '14'],
    ['AU', 'U2A/14-16', '2A', '14-16'],
    ['NZ', '2/14B', '2', '14B'],
  ])('%s: %s is a unit before the number', async (country, number, unit, house) => {
    const summary = await rows([{ number }], { country });
    expect(remarks(summary)).toEqual([['unit_from_number', 1]]);
    expect(folder.first(`${unit}/${house} main st`)).toMatchObject({ unit, number: house });
  });

  test.each([
    ['GB', 'WHITEHART LODGE, 16', { number: '16', buildingName: 'Whitehart Lodge', unit: '' }],
    ['GB', 'FLAT A, 64', { number: '64', buildingName: '', unit: 'Flat A' }],
    ['US', '935, SUITE 39', { number: '935', buildingName: '', unit: 'Suite 39' }],
    ['RO', 'Km 0,5', { number: 'Km 0,5', buildingName: '', unit: '' }],
    ['RU', '17, корпус 1', { number: '17 корпус 1', buildingName: '', unit: '' }],
    ['CO', '62-01', { number: '62-01', buildingName: '', unit: '' }],
    ['KR', '5-0013', { number: '5-0013', buildingName: '', unit: '' }],
  ])('%s: %s is one address', async (country, number, parts) => {
    expect(await rows([{ number: `"${number}"` }], { country })).toMatchObject({ kept: 1 });
    expect(folder.first(`${number} main st`)).toMatchObject(parts);
  });

  test('an address without any digit stays findable as text, and is reported', async () => {
    const summary = await rows([{ number: '横浜市中区本町', street: '本町通り', city: '横浜市' }], { country: 'JP' });
    expect([summary.kept, remarks(summary)]).toEqual([1, [['number_is_text', 1]]]);
  });
});

describe('names', () => {
  test('ordinals lose their zeros, and stray characters at the ends are removed', async () => {
    const summary = await rows([
      { street: '01ST AVE' },
      { street: '1st Ave' },
      { number: '14', street: '"**Elm St ;"' },
    ]);
    expect(summary).toMatchObject({ kept: 2, merged: 1 });
    expect(folder.find('14 elm')[0]).toBe('14 Elm St, Larkspur Falls');
  });

  test('upper case follows the convention of the country; NE, Mc, O’ and numerals keep theirs', async () => {
    await rows([
      { street: 'MCDONALD ST NE', city: 'LARKSPUR FALLS' },
      { street: "O'BRIEN WAY", city: 'Larkspur Falls' },
      { street: 'HENRY VIII WAY' },
    ]);
    expect(folder.find('12 mcdonald')[0]).toBe('12 McDonald St NE, Larkspur Falls');
    expect(folder.find('12 obrien')[0]).toBe("12 O'Brien Way, Larkspur Falls");
    expect(folder.find('12 henry')[0]).toBe('12 Henry VIII Way, Larkspur Falls');
    await rows([{ street: 'RUE DE L’ÉGLISE', city: 'SAINT-AURIN-SUR-LUNE' }], { country: 'FR' });
    expect(folder.find('12 rue de leglise')[0]).toBe('12 Rue de l’Église, Saint-Aurin-sur-Lune');
  });

  test('streets and towns are found by their alternative names', async () => {
    const text = 'no,road,a1,a2,a3,town,legal\n12,VT ROUTE 114,ROUTE 114,LAKE RD,,EAST LARK,LARKSPUR\n';
    const mapping = {
      columns: { number: 'no', street: 'road', city: 'town', district: 'legal' },
      aliases: ['a1', 'a2', 'a3'],
      constants: { region: 'VT' },
    };
    await folder.import(text, { mapping });
    for (const typed of ['12 route 114', '12 lake rd', '12 vt route 114', '12 lake rd larkspur']) {
      expect(folder.find(typed)[0]).toMatch(/^12 VT Route 114, .*East Lark, VT$/);
    }
  });

  test('markup, control characters and direction marks are removed', async () => {
    await rows([{ street: 'Main <script>St\u0007\u202e', city: 'Larkspur\u200b Falls' }]);
    expect(folder.find('12 main')).toEqual(['12 Main script St, Larkspur Falls']);
  });

  test('a one-character street is kept and reported: it may be a unit in the wrong column', async () => {
    expect(remarks(await rows([{ street: 'D' }]))).toEqual([['short_street', 1]]);
  });

  test('placeholders for a missing street mean no street', async () => {
    const summary = await rows([{ street: 'UNAVAILABLE', city: '' }, { street: 'NULL', city: '' }, {}]);
    expect(refused(summary)).toEqual([['no_street', 2]]);
  });

  test('a building and a unit in capitals get the case of the country', async () => {
    await rows([{ building: 'STOKE-UPON-LANTERN COURT', unit: 'FLAT 3B' }], { country: 'GB' });
    expect(folder.first('12 main')).toMatchObject({ buildingName: 'Stoke-upon-Lantern Court', unit: 'Flat 3B' });
    await rows([{ unit: '3º IZQ' }], { country: 'ES' });
    expect(folder.first('12 main')).toMatchObject({ unit: '3º izq' });
  });

  test.each(['C\\A', '1\\2', 'F', '189'])('the unit %s is kept unchanged', async (unit) => {
    await rows([{ unit }]);
    expect(folder.first('12 main')).toMatchObject({ unit });
  });
});

describe('postcodes', () => {
  test('keep their zeros, and a missing one stays missing', async () => {
    await rows([{ postcode: '05747' }, { number: '14' }]);
    expect(folder.first('12 main')).toMatchObject({ postcode: '05747' });
    expect(folder.first('14 main')).toMatchObject({ postcode: '' });
  });

  test.each([
    [{ country: 'US', region: 'NH', postcode: '05747' }, 'VT'],
    [{ country: 'US', region: 'New Hampshire', postcode: '05747-0001' }, 'VT'],
    [{ country: 'CA', region: 'ON', postcode: 'V6B 1A1' }, 'BC'],
  ])('in %j correct the region to %s, which is reported', async ({ country, ...cells }, region) => {
    expect(remarks(await rows([cells], { country }))).toEqual([['region_by_postcode', 1]]);
    expect(folder.first('12 main')).toMatchObject({ region, postcode: cells.postcode });
  });

  test.each([
    { country: 'US', region: 'Vermont', postcode: '05747' },
    { country: 'US', region: 'Somewhere', postcode: '05747' },
  ])('in %j leave the region unchanged', async ({ country, ...cells }) => {
    expect(remarks(await rows([cells], { country }))).toEqual([]);
    expect(folder.first('12 main')).toMatchObject(cells);
  });

  test.each([
    ['US', '057'],
    ['GB', '05747'],
    ['GB', 'EX11'],
    ['DE', 'unbekannt'],
    ['NL', '1234'],
    ['FR', '750 01 CEDEX'],
  ])(
    '%s: %s does not match the format of the country, is kept and reported with its line',
    async (country, postcode) => {
      const { remarks: found } = await rows([{ postcode: '' }, { number: '14', region: 'NH', postcode }], { country });
      expect(found).toMatchObject([{ reason: 'postcode_form', count: 1, examples: [{ at: 3 }] }]);
      expect(folder.first('14 main')).toMatchObject({ region: 'NH', postcode: postcode.toUpperCase() });
    },
  );
});

describe('spreadsheet damage', () => {
  const dresden = ['01067', '1069', '1097', '04109', '10115', '20095'].map((postcode, at) => ({
    number: String(at + 1),
    postcode,
  }));

  test('10.0 and 10124.0 are whole numbers', async () => {
    const summary = await rows(
      [{ number: '10.0', unit: '3.0', postcode: '10124.0' }, { number: '12.5' }, { number: '100' }],
      { country: 'US' },
    );
    expect(remarks(summary)).toEqual([['decimal_number', 1]]);
    expect(folder.first('10 main')).toMatchObject({ number: '10', unit: '3', postcode: '10124' });
    expect(folder.first('12.5 main')).toMatchObject({ number: '12.5' });
    expect(folder.first('100 main')).toMatchObject({ number: '100' });
  });

  test.each([
    '5-May',
    'May-05',
    '03. Mrz',
    '5-Sep',
    '05. Mai',
    '5-mai',
    '12-déc',
    '03-ago',
    '2025-05-05',
    '5/12/2025',
    '1.2E+5',
  ])('the number %s is refused, and its line is reported', async (number) => {
    const summary = await rows([{ number }, { number: '12', unit: number }, { number: '14' }]);
    expect([summary.kept, refused(summary)]).toEqual([1, [['number_is_date', 2]]]);
    expect(summary.refused[0]?.examples[0]).toMatchObject({ at: 2 });
  });

  test.each(['5-3', '12/3', '5 Mary', 'Mar 5B', '5-A', '12-14', 'R-05'])('%s is not a date', async (number) => {
    expect(refused(await rows([{ number }]))).toEqual([]);
  });

  test('lost zeros of postcodes are restored where most postcodes are complete', async () => {
    const summary = await rows(dresden, { country: 'DE' });
    expect(remarks(summary)).toEqual([['postcode_padded', 2]]);
    expect(folder.find('main st 2')[0]).toBe('Main St 2, 01069 Larkspur Falls');
    expect(folder.find('01069')[0]).toMatch(/^01069/);
    expect(folder.find('1069').join()).not.toMatch(/(?<!0)1069/);
  });

  test('a postcode with and without its zero is one postcode, and one address', async () => {
    const summary = await rows([{ postcode: '01067' }, { postcode: '1067' }, { postcode: '10115', number: '14' }], {
      country: 'DE',
    });
    expect(summary).toMatchObject({ kept: 2, merged: 1 });
    expect(folder.datasets()[0]?.postcodes).toBe(2);
  });

  test.each([
    ['IT', '144', '00144', '20121'],
    ['US', '501', '00501', '10001'],
    ['US', '5747', '05747', '10001'],
    ['AU', '800', '0800', '3000'],
    ['FI', '550', '00550', '33100'],
    ['BR', '1310100', '01310-100', '40301-110'],
  ])('%s: %s is %s among complete ones', async (country, short, whole, other) => {
    await rows([{ postcode: short }, { number: '14', postcode: other }, { number: '16', postcode: other }], {
      country,
    });
    expect(folder.first('12 main')).toMatchObject({ postcode: whole });
  });

  test.each(['057', '12', '5A47'])('%s has lost no zeros, and is reported unchanged', async (postcode) => {
    const summary = await rows([
      { postcode },
      { number: '14', postcode: '10001' },
      { number: '16', postcode: '10001' },
    ]);
    expect(remarks(summary)).toEqual([['postcode_form', 1]]);
    expect(folder.first('12 main')).toMatchObject({ postcode });
  });

  test('short postcodes are reported and kept where most are short: the country may be wrong', async () => {
    const summary = await rows([{ postcode: '1010' }, { number: '14', postcode: '1020' }], { country: 'DE' });
    expect(remarks(summary)).toEqual([['postcode_form', 2]]);
    expect(folder.first('12 main')).toMatchObject({ postcode: '1010' });
  });

  test('spreadsheet errors are not read as number, street or postcode', async () => {
    const errors = ['#REF!', '#N/A', '#NAME?', '#WERT!', '#NV', '#DIV/0!', '####'];
    const summary = await rows([...errors.map((number) => ({ number })), { number: '#12', postcode: '#REF!' }]);
    expect([summary.kept, refused(summary), remarks(summary)]).toEqual([1, [['no_number', errors.length]], []]);
    expect(folder.first('12 main')).toMatchObject({ number: '12', postcode: '' });
  });

  test('an id of 12.0 is 12', async () => {
    const text = 'id,no,road,town\n100023336956.0,12,Elm St,Larkspur\n';
    const mapping = { columns: { sourceId: 'id', number: 'no', street: 'road', city: 'town' } };
    expect(remarks(await folder.import(text, { mapping }))).toEqual([['decimal_number', 1]]);
    expect(folder.first('12 elm')).toMatchObject({ sourceId: '100023336956' });
  });

  test('a rounded id is dropped: many homes would share it', async () => {
    const text = 'id,no,road,town\n1.00023E+11,12,Elm St,Larkspur\n1.00023E+11,14,Elm St,Larkspur\n';
    const mapping = { columns: { sourceId: 'id', number: 'no', street: 'road', city: 'town' } };
    const summary = await folder.import(text, { mapping });
    expect([summary.kept, remarks(summary)]).toEqual([2, [['id_rounded', 2]]]);
    expect(folder.first('12 elm')).toMatchObject({ sourceId: null });
  });
});

describe('repeats', () => {
  test('that differ only by floor stay separate', async () => {
    const text =
      'no,fl,door,road,town\n12,,,Ridegade,Havneby\n12,st,,Ridegade,Havneby\n12,1,,Ridegade,Havneby\n12,2,TV,Ridegade,Havneby\n12,3,TV,Ridegade,Havneby\n';
    const columns = { number: 'no', floor: 'fl', unit: 'door', street: 'road', city: 'town' };
    expect(await folder.import(text, { mapping: { columns }, country: 'DK' })).toMatchObject({ kept: 5, merged: 0 });
    for (const [typed, unit] of [
      ['ridegade 12 st', 'st.'],
      ['ridegade 12 1. sal', '1. sal'],
      ['ridegade 12 3 tv', '3. tv'],
    ] as const) {
      expect(folder.first(typed)).toMatchObject({ number: '12', unit });
    }
  });

  test('become one address, with the best details of all rows', async () => {
    const summary = await rows([
      { lon: '', lat: '' },
      { street: 'MAIN STREET', postcode: '00214' },
      { street: 'Main st' },
    ]);
    expect(summary).toMatchObject({ kept: 1, merged: 2 });
    expect(folder.first('12 main')).toMatchObject({ postcode: '00214', latitude: 41 });
  });

  test('with the same street and number in two towns are two addresses', async () => {
    expect(await rows([{}, { city: 'Otter Creek' }])).toMatchObject({ kept: 2, merged: 0 });
  });
});

describe('positions', () => {
  test('near (0, 0) are refused, and missing ones accepted', async () => {
    const summary = await rows([{ lon: '0', lat: '0' }, { number: '14', lon: '', lat: '' }, { number: '16' }]);
    expect([summary.kept, refused(summary)]).toEqual([2, [['near_zero', 1]]]);
  });

  test('that are wrong are refused, and stop the import when they are the majority', async () => {
    const good = Array.from({ length: 9 }, (_, at) => ({ number: String(at + 20) }));
    expect(refused(await rows([...good, { lon: '41', lat: '-68.6' }]))).toEqual([['swapped', 1]]);
    expect(refused(await rows([...good, { lon: '652709', lat: '6862305' }]))).toEqual([['out_of_range', 1]]);
    const swapped = rows([{ lon: '41', lat: '-68.6' }, {}, { lon: '41', lat: '-68.7' }]);
    expect(await errorCodeOf(swapped)).toEqual([
      'coordinates_swapped',
      expect.stringContaining('swapped in 2 of the first 3'),
    ]);
    const projected = rows([{ lon: '652709', lat: '6862305' }]);
    expect(await errorCodeOf(projected)).toEqual(['coordinates_projected', expect.stringContaining('WGS 84')]);
  });
});

test('the import report gives every reason with its first five lines', async () => {
  const summary = await rows(Array.from({ length: 9 }, (_, at) => ({ number: at % 3 === 0 ? '0' : String(at) })));
  expect(summary.refused).toMatchObject([{ reason: 'no_number', count: 3 }]);
  expect(summary.refused[0]?.examples.map(({ at, text }) => [at, text.includes('Main St')])).toEqual([
    [2, true],
    [5, true],
    [8, true],
  ]);
  const many = await rows([...Array.from({ length: 9 }, () => ({ number: '0' })), {}]);
  expect(many.refused[0]?.examples.map(({ at }) => at)).toEqual([2, 3, 4, 5, 6]);
});
