// The wire of packing: /api/staff/packing, and who a batch is assigned to. A packer sees nothing but this.
import * as v from 'valibot';
import { parcelReference } from './batches.ts';

/** People that a batch is assigned to. */
export const maxPackers = 50;

/** GET /api/staff/batches/:id/packers */
export interface BatchPackers {
  /** Everybody who is a packer, by name. */
  packers: { id: string; name: string; isAssigned: boolean }[];
  /** How many parcels are ticked as packed. */
  packed: number;
}

/** PUT /api/staff/batches/:id/packers: these and no others. */
export const assignPackersSchema = v.strictObject({
  personIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(maxPackers)),
});

/** One of GET /api/staff/packing: a batch that is being packed; nothing personal. */
export interface PackingSummary {
  id: string;
  /** As people call it: `B-0007`. */
  name: string;
  offerTitle: string;
  parcels: number;
  packed: number;
}

/** GET /api/staff/packing/:id: how far it is, also by others. */
export interface PackingProgress extends PackingSummary {
  /** What was ticked last, the latest first. */
  recent: PackedTick[];
}

export interface PackedTick {
  reference: string;
  packedAt: string;
  packedBy: string;
}

/** One parcel, for who packs it. */
export interface PackingParcel {
  reference: string;
  /** From 1. */
  position: number;
  /** Name and address as of packing. */
  name: string;
  addressLines: string[];
  lines: { name: string; quantity: number }[];
  /** Null while nobody has ticked it. */
  packed: { at: string; by: string } | null;
  /** It was handed over. */
  hasLeft: boolean;
}

/** POST /api/staff/packing/:id/show: the parcel with this reference, else the next one to pack behind a position. */
export const showParcelSchema = v.strictObject({
  reference: v.optional(parcelReference),
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
});
export type ShowParcelInput = v.InferInput<typeof showParcelSchema>;

/** The answer to it; null when everything is packed. */
export interface ShownParcel {
  parcel: PackingParcel | null;
}

/** POST /api/staff/packing/:id/pack */
export const packParcelSchema = v.strictObject({ reference: parcelReference });

/** What a tick did, and what comes next. */
export interface PackOutcome {
  /** The tick that counts: the first. */
  tick: PackedTick;
  /** Another packer had ticked it before. */
  wasPacked: boolean;
  progress: PackingProgress;
  next: PackingParcel | null;
}

/** POST /api/staff/packing/:id/undo: the last tick of the person who asks, named by its parcel. */
export const undoPackSchema = v.strictObject({ reference: parcelReference });

/** The answer to it. */
export interface UndoneTick {
  /** The parcel of that tick, to be packed again. */
  parcel: PackingParcel;
  progress: PackingProgress;
}
