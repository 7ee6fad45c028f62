import type { ItemIds } from './item-id.ts';
import type { SuggestionRow } from './suggestion.ts';
import { type Token, parseQuery } from '../match/parse-query.ts';
import type { FindItem } from '@doorstep/address-lookup';
import { RecentMap } from '../index-format/recent-map.ts';
import { expandCompound, fold, otherForms, romanise } from '@doorstep/address-language';

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

const wordWithMarks = /[\p{L}\p{N}\p{M}'’]+/gu;

/** Ranges in UTF-16 units; "" when no typed letter is shown. */
export function highlight(tokens: readonly Token[], text: string, description: string): string {
  const left = [...tokens];
  const inText = ranges(left, text);
  const inDescription = ranges(left, description);
  return inDescription === '' ? inText : `${inText};${inDescription}`;
}

interface ShownWord {
  text: string;
  start: number;
  folded: string;
  latin: string | null;
}

/** Consecutive key presses mostly show the same streets and towns. An entry takes about 600 bytes. */
const cachedTexts = 1000;
const recent = new RecentMap<string, readonly ShownWord[]>(cachedTexts);

function wordsOf(text: string): readonly ShownWord[] {
  return recent.getOrMake(text, () =>
    [...text.matchAll(wordWithMarks)].map(([word], at, all) => {
      const folded = fold(word).replace(/['’]/g, '');
      return { text: word, start: all[at]?.index ?? 0, folded, latin: romanise(folded) };
    }),
  );
}

function ranges(left: Token[], text: string): string {
  if (left.length === 0) return '';
  const found: [from: number, to: number][] = [];
  for (const word of wordsOf(text)) {
    if (left.length === 0) break;
    const best = bestToken(left, word);
    if (best === null) continue;
    left.splice(left.indexOf(best.token), 1);
    const { start } = word;
    const length = best.whole ? word.text.length : markedLength(word.text, best.token.text.length);
    const previous = found.at(-1);
    if (previous !== undefined && previous[1] === start) previous[1] = start + length;
    else found.push([start, start + length]);
  }
  return found.map(([from, to]) => `${from}-${to}`).join(',');
}

function bestToken(tokens: readonly Token[], word: ShownWord): { token: Token; whole: boolean } | null {
  const { folded } = word;
  const exact = tokens.find((token) => token.text === folded);
  if (exact !== undefined) return { token: exact, whole: true };
  const other = tokens.find((token) => meansTheSame(token.text, word));
  if (other !== undefined) return { token: other, whole: true };
  const beginning = tokens.find((token) => folded.startsWith(token.text) && (token.isPrefix || !token.hasDigit));
  if (beginning !== undefined) return { token: beginning, whole: false };
  const otherBeginning = tokens.find((token) => token.isPrefix && beginsOtherForm(token.text, word));
  if (otherBeginning !== undefined) return { token: otherBeginning, whole: true };
  const near = tokens.find((token) => !token.hasDigit && isNear(token, word));
  return near === undefined ? null : { token: near, whole: true };
}

function meansTheSame(typed: string, { folded, latin }: ShownWord): boolean {
  return otherForms(typed).has(folded) || latin === typed || expandCompound(typed) === folded;
}

function beginsOtherForm(typed: string, { folded, latin }: ShownWord): boolean {
  if (latin?.startsWith(typed) === true) return true;
  for (const form of otherForms(folded)) if (form.startsWith(typed)) return true;
  return false;
}

function isNear(token: Token, { folded, latin }: ShownWord): boolean {
  const typed = token.text;
  if (typed.length < 4) return false;
  const maxEdits = typed.length >= 8 ? 2 : 1;
  for (const form of [folded, latin]) {
    if (form === null) continue;
    if (editDistanceWithin(typed, form, maxEdits) <= maxEdits) return true;
    if (!token.isPrefix) continue;
    for (let cut = -maxEdits; cut <= maxEdits; cut++) {
      if (editDistanceWithin(typed, form.slice(0, typed.length + cut), maxEdits) <= maxEdits) return true;
    }
  }
  return false;
}

/** Converts a length in folded letters to UTF-16 units of the shown word. */
function markedLength(word: string, foldedLength: number): number {
  if (/^[A-Za-z0-9]*$/.test(word)) return Math.min(word.length, foldedLength);
  let shown = 0;
  let folded = 0;
  const letters = Array.from(word);
  for (const [at, letter] of letters.entries()) {
    const isMark = /\p{M}/u.test(letter);
    if (folded >= foldedLength && !isMark) break;
    shown += letter.length;
    if (!/['’]/.test(letter) && !isMark) folded += Math.max(1, fold(letters[at] ?? '').length);
  }
  return shown;
}

export function highlightTyped(typed: string, text: string, description: string): string {
  return highlight(parseQuery(typed), text, description);
}

/** Optimal string alignment distance (replaced, missing, extra, swapped letters); above `limit`, any larger number. */
export function editDistanceWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || !mayBeWithin(a, b, limit)) return limit + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let min = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cell = Math.min((above[j - 1] ?? 0) + (same ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cell = Math.min(cell, (twoAbove[j - 2] ?? 0) + 1);
      }
      row.push(cell);
      if (cell < min) min = cell;
    }
    if (min > limit) return min;
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? limit + 1;
}

/** A cheap filter: a letter without a counterpart nearby costs an edit, so one of the first `limit + 1` needs one. */
function mayBeWithin(a: string, b: string, limit: number): boolean {
  if (a.length <= limit) return true;
  for (let at = 0; at <= limit; at++) {
    for (let other = Math.max(0, at - limit); other <= at + limit; other++) if (a[at] === b[other]) return true;
  }
  return false;
}
