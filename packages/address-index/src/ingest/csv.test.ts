// CSV files as they come: separators, encodings, headers and columns of any kind.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
import { parseColumnMapping } from '../index.ts';
import type { ColumnMapping } from './column-mapping.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH';
const row = (number: string, street = 'Main St'): string =>
  `-68.6,41.0,${number},${street},,Larkspur Falls,,,00214,,h${number}`;
const german =
  'LON;LAT;NUMBER;STREET;CITY;POSTCODE\n9,51;47,1;5;Mühlstraße;Überau;00951\n9,51;47,1;7;Mühlstraße;Überau;00951\n';

describe('encodings', () => {
  const latin = Buffer.from(german, 'latin1');
  const little = Buffer.from(german, 'utf16le');
  const big = Buffer.from(little).swap16();
  test.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(german), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${german}`), 'utf-8'],
    ['Windows-1252', latin, 'windows-1252'],
    ['UTF-16, little end first, with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little]), 'utf-16le'],
    ['UTF-16, big end first, with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), big]), 'utf-16be'],
    ['UTF-16 without a mark', little, 'utf-16le'],
    ['UTF-16, big end first, without a mark', big, 'utf-16be'],
  ])('%s is found out', async (_, bytes, encoding) => {
    const summary = await folder.import(bytes, { country: 'DE' });
    expect(summary).toMatchObject({ kept: 2, files: [{ encoding, delimiter: ';' }] });
    expect(folder.find('mühlstr 5')).toEqual(['Mühlstraße 5, 00951 Überau']);
    expect(folder.first('mühlstr 5')).toMatchObject({ latitude: 47.1, longitude: 9.51 });
  });

  test('the first letter that tells may come after megabytes', async () => {
    const plain = Array.from({ length: 30_000 }, (_, at) => row(String(at + 1))).join('\n');
    const summary = await folder.import(Buffer.from(`${header}\n${plain}\n${row('7', 'Allée Foch')}\n`, 'latin1'));
    expect(summary).toMatchObject({ kept: 30_001, files: [{ encoding: 'windows-1252' }] });
    expect(folder.find('7 allee foch')[0]).toMatch(/^7 Allée Foch/);
  });

  test('one that is said is used, and a wrong one costs the rows that cannot be decoded', async () => {
    const polish = Buffer.from([
      ...Buffer.from(`${header}\n-68.6,41,5,`),
      0xa3,
      ...Buffer.from(`aka,,Wola,,,,,h\n${row('7')}`),
    ]);
    await folder.import(polish, { encoding: 'iso-8859-2' });
    expect(folder.find('5 laka')[0]).toMatch(/^5 Łaka/);
    const summary = await folder.import(polish, { encoding: 'utf-8' });
    expect(summary).toMatchObject({ kept: 1, refused: [{ reason: 'broken_text', examples: [{ at: 2 }] }] });
    expect(await errorCodeOf(folder.import(polish, { encoding: 'klingon' }))).toEqual([
      'encoding_unknown',
      expect.stringContaining('klingon'),
    ]);
  });
});

describe('lines and separators', () => {
  test.each([
    [',', ','],
    [';', ';'],
    ['\t', '\t'],
    ['|', '|'],
  ])('%j is found from the header', async (_, separator) => {
    const text = `${header}\n${row('5')}\n`.replaceAll(',', separator);
    expect(await folder.import(text)).toMatchObject({ kept: 1, files: [{ delimiter: separator }] });
  });

  test('any other is said', async () => {
    const text = `${header}\n${row('5')}\n`.replaceAll(',', '~');
    expect(await folder.import(text, { delimiter: '~' })).toMatchObject({ kept: 1 });
  });

  test.each([
    ['CRLF', '\r\n'],
    ['CR alone', '\r'],
    ['LF', '\n'],
  ])('lines end with %s', async (_, end) => {
    const summary = await folder.import([header, row('5'), 'broken', row('7'), ''].join(end));
    expect(summary).toMatchObject({ kept: 2, refused: [{ examples: [{ at: 3, text: 'broken' }] }] });
  });

  test('a separator too many at the end of lines does no harm', async () => {
    expect(await folder.import(`${header}\n${row('5')},\n${row('7')},\n`)).toMatchObject({ kept: 2, refused: [] });
  });
});

describe('a header glued to the first record', () => {
  test.each([
    ['by a known name', `${header}${row('5')}\n${row('7')}\n`],
    ['with a separator between', `${header},${row('5')}\n${row('7')}\n`],
  ])('is cut apart: %s', async (_, text) => {
    const summary = await folder.import(text);
    expect(summary).toMatchObject({ rowsRead: 2, kept: 2, remarks: [{ reason: 'header_repaired', count: 1 }] });
    expect(folder.first('5 main')).toMatchObject({ longitude: -68.6 });
  });

  test('with names of its own, where the data begins with a digit', async () => {
    const mapping = { columns: { number: 'no', street: 'road', city: 'town' } };
    expect(await folder.import('road;town;no;note1;2;3;4\nElm St;Larkspur;5;x\n', { mapping })).toMatchObject({
      rowsRead: 2,
    });
  });

  test('stops the import with the line when nobody can tell where to cut', async () => {
    const mapping = { columns: { number: 'no', street: 'road' } };
    const attempt = folder.import('no,road,noteabc,Elm St,5\n7,Elm St,x\n', { mapping });
    expect(await errorCodeOf(attempt)).toEqual(['header_glued', expect.stringContaining('noteabc,Elm St,5')]);
  });
});

describe('a mapping', () => {
  const gnaf: ColumnMapping = {
    columns: {
      number: { join: ['NUMBER_FIRST', 'NUMBER_LAST'], with: '-' },
      unit: 'FLAT_NUMBER',
      floor: 'LEVEL_NUMBER',
      buildingName: 'BUILDING_NAME',
      street: ['STREET_NAME', 'STREET_TYPE'],
      city: 'LOCALITY_NAME',
      region: 'STATE',
      postcode: 'POSTCODE',
      sourceId: 'ADDRESS_DETAIL_PID',
      lat: 'LATITUDE',
      lon: 'LONGITUDE',
    },
    constants: { country: 'AU' },
  };

  test('joins columns in any way, and drops what is empty', async () => {
    const text = [
      'ADDRESS_DETAIL_PID|BUILDING_NAME|FLAT_NUMBER|LEVEL_NUMBER|NUMBER_FIRST|NUMBER_LAST|STREET_NAME|STREET_TYPE|LOCALITY_NAME|STATE|POSTCODE|LONGITUDE|LATITUDE',
      'GAXX1|||1|14|18|WATTLE|STREET|MARRI CREEK|XN|0951|146.1|-36.2',
      'GAXX2||3|2|20||WATTLE|STREET|MARRI CREEK|XN|0951|146.1|-36.2',
    ].join('\n');
    expect(await folder.import(text, { mapping: gnaf, country: '' })).toMatchObject({ kept: 2 });
    expect(folder.find('16 wattle')).not.toContain('14-18 Wattle Street, Marri Creek, XN 0951');
    expect(folder.find('18 wattle')[0]).toBe('Level 1, 14-18 Wattle Street, Marri Creek, XN 0951');
    expect(folder.first('3/20 wattle street')).toMatchObject({ unit: '3', sourceId: 'GAXX2', postcode: '0951' });
    expect(folder.datasets()[0]?.mapping).toEqual(gnaf);
  });

  test('takes values from the path', async () => {
    folder.write('open/us/vt/larkspur_falls.csv', 'no,road\n5,Elm St\n');
    const mapping = { columns: { number: 'no', street: 'road' }, path: '{country}/{region}/{city}.csv' };
    await folder.import('', { files: [`${folder.path}/open`], mapping, country: '' });
    expect(folder.find('5 elm')).toEqual(['5 Elm St, Larkspur Falls, VT']);
    const elsewhere = folder.import('no,road\n5,Elm St\n', { mapping });
    expect(await errorCodeOf(elsewhere)).toEqual([
      'mapping_invalid',
      expect.stringContaining('{country}/{region}/{city}.csv'),
    ]);
  });

  test('names the columns of a file without a header by their places, or in its own words', async () => {
    const text = '5;Elm St;Larkspur;41,0;-68,6\n7;Elm St;Larkspur;41,0;-68,6\n';
    const columns = { number: '1', street: '2', city: '3', lat: '4', lon: '5' };
    expect(await folder.import(text, { mapping: { columns, header: false } })).toMatchObject({ kept: 2 });
    const named = { number: 'n', street: 's', city: 'c' };
    const mapping = { columns: named, header: ['n', 's', 'c', 'y', 'x'] };
    expect(await folder.import(text, { mapping })).toMatchObject({ kept: 2 });
    expect(await errorCodeOf(folder.import(text))).toEqual([
      'format_unknown',
      expect.stringContaining('"header": false'),
    ]);
  });

  test('with a column that the file does not have stops before anything is lost', async () => {
    const mapping = { columns: { number: 'no', street: 'raod' } };
    expect(await errorCodeOf(folder.import('no,road\n5,Elm St\n', { mapping }))).toEqual([
      'mapping_invalid',
      expect.stringMatching(/"raod".*no, road/),
    ]);
  });

  test.each<[columns: string, suggestion: ColumnMapping['columns']]>([
    [
      'OBJECTID,ADD_NUMBER,ST_NAME,POST_COMMUNITY,ZIP,LATITUDE,LONGITUDE,NOTES',
      {
        sourceId: 'OBJECTID',
        number: 'ADD_NUMBER',
        street: 'ST_NAME',
        city: 'POST_COMMUNITY',
        postcode: 'ZIP',
        lat: 'LATITUDE',
        lon: 'LONGITUDE',
      },
    ],
    [
      'UPRN,SAON,PAON,STREET_DESCRIPTION,LOCALITY,TOWN,POSTCODE',
      {
        sourceId: 'UPRN',
        unit: 'SAON',
        number: 'PAON',
        street: 'STREET_DESCRIPTION',
        locality: 'LOCALITY',
        city: 'TOWN',
        postcode: 'POSTCODE',
      },
    ],
    // Without a town the locality is the town.
    [
      'NUMBER_FIRST,STREET_NAME,LOCALITY_NAME',
      { number: 'NUMBER_FIRST', street: 'STREET_NAME', city: 'LOCALITY_NAME' },
    ],
    [
      'husnr,etage,dør,vejnavn,postnr',
      { number: 'husnr', floor: 'etage', unit: 'dør', street: 'vejnavn', postcode: 'postnr' },
    ],
  ])('is suggested for the columns %s', async (columns, suggestion) => {
    const error = await folder.import(`${columns}\nx\n`).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ suggestion: { columns: suggestion } });
  });

  test('with number and street swapped is refused', async () => {
    const text = 'no,road\n5,Elm St\n7A,Elm St\n9,Elm St\n,Elm St\n';
    const mapping = { columns: { number: 'road', street: 'no' } };
    expect(await errorCodeOf(folder.import(text, { mapping }))).toEqual([
      'columns_swapped',
      expect.stringContaining('number and street are swapped in 3 of the first 3 rows'),
    ]);
    // Numbers that are names are not: the streets are none either.
    const named = { columns: { number: 'no', street: 'road' }, constants: { city: 'Larkspur' } };
    expect(await folder.import('no,road\nOld Mill,Elm St\n', { mapping: named })).toMatchObject({ kept: 1 });
  });

  test.each([
    [{ columns: { nubmer: 'a' } }, '"nubmer" is not a target'],
    [{ columns: { number: 5 } }, '"columns.number"'],
    [{ columns: { number: { join: 'a', with: '-' } } }, '"columns.number"'],
    [{ columns: {}, constants: { city: ['a'] } }, '"constants.city"'],
    [{ columns: {}, alias: [] }, '"alias" is not a part'],
    [{ columns: {}, path: '{town}.csv' }, '"{town}"'],
    [{ columns: {}, header: true }, '"header"'],
  ])('that is wrong is refused: %j', (mapping, message) => {
    expect(() => parseColumnMapping(mapping, 'map.json')).toThrow(message);
  });
});
