import * as v from 'valibot';

/** Which part of a list an answer is: a page, from 1. */
export const pageEntries = { total: v.number(), page: v.number(), pageSize: v.number() };
