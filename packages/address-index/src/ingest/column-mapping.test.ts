import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
import { type ImportError, parseColumnMapping } from '../index.ts';
import type { ColumnMapping } from './column-mapping.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

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

  test('joins columns with any separator, and drops empty values', async () => {
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

  test.each([
    ['US', '12 Elm St', { number: '12', street: 'Elm St', unit: '' }],
    ['US', '12 1/2 Elm St Apt 4', { number: '12 1/2', street: 'Elm St', unit: '4' }],
    ['US', '1400 K Street', { number: '1400', street: 'K Street' }],
    ['DE', 'Mühlstraße 12a', { number: '12A', street: 'Mühlstraße' }],
    ['DE', 'Straße des 17. Juni 135', { number: '135', street: 'Straße des 17. Juni' }],
    ['FR', '12 bis, rue des Lilas', { number: '12 bis', street: 'Rue des Lilas' }],
    ['GB', 'Flat 2, 14 Kestrel Close', { number: '14', street: 'Kestrel Close', unit: '2' }],
    ['GB', 'Rose Cottage, Mill Lane', { number: '', street: 'Mill Lane', buildingName: 'Rose Cottage' }],
    ['ES', 'Calle Mayor, 5', { number: '5', street: 'Calle Mayor' }],
  ])('declares that the street column holds the number: %s, %s', async (country, line, parts) => {
    const mapping = parseColumnMapping(
      { columns: { street: { column: 'addr', holdsNumber: true }, city: ['town', 'part'] } },
      'map.json',
    );
    await folder.import(`addr;town;part\n${line};Larkspur;Falls\n`, { mapping, country });
    const { street: shown, number } = parts;
    expect(folder.first(`${number} ${shown}`)).toMatchObject({
      ...parts,
      street: expect.any(String),
      city: 'Larkspur Falls',
    });
    expect(folder.first(`${number} ${shown}`).street.toLowerCase()).toBe(shown.toLowerCase());
  });

  test('never carries a value over to the next line', async () => {
    const mapping = { columns: { street: { column: 'addr', holdsNumber: true }, city: 'town' } };
    const lines = ['Flat 2, 5 Elm St', '7 Elm St', 'Elm St', 'The Mill, 9 Elm St', '11 Elm St'];
    const summary = await folder.import(`addr;town\n${lines.map((line) => `${line};Larkspur\n`).join('')}`, {
      mapping,
      country: 'GB',
    });
    expect(summary).toMatchObject({ kept: 4, refused: [{ reason: 'no_number', examples: [{ at: 4 }] }] });
    expect(folder.first('7 elm')).toMatchObject({ number: '7', unit: '' });
    expect(folder.first('9 elm')).toMatchObject({ number: '9', buildingName: 'The Mill' });
    expect(folder.first('11 elm')).toMatchObject({ number: '11', buildingName: '' });
  });

  test('prefers the number column to a number in the street, and keeps a street without a number whole', async () => {
    const mapping = { columns: { street: { column: 'addr', holdsNumber: true }, number: 'no', city: 'town' } };
    const text = 'addr;no;town\n1 Elm St;7;Larkspur\nOak St;9;Larkspur\n';
    expect(await folder.import(text, { mapping })).toMatchObject({ kept: 2 });
    expect(folder.first('7 elm')).toMatchObject({ number: '7', street: 'Elm St' });
    expect(folder.first('9 oak')).toMatchObject({ number: '9' });
  });

  test('takes the first of several columns that is not empty', async () => {
    const mapping = { columns: { number: 'no', street: 'road', city: { either: ['post', ['town', 'part']] } } };
    await folder.import('no,road,post,town,part\n5,Elm St,Otter Creek,a,b\n7,Elm St,Not stated,Larkspur,Falls\n', {
      mapping: parseColumnMapping(mapping, 'map.json'),
    });
    expect(folder.first('5 elm')).toMatchObject({ city: 'Otter Creek' });
    expect(folder.first('7 elm')).toMatchObject({ city: 'Larkspur Falls' });
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

  test('names the columns of a file without a header by position, or by its own names', async () => {
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

  test('with a column that the file lacks stops the import before anything is lost', async () => {
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
    // Without a town column the locality is used as the town.
    [
      'NUMBER_FIRST,STREET_NAME,LOCALITY_NAME',
      { number: 'NUMBER_FIRST', street: 'STREET_NAME', city: 'LOCALITY_NAME' },
    ],
    [
      'PID,NUMBER_FIRST,NUMBER_LAST,STREET_NAME,STREET_TYPE_CODE,LOCALITY_NAME,POSTCODE',
      {
        number: { join: ['NUMBER_FIRST', 'NUMBER_LAST'], with: '-' },
        street: ['STREET_NAME', 'STREET_TYPE_CODE'],
        city: 'LOCALITY_NAME',
        postcode: 'POSTCODE',
      },
    ],
    [
      'St_PreDir,St_Name,St_PosTyp,St_PosDir,Add_Number,Post_City,Zip_Code',
      {
        number: 'Add_Number',
        street: ['St_PreDir', 'St_Name', 'St_PosTyp', 'St_PosDir'],
        city: 'Post_City',
        postcode: 'Zip_Code',
      },
    ],
    [
      'UPRN,STATE,STATE_DATE,BUILDING_NUMBER,THOROUGHFARE,POST_TOWN,POSTCODE',
      {
        sourceId: 'UPRN',
        number: 'BUILDING_NUMBER',
        street: 'THOROUGHFARE',
        city: 'POST_TOWN',
        postcode: 'POSTCODE',
      },
    ],
    [
      'commune_nom,voie_nom,suffixe,numero_voie,long,lat',
      {
        city: 'commune_nom',
        street: 'voie_nom',
        suffix: 'suffixe',
        number: 'numero_voie',
        lon: 'long',
        lat: 'lat',
      },
    ],
    ['Address,Town,Postcode', { street: { column: 'Address', holdsNumber: true }, city: 'Town', postcode: 'Postcode' }],
    ['Straße,Ort', { street: { column: 'Straße', holdsNumber: true }, city: 'Ort' }],
    [
      'husnr,etage,dør,vejnavn,postnr',
      { number: 'husnr', floor: 'etage', unit: 'dør', street: 'vejnavn', postcode: 'postnr' },
    ],
  ])('is suggested for the columns %s', async (columns, suggestion) => {
    const error = await folder.import(`${columns}\nx\n`).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect((error as ImportError).suggestion).toEqual({ columns: suggestion });
  });

  test('with number and street swapped is refused', async () => {
    const text = 'no,road\n5,Elm St\n7A,Elm St\n9,Elm St\n,Elm St\n';
    const mapping = { columns: { number: 'road', street: 'no' } };
    expect(await errorCodeOf(folder.import(text, { mapping }))).toEqual([
      'columns_swapped',
      expect.stringContaining('number and street are swapped in 3 of the first 3 rows'),
    ]);
    // Names in the number column alone do not mean that the columns are swapped.
    const named = { columns: { number: 'no', street: 'road' }, constants: { city: 'Larkspur' } };
    expect(await folder.import('no,road\nOld Mill,Elm St\n', { mapping: named })).toMatchObject({ kept: 1 });
  });

  test.each([
    [{ columns: { nubmer: 'a' } }, '"nubmer" is not a target'],
    [{ columns: { number: 5 } }, '"columns.number"'],
    [{ columns: { number: { join: 'a', with: '-' } } }, '"columns.number"'],
    [{ columns: { street: { column: 'a' } } }, '"columns.street"'],
    [{ columns: { city: { column: 'a', holdsNumber: true } } }, '"columns.city"'],
    [{ columns: { city: { either: 'a' } } }, '"columns.city"'],
    [{ columns: {}, constants: { city: ['a'] } }, '"constants.city"'],
    [{ columns: {}, alias: [] }, '"alias" is not a part'],
    [{ columns: {}, path: '{town}.csv' }, '"{town}"'],
    [{ columns: {}, header: true }, '"header"'],
  ])('is refused when invalid: %j', (mapping, message) => {
    expect(() => parseColumnMapping(mapping, 'map.json')).toThrow(message);
  });
});
