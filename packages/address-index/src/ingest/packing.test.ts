import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
import { writeZip } from '../fixtures/write-zip.ts';
import { writeOsmPbf } from '../fixtures/write-osm-pbf.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const header = 'LON,LAT,NUMBER,STREET,CITY,POSTCODE';
const street = (name: string, count = 1): string =>
  [header, ...Array.from({ length: count }, (_, at) => `-68.6,41,${at + 1},${name},Larkspur Falls,00214`)].join('\n');

describe('an import of a zip file', () => {
  test.each([
    ['deflated', {}],
    ['stored', { method: 0 }],
    ['with 64-bit sizes', { is64: true }],
  ])('reads every data file in it, and names the others: %s', async (_, choices) => {
    const summary = await folder.import(
      writeZip(
        {
          'LICENSE.txt': 'Free for all.',
          'us/xn/elm.csv': street('Elm St'),
          'us/xn/oak.csv.gz': gzipSync(street('Oak St')),
          'us/xn/oak.vrt': '<xml/>',
          '__MACOSX/us/xn/elm.csv': 'x',
        },
        choices,
      ),
    );
    expect(summary).toMatchObject({ kept: 2 });
    expect(summary.files.map(({ name }) => name.slice(folder.path.length))).toEqual([
      '/data/us/xn/elm.csv',
      '/data/us/xn/oak.csv.gz',
    ]);
    expect(summary.skipped).toHaveLength(3);
    expect(folder.find('1 oak')).toEqual(['1 Oak St, Larkspur Falls, 00214']);
  });

  test('reads from a stream, in small chunks', async () => {
    const bytes = writeZip({ 'elm.csv': street('Elm St', 3) });
    const pieces = Array.from({ length: Math.ceil(bytes.length / 10) }, (_, at) =>
      bytes.subarray(at * 10, at * 10 + 10),
    );
    expect(await folder.import('', { files: [Readable.from(pieces)] })).toMatchObject({ kept: 3 });
  });

  test('reads an OpenStreetMap file inside, although that takes two passes', async () => {
    const tags = { 'addr:housenumber': '5', 'addr:street': 'Bergweg', 'addr:city': 'Auenfels' };
    const pbf = writeOsmPbf([[{ node: 1, lat: 47.1, lon: 9.5 }], [{ way: 2, nodes: [1], tags }]]);
    await folder.import(writeZip({ 'town.osm.pbf': pbf }), { country: 'LI' });
    expect(folder.first('bergweg 5')).toMatchObject({ latitude: 47.1 });
  });

  test('names a truncated, damaged or encrypted archive, and an unknown compression', async () => {
    const whole = writeZip({ 'elm.csv': street('Elm St', 50) });
    const damaged = Buffer.from(whole);
    damaged[60] = (damaged[60] ?? 0) ^ 255;
    const cases: [Buffer, string, RegExp][] = [
      [whole.subarray(0, whole.length - 30), 'file_truncated', /zip file ends in the middle/],
      [damaged, 'file_unreadable', /elm\.csv: the zip file is damaged/],
      [writeZip({ 'elm.csv': street('Elm St') }, { wrongChecksum: true }), 'file_unreadable', /checksum is wrong/],
      [writeZip({ 'elm.csv': street('Elm St') }, { isEncrypted: true }), 'file_unreadable', /encrypted/],
      [writeZip({ 'elm.csv': street('Elm St') }, { method: 9 }), 'file_unreadable', /method 9/],
      [writeZip({ 'a.shp': 'x', 'a.dbf': 'y' }), 'nothing_to_read', /a\.dbf, a\.shp/],
    ];
    for (const [bytes, code, message] of cases) {
      expect(await errorCodeOf(folder.import(bytes))).toEqual([code, expect.stringMatching(message)]);
    }
    expect(folder.indexFiles()).toEqual([]);
  });
});

