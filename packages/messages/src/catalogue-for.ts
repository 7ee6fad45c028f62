import { compileCatalogue, type Catalogue, type CompiledCatalogue } from './compile-catalogue.ts';
import { english, type CataloguePart } from './en/english.ts';
import { french } from './fr/french.ts';
import { findLanguage } from './languages.ts';
import type { TranslatedParts } from './translated-parts.ts';

/** What is translated from English, by language. */
export const translations: Record<string, TranslatedParts> = { fr: french };

/** The messages of a language as they are written; English for the parts that only staff read. */
export function messagesOf(tag: string, parts: CataloguePart[]): Catalogue {
  const texts: Partial<Record<CataloguePart, Catalogue>> = { ...english, ...translations[tag] };
  return Object.fromEntries(parts.flatMap((part) => Object.entries(texts[part] ?? {})));
}

/** The compiled messages of the interface's language for the named parts: those of English, stretched for `en-XB`. */
export function catalogueFor(tag: string, parts: CataloguePart[]): CompiledCatalogue {
  return compileCatalogue(messagesOf(tag, parts), { isPseudo: findLanguage(tag)?.isPseudo ?? false });
}
