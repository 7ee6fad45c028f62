import * as v from 'valibot';

/** An address in parts. A missing part is `''`; only unknown coordinates are null. */
export const addressSchema = v.strictObject({
  organisation: v.string(),
  /** The flat's own name or number, without the unit word if that is known: `3`, `B`, `Rear`. */
  unit: v.string(),
  buildingName: v.string(),
  /** House number with its suffix: `12`, `12A`, `12 bis`. */
  number: v.string(),
  street: v.string(),
  /** A part of the town, if the data has one. */
  locality: v.string(),
  city: v.string(),
  district: v.string(),
  region: v.string(),
  postcode: v.string(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: v.string(),
  /** In the country's format, without name and country; empty only for people without a fixed address. */
  lines: v.array(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type Address = v.InferOutput<typeof addressSchema>;

export type IdentityParts = Pick<
  Address,
  'countryCode' | 'postcode' | 'city' | 'street' | 'number' | 'buildingName' | 'unit' | 'lines'
>;

/** The parts of a home's canonical form, each in its canonical spelling (docs/reference/home-identity.md). */
export interface HomeForm {
  country: string;
  /** Empty if unknown. */
  postcode: string;
  town: string;
  /** `street|number|name`, or the words of the lines if none of the three is known. */
  place: string;
  unit: string;
}

export type UnitKnowledge =
  | { kind: 'none' }
  | { kind: 'named'; count: number }
  | { kind: 'counted'; count: number }
  | { kind: 'multiple' };

export interface RetrievedAddress extends Address {
  /** `index` or the name of the provider. */
  provider: string;
  dataset: string;
  /** Stable id from a register, such as a UPRN; null if the source has none. */
  registerId: string | null;
  units: UnitKnowledge;
}

export const proofInputSchema = v.strictObject({ proof: v.pipe(v.string(), v.maxLength(8000)) });
