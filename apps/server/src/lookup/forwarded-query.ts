import type { FindQuery } from '@doorstep/address-lookup';

/** Longer than any typed address; URL encoding may take nine bytes per letter. */
const maxForwardedText = 200;
/** Servers and proxies usually accept URLs of 8 KB: this share is for conditions, the rest for text and countries. */
const maxConditionBytes = 4000;

export function forwardedQuery(query: FindQuery): FindQuery {
  return { ...query, Text: query.Text.slice(0, maxForwardedText) };
}

export function isTooLong({ Container = '', Filters = [], GeoFence = '' }: FindQuery): boolean {
  const conditions = [['Container', Container], ...Filters.map((filter) => ['Filters', filter])];
  const fence = typeof GeoFence === 'string' ? GeoFence : JSON.stringify(GeoFence);
  return new URLSearchParams([...conditions, ['GeoFence', fence]]).toString().length > maxConditionBytes;
}
