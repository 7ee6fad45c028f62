import type { PublicPage } from '@doorstep/contract';
import { namedCountries } from './named-countries.ts';
import type { CountryNames } from './texts/country-names.tsx';

/** The countries to choose from on a page; none where there is nothing to choose. */
export function countryNamesFor(page: PublicPage, language: string): CountryNames {
  if (page.kind !== 'offer' && page.kind !== 'correct_address') return [];
  if (page.offer.countries.length === 1) return [];
  return namedCountries(page.offer.countries, language);
}
