import { highlight } from './highlight.ts';
import type { ItemIds } from './item-id.ts';
import type { SuggestionRow } from './suggestion.ts';
import type { Token } from '../match/parse-query.ts';
import type { FindItem } from '@doorstep/address-lookup';

export interface ItemContext {
  ids: ItemIds;
  labels: ContainerLabels;
  language: string;
  /** Words to highlight; empty inside a container, where the protocol highlights nothing. */
  tokens: readonly Token[];
}

export function toFindItem(row: SuggestionRow, context: ItemContext): FindItem {
  const count = row.count > 0 ? countLabel(context.labels, context.language, row.count) : '';
  const { text, place } = row.shown();
  const other = row.insteadOf === '' ? '' : ` ${insteadOfLabel(context.language, row.insteadOf)}`;
  const description = [place + other, count].filter(Boolean).join(' - ');
  return {
    Id: context.ids.write(row.country, row.reader.contents.build, row.target),
    Type: row.type,
    Text: text,
    Highlight: context.tokens.length === 0 ? '' : highlight(context.tokens, text, place),
    Description: description,
    ...(row.heading === undefined ? {} : { Group: row.heading }),
  };
}

/** Best first and already serialised: the server caches and sends them without parsing. */
export interface FoundItems {
  json: string;
  count: number;
}

export function foundItems(items: readonly FindItem[]): FoundItems {
  return { json: JSON.stringify(items), count: items.length };
}

export function readItems({ json }: FoundItems): FindItem[] {
  return JSON.parse(json) as FindItem[];
}

export function itemsAnswer({ json }: FoundItems): string {
  return `{"Items":${json}}`;
}

/** Writes the count at the end of a container's description, by BCP 47 language ("en", "pt-BR"). */
export type ContainerLabels = Record<string, (n: number) => string>;

const forms: Record<string, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: 'Address', other: 'Addresses' }, // the protocol's wording
  ar: { two: 'عنوانان', few: 'عناوين', many: 'عنوانًا', other: 'عنوان' },
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

export const defaultLabels: ContainerLabels = Object.fromEntries(
  Object.entries(forms).map(([language, words]) => {
    const rules = new Intl.PluralRules(language);
    return [language, (n: number): string => `${n} ${words[rules.select(n)] ?? words.other}`];
  }),
);

export function countLabel(labels: ContainerLabels, language: string, count: number): string {
  const base = language.toLowerCase().split('-')[0] ?? '';
  const label = labels[language] ?? labels[base] ?? labels['en'] ?? defaultLabels['en'];
  return label === undefined ? String(count) : label(count);
}

// "not" in each language, in the form that precedes what it negates.
const negations = Object.fromEntries(
  `en=not ar=ليس cs=ne cy=nid da=ikke de=nicht el=όχι es=no fi=ei fr=pas hu=nem it=non nb=ikke nl=niet no=ikke pl=nie pt=não ro=nu
   ru=не sk=nie sv=inte tr=değil uk=не`
    .split(/\s+/)
    .map((pair) => pair.split('=')),
) as Record<string, string>;

/** "(not 05851)": appended to the place when an address has a different postcode or house number than the typed one. */
export function insteadOfLabel(language: string, typed: string): string {
  const base = language.toLowerCase().split('-')[0] ?? '';
  return base === 'tr' ? `(${typed} ${negations['tr']})` : `(${negations[base] ?? negations['en']} ${typed})`;
}
