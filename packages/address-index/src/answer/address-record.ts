/** What the data knows of the units in a building. */
export type KnownUnits =
  /** Nothing: one home, as far as the data says. */
  | { kind: 'none' }
  /** The data lists this many units by name or number. */
  | { kind: 'named'; count: number }
  /** It only says how many there are. */
  | { kind: 'counted'; count: number }
  /** It only says that there are several. */
  | { kind: 'multiple' };

/** An address of the index. Missing texts are "". */
export interface AddressRecord {
  /** The id it was retrieved by; temporary. */
  id: string;
  organisation: string;
  unit: string;
  buildingName: string;
  /** "12", "47 bis", "225-245". */
  number: string;
  street: string;
  locality: string;
  city: string;
  district: string;
  region: string;
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** WGS 84 degrees, to about a metre; null when unknown. */
  latitude: number | null;
  longitude: number | null;
  dataset: string;
  /** The register's own stable id; null when the data has none. */
  sourceId: string | null;
  /** As the country writes it, without the country; 1 to 5. */
  lines: string[];
  /** Units of the building, whether this address is one of them or the building itself. */
  units: KnownUnits;
  /** The kind of place in the data's own words; null when it does not say. */
  placeKind: string | null;
  /** Whom to credit; "" for nobody. */
  attribution: string;
}
