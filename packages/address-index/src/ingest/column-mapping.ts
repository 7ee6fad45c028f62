// Which column holds what. A mapping is written once for a kind of file and kept with the data set.
/**
 * A value taken from one column, joined from several (by a space, or by what `with` says, without the empty ones), or the
 * first of several that is not empty. Choices may stand inside one another.
 */
export type ColumnChoice =
  | string
  | ColumnChoice[]
  | { join: ColumnChoice[]; with: string }
  | { either: ColumnChoice[] };

/** `holdsNumber`: the column has the house number beside the street ("12 Main St", "Hauptstraße 12"), and perhaps a unit. */
export type StreetChoice = ColumnChoice | { column: ColumnChoice; holdsNumber: boolean };

/** The targets that a column, a constant or a part of the path may fill. */
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
 * Read from a JSON file. In GeoJSON, columns are properties (`a.b` is `b` inside `a`, `a.-1` the last of a list), `@id` is
 * the feature's own id, and the position comes from the geometry. In OpenStreetMap files only `constants` count, for what an object does not say.
 */
export interface ColumnMapping {
  columns: Partial<Record<Exclude<MappingTarget, 'street'>, ColumnChoice>> & { street?: StreetChoice };
  /** Columns with other true names of the street. */
  aliases?: string[];
  /** Values that every row has: `{ "country": "US" }`; behind a column of the same target, for its empty cells. */
  constants?: Partial<Record<MappingTarget, string>>;
  /** What the end of a file's path says: `{country}/{region}/{city}.csv`; `_` stands for a space. */
  path?: string;
  /** CSV only: `false` for a file without a header, whose columns are then "1", "2", …; or their names. */
  header?: false | string[];
  /** CSV only: the separator; found from the header when absent. */
  delimiter?: string;
  /** Found from the bytes when absent. */
  encoding?: string;
  /** GeoJSON only: the `crs` name to accept although it is not CRS84; its coordinates must be longitude and latitude. */
  crs?: string;
  /** The kinds of place (values of `placeKind`) that mean several homes of unknown number. */
  multipleUnitKinds?: string[];
}

/** The choices that a choice is made of; of a single column none. */
export function partsOf(choice: StreetChoice): ColumnChoice[] {
  if (typeof choice === 'string') return [];
  if (Array.isArray(choice)) return choice;
  if ('column' in choice) return [choice.column];
  return 'join' in choice ? choice.join : choice.either;
}

/** The columns that a choice names. */
export function columnsOf(choice: StreetChoice): string[] {
  return typeof choice === 'string' ? [choice] : partsOf(choice).flatMap(columnsOf);
}
