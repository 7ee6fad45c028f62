import type { CompiledCatalogue } from '@doorstep/messages';
import { nameDates, type DateNames } from '@doorstep/messages/moment';
import { createTranslator } from '@doorstep/messages/translator';
import type { PageData } from '../page-data.ts';
import { partOf, type PagePart } from './page-parts.ts';
import { completeStyles } from './complete-styles.ts';
import type { PageViews } from './page-views.ts';
import { readyPage, type PageLoader, type ReadyPage } from './ready-page.ts';

const viewsOf: Record<PagePart, () => Promise<{ views: Partial<PageViews> }>> = {
  offer: () => import('./offer.ts'),
  check: () => import('./check.ts'),
  refused: () => import('./refused.ts'),
  status: () => import('./status.ts'),
  correct: () => import('./correct.ts'),
};

/**
 * Loads a part's code, texts and styles; parts loaded before are ready at once. The document contains the texts' URLs, so that
 * readers see no other language's file names.
 */
async function loadPart(
  part: PagePart,
  textFiles: PageData['textFiles'],
): Promise<[Partial<PageViews>, CompiledCatalogue]> {
  const file = textFiles[part];
  if (file === undefined) throw new Error(`no texts of ${part}`);
  const texts = import(/* @vite-ignore */ file) as Promise<{ default: CompiledCatalogue; dates?: [string, DateNames] }>;
  const styles = part === 'offer' ? null : completeStyles(document);
  const [{ views }, { default: catalogue, dates }] = await Promise.all([viewsOf[part](), texts, styles]);
  if (dates !== undefined) nameDates(...dates);
  return [views, catalogue];
}

/**
 * @returns null for a page that does not run in the browser.
 * @throws if its code cannot be loaded: no connection, or a newer version has been installed.
 */
export async function loadPage(data: PageData): Promise<ReadyPage | null> {
  const { language } = data.frame;
  const part = partOf(data.page.kind);
  if (part === null) return null;
  const [views, catalogue] = await loadPart(part, data.textFiles);
  return readyPage(data, views, createTranslator(language, { ...catalogue, ...data.texts }));
}

export const pageLoader: PageLoader = {
  load: loadPage,
  loadAhead: ({ textFiles }) => void loadPart('check', textFiles).catch(() => undefined),
};
