import { addressForm } from '@doorstep/address-language';
import type { LookupAccess, PublicOffer } from '@doorstep/contract';
import type { Product } from './product.ts';

/**
 * What our own pages ask with. Origin of the numbers: a pause that fast typists do not make within a word; a list that fits a phone; and inside a
 * container as much as one answer has, to be scrolled.
 */
export const lookupDefaults = { debounceMs: 150, limit: 7, containerLimit: 200 };

type LookupParts = Pick<Product, 'loqate' | 'tickets' | 'missingAddressData' | 'addressCountries'>;

/**
 * How the address field of an offer's page reaches the lookup: Doorstep, or Loqate with Doorstep behind it.
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
  // Where there is nothing to choose from the address is typed, and the page says so.
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

/** What is asked for there; nothing where the country is not known yet. */
function formOf(country: string): Pick<LookupAccess, 'form'> {
  return /^[A-Z]{2}$/.test(country) ? { form: { country, ...addressForm(country) } } : {};
}

/**
 * Countries of an address that is typed by hand: those of the offer's area; where that is drawn on a map or made of
 * postcodes, those of the address data; all where the offer is for all.
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
