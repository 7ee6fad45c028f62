import type { LocalHtml, LocalText } from '@doorstep/contract';
import { renderMarkdown } from './markdown.ts';

type Texts = Record<string, string>;

/** The text in the wanted language, else in the offer's main one; marked with the language that it is in. */
export function localText(texts: Texts, language: string, mainLanguage: string): LocalText {
  for (const candidate of [language, language.split('-')[0] ?? language, mainLanguage]) {
    const text = texts[candidate];
    if (text !== undefined && text.trim() !== '') return { text, language: candidate };
  }
  return { text: '', language: mainLanguage };
}

/** The same as HTML; null when there is no such text. */
export function localHtml(texts: Texts, language: string, mainLanguage: string): LocalHtml | null {
  const { text, language: found } = localText(texts, language, mainLanguage);
  return text === '' ? null : { html: renderMarkdown(text), language: found };
}
