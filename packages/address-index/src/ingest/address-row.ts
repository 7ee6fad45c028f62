/** One raw row of open data. Missing values are "" (coordinates: NaN). */
export interface AddressRow {
  number: string;
  suffix: string;
  unit: string;
  /** The unit's floor; part of the unit where doors are numbered or lettered per floor. */
  floor: string;
  buildingName: string;
  street: string;
  aliases: string[];
  /** A smaller place within the town, part of the postal address. */
  locality: string;
  city: string;
  district: string;
  region: string;
  postcode: string;
  country: string;
  lat: number;
  lon: number;
  sourceId: string;
  unitCount: string;
  /** The kind of place as the data words it ("MULTI-FAMILY DWELLING"). */
  placeKind: string;
}

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
