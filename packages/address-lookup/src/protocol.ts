// The wire of the address lookup: Find while typing, Retrieve after a choice. Loqate's Capture Interactive speaks it,
// and so does Doorstep's own service. Field names are the protocol's, hence the capitals.

/** WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** What a Find asks. Names as on the wire (G3). One of `Text` and `Container` must not be empty. */
export interface FindQuery {
  /** As typed by the visitor. */
  Text: string;
  /** An `Id` from an earlier Find whose `Type` was not `Address`; absent means search everywhere. */
  Container?: string;
  /** ISO 3166 codes to stay within, of two letters or three; empty means every country. */
  Countries: string[];
  /** BCP 47 tag of the visitor's language; it also chooses the words of container descriptions. */
  language: string;
  /** Maximum number of suggestions; absent lets the service decide (10). */
  limit?: number;
  /** `lat,lon` in WGS 84, an ISO country code, or an IP address: where the visitor is. */
  Origin?: string;
  /** `true` with coordinates or an IP address in `Origin`: what is near needs less typing. */
  Bias?: boolean;
  /** `true` when a server asks for somebody else: the address of the caller must not steer the answer. */
  IsMiddleware?: boolean;
  /** `Field:Value` includes, `!Field:Value` excludes, e.g. `Locality:Nottingham`; sent once per entry. */
  Filters?: string[];
  /**
   * At least 3 corners in WGS 84; only addresses inside. Sent as JSON `[[[lon,lat],…]]`; the vendor documents no syntax.
   * A text goes out as it is, for whoever passes on what somebody else wrote.
   */
  GeoFence?: Position[] | string;
}

/** What a Retrieve asks (G4). */
export interface RetrieveQuery {
  /** `Id` of an item whose `Type` was `Address`. */
  Id: string;
  /** Templates such as `{Latitude}`, at most 20; their results come back in `Field1`, `Field2`, … */
  fieldFormats?: string[];
  /** Name of the integration, for the vendor's statistics. */
  Source?: string;
  /** The supplier whose record number `Id` is, where the account has such data (Retrieve v1.30). */
  Type?: string;
}

/** One suggestion. Only `Address` may be retrieved; every other type, known or not, is a container to open further. */
export interface FindItem {
  /** Opaque and temporary; never a key of an address. */
  Id: string;
  /** Open list: `Address`, `Street`, `Postcode`, `Locality`, `BuildingName`, `Container`, … */
  Type: string;
  Text: string;
  /** `0-2,5-7;0-4`: marked ranges of `Text`, then of `Description`, in UTF-16 units, end exclusive. Empty in a container. */
  Highlight: string;
  Description: string;
  /** Doorstep's own addition: the street that an address stands under where a list holds those of several. */
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

/** An error of the service: HTTP 200 and this one item. `Error` is a number in a string. */
export interface ErrorItem {
  Error: string;
  Description: string;
  Cause: string;
  Resolution: string;
}

/** Every named string field of a retrieved address; `CountryIsoNumber` is the one number beside them. */
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
