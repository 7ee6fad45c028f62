import * as v from 'valibot';
import { parcelReference } from './operations/batch-inputs.ts';

export const maxPackers = 50;

/** PUT /batches/:batch/packers: replaces the whole list. */
export const assignPackersSchema = v.strictObject({
  personIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(maxPackers)),
});

/** POST /packing/:batch/show: the parcel with this reference, else the next unpacked one after a position. */
export const showParcelSchema = v.strictObject({
  reference: v.optional(parcelReference),
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
});
export type ShowParcelInput = v.InferInput<typeof showParcelSchema>;

/** POST /packing/:batch/pack */
export const packParcelSchema = v.strictObject({ reference: parcelReference });

export const undoPackSchema = v.strictObject({ reference: parcelReference });
