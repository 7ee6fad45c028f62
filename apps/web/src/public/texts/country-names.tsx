import { createContext, use } from 'react';

export type CountryNames = [code: string, name: string][];

export const CountryNamesContext = createContext<CountryNames>([]);

export function useCountryNames(): CountryNames {
  return use(CountryNamesContext);
}
