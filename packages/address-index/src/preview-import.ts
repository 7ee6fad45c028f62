// Reads the start of a file like an import, so that staff see how its columns become addresses before importing it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toAlpha2 } from '@doorstep/address-language';
import { readRecord } from './answer/retrieve-item.ts';
import { importAddresses, type ImportOptions } from './import-addresses.ts';
import { fileEnding } from './index-format/file-layout.ts';
import { IndexReader } from './index-format/index-reader.ts';
import type { AddressRow } from './ingest/address-row.ts';
import { type ColumnMapping } from './ingest/column-mapping.ts';
import { CsvReader } from './ingest/csv-reader.ts';
import { ImportError } from './ingest/import-error.ts';
import type { Refusal, Remark, RowSink } from './ingest/import-summary.ts';
import { isRecord } from './ingest/is-record.ts';
import { formatByPosition, type ImportFormat, mappingByFormat } from './ingest/known-formats.ts';
import { textReader } from './ingest/read-text.ts';
import { listDataFiles } from './ingest/source/list-data-files.ts';
import { openDataFile, type OpenedFile } from './ingest/source/open-data-file.ts';
import { fileDecoder, startOfText } from './ingest/source/text-decoder.ts';
import { suggestMapping } from './ingest/suggest-mapping.ts';
import type { ReadOptions } from './ingest/text-reader.ts';

export interface ImportPreview {
  /** Null when unknown: a mapping must say what the columns hold. */
  format: ImportFormat | null;
  encoding: string;
  delimiter: string;
  /** Names of columns or properties; empty for formats that need no mapping, such as OpenStreetMap data. */
  columns: string[];
  rows: string[][];
  /** The given mapping, that of a known format, or a guess. */
  mapping: ColumnMapping | null;
  /** The number of rows tried. */
  rowsRead: number;
  kept: number;
  refused: Refusal[];
  remarks: Remark[];
  /** The addresses of some of these rows, as visitors would see them. */
  addresses: string[];
  /** The error that would stop the import of this file; null if there is none in the part read. */
  error: ImportError | null;
}

const shownRows = 6;
const triedRows = 200;
const headChars = 512 * 1024;

/** @throws ImportError for a file that cannot be read at all. */
export async function previewImport(
  path: string,
  { mapping, ...options }: ReadOptions & Pick<ImportOptions, 'formOf'>,
): Promise<ImportPreview> {
  const spoolFolder = mkdtempSync(join(tmpdir(), 'doorstep-preview-'));
  try {
    const { files } = await listDataFiles([path], spoolFolder);
    const [file] = files;
    if (file === undefined) throw new ImportError('nothing_to_read', path, 'there is no file in it');
    const opened = await openDataFile(file, () => undefined, undefined);
    const head = await readHeadText(file.name, opened, options);
    if (head === null) return fixedFormat(opened);
    const raw = rawRows(head, { ...options, mapping });
    const known = { ...options, ...(mapping === undefined ? {} : { mapping }) };
    const tried = triedOf(file.name, head, known);
    const guessed =
      mapping !== undefined || tried.format !== null
        ? tried
        : triedOf(file.name, head, { ...options, mapping: guessOf(raw.columns, tried.error) });
    const imported = await importTried(spoolFolder, { rows: guessed.rows, options });
    return {
      format: guessed.format,
      encoding: head.encoding,
      delimiter: raw.delimiter,
      columns: raw.columns,
      rows: raw.rows,
      mapping: guessed.mapping,
      rowsRead: guessed.rows.length + guessed.broken,
      ...imported,
      error: guessed.error ?? imported.error,
    };
  } finally {
    rmSync(spoolFolder, { recursive: true, force: true });
  }
}

interface Head {
  text: string;
  start: string;
  encoding: string;
  isJson: boolean;
  isWhole: boolean;
}

/** Null for a format that has no columns to map. */
async function readHeadText(
  name: string,
  { kind, head, bytes }: OpenedFile,
  { encoding = '', country = '' }: ReadOptions,
): Promise<Head | null> {
  try {
    if (kind.kind === 'other') throw new ImportError('format_unknown', name, kind.advice);
    if (kind.kind === 'zip') throw new ImportError('file_unreadable', name, 'there is a zip file in an archive');
    if (kind.kind === 'parquet' || kind.kind === 'osm-pbf' || kind.kind === 'xml') return null;
    const decoder = fileDecoder(head, { encoding, country: toAlpha2(country), name });
    let text = '';
    let isWhole = true;
    for await (const piece of bytes) {
      text += decoder.decode(piece);
      isWhole = text.length < headChars;
      if (!isWhole) break;
    }
    // If only ASCII was read, the encoding is undecided, but all of the text has been returned.
    if (isWhole || text === '') text += decoder.end();
    return { text, start: startOfText(head), encoding: decoder.encoding, isJson: kind.kind === 'json', isWhole };
  } finally {
    await bytes.return(undefined);
  }
}

function fixedFormat({ kind }: OpenedFile): ImportPreview {
  const formats: Record<string, ImportFormat> = { parquet: 'overture', 'osm-pbf': 'osm-pbf', xml: 'osm-xml' };
  return {
    format: formats[kind.kind] ?? null,
    encoding: '',
    delimiter: '',
    columns: [],
    rows: [],
    mapping: null,
    rowsRead: 0,
    kept: 0,
    refused: [],
    remarks: [],
    addresses: [],
    error: null,
  };
}

