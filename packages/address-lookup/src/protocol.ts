// The wire format of the address lookup, Find and Retrieve, as in Loqate's Capture Interactive and Doorstep's own
// service. Field names are the protocol's, hence the capitals.

export interface Position {
  latitude: number;
  longitude: number;
}

/** Names as on the wire (G3). One of `Text` and `Container` must not be empty. */
export interface FindQuery {
  Text: string;
  /** An `Id` from an earlier Find whose `Type` was not `Address`; absent searches everywhere. */
  Container?: string;
  /** ISO 3166 codes of two or three letters; empty for every country. */
  Countries: string[];
  /** BCP 47 tag of the visitor's language; it also sets the language of container descriptions. */
  language: string;
  /** Maximum number of suggestions; the service's default is 10. */
  limit?: number;
  /** The visitor's location: `lat,lon` in WGS 84, an ISO country code, or an IP address. */
  Origin?: string;
  /** `true` with coordinates or an IP address in `Origin`: ranks nearby addresses higher. */
  Bias?: boolean;
  /** `true` when a server searches on behalf of a visitor: the caller's own IP address must not affect the result. */
  IsMiddleware?: boolean;
  /** `Field:Value` includes, `!Field:Value` excludes, e.g. `Locality:Nottingham`; one parameter per entry. */
  Filters?: string[];
  /** At least 3 corners in WGS 84, sent as JSON `[[[lon,lat],…]]`. A string is passed through unchanged, for relays. */
  GeoFence?: Position[] | string;
}

/** Names as on the wire (G4). */
export interface RetrieveQuery {
  Id: string;
  /** Templates such as `{Latitude}`, at most 20; their results come back in `Field1`, `Field2`, … */
  fieldFormats?: string[];
  Source?: string;
  /** The supplier whose record number `Id` is, if the account has such data (Retrieve v1.30). */
  Type?: string;
}

/** Only `Address` may be retrieved; every other type, known or not, is a container. */
export interface FindItem {
  /** Opaque and temporary; never an address key. */
  Id: string;
  /** Open list: `Address`, `Street`, `Postcode`, `Locality`, `BuildingName`, `Container`, … */
  Type: string;
  Text: string;
  /** `0-2,5-7;0-4`: ranges of `Text`, then of `Description`, half-open, in UTF-16 units. Empty in a container. */
  Highlight: string;
  Description: string;
  /** Doorstep's own addition: the street of an address, in a list of several streets. */
  Group?: string;
}

/** The 37 named fields of a retrieved address, and `Field1` … `Field20`. A missing value is `""`. */
export interface RetrieveItem {
  Id: string;
  DomesticId: string;
  /** ISO 639-2/B, upper case. */
  Language: string;
  LanguageAlternatives: string;
  Department: string;
  Company: string;
  SubBuilding: string;
  BuildingNumber: string;
  BuildingName: string;
  SecondaryStreet: string;
  Street: string;
  Block: string;
  Neighbourhood: string;
  District: string;
  City: string;
  Line1: string;
  Line2: string;
  Line3: string;
  Line4: string;
  Line5: string;
  AdminAreaName: string;
  AdminAreaCode: string;
  Province: string;
  ProvinceName: string;
  ProvinceCode: string;
  PostalCode: string;
  CountryName: string;
  CountryIso2: string;
  CountryIso3: string;
  CountryIsoNumber: number;
  SortingNumber1: string;
  SortingNumber2: string;
  Barcode: string;
  POBoxNumber: string;
  Label: string;
  Type: string;
  DataLevel: string;
  [field: `Field${number}`]: string;
  /** Doorstep's own addition: the server's signature over the address, the data set and the time. */
  Proof?: string;
}

/** Sent with HTTP 200 as the only item. `Error` is a number in a string. */
export interface ErrorItem {
  Error: string;
  Description: string;
  Cause: string;
  Resolution: string;
}

/** Every named string field of a retrieved address; `CountryIsoNumber` is the only number. */
export const retrieveFields = [
  'Id',
  'DomesticId',
  'Language',
  'LanguageAlternatives',
  'Department',
  'Company',
  'SubBuilding',
  'BuildingNumber',
  'BuildingName',
  'SecondaryStreet',
  'Street',
  'Block',
  'Neighbourhood',
  'District',
  'City',
  'Line1',
  'Line2',
  'Line3',
  'Line4',
  'Line5',
  'AdminAreaName',
  'AdminAreaCode',
  'Province',
  'ProvinceName',
  'ProvinceCode',
  'PostalCode',
  'CountryName',
  'CountryIso2',
  'CountryIso3',
  'SortingNumber1',
  'SortingNumber2',
  'Barcode',
  'POBoxNumber',
  'Label',
  'Type',
  'DataLevel',
] as const satisfies (keyof RetrieveItem)[];
