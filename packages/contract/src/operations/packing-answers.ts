import * as v from 'valibot';

const packingSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  offerTitle: v.string(),
  parcels: v.number(),
  packed: v.number(),
});
export type PackingSummary = v.InferOutput<typeof packingSummarySchema>;
export const packingsSchema = v.object({ batches: v.array(packingSummarySchema) });

const tickSchema = v.object({ reference: v.string(), packedAt: v.string(), packedBy: v.string() });
export type PackedTick = v.InferOutput<typeof tickSchema>;

/** Progress of all packers together. */
export const packingProgressSchema = v.object({
  ...packingSummarySchema.entries,
  recent: v.array(tickSchema),
});
export type PackingProgress = v.InferOutput<typeof packingProgressSchema>;

const packingParcelSchema = v.object({
  reference: v.string(),
  position: v.number(),
  name: v.string(),
  addressLines: v.array(v.string()),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  packed: v.nullable(v.object({ at: v.string(), by: v.string() })),
  hasLeft: v.boolean(),
});
export type PackingParcel = v.InferOutput<typeof packingParcelSchema>;

/** Null if everything is packed. */
export const shownParcelSchema = v.object({ parcel: v.nullable(packingParcelSchema) });

export const packOutcomeSchema = v.object({
  /** The first tick, which is the one that counts. */
  tick: tickSchema,
  /** Another packer ticked it earlier. */
  wasPacked: v.boolean(),
  progress: packingProgressSchema,
  next: v.nullable(packingParcelSchema),
});

export const undoneTickSchema = v.object({ parcel: packingParcelSchema, progress: packingProgressSchema });
