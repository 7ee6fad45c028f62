/** An address in its parts. A missing part is `''`; only coordinates, which may be unknown, are null. */
export interface Address {
  organisation: string;
  /** The flat's own name or number, without the word for it where that is known: `3`, `B`, `Rear`. */
  unit: string;
  buildingName: string;
  /** House number with its suffix: `12`, `12A`, `12 bis`. */
  number: string;
  street: string;
  /** A part of the town, where the data has one. */
  locality: string;
  city: string;
  district: string;
  region: string;
  postcode: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  /** Formatted the country's way, without name and country; none only of somebody without a fixed address. */
  lines: string[];
  latitude: number | null;
  longitude: number | null;
}

/** What the address data knows of units (flats) in the building of an address. */
export type UnitKnowledge =
  | { kind: 'none' }
  | { kind: 'named'; count: number }
  | { kind: 'counted'; count: number }
  | { kind: 'multiple' };

/** An address that a lookup of ours gave out, with what vouches for it. The server signs it into a proof. */
export interface RetrievedAddress extends Address {
  /** `index` or the name of the provider. */
  provider: string;
  dataset: string;
  /** Stable id of a register, such as a UPRN, or null where the source has none. */
  registerId: string | null;
  units: UnitKnowledge;
}
