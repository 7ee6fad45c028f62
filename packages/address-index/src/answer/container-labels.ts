/** The words that end the description of a container, by BCP 47 language ("en", "pt-BR"). `n` is the count. */
export type ContainerLabels = Record<string, (n: number) => string>;

/** "address" in each language, by the plural categories that it has; the last form is for all others. */
const forms: Record<string, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'Address', other: 'Addresses' }, // as the protocol has it
  cs: { one: 'adresa', few: 'adresy', other: 'adres' },
  cy: { other: 'cyfeiriad' },
  da: { one: 'adresse', other: 'adresser' },
  de: { one: 'Adresse', other: 'Adressen' },
  el: { one: 'διεύθυνση', other: 'διευθύνσεις' },
  es: { one: 'dirección', other: 'direcciones' },
  fi: { one: 'osoite', other: 'osoitetta' },
  fr: { one: 'adresse', other: 'adresses' },
  hu: { other: 'cím' },
  it: { one: 'indirizzo', other: 'indirizzi' },
  nb: { one: 'adresse', other: 'adresser' },
  nl: { one: 'adres', other: 'adressen' },
  no: { one: 'adresse', other: 'adresser' },
  pl: { one: 'adres', few: 'adresy', other: 'adresów' },
  pt: { one: 'endereço', other: 'endereços' },
  ro: { one: 'adresă', few: 'adrese', other: 'de adrese' },
  ru: { one: 'адрес', few: 'адреса', other: 'адресов' },
  sk: { one: 'adresa', few: 'adresy', other: 'adries' },
  sv: { one: 'adress', other: 'adresser' },
  tr: { other: 'adres' },
  uk: { one: 'адреса', few: 'адреси', other: 'адрес' },
};

/** Words for the languages above. */
export const defaultLabels: ContainerLabels = Object.fromEntries(
  Object.entries(forms).map(([language, words]) => {
    const rules = new Intl.PluralRules(language);
    return [language, (n: number): string => `${n} ${words[rules.select(n)] ?? words.other}`];
  }),
);

/** "57 Addresses" in the language, or its base language, or English. */
export function countLabel(labels: ContainerLabels, language: string, count: number): string {
  const base = language.toLowerCase().split('-')[0] ?? '';
  const label = labels[language] ?? labels[base] ?? labels['en'] ?? defaultLabels['en'];
  return label === undefined ? String(count) : label(count);
}

/** "not", as it stands before what is denied, in each language. */
const negations = Object.fromEntries(
  `en=not cs=ne cy=nid da=ikke de=nicht el=όχι es=no fi=ei fr=pas hu=nem it=non nb=ikke nl=niet no=ikke pl=nie pt=não ro=nu
   ru=не sk=nie sv=inte tr=değil uk=не`
    .split(/\s+/)
    .map((pair) => pair.split('=')),
) as Record<string, string>;

/** "(not 05851)": what stands behind the place of an address that has another postcode than the one that was typed. */
export function otherPostcodeLabel(language: string, postcode: string): string {
  const base = language.toLowerCase().split('-')[0] ?? '';
  return base === 'tr' ? `(${postcode} ${negations['tr']})` : `(${negations[base] ?? negations['en']} ${postcode})`;
}
