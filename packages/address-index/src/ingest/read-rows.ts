// From a file to rows: finds out what it is, then reads it line by line.
import { isRecord } from './is-record.ts';
import type { AddressRow } from './address-row.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { CsvReader } from './csv-reader.ts';
import { ImportError } from './import-error.ts';
import { formatOfHeader, type ImportFormat, mappingByFormat } from './known-formats.ts';
import { LineReader } from './line-reader.ts';
import { rowShaper } from './row-shaper.ts';

/** Where rows go. The row object is reused: take what you need before returning. */
export interface RowSink {
  row(row: AddressRow, text: () => string, line: number): void;
  refused(reason: 'broken_line' | 'no_point', text: string, line: number): void;
}

export interface RowReader {
  push(text: string): void;
  end(): void;
}

/**
 * A reader for one file, chosen by its first character and header unless `format` is given.
 * @throws ImportError `format_unknown`, from `push` or `end`, when no mapping fits.
 */
export function rowReader(
  name: string,
  options: { format?: ImportFormat | undefined; mapping?: ColumnMapping | undefined },
  sink: RowSink,
): RowReader {
  let reader: RowReader | null = null;
  const choose = (text: string): RowReader => {
    const isJson = options.format?.endsWith('geojson') ?? text.trimStart().startsWith('{');
    return isJson ? geoJsonReader(options, sink) : csvReader(name, options, sink);
  };
  return {
    push(text) {
      if (reader === null && text.trim() === '') return;
      reader ??= choose(text.replace(/^\ufeff/, ''));
      reader.push(text);
    },
    end() {
      reader?.end();
    },
  };
}

function csvReader(
  name: string,
  options: { format?: ImportFormat | undefined; mapping?: ColumnMapping | undefined },
  sink: RowSink,
): RowReader {
  let shape: ((fields: string[]) => AddressRow) | null = null;
  return new CsvReader(
    {
      header(columns) {
        const format = options.format ?? (options.mapping === undefined ? formatOfHeader(columns) : 'csv');
        const mapping = options.mapping ?? (format === null ? undefined : mappingByFormat[format]);
        if (format === null || mapping === undefined) {
          throw new ImportError(
            'format_unknown',
            name,
            `no known address format has the columns ${columns.slice(0, 12).join(', ').slice(0, 300)}; a mapping can say which column holds what`,
          );
        }
        const caseless = columns.map((column) => column.toUpperCase());
        shape = rowShaper<string[]>(mapping, format, (column) => {
          const at = columns.includes(column) ? columns.indexOf(column) : caseless.indexOf(column.toUpperCase());
          return at < 0 ? null : (fields) => fields[at] ?? '';
        });
      },
      record(fields, line) {
        if (shape !== null) sink.row(shape(fields), () => fields.join(','), line);
      },
      broken: (text, line) => sink.refused('broken_line', text, line),
    },
    options.mapping?.delimiter ?? '',
  );
}

interface Feature {
  properties: Record<string, unknown>;
}

function geoJsonReader(options: { mapping?: ColumnMapping | undefined }, sink: RowSink): RowReader {
  const mapping = options.mapping ?? mappingByFormat['openaddresses-geojson'] ?? { columns: {} };
  const shape = rowShaper<Feature>(mapping, 'geojson', (column) => (feature) => toText(feature.properties[column]));
  return new LineReader((line, number) => {
    const feature = parseFeature(line);
    if (feature === null) return sink.refused('broken_line', line, number);
    const point = pointOf(feature['geometry']);
    if (point === null) return sink.refused('no_point', line, number);
    const row = shape({ properties: isRecord(feature['properties']) ? feature['properties'] : {} });
    row.lon = point[0];
    row.lat = point[1];
    sink.row(row, () => line, number);
  });
}

function parseFeature(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line.charCodeAt(0) === 0x1e ? line.slice(1) : line); // RFC 8142 record separator
    return isRecord(value) ? value : null;
  } catch {
    return null; // counted by the caller as a broken line
  }
}

function pointOf(geometry: unknown): [lon: number, lat: number] | null {
  if (!isRecord(geometry) || geometry['type'] !== 'Point' || !Array.isArray(geometry['coordinates'])) return null;
  const [lon, lat] = geometry['coordinates'] as unknown[];
  return typeof lon === 'number' && typeof lat === 'number' ? [lon, lat] : null;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
