import type { LocalText } from '@doorstep/contract';

type Texts = Readonly<Record<string, string>>;

/**
 * A text of an offer in the requested language, else in its main language, else in any: a name is never blank if
 * one is written in some language. Marked with its language.
 */
export function localText(texts: Texts, language: string, mainLanguage: string): LocalText {
  for (const tag of [language, language.split('-')[0] ?? '', mainLanguage, ...Object.keys(texts)]) {
    // The language comes from outside and may be the name of a property of every object.
    const text = Object.hasOwn(texts, tag) ? (texts[tag] ?? '') : '';
    if (text.trim() !== '') return { text, language: tag };
  }
  return { text: '', language: mainLanguage };
}

/** The same without the mark of its language. */
export function textIn(texts: Texts, language: string, mainLanguage: string): string {
  return localText(texts, language, mainLanguage).text;
}
