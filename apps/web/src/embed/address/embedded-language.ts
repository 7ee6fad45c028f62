import { findLanguage } from '@doorstep/messages/languages';
import { createTranslator, type Translator } from '@doorstep/messages/translator';
import { embeddedTexts } from 'virtual:embedded-texts';

const translators = new Map<string, Translator>();

/** The words for a page's language: its own, its base language's (`en` for `en-GB`), else English. */
export function translatorFor(tag: string): Translator {
  const language = findLanguage(tag)?.tag ?? 'en';
  const known = translators.get(language) ?? createTranslator(language, embeddedTexts[language] ?? {});
  translators.set(language, known);
  return known;
}
