import type { ColumnMapping, MappingTarget } from './column-mapping.ts';
import { ImportError } from './import-error.ts';
import type { ImportFormat } from './known-formats.ts';
import { csvReader } from './read-csv.ts';
import { geoJsonReader } from './read-geojson.ts';
import type { RowSink } from './import-summary.ts';
import type { ReadOptions, TextReader } from './text-reader.ts';
import { isCountry, toAlpha2 } from '@doorstep/address-language';

const packing = /\.(?:gz|zip)$/i;
const openAddressesPath = /(?:^|\/)([a-z]{2})\/(?:([a-z]{2,3})\/)?[^/]+$/;
/** Countries where OpenAddresses names the second folder by the region's postal code. */
const regionIsCode = new Set(['US', 'CA', 'AU']);

/** A template is like `{country}/{region}/{city}.csv`. Null when the end of the path does not match. */
function partsOfPath(path: string, template: string): Partial<Record<MappingTarget, string>> | null {
  const targets: string[] = [];
  const pattern = template
    .split(/(\{[^}]+\})/)
    .map((piece) => {
      if (!piece.startsWith('{')) return piece.replaceAll(/[^\w/]/g, String.raw`\$&`);
      targets.push(piece.slice(1, -1));
      return '([^/]+?)';
    })
    .join('');
  const hasEnding = /\.\w+$/.test(template);
  const match = new RegExp(`(?:^|/)${pattern}${hasEnding ? '' : String.raw`(?:\.\w+)?`}$`, 'i').exec(plain(path));
  if (match === null) return null;
  return Object.fromEntries(
    targets.map((target, at) => {
      const text = (match[at + 1] ?? '').replaceAll('_', ' ');
      return [target, target === 'region' && text.length <= 3 ? text.toUpperCase() : text]; // "vt" is a code
    }),
  );
}

function openAddressesPlace(path: string): { country?: string; region?: string } {
  const [, country = '', region = ''] = openAddressesPath.exec(plain(path)) ?? [];
  const code = toAlpha2(country);
  if (!isCountry(code)) return {};
  return regionIsCode.has(code) && region !== '' ? { country: code, region: region.toUpperCase() } : { country: code };
}

function plain(path: string): string {
  return path.replaceAll('\\', '/').replace(packing, '');
}

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
