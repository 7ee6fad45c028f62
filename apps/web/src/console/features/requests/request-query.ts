import { requestQuerySchema, type RequestQuery } from '@doorstep/contract';
import * as v from 'valibot';

/** The table's filters from the address bar; invalid values are dropped. */
export function readRequestQuery(search: URLSearchParams): RequestQuery {
  const entries = v.entriesFromObjects([requestQuerySchema]);
  const kept: Record<string, string> = {};
  for (const [name, schema] of Object.entries(entries)) {
    const value = search.get(name);
    if (value !== null && value !== '' && v.safeParse(schema, value).success) kept[name] = value;
  }
  return v.parse(requestQuerySchema, kept);
}

/** The filters as a query string without defaults; `''` if all are. */
export function writeRequestQuery(query: RequestQuery): string {
  const search = new URLSearchParams();
  const defaults: Record<string, unknown> = v.parse(requestQuerySchema, {});
  for (const name of Object.keys(v.entriesFromObjects([requestQuerySchema])) as (keyof RequestQuery)[]) {
    const value = query[name];
    if (value !== undefined && value !== defaults[name]) search.set(name, String(value));
  }
  return search.toString();
}

/** Changing any filter but the page returns to page one. */
export function changeRequestQuery(query: RequestQuery, change: Partial<RequestQuery>): RequestQuery {
  return { ...query, page: 1, ...change };
}
