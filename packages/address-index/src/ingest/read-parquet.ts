// Converts GeoParquet to rows by way of GeoJSON lines, which share formats, mappings and refusals with GeoJSON.
import { open } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
} from 'hyparquet';
import { columnsOf } from './column-mapping.ts';
import { ImportError } from './import-error.ts';
import { mappingByFormat, recogniseFormat } from './known-formats.ts';
import { textReader } from './read-text.ts';
import type { RowSink } from './import-summary.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';

const rowsAtOnce = 20_000;

const compressors: Compressors = {
  GZIP: (packed, length) => gunzipSync(packed, { maxOutputLength: length }),
  BROTLI: (packed, length) => brotliDecompressSync(packed, { maxOutputLength: length }),
  ZSTD: (packed, length) => zstdDecompressSync(packed, { maxOutputLength: length }),
};

/** Longitude and latitude in WGS 84, GeoParquet's default. */
const wgs84 = new Set([undefined, 'OGC:CRS84', 'EPSG:4326']);

/** @param progress  receives the share read, 0 to 1. @throws ImportError; `signal.reason` when aborted. */
export async function readParquet(
  { name, path }: { name: string; path: string },
  options: ReadOptions,
  work: { sink: RowSink; signal: AbortSignal | undefined; progress: (share: number) => void },
): Promise<ReturnType<TextReader['report']>> {
  const handle = await open(path);
  try {
    const file = await randomAccess(handle);
    const metadata = await readable(name, parquetMetadataAsync(file));
    const geometry = geometryColumn(name, metadata);
    const columns = wantedColumns(metadata, geometry, options);
    const reader = textReader({ name, isJson: true, start: '{"type":"Feature"}' }, options, work.sink);
    const count = Number(metadata.num_rows);
    for (let rowStart = 0; rowStart < count; rowStart += rowsAtOnce) {
      work.signal?.throwIfAborted();
      const rowEnd = Math.min(count, rowStart + rowsAtOnce);
      const read = parquetReadObjects({ file, metadata, columns, rowStart, rowEnd, compressors, useOffsetIndex: true });
      for (const row of await readable(name, read)) reader.push(`${featureOf(row, geometry)}\n`);
      work.progress(rowEnd / count);
    }
    reader.end();
    return reader.report();
  } finally {
    await handle.close();
  }
}

async function randomAccess(handle: Awaited<ReturnType<typeof open>>): Promise<AsyncBuffer> {
  const { size } = await handle.stat();
  return {
    byteLength: size,
    async slice(start, end = size) {
      const bytes = new Uint8Array(end - start);
      for (let at = 0; at < bytes.length;) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at);
        if (bytesRead === 0) throw new Error('the file has been cut off');
        at += bytesRead;
      }
      return bytes.buffer;
    },
  };
}

async function readable<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new ImportError('file_unreadable', name, error instanceof Error ? error.message : String(error), error);
  }
}

function geometryColumn(name: string, metadata: FileMetaData): string {
  const column = metadata.schema.find(
    ({ logical_type: type }) => type?.type === 'GEOMETRY' || type?.type === 'GEOGRAPHY',
  );
  if (column === undefined) {
    throw new ImportError('format_unknown', name, 'it has no column of points (GeoParquet): export it as CSV first');
  }
  const { logical_type: type } = column;
  const crs = type !== undefined && 'crs' in type ? type.crs : undefined;
  if (!wgs84.has(crs)) {
    throw new ImportError('crs_unsupported', name, `its coordinates are in ${crs}; convert them to WGS 84 first`);
  }
  return column.name;
}

/** The columns that the mapping reads; all of them without a mapping, so that the error can name them. */
function wantedColumns(metadata: FileMetaData, geometry: string, options: ReadOptions): string[] {
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  const format = recogniseFormat(names, true);
  const mapping = options.mapping ?? (format === null ? undefined : mappingByFormat[format]);
  if (mapping === undefined) return names;
  const read = new Set([geometry, 'id']);
  for (const choice of Object.values(mapping.columns)) {
    for (const column of columnsOf(choice)) read.add(column.split('.')[0] ?? '');
  }
  return names.filter((name) => read.has(name));
}

function featureOf(row: Record<string, unknown>, geometry: string): string {
  const { [geometry]: point, ...properties } = row;
  const feature = { type: 'Feature', id: properties['id'], properties, geometry: point };
  return JSON.stringify(feature, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
