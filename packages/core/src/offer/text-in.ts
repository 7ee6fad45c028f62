import type { LocalText } from '@doorstep/contract';

type Texts = Readonly<Record<string, string>>;

/**
 * A text of an offer in the language asked for, else in the offer's main one, else in any: a name is never blank while
 * one is written. Marked with the language that it is in.
 */
export function localText(texts: Texts, language: string, mainLanguage: string): LocalText {
  for (const tag of [language, language.split('-')[0] ?? '', mainLanguage, ...Object.keys(texts)]) {
    // A language comes from outside: it may have the name of a property that every object has.
    const text = Object.hasOwn(texts, tag) ? (texts[tag] ?? '') : '';
    if (text.trim() !== '') return { text, language: tag };
  }
  return { text: '', language: mainLanguage };
}

/** The same without its mark. */
export function textIn(texts: Texts, language: string, mainLanguage: string): string {
  return localText(texts, language, mainLanguage).text;
}
