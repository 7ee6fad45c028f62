import { allCountries } from '@doorstep/contract';
import { splitWords } from './split-words.ts';

const otherNames: Record<string, string> = {
  GB: 'uk|u k|great britain|britain|england|scotland|wales|cymru|alba|northern ireland',
  US: 'us|usa|u s|u s a|united states of america|america',
  NL: 'holland|the netherlands',
  CZ: 'czech republic|česká republika',
  AE: 'uae|u a e',
  KR: 'korea|republic of korea',
  IE: 'republic of ireland|eire',
};

const namesByCountry = new Map<string, readonly string[]>();

/** Names of a country in English and in its main language, folded. @param country ISO alpha-2. */
export function countryNames(country: string): readonly string[] {
  let names = namesByCountry.get(country);
  if (names === undefined) {
    const spelt = [...namesFromUnicode(country), ...(otherNames[country]?.split('|') ?? [])];
    names = [...new Set(spelt.map((name) => splitWords(name).join(' ')).filter(Boolean))];
    namesByCountry.set(country, names);
  }
  return names;
}

let countryByName: Map<string, string> | null = null;

/** The alpha-2 code for any of these names; null for an unknown name. */
export function countryNamed(name: string): string | null {
  // Built on the first use: it queries Unicode for the names of 250 countries.
  countryByName ??= new Map(
    allCountries().flatMap((country) => countryNames(country).map((known): [string, string] => [known, country])),
  );
  return countryByName.get(splitWords(name).join(' ')) ?? null;
}

function namesFromUnicode(country: string): string[] {
  try {
    return ['en', mainLanguage(country)].map(
      (language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? '',
    );
  } catch {
    return []; // not a country code
  }
}

/** The language that most people in a country speak, from Unicode; "en" for an invalid country. */
export function mainLanguage(country: string): string {
  try {
    return new Intl.Locale('und', { region: country }).maximize().language;
  } catch {
    return 'en';
  }
}
