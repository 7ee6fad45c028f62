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

/** What is translated from English, by language. */
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

/** Languages that browsers have no dates in. */
export const dateNames: Partial<Record<string, DateNames>> = { cy: welshDates };

const regional: Record<string, RegionalTexts> = { 'en-US': american };

/** The messages of a language as they are written; English for the parts that are not translated. */
export function messagesOf(tag: string, parts: CataloguePart[]): Catalogue {
  const translated: Partial<Record<string, TranslatedParts>> = translations;
  const texts: Partial<Record<CataloguePart, Catalogue>> = { ...english, ...translated[tag] };
  const own: Catalogue = regional[tag] ?? {};
  return Object.fromEntries(
    parts.flatMap((part) => Object.entries(texts[part] ?? {}).map(([id, text]) => [id, own[id] ?? text])),
  );
}

/**
 * The compiled messages of the interface's language for the named parts: those of English, stretched for `en-XB`. From
 * then on dates are written in the language, too.
 */
export function catalogueFor(tag: string, parts: CataloguePart[]): CompiledCatalogue {
  const names = dateNames[tag];
  if (names !== undefined) nameDates(tag, names);
  const { isPseudo = false, direction = 'ltr' } = findLanguage(tag) ?? {};
  return compileCatalogue(messagesOf(tag, parts), { isPseudo, isolatesValues: direction === 'rtl' });
}
