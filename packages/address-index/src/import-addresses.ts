// Reads open data and publishes one new index file, or changes nothing.
import { randomInt } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { toAlpha2 } from '@doorstep/address-language';
import { AddressCollector } from './build/address-collector.ts';
import { AddressSpool } from './build/address-spool.ts';
import { assembleIndex } from './build/assemble-index.ts';
import { findSharedForms, streetForms } from './build/find-shared-forms.ts';
import type { HomeFormOf } from './normalise/home-form.ts';
import { SharedFormCollector } from './build/shared-form-sections.ts';
import { writeStreets } from './build/write-streets.ts';
import { explainWriteError, ImportError } from './ingest/import-error.ts';
import { fileEnding } from './index-format/file-layout.ts';
import { datasetPath, openPartFolder, runningImportOf, publishIndexFile } from './index-format/index-folder.ts';
import { removeOrigin, writeImportReport } from './index-format/provenance.ts';
import { IndexFileWriter } from './index-format/write-index-file.ts';
import type { AddressRow } from './ingest/address-row.ts';
import type { ColumnMapping } from './ingest/column-mapping.ts';
import {
  type FileReport,
  type ImportSummary,
  type RefusalReason,
  type RemarkReason,
  type RowSink,
  TallyCounter,
  refusalWords,
} from './ingest/import-summary.ts';
import { type ImportFormat, termsByFormat } from './ingest/known-formats.ts';
import { PointCheck } from './ingest/point-check.ts';
import { SwappedColumns } from './ingest/swapped-columns.ts';
import { readDataFile } from './ingest/read-data-file.ts';
import { type DataFile, type ImportSource, listDataFiles } from './ingest/source/list-data-files.ts';

export interface ImportOptions {
  files?: ImportSource[];
  /** Generated rows, read after the files. The object may be reused between rows. */
  rows?: Iterable<AddressRow> | AsyncIterable<AddressRow>;
  /** Up to 64 letters, digits, `-`, `_` and `.`; also the file's name. */
  dataset: string;
  /** ISO 3166-1 alpha-2; the default for rows without a country. */
  country?: string;
  format?: ImportFormat;
  mapping?: ColumnMapping;
  /** CSV only; detected from the header when absent. */
  delimiter?: string;
  /** A label of the WHATWG Encoding Standard (`windows-1252`); detected when absent. */
  encoding?: string;
  replace?: boolean;
  indexFolder: string;
  /** Default to the terms of the publisher if all files have the same format. */
  licence?: string;
  attribution?: string;
  /** Computes the canonical form of a home; without it shared forms are not recorded. */
  formOf?: HomeFormOf;
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
}

export interface ImportProgress {
  phase: 'reading' | 'writing';
  rowsRead: number;
  /** Progress of this phase, 0 to 1; null when a source's size is unknown (a stream). */
  share: number | null;
}

const progressEveryMs = 250;

