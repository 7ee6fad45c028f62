import type { FindQuery } from '@doorstep/address-lookup';

/** No address that people type is longer; in an address of HTTP each letter may take nine bytes. */
const maxForwardedText = 200;
/** Servers and proxies take addresses of 8 KB as a rule: this much for what a caller decides, beside text and countries. */
const maxConditionBytes = 4000;

/** A query as a provider is asked it: with as much of the text as can narrow a search. */
export function forwardedQuery(query: FindQuery): FindQuery {
  return { ...query, Text: query.Text.slice(0, maxForwardedText) };
}

/** Whether a provider would refuse a query for its length. */
export function isTooLong({ Container = '', Filters = [], GeoFence = '' }: FindQuery): boolean {
  const conditions = [['Container', Container], ...Filters.map((filter) => ['Filters', filter])];
  const fence = typeof GeoFence === 'string' ? GeoFence : JSON.stringify(GeoFence);
  return new URLSearchParams([...conditions, ['GeoFence', fence]]).toString().length > maxConditionBytes;
}
