/**
 * The value of one column, of several joined (by a space or by `with`, skipping empty values), or of the first
 * non-empty one. Choices can be nested.
 */
export type ColumnChoice =
  | string
  | ColumnChoice[]
  | { join: ColumnChoice[]; with: string }
  | { either: ColumnChoice[] };

/** `holdsNumber`: the column contains the house number too ("12 Main St", "Hauptstraße 12"), and perhaps a unit. */
export type StreetChoice = ColumnChoice | { column: ColumnChoice; holdsNumber: boolean };

export const mappingTargets = [
  'number',
  'suffix',
  'unit',
  'floor',
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

/**
 * Read from a JSON file. In GeoJSON, columns are properties (`a.b` is `b` inside `a`, `a.-1` the last list item), `@id`
 * is the feature's id, and the position comes from the geometry. OpenStreetMap files use only `constants`, as defaults.
 */
export interface ColumnMapping {
  columns: Partial<Record<Exclude<MappingTarget, 'street'>, ColumnChoice>> & { street?: StreetChoice };
  aliases?: string[];
  /** The same value for every row, `{ "country": "US" }`, or the default where a column is empty. */
  constants?: Partial<Record<MappingTarget, string>>;
  /** A template for the end of a file's path: `{country}/{region}/{city}.csv`; `_` is read as a space. */
  path?: string;
  /** CSV only: `false` for a file without a header, whose columns are then "1", "2", …; or the column names. */
  header?: false | string[];
  delimiter?: string;
  encoding?: string;
  /** GeoJSON only: a `crs` name to accept although it is not CRS84; coordinates must be longitude and latitude. */
  crs?: string;
  /** Values of `placeKind` that mean several homes of unknown number. */
  multipleUnitKinds?: string[];
}

export function partsOf(choice: StreetChoice): ColumnChoice[] {
  if (typeof choice === 'string') return [];
  if (Array.isArray(choice)) return choice;
  if ('column' in choice) return [choice.column];
  return 'join' in choice ? choice.join : choice.either;
}

export function columnsOf(choice: StreetChoice): string[] {
  return typeof choice === 'string' ? [choice] : partsOf(choice).flatMap(columnsOf);
}
