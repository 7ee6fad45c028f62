import { addressForm } from '@doorstep/address-language';
import type { LookupAccess, PublicOffer } from '@doorstep/contract';
import type { Product } from './product.ts';

/**
 * For our own pages. Origin of the numbers: a pause that fast typists do not make within a word; a list that fits on a
 * phone; and inside a container as many as one answer has, to scroll.
 */
export const lookupDefaults = { debounceMs: 150, limit: 7, containerLimit: 200 };

type LookupParts = Pick<Product, 'loqate' | 'tickets' | 'missingAddressData' | 'addressCountries'>;

/**
 * How an offer page's address field reaches the lookup: Doorstep, or Loqate with Doorstep as the fallback.
 * @param country Of the draft, or ''.
 */
export function pageLookup(
  { loqate, tickets, missingAddressData, addressCountries }: LookupParts,
  {
    session,
    offer,
    near,
    country,
  }: { session: string; offer: PublicOffer; near: LookupAccess['near']; country: string },
): LookupAccess {
  const own = { url: '/Capture/Interactive', key: tickets.issue({ session, offer: offer.slug }) };
  // Without addresses to choose from, visitors type theirs, and the page says so.
  const hasData = missingAddressData(offer)?.isAll !== true;
  const countries = typedCountries(offer, addressCountries());
  const typed = { ...countries, ...formOf(country || countries.likelyCountry) };
  if (loqate === null || loqate.browserKey === null) return { ...own, hasData, ...typed, near, ...lookupDefaults };
  return {
    url: loqate.url,
    hasData,
    ...typed,
    near,
    key: loqate.browserKey,
    ...lookupDefaults,
    ...(loqate.fallback === 'index' ? { fallback: own } : {}),
    issues: { url: '/api/lookup-issues', key: own.key },
  };
}

/** The country's address form; nothing while the country is unknown. */
function formOf(country: string): Pick<LookupAccess, 'form'> {
  return /^[A-Z]{2}$/.test(country) ? { form: { country, ...addressForm(country) } } : {};
}

/**
 * Countries for a typed address: those of the offer's area; for a polygon or postcodes, those of the address data; all
 * if the offer is for all.
 */
function typedCountries(
  { countries, postcodePrefixes, hasPolygon }: PublicOffer,
  ofData: string[],
): Pick<LookupAccess, 'countries' | 'likelyCountry'> {
  const isLocal = postcodePrefixes.length > 0 || hasPolygon;
  const offered = countries.length > 0 ? countries : isLocal ? ofData : [];
  const known = offered.length > 0 ? offered : ofData;
  return { countries: offered, likelyCountry: known.length === 1 ? (known[0] ?? '') : '' };
}
