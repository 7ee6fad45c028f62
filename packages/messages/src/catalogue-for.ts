import { arabic } from './ar/arabic.ts';
import { compileCatalogue, type Catalogue, type CompiledCatalogue } from './compile-catalogue.ts';
import { welshDates } from './cy/dates.ts';
import { welsh } from './cy/welsh.ts';
import { german } from './de/german.ts';
import { american } from './en-US/american.ts';
import { english, type CataloguePart } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { nameDates, type DateNames } from './format-moment.ts';
import { findLanguage, type LanguageTag, type StaffLanguageTag } from './languages.ts';
import { polish } from './pl/polish.ts';
import { ukrainian } from './uk/ukrainian.ts';
import type { PartsForStaff, RegionalTexts, TranslatedParts } from './translated-parts.ts';

/** Translations from English, by language. */
export const translations: {
  [Tag in Exclude<LanguageTag, 'en' | 'en-US' | 'en-XB'>]: Tag extends StaffLanguageTag
    ? PartsForStaff
    : TranslatedParts;
} = {
  ar: arabic,
  cy: welsh,
  de: german,
  es: spanish,
  fr: french,
  pl: polish,
  uk: ukrainian,
};

/** Languages whose dates browsers cannot format. */
export const dateNames: Partial<Record<string, DateNames>> = { cy: welshDates };

const regional: Record<string, RegionalTexts> = { 'en-US': american };

/** A language's messages as written; English for parts without a translation. */
export function messagesOf(tag: string, parts: CataloguePart[]): Catalogue {
  const translated: Partial<Record<string, TranslatedParts>> = translations;
  const texts: Partial<Record<CataloguePart, Catalogue>> = { ...english, ...translated[tag] };
  const own: Catalogue = regional[tag] ?? {};
  return Object.fromEntries(
    parts.flatMap((part) => Object.entries(texts[part] ?? {}).map(([id, text]) => [id, own[id] ?? text])),
  );
}

/**
 * The compiled messages of the given parts; for `en-XB`, generated from English. Also registers the language's date
 * names, so that later dates use them.
 */
export function catalogueFor(tag: string, parts: CataloguePart[]): CompiledCatalogue {
  const names = dateNames[tag];
  if (names !== undefined) nameDates(tag, names);
  const { isPseudo = false, direction = 'ltr' } = findLanguage(tag) ?? {};
  return compileCatalogue(messagesOf(tag, parts), { isPseudo, isolatesValues: direction === 'rtl' });
}
