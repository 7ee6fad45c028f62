import * as v from 'valibot';
import { lineText } from './single-line.ts';

/** Maximum requests, and claims, of one person per call. */
const maxOfPerson = 100;

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(maxOfPerson));

/** POST /privacy/person: an email address, or the reference of a request. */
export const personSearchSchema = v.strictObject({ text: v.pipe(lineText(254), v.minLength(1)) });

/** POST /privacy/person/data.json and POST /privacy/person/erase: the ids that the search found. */
export const personDataSchema = v.strictObject({ requests: ids, claims: v.optional(ids, []) });
export type PersonDataInput = v.InferInput<typeof personDataSchema>;
