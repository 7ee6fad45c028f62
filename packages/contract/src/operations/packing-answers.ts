// What the operations of packing answer. A packer sees nothing but this.
import * as v from 'valibot';

/** A batch that is being packed; nothing personal. */
const packingSummarySchema = v.object({
  id: v.string(),
  /** As people call it: `B-0007`. */
  name: v.string(),
  offerTitle: v.string(),
  parcels: v.number(),
  packed: v.number(),
});
export type PackingSummary = v.InferOutput<typeof packingSummarySchema>;
export const packingsSchema = v.object({ batches: v.array(packingSummarySchema) });

const tickSchema = v.object({ reference: v.string(), packedAt: v.string(), packedBy: v.string() });
export type PackedTick = v.InferOutput<typeof tickSchema>;

/** How far it is, also by others. */
export const packingProgressSchema = v.object({
  ...packingSummarySchema.entries,
  /** What was ticked last, the latest first. */
  recent: v.array(tickSchema),
});
export type PackingProgress = v.InferOutput<typeof packingProgressSchema>;

/** One parcel, for who packs it. */
const packingParcelSchema = v.object({
  reference: v.string(),
  /** From 1. */
  position: v.number(),
  /** Name and address as of packing. */
  name: v.string(),
  addressLines: v.array(v.string()),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  /** Null until ticked. */
  packed: v.nullable(v.object({ at: v.string(), by: v.string() })),
  /** It was handed over. */
  hasLeft: v.boolean(),
});
export type PackingParcel = v.InferOutput<typeof packingParcelSchema>;

/** Null when everything is packed. */
export const shownParcelSchema = v.object({ parcel: v.nullable(packingParcelSchema) });
export type ShownParcel = v.InferOutput<typeof shownParcelSchema>;

/** What a tick did, and what comes next. */
export const packOutcomeSchema = v.object({
  /** The tick that counts: the first. */
  tick: tickSchema,
  /** Another packer had ticked it before. */
  wasPacked: v.boolean(),
  progress: packingProgressSchema,
  next: v.nullable(packingParcelSchema),
});
export type PackOutcome = v.InferOutput<typeof packOutcomeSchema>;

/** The parcel of the tick that was taken back, to be packed again. */
export const undoneTickSchema = v.object({ parcel: packingParcelSchema, progress: packingProgressSchema });
export type UndoneTick = v.InferOutput<typeof undoneTickSchema>;
