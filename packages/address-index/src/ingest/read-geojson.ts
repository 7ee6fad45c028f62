// Converts GeoJSON to rows: one feature per line, or one FeatureCollection. Only points are addresses.
import { isRecord } from './is-record.ts';
import { FeatureReader } from './feature-reader.ts';
import { ImportError } from './import-error.ts';
import { type ImportFormat, mappingByFormat, recogniseFormat } from './known-formats.ts';
import { LineReader } from './line-reader.ts';
import { type TextReader, type TextReaderOptions, lineTooLong } from './text-reader.ts';
import type { AddressRow } from './address-row.ts';
import { rowShaper } from './row-shaper.ts';
import type { RowSink } from './import-summary.ts';
import { suggestMapping } from './suggest-mapping.ts';

interface Feature {
  id: unknown;
  properties: Record<string, unknown>;
}

/** Longitude and latitude in WGS 84, the default of RFC 7946; names from the 2008 format. */
const wgs84 = /^(?:urn:ogc:def:crs:OGC:(?:1\.3)?:CRS84|OGC:CRS84)$/i;

/** @param start  the file's first characters. @throws ImportError from `push` or `end`. */
export function geoJsonReader(name: string, options: TextReaderOptions, sink: RowSink, start: string): TextReader {
  let shape: ((feature: Feature) => AddressRow) | null = null;
  let format: ImportFormat = 'geojson';
  const chooseShape = (properties: Record<string, unknown>): ((feature: Feature) => AddressRow) => {
    const isNamed = options.format !== undefined && mappingByFormat[options.format] !== undefined;
    const found = (isNamed ? options.format : recogniseFormat(Object.keys(properties), true)) ?? null;
    const mapping = options.mapping ?? (found === null ? undefined : mappingByFormat[found]);
    if (mapping === undefined) throw unknownProperties(name, Object.keys(properties));
    format = options.mapping === undefined && found !== null ? found : 'geojson';
    return rowShaper<Feature>(options.withPath(mapping, format), { format, country: options.country }, (column) => {
      const path = column.split('.');
      return column === '@id'
        ? ({ id, properties: own }) => toText(own['@id'] ?? id)
        : ({ properties: own }) => toText(own[column] ?? (path.length === 1 ? undefined : valueAt(own, path)));
    });
  };
  const tooLong = (place: number | string): ImportError => new ImportError('line_too_long', name, lineTooLong(place));

  const take = (text: string, at: number | string): void => {
    const feature = parseFeature(text);
    if (feature === null) return sink.refused('broken_line', () => text, at);
    const point = pointOf(feature['geometry']);
    if (point === null) return sink.refused('no_point', () => text, at);
    const properties = isRecord(feature['properties']) ? feature['properties'] : {};
    shape ??= chooseShape(properties);
    const row = shape({ id: feature['id'], properties });
    row.lon = point[0];
    row.lat = point[1];
    sink.row(row, () => text, at);
  };

  const reader = isCollection(start)
    ? new FeatureReader({
        feature: (text, number) => take(text, `feature ${number}`),
        tooLong: (number) => tooLong(`feature ${number}`),
        crs: (text) => requireWgs84(name, text, options.mapping?.crs),
        unfinished() {
          throw new ImportError(
            'file_truncated',
            name,
            'the FeatureCollection ends in the middle: it was not copied whole',
          );
        },
      })
    : new LineReader(take, tooLong);
  return {
    push: (text) => reader.push(text),
    end: () => reader.end(),
    report: () => ({ format, delimiter: '' }),
  };
}

/** Newline-delimited files start with a feature, collections with any member. */
function isCollection(start: string): boolean {
  const text = withoutSeparator(start.trimStart());
  const [first = ''] = text.split('\n', 1);
  if (/^\{\s*"type"\s*:\s*"Feature"\s*[,}]/.test(first)) return false;
  const feature = parseFeature(first);
  if (feature !== null) return Array.isArray(feature['features']);
  return text.startsWith('[') || /"FeatureCollection"|"features"\s*:/.test(text);
}

function requireWgs84(name: string, text: string, accepted: string | undefined): void {
  const crs: unknown = JSON.parse(text);
  if (crs === null) return;
  const properties = isRecord(crs) && isRecord(crs['properties']) ? crs['properties'] : {};
  const found = toText(properties['name']) || text.slice(0, 100);
  if (wgs84.test(found) || found === accepted) return;
  throw new ImportError(
    'crs_unsupported',
    name,
    `its coordinates are in ${found}; convert them to WGS 84 (CRS84) first, or name it as "crs" in the mapping if they are longitude and latitude all the same`,
  );
}

function unknownProperties(name: string, properties: readonly string[]): ImportError {
  const error = new ImportError(
    'format_unknown',
    name,
    `no known address format has the properties ${properties.slice(0, 60).join(', ').slice(0, 600)}; a mapping can say which holds what`,
  );
  const suggestion = suggestMapping(properties);
  error.suggestion = Object.keys(suggestion.columns).length === 0 ? null : suggestion;
  return error;
}

function parseFeature(line: string): Record<string, unknown> | null {
  const value = parseJson(withoutSeparator(line));
  return isRecord(value) ? value : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // the caller counts it as a broken line
  }
}

/** RFC 8142 puts a record separator before each feature. */
function withoutSeparator(line: string): string {
  return line.charCodeAt(0) === 0x1e ? line.slice(1) : line;
}

function pointOf(geometry: unknown): [lon: number, lat: number] | null {
  if (!isRecord(geometry) || geometry['type'] !== 'Point' || !Array.isArray(geometry['coordinates'])) return null;
  const [lon, lat] = geometry['coordinates'] as unknown[];
  return typeof lon === 'number' && typeof lat === 'number' ? [lon, lat] : null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const part of path) {
    // Tools without lists write them as JSON in a string.
    if (typeof found === 'string' && /^[[{]/.test(found)) found = parseJson(found);
    if (Array.isArray(found)) found = found.at(Number(part));
    else found = isRecord(found) ? found[part] : undefined;
  }
  return found;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
