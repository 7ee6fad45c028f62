import type { PublicPage } from '@doorstep/contract';
import { namedCountries } from './named-countries.ts';
import type { CountryNames } from './texts/country-names.tsx';

/** The countries to choose from on a page, or that it names. */
export function countryNamesFor(page: PublicPage, language: string): CountryNames {
  const isNamed = page.kind === 'check' || page.kind === 'refused';
  if (page.kind !== 'offer' && page.kind !== 'correct_address' && !isNamed) return [];
  // Only a form has all of them to choose from.
  if (isNamed && page.offer.countries.length === 0) return [];
  return namedCountries('lookup' in page ? page.lookup.countries : page.offer.countries, language);
}
