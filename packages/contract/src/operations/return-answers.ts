import * as v from 'valibot';
import { pagesOf } from '../list-part.ts';

/** What became of one that came back or is lost. */
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

/** It came back or is lost, and nobody has said what becomes of it. */
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
