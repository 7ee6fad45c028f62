import { compileCatalogue, type CompiledCatalogue } from './compile-catalogue.ts';
import { english, type CataloguePart } from './en/english.ts';
import { findLanguage } from './languages.ts';

/** The compiled messages of a language for the named parts; English where a language has none of its own. */
export function catalogueFor(tag: string, parts: CataloguePart[]): CompiledCatalogue {
  const isPseudo = findLanguage(tag)?.isPseudo ?? false;
  return compileCatalogue(Object.fromEntries(parts.flatMap((part) => Object.entries(english[part]))), { isPseudo });
}
