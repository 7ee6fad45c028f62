/** ISO 639-2/B codes of the languages that the protocol's clients ask for. */
const codes: Record<string, string> = {
  ar: 'ARA',
  bg: 'BUL',
  cs: 'CZE',
  cy: 'WEL',
  da: 'DAN',
  de: 'GER',
  el: 'GRE',
  en: 'ENG',
  es: 'SPA',
  et: 'EST',
  fi: 'FIN',
  fr: 'FRE',
  he: 'HEB',
  hi: 'HIN',
  hr: 'HRV',
  hu: 'HUN',
  it: 'ITA',
  ja: 'JPN',
  ko: 'KOR',
  lt: 'LIT',
  lv: 'LAV',
  nb: 'NOB',
  nl: 'DUT',
  no: 'NOR',
  pl: 'POL',
  pt: 'POR',
  ro: 'RUM',
  ru: 'RUS',
  sk: 'SLO',
  sl: 'SLV',
  sr: 'SRP',
  sv: 'SWE',
  tr: 'TUR',
  uk: 'UKR',
  zh: 'CHI',
};

/** The protocol's language code for a BCP 47 tag; English for one that is not listed. */
export function languageCode(language: string): string {
  return codes[language.toLowerCase().split('-')[0] ?? ''] ?? 'ENG';
}
