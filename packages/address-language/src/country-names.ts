// "United Kingdom", "UK", "Deutschland", "Germany": the country that an address written out ends in.
import { allCountries } from '@doorstep/contract';
import { splitWords } from './split-words.ts';

/** What people write beside the names that Unicode knows; "england" and the others are parts of the country. */
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

/** Names of a country in English and in its own main language, each as its folded words. @param country  ISO alpha-2. */
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

/** The alpha-2 code of a country by one of those names; null when it is none. */
export function countryNamed(name: string): string | null {
  // Unicode is asked for the names of 250 countries once, and only where somebody sends a name.
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

/** The language that most of a country speaks, as Unicode has it; "en" for what is no country. */
export function mainLanguage(country: string): string {
  try {
    return new Intl.Locale('und', { region: country }).maximize().language;
  } catch {
    return 'en';
  }
}
