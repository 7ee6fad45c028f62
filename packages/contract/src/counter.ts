import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

const id = v.pipe(v.string(), v.maxLength(64));
const revision = v.optional(v.pipe(v.number(), v.integer()));

export const findAtCounterSchema = v.strictObject({
  text: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(200)),
  /** The offer's place where staff are. Null: only codes and references are found. */
  counter: v.optional(v.nullable(v.strictObject({ offer: id, place: id })), null),
});

export const handOverSchema = v.strictObject({ revision });

export const placeChangeSchema = v.strictObject({ place: v.pipe(v.string(), v.maxLength(40)), revision });
