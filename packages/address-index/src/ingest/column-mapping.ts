// Which column holds what. A mapping is written once for a kind of file and kept with the data set.
import { ImportError } from './import-error.ts';
import { isRecord } from './is-record.ts';

/** A value taken from one column, or joined from several. */
type ColumnChoice = string | string[];

/** The targets that a column or a constant may fill. */
export const mappingTargets = [
  'number',
  'suffix',
  'unit',
  'buildingName',
  'street',
  'locality',
  'city',
  'district',
  'region',
  'postcode',
  'country',
  'lat',
  'lon',
  'sourceId',
  'unitCount',
  'placeKind',
] as const;

export type MappingTarget = (typeof mappingTargets)[number];

/** Read from a JSON file. In GeoJSON, columns are properties, and position comes from the geometry. */
export interface ColumnMapping {
  columns: Partial<Record<MappingTarget, ColumnChoice>>;
  /** Columns with other true names of the street. */
  aliases?: string[];
  /** Values that every row has: `{ "country": "US" }`. */
  constants?: Partial<Record<MappingTarget, string>>;
  /** CSV only: the separator; found from the header when absent. */
  delimiter?: string;
  /** The kinds of place (values of `placeKind`) that mean several homes of unknown number. */
  multipleUnitKinds?: string[];
}

/** Checks what came out of a mapping file. @throws ImportError `mapping_invalid`, naming the first wrong entry. */
export function parseColumnMapping(value: unknown, file: string): ColumnMapping {
  const wrong = (detail: string): ImportError => new ImportError('mapping_invalid', file, detail);
  if (!isRecord(value) || !isRecord(value['columns'])) throw wrong('a mapping needs an object "columns"');
  const known = new Set<string>(mappingTargets);
  for (const part of ['columns', 'constants'] as const) {
    const entries = value[part];
    if (entries === undefined) continue;
    if (!isRecord(entries)) throw wrong(`"${part}" must be an object`);
    for (const [target, choice] of Object.entries(entries)) {
      if (!known.has(target)) throw wrong(`"${target}" is not a target; targets are ${mappingTargets.join(', ')}`);
      const valid = typeof choice === 'string' || (part === 'columns' && isTextList(choice));
      if (!valid) throw wrong(`"${part}.${target}" must be a text`);
    }
  }
  for (const part of ['aliases', 'multipleUnitKinds']) {
    if (value[part] !== undefined && !isTextList(value[part])) throw wrong(`"${part}" must be a list of texts`);
  }
  if (value['delimiter'] !== undefined && typeof value['delimiter'] !== 'string') {
    throw wrong('"delimiter" must be a text');
  }
  return value as unknown as ColumnMapping;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
