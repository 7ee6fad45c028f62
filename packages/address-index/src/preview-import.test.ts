import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { previewImport } from './index.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-preview-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string | Buffer, name = 'data.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a preview guesses what the columns hold, and shows the addresses of the first rows', async () => {
  const csv =
    'SAO_TEXT;PAO_NUM;STREET_DESC;TOWN;PC\nFLAT 1;14;MILL ROAD;WEXMOUTH;ZZ1 5PM\n;;MILL ROAD;WEXMOUTH;ZZ1 5PM\n';
  const preview = await previewImport(fileOf(gzipSync(csv)), { country: 'GB' });
  expect(preview).toMatchObject({
    columns: ['SAO_TEXT', 'PAO_NUM', 'STREET_DESC', 'TOWN', 'PC'],
    rows: [
      ['FLAT 1', '14', 'MILL ROAD', 'WEXMOUTH', 'ZZ1 5PM'],
      ['', '', 'MILL ROAD', 'WEXMOUTH', 'ZZ1 5PM'],
    ],
    mapping: { columns: { unit: 'SAO_TEXT', number: 'PAO_NUM', street: 'STREET_DESC', city: 'TOWN', postcode: 'PC' } },
    rowsRead: 2,
    kept: 1,
    refused: [{ reason: 'no_number', count: 1 }],
    addresses: ['Flat 1, 14 Mill Road, Wexmouth, ZZ1 5PM'],
    error: null,
  });
});

test('a preview uses the given mapping', async () => {
  const path = fileOf('a,b\n12 Long Street,Wexmouth\n');
  const mapping = { columns: { street: { column: 'a', holdsNumber: true }, city: 'b' } };
  expect((await previewImport(path, { country: 'GB', mapping })).addresses).toEqual(['12 Long Street, Wexmouth']);
  expect(await previewImport(path, { country: 'GB' })).toMatchObject({
    mapping: { columns: {} },
    kept: 0,
    refused: [{ reason: 'no_number', count: 1 }],
    error: { code: 'nothing_kept' },
  });
  const wrong = await previewImport(path, { country: 'GB', mapping: { columns: { street: 'c' } } });
  expect(wrong).toMatchObject({ columns: ['a', 'b'], kept: 0, error: { code: 'mapping_invalid' } });
});

test('a preview reads only the start of a large file, and splits no row', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `${at + 1},Long Street,Wexmouth`);
  const path = fileOf(`number,street,city\n${rows.join('\n')}\n`);
  const preview = await previewImport(path, { country: 'GB' });
  expect(preview).toMatchObject({ rowsRead: 200, kept: 200, refused: [], error: null });
});

test('a preview recognises GeoJSON by its properties, even in a partial file', async () => {
  const feature = (number: number) =>
    `{"type":"Feature","properties":{"nr":${number},"road":"Long Street","town":"Wexmouth"},"geometry":{"type":"Point","coordinates":[-3.5,50.2]}}`;
  const features = Array.from({ length: 8000 }, (_, at) => feature(at + 1));
  const path = fileOf(`{"type":"FeatureCollection","features":[${features.join(',')}]}`, 'data.geojson');
  const preview = await previewImport(path, { country: 'GB' });
  expect(preview).toMatchObject({
    columns: ['nr', 'road', 'town'],
    mapping: { columns: { number: 'nr', street: 'road', city: 'town' } },
    kept: 200,
    error: null,
  });
});

test('a preview of another kind of file names the kind, and leaves nothing behind', async () => {
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(previewImport(fileOf('%PDF-1.7'), {})).rejects.toThrow('it is a PDF');
  await expect(previewImport(join(folder, 'unknown.csv'), {})).rejects.toThrow('there is no such file');
  await expect(previewImport(fileOf('a,b\n1,2\n', 'b.csv'), {})).resolves.toMatchObject({ kept: 0 });
  expect(readdirSync(folder)).toEqual(['b.csv', 'data.csv']);
});
