import * as v from 'valibot';

/** An address in its parts. A missing part is `''`; only coordinates, which may be unknown, are null. */
export const addressSchema = v.strictObject({
  organisation: v.string(),
  /** The flat's own name or number, without the word for it where that is known: `3`, `B`, `Rear`. */
  unit: v.string(),
  buildingName: v.string(),
  /** House number with its suffix: `12`, `12A`, `12 bis`. */
  number: v.string(),
  street: v.string(),
  /** A part of the town, where the data has one. */
  locality: v.string(),
  city: v.string(),
  district: v.string(),
  region: v.string(),
  postcode: v.string(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: v.string(),
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
  /** Empty where there is none. */
  postcode: string;
  town: string;
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
  /** Stable id of a register, such as a UPRN, or null where the source has none. */
  registerId: string | null;
  units: UnitKnowledge;
}

export const proofInputSchema = v.strictObject({ proof: v.pipe(v.string(), v.maxLength(8000)) });