/** Publishes by a rename. @throws ImportError, or `signal.reason` when aborted. The folder is then unchanged. */
export async function importAddresses(options: ImportOptions): Promise<ImportSummary> {
  const startedAt = performance.now();
  const { dataset, indexFolder } = options;
  const path = datasetPath(indexFolder, dataset);
  if (path === null) {
    throw new ImportError('dataset_name_invalid', '', `"${dataset}" cannot be the name of a data set`);
  }
  const isNew = statSync(path, { throwIfNoEntry: false }) === undefined;
  if (!isNew && options.replace !== true) {
    throw alreadyThere(dataset);
  }
  if (runningImportOf(indexFolder, dataset)) {
    throw new ImportError('import_running', '', `another import of "${dataset}" is under way: wait for its end`);
  }
  const partFolder = openFolder(indexFolder, dataset);
  const spool = new AddressSpool(partFolder.path);
  const formSpool = options.formOf === undefined ? null : new AddressSpool(partFolder.path, 'form');
  const partPath = join(partFolder.path, `${dataset}${fileEnding}`);
  let file: IndexFileWriter | null = null;
  const stopStreams = (): void => {
    for (const source of options.files ?? []) if (typeof source !== 'string') source.destroy();
  };
  options.signal?.addEventListener('abort', stopStreams, { once: true }); // a stream may never send another byte
  try {
    const collector = new AddressCollector(spool);
    const read = await readAll(options, collector, partFolder.path);
    const { rowsRead } = read;
    file = new IndexFileWriter(partPath);
    const pause = async (share: number): Promise<void> => {
      options.onProgress?.({ phase: 'writing', rowsRead, share });
      await onInterrupt(options.signal);
    };
    const { table } = collector;
    const postcodes = collector.postcodes.finish();
    for (const { reason: country, ...tally } of read.shortPostcodes.list()) {
      read.remarks.take(postcodes.padded.has(country) ? 'postcode_padded' : 'postcode_form', tally);
    }
    const { formOf } = options;
    const forms =
      formSpool === null || formOf === undefined
        ? null
        : { spool: formSpool, formOf, ofStreets: streetForms(table, formOf) };
    const written = await writeStreets(spool, { table, postcodes, forms }, file, pause);
    spool.remove();
    if (written.addresses === 0) {
      throw nothingKept(read, options.mapping);
    }
    const shared = new SharedFormCollector();
    if (forms !== null) {
      for (const found of findSharedForms(forms.spool, { ...forms, table, postcodes: postcodes.texts })) {
        for (const form of found) shared.add(form);
        if (found.length === 0) await onInterrupt(options.signal);
      }
    }
    const index = assembleIndex(table, written, postcodes.texts);
    await onInterrupt(options.signal);
    const origin = { ...termsOf(options, read.files), importedAt: new Date().toISOString() };
    const multipleUnitKinds = new Set(options.mapping?.multipleUnitKinds ?? []);
    const bytes = file.finish(
      { ...index.sections, ...shared.sections() },
      {
        build: randomInt(0x1_0000_0000),
        countries: index.countries,
        placeKinds: collector.placeKinds.texts,
        multipleUnitKinds: collector.placeKinds.texts.flatMap((kind, number) =>
          multipleUnitKinds.has(kind) ? [number] : [],
        ),
        info: {
          dataset,
          ...origin,
          mapping: options.mapping ?? null,
          addresses: written.addresses,
          streets: index.streets,
          places: index.places,
          postcodes: index.postcodes,
          countries: index.countries,
          bytes: 0, // set when the file is opened
        },
      },
    );
    const summary: ImportSummary = {
      dataset,
      rowsRead,
      kept: written.addresses,
      merged: written.merged,
      changed: collector.changed,
      refused: read.refusals.list(),
      remarks: read.remarks.list(),
      files: read.files,
      skipped: read.skipped,
      streets: index.streets,
      addresses: written.addresses,
      sharedForms: shared.counts,
      bytes,
      seconds: (performance.now() - startedAt) / 1000,
    };
    const placeReport = writeImportReport(partFolder.path, { ...origin, ...summary });
    if (!publishIndexFile(partPath, path, options.replace === true)) throw alreadyThere(dataset);
    placeReport(path);
    removeOrigin(path);
    return summary;
  } catch (error) {
    options.signal?.throwIfAborted(); // an abort explains any other error
    throw explainWriteError(error, indexFolder);
  } finally {
    options.signal?.removeEventListener('abort', stopStreams);
    file?.close();
    spool.remove();
    formSpool?.remove();
    partFolder.remove();
  }
}

function openFolder(folder: string, dataset: string): ReturnType<typeof openPartFolder> {
  try {
    mkdirSync(folder, { recursive: true });
    return openPartFolder(folder, dataset);
  } catch (error) {
    throw explainWriteError(error, folder);
  }
}

function alreadyThere(dataset: string): ImportError {
  return new ImportError('dataset_exists', '', `there is already a data set "${dataset}"`);
}

function nothingKept({ rowsRead, refusals }: ReadResult, mapping: ColumnMapping | undefined): ImportError {
  const [first] = refusals.list();
  const [example] = first?.examples ?? [];
  if (first === undefined || example === undefined)
    return new ImportError('nothing_kept', '', 'there are no rows to import');
  const where = typeof example.at === 'number' ? `line ${example.at}` : example.at;
  const isInStreet = first.reason === 'no_number' && mapping !== undefined && mapping.columns.number === undefined;
  const hint = isInStreet
    ? '; if the number stands in the column of the street, the mapping says so: "street": { "column": "…", "holdsNumber": true }'
    : '';
  const error = new ImportError(
    'nothing_kept',
    example.file,
    `none of the ${rowsRead} rows could be used; ${first.count === rowsRead ? 'all' : first.count} of them: ${refusalWords[first.reason]}, as in ${where} (${example.text})${hint}`,
  );
  error.refused = refusals.list();
  return error;
}

