export { catalogueFor, dateNames } from './catalogue-for.ts';
export type { CompiledCatalogue } from './compile-catalogue.ts';
export type { AddressTextId } from './en/staff-entry.ts';
export type { CataloguePart, ErrorTextId, StaffTextId, TextId } from './en/english.ts';
export { findLanguage, languages, type Language, type LanguageTag } from './languages.ts';
export { pseudoText } from './pseudo-text.ts';
export { createTranslator, type MessageValues, type Translator } from './translator.ts';