describe('a folder', () => {
  test('is read with its data files only, with country and region from OpenAddresses’ folder names', async () => {
    folder.write('open/us/vt/a.csv', street('Elm St'));
    folder.write('open/gb/countrywide.csv', street('Oak St'));
    folder.write('open/.hidden.csv', street('Ash St'));
    folder.write('open/README.md', 'x');
    const summary = await folder.import('', { files: [`${folder.path}/open`], country: '' });
    expect(summary.files.map(({ name }) => name)).toEqual([
      `${folder.path}/open/gb/countrywide.csv`,
      `${folder.path}/open/us/vt/a.csv`,
    ]);
    expect(folder.first('1 elm st')).toMatchObject({ countryCode: 'US', region: 'VT' });
    expect(folder.first('1 oak st')).toMatchObject({ countryCode: 'GB', region: '' });
  });

  test('with several files becomes one data set, with lines counted per file', async () => {
    const files = [folder.write('a.csv', street('Elm St', 2)), folder.write('b.csv', `${street('Oak St')}\nbroken`)];
    const summary = await folder.import('', { files });
    expect(summary).toMatchObject({ kept: 3, refused: [{ examples: [{ file: files[1], at: 3, text: 'broken' }] }] });
  });

  test('is refused when empty', async () => {
    folder.write('empty/readme.txt', 'x');
    expect(await errorCodeOf(folder.import('', { files: [`${folder.path}/empty`] }))).toEqual([
      'nothing_to_read',
      expect.stringContaining('readme.txt'),
    ]);
  });
});

test('gzip is recognised by its bytes, whatever the file name', async () => {
  const files = [folder.write('a.csv', gzipSync(street('Elm St'))), folder.write('b.csv.gz', street('Oak St'))];
  expect(await folder.import('', { files })).toMatchObject({ kept: 2 });
});

const tar = Buffer.concat([Buffer.from('elm.csv'.padEnd(257, '\0')), Buffer.from('ustar\0'), Buffer.alloc(250)]);

test.each<[string, () => string | Buffer, RegExp]>([
  ['bzip2', () => 'BZh91AY', /bzip2.*unpack/],
  ['SQLite', () => 'SQLite format 3\0', /GeoPackage.*export/],
  ['RAR', () => 'Rar!....', /RAR archive: unpack/],
  ['a tar archive', () => tar, /tar archive: unpack/],
  ['tar.gz', () => gzipSync(tar), /tar archive: unpack/],
  ['a web page', () => '\n<!DOCTYPE html><html></html>', /web page/],
  ['another kind of XML', () => '<kml xmlns="x"></kml>', /<kml>; export/],
  [
    'xlsx',
    () => writeZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>', 'xl/sheet1.xml': '<x/>' }),
    /Excel workbook: save its sheet as CSV/,
  ],
  ['ods', () => writeZip({ mimetype: 'x', 'content.xml': '<x/>', 'styles.xml': '<x/>' }), /office document: save/],
])('%s is refused with advice', async (_, content, words) => {
  expect(await errorCodeOf(folder.import(content()))).toEqual(['format_unknown', expect.stringMatching(words)]);
});

test.each<[string, Record<string, string | Buffer>, RegExp]>([
  ['a zip file', { 'elm.zip': writeZip({ 'elm.csv': street('Elm St') }) }, /archive in it: unpack/],
  ['zip files', { 'a.zip': 'PK', 'b.zip': 'PK' }, /archive in it: unpack/],
  ['a spreadsheet', { 'elm.xlsx': 'PK' }, /spreadsheet in it: save/],
  ['a Shapefile', { 'a.shp': 'x', 'a.dbf': 'y' }, /Shapefile in it: export/],
])('an archive with only %s inside is refused with advice', async (_, members, words) => {
  const expected = ['nothing_to_read', expect.stringMatching(words)];
  expect(await errorCodeOf(folder.import(writeZip(members)))).toEqual(expected);
  for (const [name, content] of Object.entries(members)) folder.write(`open/${name}`, content);
  const inFolder = errorCodeOf(folder.import('', { files: [`${folder.path}/open`] }));
  if (!Object.keys(members).join().includes('.zip')) expect(await inFolder).toEqual(expected);
  else await inFolder;
});

test('a zip file inside another is not read as text, whatever its name', async () => {
  const inner = writeZip({ 'elm.csv': street('Elm St') });
  const attempt = folder.import(writeZip({ 'elm.csv': inner }));
  expect(await errorCodeOf(attempt)).toEqual(['file_unreadable', expect.stringContaining('unpack it first')]);
});
