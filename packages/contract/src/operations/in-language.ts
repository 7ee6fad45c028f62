import * as v from 'valibot';

/** Query parameter: a BCP 47 tag; empty for the default language. */
export const inLanguage = { lang: v.optional(v.pipe(v.string(), v.maxLength(35)), '') };
