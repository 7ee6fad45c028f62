// Which column holds what. A mapping is written once for a kind of file and kept with the data set.
/** A value taken from one column, or joined from several: by a space, or by what `with` says. Empty ones are left out. */
export type ColumnChoice = string | string[] | { join: string[]; with: string };

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
 * Read from a JSON file. In GeoJSON, columns are properties, `@id` is the feature's own id, and the position comes from
 * the geometry. In OpenStreetMap files only `constants` count, for what an object does not say.
 */
export interface ColumnMapping {
  columns: Partial<Record<MappingTarget, ColumnChoice>>;
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

/** The columns that a choice names. */
export function columnsOf(choice: ColumnChoice): string[] {
  if (typeof choice === 'string') return [choice];
  return Array.isArray(choice) ? choice : choice.join;
}
