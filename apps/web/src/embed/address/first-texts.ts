import { findLanguage } from '@doorstep/messages/languages';
import { firstTexts } from 'virtual:embedded-texts/first';

export interface FirstTexts {
  /** Of the texts without values, those that the element shows before its code has come, and without it. */
  t: (id: string) => string;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** In a page's language: its own, its base language's (`en` for `en-GB`), else English. */
export function textsFor(tag: string): FirstTexts {
  const { tag: language, direction } = findLanguage(tag) ?? { tag: 'en', direction: 'ltr' };
  return { t: (id) => firstTexts[language]?.[id] ?? id, language, direction };
}
