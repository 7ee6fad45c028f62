import type { LocalHtml } from '@doorstep/contract';
import { localText } from '@doorstep/core';
import { renderMarkdown } from './markdown.ts';

type Texts = Record<string, string>;

/**
 * The first language that the visitor reads and the title is written in; else that of the interface, else the offer's
 * main one.
 */
export function shownLanguage(
  { title, mainLanguage }: { title: Texts; mainLanguage: string },
  { language, wanted }: { language: string; wanted: readonly string[] },
): string {
  const written = languagesWritten({ title });
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

/** The languages that an offer's title is written in. */
export function languagesWritten({ title }: { title: Texts }): string[] {
  return Object.keys(title).filter((tag) => (title[tag] ?? '').trim() !== '');
}

export function localHtml(texts: Texts, language: string, mainLanguage: string): LocalHtml | null {
  const { text, language: found } = localText(texts, language, mainLanguage);
  return text === '' ? null : { html: renderMarkdown(text), language: found };
}
