import * as v from 'valibot';
import { pagesOf } from '../list-part.ts';

/** The decision about a returned or lost parcel. */
export const returnDecidedSchema = v.object({
  id: v.string(),
  emails: v.number(),
});

export const returnOutcomeSchema = v.object({
  ...returnDecidedSchema.entries,
  reference: v.string(),
  accepted: v.number(),
});
export type ReturnOutcome = v.InferOutput<typeof returnOutcomeSchema>;

/** A returned or lost parcel without a decision. */
const returnedRequestSchema = v.object({
  id: v.string(),
  reference: v.string(),
  offer: v.object({ id: v.string(), title: v.string() }),
  state: v.picklist(['returned', 'lost']),
  name: v.string(),
  addressLine: v.string(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  at: v.string(),
  undoableUntil: v.nullable(v.string()),
});
export type ReturnedRequest = v.InferOutput<typeof returnedRequestSchema>;

export const returnsPageSchema = pagesOf(returnedRequestSchema);