interface ReadResult {
  rowsRead: number;
  refusals: TallyCounter<RefusalReason>;
  remarks: TallyCounter<RemarkReason>;
  /** Postcodes that may have lost leading zeros, by country: only known after all rows. */
  shortPostcodes: TallyCounter<string>;
  files: FileReport[];
  skipped: string[];
}

async function readAll(options: ImportOptions, collector: AddressCollector, spoolFolder: string): Promise<ReadResult> {
  const refusals = new TallyCounter<RefusalReason>();
  const remarks = new TallyCounter<RemarkReason>();
  const shortPostcodes = new TallyCounter<string>();
  const country = toAlpha2(options.country ?? '');
  const { files, skipped } = await listDataFiles(options.files ?? [], spoolFolder);
  const bytesTotal = totalSize(files);
  const reports: FileReport[] = [];
  let rowsRead = 0;
  let bytesBefore = 0;
  let reportedAt = 0;
  const report = (bytesRead: number): void => {
    const now = performance.now();
    if (options.onProgress === undefined || now - reportedAt < progressEveryMs) return;
    reportedAt = now;
    const share = bytesTotal === null || bytesTotal === 0 ? null : Math.min(1, bytesRead / bytesTotal);
    options.onProgress({ phase: 'reading', rowsRead, share });
  };
  const sinkFor = (name: string, points: PointCheck, columns: SwappedColumns): RowSink => ({
    row(row, text, at) {
      rowsRead++;
      columns.judge(row.number, row.street);
      row.country = row.country === '' ? country : toAlpha2(row.country);
      const reason = collector.add(row, points.check(row.country, row.lat, row.lon));
      if (reason !== null) return refusals.add(reason, name, at, text);
      for (const remark of collector.remarks) {
        if (remark === 'postcode_padded') shortPostcodes.add(row.country, name, at, text);
        else remarks.add(remark, name, at, text);
      }
    },
    refused(reason, text, at) {
      rowsRead++;
      refusals.add(reason, name, at, text);
    },
    remark: (reason, text, at) => remarks.add(reason, name, at, text),
  });

  for (const file of files) {
    const rowsBefore = rowsRead;
    const points = new PointCheck(file.name);
    const columns = new SwappedColumns(file.name);
    const onBytes = (bytesRead: number): void => report(bytesBefore + bytesRead);
    const work = { spoolFolder, onBytes, signal: options.signal, sink: sinkFor(file.name, points, columns) };
    const taken = await readDataFile(file, options, work);
    points.end();
    columns.end();
    reports.push({ ...taken, rows: rowsRead - rowsBefore });
    bytesBefore += file.bytes ?? 0;
  }

  const points = new PointCheck('');
  const columns = new SwappedColumns('');
  const sink = sinkFor('', points, columns);
  for await (const row of options.rows ?? []) {
    options.signal?.throwIfAborted();
    sink.row({ ...row }, () => [row.number, row.street, row.city].join(', '), rowsRead + 1);
    if (rowsRead % 1024 === 0) report(bytesBefore);
  }
  points.end();
  columns.end();
  return { rowsRead, refusals, remarks, shortPostcodes, files: reports, skipped };
}

function totalSize(files: readonly DataFile[]): number | null {
  let total = 0;
  for (const { bytes } of files) {
    if (bytes === null) return null;
    total += bytes;
  }
  return total;
}

function termsOf(options: ImportOptions, files: readonly FileReport[]): { licence: string; attribution: string } {
  const formats = new Set(files.map(({ format }) => format));
  const [format] = formats;
  const usual = formats.size === 1 && format !== undefined ? termsByFormat[format] : undefined;
  return {
    licence: options.licence ?? usual?.licence ?? '',
    attribution: options.attribution ?? usual?.attribution ?? '',
  };
}

/** Yields to the event loop so that an abort takes effect: writing takes many seconds in one turn. */
async function onInterrupt(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}
