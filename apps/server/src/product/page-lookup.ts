import type { LookupAccess } from '@doorstep/contract';
import type { Product } from './product.ts';

/**
 * Origin of the numbers: a pause that fast typists do not make within a word; a list that fits a phone; and inside a
 * container as much as one answer has, to be scrolled.
 */
const pace = { debounceMs: 150, limit: 7, containerLimit: 200 };

/** How the address field of an offer's page reaches the lookup: Doorstep, or Loqate with Doorstep behind it. */
export function pageLookup(
  { loqate, tickets, hasAddressData }: Pick<Product, 'loqate' | 'tickets' | 'hasAddressData'>,
  { session, slug, countries }: { session: string; slug: string; countries: readonly string[] },
): LookupAccess {
  const own = { url: '/Capture/Interactive', key: tickets.issue({ session, offer: slug }) };
  const hasData = hasAddressData(countries);
  if (loqate === null || loqate.browserKey === null) return { ...own, hasData, ...pace };
  return {
    url: loqate.url,
    hasData,
    key: loqate.browserKey,
    ...pace,
    ...(loqate.fallback === 'index' ? { fallback: own } : {}),
    troubles: { url: '/api/lookup-troubles', key: own.key },
  };
}
