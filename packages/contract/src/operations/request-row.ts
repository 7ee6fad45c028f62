import * as v from 'valibot';
import { assurances, holdReasons, requestSources, requestStates } from '../request-state.ts';

export const requestRowSchema = v.object({
  id: v.string(),
  reference: v.string(),
  offer: v.object({ id: v.string(), title: v.string() }),
  state: v.picklist(requestStates),
  holdReasons: v.array(v.picklist(holdReasons)),
  name: v.string(),
  email: v.string(),
  addressLine: v.string(),
  postcode: v.string(),
  /** Where it is collected; empty if delivered. */
  place: v.string(),
  lines: v.array(v.object({ name: v.string(), quantity: v.number() })),
  assurance: v.picklist(assurances),
  source: v.picklist(requestSources),
  /** Null if no check was made. */
  checkProvider: v.nullable(v.string()),
  receivedAt: v.string(),
  updatedAt: v.string(),
  /** If true, name and address are empty. */
  isErased: v.boolean(),
  /** Its home was merged with others, and together they received more than one home may have. */
  isHomeOverByMerge: v.boolean(),
});
export type RequestRow = v.InferOutput<typeof requestRowSchema>;
