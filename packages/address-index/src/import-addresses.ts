// Reads open data and puts one new index file in the folder, or changes nothing at all.
import { randomInt } from 'node:crypto';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AddressCollector } from './build/address-collector.ts';
import { AddressSpool } from './build/address-spool.ts';
import { assembleIndex } from './build/assemble-index.ts';
import { writeStreets } from './build/write-streets.ts';
import { fileEnding } from './index-format/file-layout.ts';
import { datasetPath, openPartFolder, syncFolder } from './index-format/index-folder.ts';
import { IndexFileWriter } from './index-format/write-index-file.ts';
import type { AddressRow } from './ingest/address-row.ts';
import type { ColumnMapping } from './ingest/column-mapping.ts';
import { ImportError } from './ingest/import-error.ts';
import { type ImportSummary, RefusalCounter } from './ingest/import-summary.ts';
import type { ImportFormat } from './ingest/known-formats.ts';
import { PointCheck } from './ingest/point-check.ts';
import { type ImportSource, readChunks, sourceName } from './ingest/read-chunks.ts';
import { rowReader } from './ingest/read-rows.ts';

export interface ImportOptions {
  /** Paths or streams of bytes, gzip or plain; all of them together make the data set. */
  files?: ImportSource[];
  /** Rows made by a program, after the files. The object may be reused between rows. */
  rows?: Iterable<AddressRow> | AsyncIterable<AddressRow>;
  /** Letters, digits, `-`, `_` and `.`, up to 64; the data set's name and part of its file's. */
  dataset: string;
  /** ISO 3166-1 alpha-2 for rows that name no country. */
  country?: string;
  /** Found from the file itself when absent. */
  format?: ImportFormat;
  mapping?: ColumnMapping;
  /** Whether a data set of this name may be replaced. */
  replace?: boolean;
  indexFolder: string;
  licence?: string;
  attribution?: string;
  /** Called a few times a second. */
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
}

export interface ImportProgress {
  phase: 'reading' | 'writing';
  rowsRead: number;
  bytesRead: number;
  /** Null when the size of a source is not known (a stream). */
  bytesTotal: number | null;
}

const progressEveryMs = 250;

/**
 * Imports one data set. The new file is written aside, synced and renamed: a reader sees the old data or the new.
 * @throws ImportError when the import cannot go on; `signal.reason` when aborted. The folder is then as it was.
 */
export async function importAddresses(options: ImportOptions): Promise<ImportSummary> {
  const startedAt = performance.now();
  const { dataset, indexFolder } = options;
  const path = datasetPath(indexFolder, dataset);
  if (path === null) {
    throw new ImportError('dataset_name_invalid', '', `"${dataset}" cannot be the name of a data set`);
  }
  const isNew = statSync(path, { throwIfNoEntry: false }) === undefined;
  if (!isNew && options.replace !== true) {
    throw new ImportError('dataset_exists', '', `there is already a data set "${dataset}"`);
  }
  mkdirSync(indexFolder, { recursive: true });
  const partFolder = openPartFolder(indexFolder, dataset);
  const spool = new AddressSpool(partFolder.path);
  const partPath = join(partFolder.path, `${dataset}${fileEnding}`);
  let file: IndexFileWriter | null = null;
  try {
    const collector = new AddressCollector(spool);
    const { rowsRead, refusals } = await readAll(options, collector);
    options.signal?.throwIfAborted();
    file = new IndexFileWriter(partPath);
    const written = writeStreets(spool, collector.table, file, collector.postcodes.texts.length);
    spool.remove();
    if (written.addresses === 0) {
      throw new ImportError('nothing_kept', '', `none of the ${rowsRead} rows could be used`);
    }
    const index = assembleIndex(collector.table, written, collector.postcodes.texts);
    options.signal?.throwIfAborted();
    const multipleUnitKinds = new Set(options.mapping?.multipleUnitKinds ?? []);
    const bytes = file.finish(index.sections, {
      build: randomInt(0x1_0000_0000),
      countries: index.countries,
      placeKinds: collector.placeKinds.texts,
      multipleUnitKinds: collector.placeKinds.texts.flatMap((kind, number) =>
        multipleUnitKinds.has(kind) ? [number] : [],
      ),
      info: {
        dataset,
        licence: options.licence ?? '',
        attribution: options.attribution ?? '',
        importedAt: new Date().toISOString(),
        addresses: written.addresses,
        streets: index.streets,
        places: index.places,
        postcodes: index.postcodes,
        countries: index.countries,
        bytes: 0, // read from the file itself when it is opened
      },
    });
    renameSync(partPath, path);
    syncFolder(indexFolder);
    return {
      dataset,
      rowsRead,
      kept: written.addresses,
      merged: written.merged,
      changed: collector.changed,
      refused: refusals.list(),
      streets: index.streets,
      addresses: written.addresses,
      bytes,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    file?.close();
    spool.remove();
    partFolder.remove();
  }
}

async function readAll(
  options: ImportOptions,
  collector: AddressCollector,
): Promise<{ rowsRead: number; refusals: RefusalCounter }> {
  const refusals = new RefusalCounter();
  const country = (options.country ?? '').toUpperCase();
  const files = options.files ?? [];
  const bytesTotal = totalSize(files);
  let rowsRead = 0;
  let bytesBefore = 0;
  let reportedAt = 0;
  const report = (bytesRead: number): void => {
    const now = performance.now();
    if (options.onProgress === undefined || now - reportedAt < progressEveryMs) return;
    reportedAt = now;
    options.onProgress({ phase: 'reading', rowsRead, bytesRead, bytesTotal });
  };
  const take = (row: AddressRow, points: PointCheck): ReturnType<AddressCollector['add']> => {
    rowsRead++;
    row.country = row.country === '' ? country : row.country.trim().toUpperCase();
    return collector.add(row, points.judge(row.country, row.lat, row.lon));
  };

  for (const source of files) {
    const name = sourceName(source);
    const points = new PointCheck(name);
    const reader = rowReader(name, options, {
      row(row, text, line) {
        const reason = take(row, points);
        if (reason !== null) refusals.add(reason, name, line, text());
      },
      refused(reason, text, line) {
        rowsRead++;
        refusals.add(reason, name, line, text);
      },
    });
    let bytesOfFile = 0;
    const onBytes = (bytesRead: number): void => {
      bytesOfFile = bytesRead;
    };
    for await (const text of readChunks(source, onBytes, options.signal)) {
      reader.push(text);
      report(bytesBefore + bytesOfFile);
    }
    reader.end();
    points.end();
    bytesBefore += bytesOfFile;
  }

  const points = new PointCheck('');
  for await (const row of options.rows ?? []) {
    options.signal?.throwIfAborted();
    const reason = take({ ...row }, points);
    if (reason !== null) refusals.add(reason, '', rowsRead, [row.number, row.street, row.city].join(', '));
    if (rowsRead % 1024 === 0) report(bytesBefore);
  }
  points.end();
  options.onProgress?.({ phase: 'writing', rowsRead, bytesRead: bytesBefore, bytesTotal });
  return { rowsRead, refusals };
}

function totalSize(files: readonly ImportSource[]): number | null {
  let total = 0;
  for (const file of files) {
    const size = typeof file === 'string' ? statSync(file, { throwIfNoEntry: false })?.size : undefined;
    if (size === undefined) return null;
    total += size;
  }
  return total;
}
