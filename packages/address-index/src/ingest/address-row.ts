/** One row of open data, before anything is normalised. Every missing value is "" (coordinates: NaN). */
export interface AddressRow {
  number: string;
  suffix: string;
  unit: string;
  /** The floor that the unit is on; part of the unit where doors are lettered or numbered floor by floor. */
  floor: string;
  buildingName: string;
  street: string;
  /** Other true names of the street. */
  aliases: string[];
  /** A smaller place within the town, part of the postal address. */
  locality: string;
  city: string;
  district: string;
  region: string;
  postcode: string;
  /** ISO 3166-1 alpha-2, any case. */
  country: string;
  /** WGS 84 degrees. */
  lat: number;
  lon: number;
  /** The register's own stable id. */
  sourceId: string;
  /** How many units the building has, if the data says so. */
  unitCount: string;
  /** What kind of place it is, in the data's own words ("MULTI-FAMILY DWELLING"). */
  placeKind: string;
}

/** A row with every field empty, to be filled by a reader. */
export function emptyRow(): AddressRow {
  return {
    number: '',
    suffix: '',
    unit: '',
    floor: '',
    buildingName: '',
    street: '',
    aliases: [],
    locality: '',
    city: '',
    district: '',
    region: '',
    postcode: '',
    country: '',
    lat: Number.NaN,
    lon: Number.NaN,
    sourceId: '',
    unitCount: '',
    placeKind: '',
  };
}
