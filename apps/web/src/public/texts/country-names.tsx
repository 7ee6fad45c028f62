import { createContext, use } from 'react';

/** Code and name of each country that an address may be in, in the order of the page's language. */
export type CountryNames = [code: string, name: string][];

/** Made on the server and handed to the browser, which may spell some names differently. */
export const CountryNamesContext = createContext<CountryNames>([]);

export function useCountryNames(): CountryNames {
  return use(CountryNamesContext);
}
