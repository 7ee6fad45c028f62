import * as v from 'valibot';
import { lineText } from './single-line.ts';

/** As many requests, and claims, of one person as one call takes. */
const maxOfPerson = 100;

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(maxOfPerson));

/** POST /privacy/person: an email address, or the reference of a request. */
export const personSearchSchema = v.strictObject({ text: v.pipe(lineText(254), v.minLength(1)) });

/** POST /privacy/person/data.json and POST /privacy/person/erase: as the search found them. */
export const personDataSchema = v.strictObject({ requests: ids, claims: v.optional(ids, []) });
export type PersonDataInput = v.InferInput<typeof personDataSchema>;
