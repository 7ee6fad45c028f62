import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
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

describe('the encoding of a CSV file', () => {
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
  ])('is detected as %s', async (_, bytes, encoding) => {
    const summary = await folder.import(bytes, { country: 'DE' });
    expect(summary).toMatchObject({ kept: 2, files: [{ encoding, delimiter: ';' }] });
    expect(folder.find('mühlstr 5')).toEqual(['Mühlstraße 5, 00951 Überau']);
    expect(folder.first('mühlstr 5')).toMatchObject({ latitude: 47.1, longitude: 9.51 });
  });

  test('is detected even when the first letter beyond ASCII comes after megabytes', async () => {
    const plain = Array.from({ length: 30_000 }, (_, at) => row(String(at + 1))).join('\n');
    const summary = await folder.import(Buffer.from(`${header}\n${plain}\n${row('7', 'Allée Foch')}\n`, 'latin1'));
    expect(summary).toMatchObject({ kept: 30_001, files: [{ encoding: 'windows-1252' }] });
    expect(folder.find('7 allee foch')[0]).toMatch(/^7 Allée Foch/);
  });

  test('is as given, and a wrong one loses the rows that it cannot decode', async () => {
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

describe('a CSV file', () => {
  test.each([
    [',', ','],
    [';', ';'],
    ['\t', '\t'],
    ['|', '|'],
  ])('separated by %j is recognised by its header', async (_, separator) => {
    const text = `${header}\n${row('5')}\n`.replaceAll(',', separator);
    expect(await folder.import(text)).toMatchObject({ kept: 1, files: [{ delimiter: separator }] });
  });

  test('with any other separator needs it to be given', async () => {
    const text = `${header}\n${row('5')}\n`.replaceAll(',', '~');
    expect(await folder.import(text, { delimiter: '~' })).toMatchObject({ kept: 1 });
  });

  test.each([
    ['CRLF', '\r\n'],
    ['CR alone', '\r'],
    ['LF', '\n'],
  ])('may end its lines with %s', async (_, end) => {
    const summary = await folder.import([header, row('5'), 'broken', row('7'), ''].join(end));
    expect(summary).toMatchObject({ kept: 2, refused: [{ examples: [{ at: 3, text: 'broken' }] }] });
  });

  test('may have an extra separator at the end of lines', async () => {
    expect(await folder.import(`${header}\n${row('5')},\n${row('7')},\n`)).toMatchObject({ kept: 2, refused: [] });
  });
});

describe('lines above the header', () => {
  test('set the separator if they are sep=;, as spreadsheets write it', async () => {
    const text = `sep=;\r\n${header}\r\n${row('5')}\r\n`.replaceAll(',', ';');
    expect(await folder.import(text)).toMatchObject({ kept: 1, files: [{ delimiter: ';' }], remarks: [] });
    const quoted = `"sep=;"\n${header}\n${row('5')}\n`.replaceAll(',', ';');
    expect(await folder.import(quoted)).toMatchObject({ kept: 1, remarks: [] });
    const odd = `\ufeffsep=~\n${header}\n${row('5')}\n`.replaceAll(',', '~');
    expect(await folder.import(odd)).toMatchObject({ kept: 1, files: [{ delimiter: '~' }] });
  });

  test.each([
    ['a title', 'Addresses of Larkspur, 2026\n'],
    ['a title as a spreadsheet writes it', 'Addresses of Larkspur;;;;;;;;;;\n'],
    ['a title and a blank line', 'Addresses of Larkspur\n\n'],
    ['a title and a date', 'Addresses of Larkspur\n2026-11-01;\n'],
  ])('are skipped and reported: %s', async (_, above) => {
    const summary = await folder.import(above + `${header}\n${row('5')}\n`.replaceAll(',', ';'));
    const lines = above.split('\n').filter(Boolean).length;
    expect(summary).toMatchObject({ rowsRead: 1, kept: 1, files: [{ delimiter: ';' }] });
    expect(summary.remarks).toMatchObject([{ reason: 'title_skipped', count: lines }]);
    const at = above.split('\n').length + 1;
    expect((await folder.import(`${above}${header}\nbroken\n`.replaceAll(',', ';')).catch(String)) as string).toContain(
      `line ${at}`,
    );
  });
});

describe('a column name that appears twice in the header', () => {
  const text = (names: string): string => `LON,LAT,NUMBER,STREET,${names}\n-68.6,41,5,Elm St,Larkspur,Otter Creek\n`;

  test.each([
    ['by a known format', 'CITY,CITY', undefined],
    ['in another case', 'CITY,City', undefined],
    ['by a mapping', 'CITY,CITY', { columns: { number: 'NUMBER', street: 'STREET', city: 'CITY' } }],
  ])('stops the import for a decision when it is read %s', async (_, names, mapping) => {
    const attempt = folder.import(text(names), mapping === undefined ? {} : { mapping });
    expect(await errorCodeOf(attempt)).toEqual([
      'column_repeated',
      expect.stringMatching(/"CITY" more than once \(columns 5 and 6\).*--map.*"CITY#1" or "CITY#2"/),
    ]);
  });

  test('is read by the suggested mapping, and by its position', async () => {
    const error: unknown = await folder.import(text('CITY,CITY')).catch((reason: unknown) => reason);
    const { suggestion } = error as { suggestion: ColumnMapping };
    expect(suggestion.columns).toMatchObject({ city: 'CITY#1', number: 'NUMBER' });
    await folder.import(text('CITY,CITY'), { mapping: suggestion });
    expect(folder.first('5 elm')).toMatchObject({ city: 'Larkspur' });
    await folder.import(text('CITY,CITY'), { mapping: { columns: { ...suggestion.columns, city: 'CITY#2' } } });
    expect(folder.first('5 elm')).toMatchObject({ city: 'Otter Creek' });
  });

  test('is ignored when it is not read, or when the mapping picks one by its case', async () => {
    expect(await folder.import(text('NOTE,NOTE'))).toMatchObject({ kept: 1 });
    const columns = { number: 'NUMBER', street: 'STREET', city: 'City' };
    await folder.import(text('CITY,City'), { mapping: { columns } });
    expect(folder.first('5 elm')).toMatchObject({ city: 'Otter Creek' });
  });
});

describe('an endless line', () => {
  const endless = 'x'.repeat(9 * 1024 * 1024);

  test.each([
    ['CSV', `${header}\n${row('5')}\n${endless}`, 'line 3'],
    ['a CSV header', endless, 'line 1'],
    ['GeoJSON lines', `{"type":"Feature"}\n{"type":"Feature","properties":{"a":"${endless}`, 'line 2'],
    ['a FeatureCollection', `{"type":"FeatureCollection","features":[{"a":"${endless}`, 'feature 1'],
    ['the name of a FeatureCollection', `{"type":"FeatureCollection","name":"${endless}`, 'feature 1'],
  ])('stops the import at 8 MiB: %s', async (_, text, place) => {
    expect(await errorCodeOf(folder.import(text))).toEqual([
      'line_too_long',
      expect.stringContaining(`${place} is longer than 8 MiB`),
    ]);
  });

  test('is skipped, including its end, when too long for a record', async () => {
    const long = `-68.6,41,7,${'x'.repeat(300 * 1024)}\r\n`;
    const summary = await folder.import(`${header}\n${row('5')}\n${long}${row('9')}\nbroken\n`);
    expect(summary).toMatchObject({ rowsRead: 4, kept: 2, refused: [{ reason: 'broken_line', count: 2 }] });
    expect(summary.refused[0]?.examples.map(({ at }) => at)).toEqual([3, 5]);
  });
});

describe('an import without usable rows', () => {
  test.each([
    [
      'says why',
      'CITY,0',
      {},
      /none of the 2 rows .*all of them: no number and no name, as in line 2 \(-68\.6,41\.0,0/,
    ],
    ['has no rows', '', {}, /there are no rows/],
  ])('stops: it %s', async (_, number, options, words) => {
    const text = number === '' ? `${header}\n` : `${header}\n${row('0')}\n${row('')}\n`;
    expect(await errorCodeOf(folder.import(text, options))).toEqual(['nothing_kept', expect.stringMatching(words)]);
  });

  test('says which setting to use if the street column holds the numbers', async () => {
    const mapping = { columns: { street: 'addr', city: 'town' } };
    expect(await errorCodeOf(folder.import('addr,town\n12 Elm St,Larkspur\n', { mapping }))).toEqual([
      'nothing_kept',
      expect.stringContaining('"holdsNumber": true'),
    ]);
  });
});

describe('a header fused with the first record', () => {
  test.each([
    ['by a known name', `${header}${row('5')}\n${row('7')}\n`],
    ['with a separator between', `${header},${row('5')}\n${row('7')}\n`],
  ])('is split: %s', async (_, text) => {
    const summary = await folder.import(text);
    expect(summary).toMatchObject({ rowsRead: 2, kept: 2, remarks: [{ reason: 'header_repaired', count: 1 }] });
    expect(folder.first('5 main')).toMatchObject({ longitude: -68.6 });
  });

  test('is split when it has custom names and the data starts with a digit', async () => {
    const mapping = { columns: { number: 'no', street: 'road', city: 'town' } };
    expect(await folder.import('road;town;no;note1;2;3;4\nElm St;Larkspur;5;x\n', { mapping })).toMatchObject({
      rowsRead: 2,
    });
  });

  test('stops the import with the line number when the split is ambiguous', async () => {
    const mapping = { columns: { number: 'no', street: 'road' } };
    const attempt = folder.import('no,road,noteabc,Elm St,5\n7,Elm St,x\n', { mapping });
    expect(await errorCodeOf(attempt)).toEqual(['header_glued', expect.stringContaining('noteabc,Elm St,5')]);
  });
});
