import * as v from 'valibot';

/** Of a query: a BCP 47 tag; empty for the usual language. */
export const inLanguage = { lang: v.optional(v.pipe(v.string(), v.maxLength(35)), '') };
