import { compileCatalogue, type CompiledCatalogue } from './compile-catalogue.ts';
import { english, type CataloguePart } from './en/english.ts';
import { findLanguage } from './languages.ts';

/** The compiled messages of the interface's language for the named parts: those of English, stretched for `en-XB`. */
export function catalogueFor(tag: string, parts: CataloguePart[]): CompiledCatalogue {
  const isPseudo = findLanguage(tag)?.isPseudo ?? false;
  return compileCatalogue(Object.fromEntries(parts.flatMap((part) => Object.entries(english[part]))), { isPseudo });
}
