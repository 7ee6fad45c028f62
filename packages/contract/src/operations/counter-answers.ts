import * as v from 'valibot';
import { requestRowSchema } from './request-row.ts';

const named = v.object({ id: v.string(), name: v.string() });
const offer = v.object({ id: v.string(), title: v.string() });

export const countersSchema = v.object({
  counters: v.array(v.object({ offer, place: named, requests: v.number() })),
});
export type Counters = v.InferOutput<typeof countersSchema>;

export const counterStandings = [
  'ready',
  /** The place has not opened yet. */
  'not_ready',
  'other_place',
  'handed_over',
  'waiting',
  'cancelled',
  'not_collected',
  'ended',
] as const;

const counterRequestSchema = v.object({
  id: v.string(),
  reference: v.string(),
  revision: v.number(),
  state: requestRowSchema.entries.state,
  standing: v.picklist(counterStandings),
  name: v.string(),
  addressLine: v.string(),
  lines: requestRowSchema.entries.lines,
  offer,
  /** The request's own place, which may differ from this one. */
  place: named,
  code: v.string(),
  acceptedAt: v.nullable(v.string()),
  handedOver: v.nullable(v.object({ at: v.string(), by: v.string(), undoableUntil: v.string() })),
});
export type CounterRequest = v.InferOutput<typeof counterRequestSchema>;

/** Several for a name, or if two have the same code. */
export const foundAtCounterSchema = v.object({ requests: v.array(counterRequestSchema) });
export const handedOverSchema = v.object({ request: counterRequestSchema });
