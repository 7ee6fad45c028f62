// What the operations of the counter take.
import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

const id = v.pipe(v.string(), v.maxLength(64));
/** Of the request as it was read. */
const revision = v.optional(v.pipe(v.number(), v.integer()));

/** POST /counters/find */
export const findAtCounterSchema = v.strictObject({
  /** A code, a reference, or words of a name or an address. */
  text: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(200)),
  /** Where one stands: a place of an offer. Null: only codes and references are found. */
  counter: v.optional(v.nullable(v.strictObject({ offer: id, place: id })), null),
});

/** POST /requests/:request/hand-over, and its undo. */
export const handOverSchema = v.strictObject({ revision });

/** POST /requests/:request/place */
export const placeChangeSchema = v.strictObject({ place: v.pipe(v.string(), v.maxLength(40)), revision });
