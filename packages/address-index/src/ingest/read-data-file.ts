import { createReadStream } from 'node:fs';
import { toAlpha2 } from '@doorstep/address-language';
import { ImportError } from './import-error.ts';
import type { FileReport, RowSink } from './import-summary.ts';
import { textReader } from './read-text.ts';
import { type DataFile, spoolBytes } from './source/list-data-files.ts';
import { openDataFile, type OpenedFile } from './source/open-data-file.ts';
import { fileDecoder, startOfText } from './source/text-decoder.ts';
import type { ReadOptions } from './text-reader.ts';

export interface ReadWork {
  spoolFolder: string;
  onBytes: (bytesRead: number) => void;
  signal: AbortSignal | undefined;
}

/** @returns the detected format. @throws ImportError naming the file; `signal.reason` when aborted. */
export async function readDataFile(
  file: DataFile,
  options: ReadOptions,
  work: ReadWork & { sink: RowSink },
): Promise<Omit<FileReport, 'rows'>> {
  const opened = await openDataFile(file, work.onBytes, work.signal);
  const isOsm = options.format?.startsWith('osm') ?? (opened.kind.kind === 'osm-pbf' || opened.kind.kind === 'xml');
  try {
    if (opened.kind.kind === 'other') throw new ImportError('format_unknown', file.name, opened.kind.advice);
    if (opened.kind.kind === 'zip') {
      throw new ImportError('file_unreadable', file.name, 'there is a zip file in an archive: unpack it first');
    }
    if (opened.kind.kind === 'parquet') return await readParquetFile(file, opened, options, work);
    return isOsm ? await readOsmFile(file, opened, options, work) : await readTextFile(file, opened, options, work);
  } finally {
    await opened.bytes.return(undefined);
  }
}

async function readTextFile(
  file: DataFile,
  opened: OpenedFile,
  options: ReadOptions,
  { sink }: { sink: RowSink },
): Promise<Omit<FileReport, 'rows'>> {
  const named = options.encoding ?? options.mapping?.encoding ?? '';
  const country = toAlpha2(options.country || options.mapping?.constants?.country || '');
  const decoder = fileDecoder(opened.head, { encoding: named, country, name: file.name });
  const start = startOfText(opened.head);
  const isJson = opened.kind.kind === 'json';
  const reader = textReader({ name: file.name, isJson, start }, options, sink);
  for await (const bytes of opened.bytes) reader.push(decoder.decode(bytes));
  const last = decoder.end();
  if (last !== '') reader.push(last);
  reader.end();
  return { name: file.name, encoding: decoder.encoding, ...reader.report() };
}

/** A Parquet file has its metadata at its end, so a stream is spooled. */
async function readParquetFile(
  file: DataFile,
  opened: OpenedFile,
  options: ReadOptions,
  { sink, signal, spoolFolder, onBytes }: ReadWork & { sink: RowSink },
): Promise<Omit<FileReport, 'rows'>> {
  const path = await onDisk(file, opened, spoolFolder);
  const progress = (share: number): void => onBytes(Math.floor(share * (file.bytes ?? 0)));
  const { readParquet } = await import('./read-parquet.ts');
  const report = await readParquet({ name: file.name, path }, options, { sink, signal, progress });
  return { name: file.name, encoding: 'utf-8', ...report };
}

async function onDisk(file: DataFile, opened: OpenedFile, spoolFolder: string): Promise<string> {
  return file.path !== null && !opened.wasPacked ? file.path : spoolBytes(opened.bytes, spoolFolder);
}

/** Needs several passes: addresses refer to nodes earlier in the file. */
async function readOsmFile(
  file: DataFile,
  opened: OpenedFile,
  options: ReadOptions,
  work: ReadWork & { sink: RowSink },
): Promise<Omit<FileReport, 'rows'>> {
  const { kind } = opened.kind;
  if (kind !== 'osm-pbf' && kind !== 'xml') {
    throw new ImportError(
      'format_unknown',
      file.name,
      `it is no OpenStreetMap file, although ${options.format} was said`,
    );
  }
  const { readOsm } = await import('./osm/read-osm.ts');
  const steps = { spoolFolder: work.spoolFolder, signal: work.signal };
  const constants = { country: options.country ?? '', ...options.mapping?.constants };
  const progress = (share: number): void => work.onBytes(Math.floor(share * (file.bytes ?? 0)));
  if (kind === 'osm-pbf') {
    const { OsmPbfFile } = await import('./osm/osm-pbf-file.ts');
    const pbf = await OsmPbfFile.open(await onDisk(file, opened, work.spoolFolder), file.name);
    try {
      await readOsm(pbf, { ...steps, constants, progress, sink: work.sink });
    } finally {
      await pbf.close();
    }
    return { name: file.name, format: 'osm-pbf', encoding: '', delimiter: '' };
  }
  const spooled = file.isRepeatable ? null : await spoolBytes(opened.bytes, work.spoolFolder);
  const again = spooled === null ? file : spooledFile(file.name, spooled);
  const { OsmXmlFile } = await import('./osm/osm-xml-file.ts');
  const xml = new OsmXmlFile(file.name, async () => (await openDataFile(again, () => undefined, work.signal)).bytes);
  await readOsm(xml, { ...steps, constants, progress, sink: work.sink });
  return { name: file.name, format: 'osm-xml', encoding: 'utf-8', delimiter: '' };
}

function spooledFile(name: string, path: string): DataFile {
  return { name, path, bytes: null, isRepeatable: true, open: () => createReadStream(path) as AsyncIterable<Buffer> };
}