/** Thrown to stop a reader that has read enough. */
const enough = Symbol('enough');

function untilEnough(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error !== enough) throw error;
  }
}

interface RawRows {
  columns: string[];
  rows: string[][];
  delimiter: string;
}

function rawRows(head: Head, options: ReadOptions): RawRows {
  return head.isJson ? propertiesOf(head) : cellsOf(head, options);
}

function cellsOf({ text, isWhole }: Head, { mapping, delimiter = '' }: ReadOptions): RawRows {
  const found: RawRows = { columns: [], rows: [], delimiter: '' };
  const ignore = (): void => undefined;
  const reader = new CsvReader(
    {
      header: (columns) => void (found.columns = columns),
      record(fields) {
        found.rows.push(fields);
        if (found.rows.length >= shownRows) throw enough;
      },
      broken: ignore,
      splitGlued: (cell) => /^[\p{L}_][\p{L}_ ]*?(?=[-+\d"])/u.exec(cell)?.[0] ?? cell,
      namesOf: (cells) => (mapping === undefined ? (formatByPosition(cells)?.header ?? null) : null),
      headerRepaired: ignore,
      titleSkipped: ignore,
      tooLong: () => new Error('a line is too long'),
    },
    { delimiter: delimiter || mapping?.delimiter || '', header: mapping?.header ?? true },
  );
  untilEnough(() => {
    reader.push(text);
    if (isWhole) reader.end();
  });
  return { ...found, delimiter: reader.delimiter };
}

function propertiesOf(head: Head): RawRows {
  const features: Record<string, unknown>[] = [];
  const take = (text: string): void => {
    const feature: unknown = JSON.parse(text);
    const properties = isRecord(feature) ? feature['properties'] : null;
    features.push(isRecord(properties) ? properties : {});
    if (features.length >= shownRows) throw enough;
  };
  const sink = { row: (_row: unknown, text: () => string) => take(text()), refused: ignored, remark: ignored };
  untilEnough(() => {
    const reader = textReader({ name: '', isJson: true, start: head.start }, { mapping: { columns: {} } }, sink);
    reader.push(head.text);
    if (head.isWhole) reader.end();
  });
  const columns = [...new Set(features.flatMap((properties) => Object.keys(properties)))];
  const rows = features.map((properties) => columns.map((column) => cellText(properties[column])));
  return { columns, rows, delimiter: '' };
}

function ignored(): void {
  // Only rows that can be shown matter here.
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface Tried {
  format: ImportFormat | null;
  mapping: ColumnMapping | null;
  rows: AddressRow[];
  broken: number;
  error: ImportError | null;
}

function triedOf(name: string, head: Head, options: ReadOptions): Tried {
  const rows: AddressRow[] = [];
  let broken = 0;
  const take = (add: () => void): void => {
    add();
    if (rows.length + broken >= triedRows) throw enough;
  };
  const sink: RowSink = {
    row: (row) => take(() => rows.push({ ...row, aliases: [...row.aliases] })),
    refused: () => take(() => (broken += 1)),
    remark: ignored,
  };
  const reader = textReader({ name, isJson: head.isJson, start: head.start }, options, sink);
  let error: ImportError | null = null;
  try {
    untilEnough(() => {
      reader.push(head.text);
      if (head.isWhole) reader.end();
    });
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause;
    error = cause;
  }
  const { format } = reader.report();
  const isKnown = error === null || rows.length > 0;
  return {
    format: isKnown ? format : null,
    mapping: options.mapping ?? (isKnown ? (mappingByFormat[format] ?? null) : null),
    rows,
    broken,
    error,
  };
}

function guessOf(columns: readonly string[], error: ImportError | null): ColumnMapping {
  return error?.suggestion ?? suggestMapping(columns);
}

async function importTried(
  folder: string,
  { rows, options }: { rows: AddressRow[]; options: ReadOptions & Pick<ImportOptions, 'formOf'> },
): Promise<Pick<ImportPreview, 'kept' | 'refused' | 'remarks' | 'addresses' | 'error'>> {
  const nothing = { kept: 0, refused: [], remarks: [], addresses: [], error: null };
  if (rows.length === 0) return nothing;
  const dataset = 'preview';
  try {
    const { kept, refused, remarks } = await importAddresses({
      rows,
      dataset,
      indexFolder: folder,
      ...(options.country === undefined ? {} : { country: options.country }),
    });
    return { kept, refused, remarks, addresses: shownAddresses(join(folder, dataset + fileEnding)), error: null };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { ...nothing, refused: error.refused, error };
  }
}

function shownAddresses(path: string): string[] {
  const reader = new IndexReader(path);
  const shown: string[] = [];
  for (let street = 0; street < reader.documentCount && shown.length < shownRows; street += 1) {
    const record = readRecord(reader, { kind: 'address', street, ordinal: 0 }, '');
    if (record !== null) shown.push(record.lines.join(', '));
  }
  reader.file.close();
  return shown;
}
