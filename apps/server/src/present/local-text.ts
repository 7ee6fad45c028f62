import type { LocalHtml, LocalText } from '@doorstep/contract';
import { renderMarkdown } from './markdown.ts';

type Texts = Record<string, string>;

/**
 * The language that an offer is shown in: the first that the visitor reads and its title is written in; otherwise that of
 * the interface, or the offer's main one.
 */
export function shownLanguage(
  { title, mainLanguage }: { title: Texts; mainLanguage: string },
  { language, wanted }: { language: string; wanted: readonly string[] },
): string {
  const written = Object.keys(title).filter((tag) => (title[tag] ?? '').trim() !== '');
  for (const tag of [...wanted, language]) {
    const main = tag.split('-')[0]?.toLowerCase();
    const found =
      written.find((each) => each.toLowerCase() === tag.toLowerCase()) ??
      written.find((each) => each.toLowerCase() === main) ??
      written.find((each) => each.toLowerCase().startsWith(`${main}-`));
    if (found !== undefined) return found;
  }
  return mainLanguage;
}

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
