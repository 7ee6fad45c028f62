import type { ColumnMapping } from './column-mapping.ts';
import { ImportError } from './import-error.ts';
import type { ImportFormat } from './known-formats.ts';
import { openAddressesPlace, partsOfPath } from './path-parts.ts';
import { csvReader } from './read-csv.ts';
import { geoJsonReader } from './read-geojson.ts';
import type { RowSink } from './row-sink.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';

export function textReader(
  file: { name: string; isJson: boolean; start: string },
  options: ReadOptions,
  sink: RowSink,
): TextReader {
  const withPath = (mapping: ColumnMapping, format: ImportFormat): ColumnMapping =>
    addPath(file.name, mapping, format, options);
  const isJson = options.format === 'csv' ? false : (options.format?.endsWith('geojson') ?? false) || file.isJson;
  return isJson
    ? geoJsonReader(file.name, { ...options, withPath }, sink, file.start)
    : csvReader(file.name, { ...options, withPath }, sink);
}

function addPath(name: string, mapping: ColumnMapping, format: ImportFormat, options: ReadOptions): ColumnMapping {
  if (mapping.path !== undefined) {
    const parts = partsOfPath(name, mapping.path);
    if (parts === null) throw new ImportError('mapping_invalid', name, `its path does not end like ${mapping.path}`);
    return { ...mapping, constants: { ...mapping.constants, ...parts } };
  }
  const isGuess = format.startsWith('openaddresses') && (options.country ?? '') === '';
  return isGuess ? { ...mapping, constants: { ...openAddressesPlace(name), ...mapping.constants } } : mapping;
}
