import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

/** A query parameter from 1 to `max`. */
export const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.maxLength(10), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(max));

export const partEntries = {
  /** `next` of the previous answer, with the same filters and order. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^[\w-]+$/, 'cursor_unknown'))),
  limit: v.optional(wholeNumber(200), '50'),
};

export const partQuerySchema = v.object(partEntries);

/** What staff type to find rows. */
export const searchEntry = v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), '');

/**
 * Query of a list with numbered pages, from 1. Rows move between pages as new ones arrive; a cursor never skips one.
 */
export const pageEntries = { ...partEntries, page: v.optional(wholeNumber(1_000_000), '1') };

export interface ListPart {
  cursor?: string | undefined;
  page?: number;
  limit: number;
}

export interface Listed<Row> {
  rows: Row[];
  next: string | null;
}

export type Counted<Page> = { [Name in keyof Page]: Name extends 'next' ? Page[Name] : NonNullable<Page[Name]> };

type Schema = v.GenericSchema;

/** `next`: the cursor of the next part; null at the end. */
export function listOf<Row extends Schema>(row: Row) {
  return v.object({ rows: v.array(row), next: v.nullable(v.string()) });
}

/** A list with pages. With a cursor nothing is counted: `total` and `page` are null. */
export function pagesOf<Row extends Schema>(row: Row) {
  return v.object({
    ...listOf(row).entries,
    total: v.nullable(v.number()),
    page: v.nullable(v.number()),
    pageSize: v.number(),
  });
}
