import type { AddressRow } from './address-row.ts';
import { type ColumnMapping, columnsOf } from './column-mapping.ts';
import { CsvReader } from './csv-reader.ts';
import { ImportError } from './import-error.ts';
import {
  adviceOnColumns,
  formatByPosition,
  type ImportFormat,
  mappingByFormat,
  recogniseFormat,
} from './known-formats.ts';
import { type TextReader, type TextReaderOptions, lineTooLong } from './text-reader.ts';
import { rowShaper } from './row-shaper.ts';
import type { RowSink } from './import-summary.ts';
import { looksLikeData, suggestMapping } from './suggest-mapping.ts';

const shownColumns = 30;

export function csvReader(name: string, options: TextReaderOptions, sink: RowSink): TextReader {
  let shape: ((fields: string[]) => AddressRow) | null = null;
  let format: ImportFormat = 'csv';
  const reader = new CsvReader(
    {
      header(columns) {
        const found = options.mapping === undefined ? (options.format ?? recogniseFormat(columns, false)) : 'csv';
        const known = options.mapping ?? (found === null ? undefined : mappingByFormat[found]);
        if (found === null || known === undefined) throw unknownColumns(name, columns);
        const places = placesOf(name, columns, known, options.mapping !== undefined);
        format = options.format ?? found;
        shape = rowShaper<string[]>(options.withPath(known, format), { format, country: options.country }, (column) => {
          const at = places.get(column);
          return at === undefined ? null : (fields) => fields[at] ?? '';
        });
      },
      namesOf: (cells) => (options.mapping === undefined ? (formatByPosition(cells)?.header ?? null) : null),
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
      titleSkipped: (text, line) => sink.remark('title_skipped', () => text, line),
      tooLong: (line) => new ImportError('line_too_long', name, lineTooLong(line)),
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

function nameAtStart(cell: string, before: readonly string[], mapping: ColumnMapping | undefined): string | undefined {
  const mappings = mapping === undefined ? Object.values(mappingByFormat) : [mapping];
  const names = mappings.flatMap((each) => [
    ...Object.values(each.columns).flatMap(columnsOf),
    ...(each.aliases ?? []),
    'HASH', // OpenAddresses' last column, which has no target
  ]);
  const taken = new Set(before.map((column) => column.toUpperCase()));
  return names
    .filter((column) => !taken.has(column.toUpperCase()))
    .filter((column) => cell.toUpperCase().startsWith(column.toUpperCase()))
    .toSorted((a, b) => b.length - a.length)
    .map((column) => cell.slice(0, column.length))[0];
}

/**
 * `POSTCODE#2` is the second column of that name. A missing column is an error: a typo would silently empty a target.
 */
function placesOf(
  name: string,
  columns: readonly string[],
  mapping: ColumnMapping,
  isByHand: boolean,
): Map<string, number> {
  const places = new Map<string, number>();
  const missing: string[] = [];
  const byName = (wanted: string, plain: (column: string) => string): number[] =>
    columns.flatMap((column, at) => (plain(column) === plain(wanted) ? [at] : []));
  for (const column of [...Object.values(mapping.columns).flatMap(columnsOf), ...(mapping.aliases ?? [])]) {
    const exact = isByHand ? byName(column, (each) => each) : [];
    const found = exact.length > 0 ? exact : byName(column, (each) => each.toUpperCase());
    const [, repeated = '', nth = ''] = /^(.+)#(\d+)$/.exec(column) ?? [];
    const [at = byName(repeated, (each) => each.toUpperCase())[Number(nth) - 1], ...others] = found;
    if (others.length > 0) throw repeatedColumn(name, column, found, withColumns(mapping, columns, column));
    if (at === undefined) missing.push(column);
    else places.set(column, at);
  }
  if (!isByHand || missing.length === 0) return places;
  throw new ImportError(
    'mapping_invalid',
    name,
    `the mapping names ${missing.map((column) => `"${column}"`).join(', ')}; the columns are ${shown(columns)}`,
  );
}

function repeatedColumn(name: string, column: string, places: number[], suggestion: ColumnMapping): ImportError {
  const error = new ImportError(
    'column_repeated',
    name,
    `the header names "${column}" more than once (columns ${places.map((at) => at + 1).join(' and ')}); a mapping (--map) can say which one is meant: ${places.map((_, at) => `"${column}#${at + 1}"`).join(' or ')}`,
  );
  error.suggestion = suggestion;
  return error;
}

function withColumns(
  { columns: own, aliases = [], ...more }: ColumnMapping,
  columns: readonly string[],
  repeated: string,
): ColumnMapping {
  const there = new Set(columns.map((column) => column.toUpperCase()));
  const kept = Object.entries(own).filter(([, choice]) =>
    columnsOf(choice).every((column) => there.has(column.toUpperCase())),
  );
  const named: ColumnMapping['columns'] = Object.fromEntries(
    kept.map(([target, choice]) => [target, choice === repeated ? `${repeated}#1` : choice]),
  );
  const known = aliases.filter((column) => there.has(column.toUpperCase()));
  return { ...more, columns: named, ...(known.length === 0 ? {} : { aliases: known }) };
}

function unknownColumns(name: string, columns: readonly string[]): ImportError {
  const advice = adviceOnColumns(columns);
  if (advice !== null) return new ImportError('format_unknown', name, advice);
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
