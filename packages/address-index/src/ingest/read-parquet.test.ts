// Overture's published format: GeoParquet, compressed with zstd.
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const rowCount = 25_000; // more than one batch

function wkb(longitude: number, latitude: number): Uint8Array {
  const bytes = Buffer.alloc(21);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(longitude, 5);
  bytes.writeDoubleLE(latitude, 13);
  return bytes;
}

async function overture({
  codec = 'ZSTD',
  crs,
  withPoints = true,
}: {
  codec?: 'ZSTD' | 'GZIP' | 'SNAPPY';
  crs?: object;
  withPoints?: boolean;
}): Promise<Buffer> {
  const writer = new ByteWriter();
  const rows = Array.from({ length: rowCount }, (_, at) => at);
  const text = (name: string) =>
    ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' }) as const;
  const names = ['id', 'country', 'postcode', 'street', 'number', 'postal_city'];
  const geo = {
    version: '1.1.0',
    primary_column: 'geometry',
    columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'], ...(crs === undefined ? {} : { crs }) } },
  };
  await parquetWrite({
    writer,
    codec,
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes), GZIP: (bytes) => gzipSync(bytes) },
    kvMetadata: withPoints ? [{ key: 'geo', value: JSON.stringify(geo) }] : [],
    schema: [
      { name: 'root', num_children: names.length + 2 },
      ...names.map(text),
      { name: 'address_levels', num_children: 1, converted_type: 'LIST', repetition_type: 'OPTIONAL' },
      { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
      { name: 'element', num_children: 1, repetition_type: 'OPTIONAL' },
      text('value'),
      { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' },
    ],
    columnData: [
      { name: 'id', data: rows.map((at) => `id-${at}`) },
      { name: 'country', data: rows.map(() => 'US') },
      { name: 'postcode', data: rows.map(() => '00214') },
      { name: 'street', data: rows.map((at) => `Street ${Math.floor(at / 100)}`) },
      { name: 'number', data: rows.map((at) => String((at % 100) + 1)) },
      { name: 'postal_city', data: rows.map(() => null) },
      { name: 'address_levels', data: rows.map(() => [{ value: 'XN' }, { value: 'Larkspur Falls' }]) },
      { name: 'geometry', data: rows.map(() => wkb(-72.5, 43.5)) },
    ],
  });
  return Buffer.from(writer.getBuffer());
}

test.each(['ZSTD', 'GZIP', 'SNAPPY'] as const)(
  'a GeoParquet file compressed with %s is read completely',
  async (codec) => {
    const summary = await folder.import(await overture({ codec }));
    expect(summary).toMatchObject({ rowsRead: rowCount, kept: rowCount, files: [{ format: 'overture' }] });
    expect(folder.first('7 street 249')).toMatchObject({
      city: 'Larkspur Falls',
      region: 'XN',
      sourceId: 'id-24906',
      latitude: 43.5,
    });
  },
);

test('a gzipped GeoParquet file is read', async () => {
  expect(await folder.import(gzipSync(await overture({ codec: 'SNAPPY' })))).toMatchObject({ kept: rowCount });
});

test.each<[string, Parameters<typeof overture>[0], string, RegExp]>([
  ['without points', { withPoints: false }, 'format_unknown', /no column of points/],
  ['of other coordinates', { crs: { id: { authority: 'EPSG', code: 27700 } } }, 'crs_unsupported', /EPSG:27700/],
])('a Parquet file %s is refused with its reason', async (_, made, code, words) => {
  expect(await errorCodeOf(folder.import(await overture(made)))).toEqual([code, expect.stringMatching(words)]);
});

test('a truncated Parquet file is refused as unreadable', async () => {
  const whole = await overture({ codec: 'SNAPPY' });
  const cut = errorCodeOf(folder.import(whole.subarray(0, whole.length - 100)));
  expect(await cut).toEqual(['file_unreadable', expect.any(String)]);
});
