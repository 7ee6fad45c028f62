// A CSV file to rows, by a known format or a mapping.
import type { AddressRow } from './address-row.ts';
import { type ColumnMapping, columnsOf } from './column-mapping.ts';
import { CsvReader } from './csv-reader.ts';
import { ImportError } from './import-error.ts';
import { formatOfHeader, type ImportFormat, mappingByFormat } from './known-formats.ts';
import type { TextReader, TextReaderOptions } from './text-reader.ts';
import { rowShaper } from './row-shaper.ts';
import type { RowSink } from './row-sink.ts';
import { looksLikeData, suggestMapping } from './suggest-mapping.ts';

const shownColumns = 30;

/** @throws ImportError `format_unknown` with a suggestion, `mapping_invalid`, `header_glued`, from `push` or `end`. */
export function csvReader(name: string, options: TextReaderOptions, sink: RowSink): TextReader {
  let shape: ((fields: string[]) => AddressRow) | null = null;
  let format: ImportFormat = 'csv';
  const reader = new CsvReader(
    {
      header(columns) {
        const found = options.mapping === undefined ? (options.format ?? formatOfHeader(columns)) : 'csv';
        const known = options.mapping ?? (found === null ? undefined : mappingByFormat[found]);
        if (found === null || known === undefined) throw unknownColumns(name, columns);
        if (options.mapping !== undefined) requireColumns(name, options.mapping, columns);
        format = options.format ?? found;
        const caseless = columns.map((column) => column.toUpperCase());
        shape = rowShaper<string[]>(options.withPath(known, format), format, (column) => {
          const at = columns.includes(column) ? columns.indexOf(column) : caseless.indexOf(column.toUpperCase());
          return at < 0 ? null : (fields) => fields[at] ?? '';
        });
      },
      record(fields, line) {
        if (shape !== null) sink.row(shape(fields), () => fields.join(','), line);
      },
      broken: (text, line) => sink.refused('broken_line', () => text, line),
      splitGlued(cell, before, line) {
        const known = nameAtStart(cell, before, options.mapping);
        const guessed = /^[\p{L}_][\p{L}_ ]*?(?=[-+\d"])/u.exec(cell)?.[0];
        const found = known ?? guessed;
        if (found !== undefined && found.length < cell.length) return found;
        throw new ImportError(
          'header_glued',
          name,
          `the header and the first record share line 1, and nobody can tell where "${cell}" is to be cut; put a line break there: ${line.slice(0, 300)}`,
        );
      },
      headerRepaired: (text, line) => sink.remark('header_repaired', () => text, line),
    },
    {
      delimiter: options.delimiter || options.mapping?.delimiter || '',
      header: options.mapping?.header ?? true,
    },
  );
  return {
    push: (text) => reader.push(text),
    end: () => reader.end(),
    report: () => ({ format, delimiter: reader.delimiter }),
  };
}

/** The longest known column name that the cell begins with and that no column before it has. */
function nameAtStart(cell: string, before: readonly string[], mapping: ColumnMapping | undefined): string | undefined {
  const mappings = mapping === undefined ? Object.values(mappingByFormat) : [mapping];
  const names = mappings.flatMap((each) => [
    ...Object.values(each.columns).flatMap(columnsOf),
    ...(each.aliases ?? []),
    'HASH', // OpenAddresses' last column, which no target takes
  ]);
  const taken = new Set(before.map((column) => column.toUpperCase()));
  return names
    .filter((column) => !taken.has(column.toUpperCase()))
    .filter((column) => cell.toUpperCase().startsWith(column.toUpperCase()))
    .toSorted((a, b) => b.length - a.length)
    .map((column) => cell.slice(0, column.length))[0];
}

/** A misspelt column would empty a target without a word. */
function requireColumns(name: string, mapping: ColumnMapping, columns: readonly string[]): void {
  const there = new Set(columns.map((column) => column.toUpperCase()));
  const named = [...Object.values(mapping.columns).flatMap(columnsOf), ...(mapping.aliases ?? [])];
  const missing = named.filter((column) => !there.has(column.toUpperCase()));
  if (missing.length === 0) return;
  throw new ImportError(
    'mapping_invalid',
    name,
    `the mapping names ${missing.map((column) => `"${column}"`).join(', ')}; the columns are ${shown(columns)}`,
  );
}

function unknownColumns(name: string, columns: readonly string[]): ImportError {
  if (looksLikeData(columns)) {
    return new ImportError(
      'format_unknown',
      name,
      `the first line looks like data (${shown(columns)}); a mapping with "header": false says which column ("1", "2", …) holds what`,
    );
  }
  const error = new ImportError(
    'format_unknown',
    name,
    `no known address format has the columns ${shown(columns)}; a mapping can say which column holds what`,
  );
  const suggestion = suggestMapping(columns);
  error.suggestion = Object.keys(suggestion.columns).length === 0 ? null : suggestion;
  return error;
}

function shown(columns: readonly string[]): string {
  return columns.slice(0, shownColumns).join(', ').slice(0, 400);
}
