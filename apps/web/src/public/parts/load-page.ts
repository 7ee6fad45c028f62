import type { CompiledCatalogue } from '@doorstep/messages';
import { nameDates, type DateNames } from '@doorstep/messages/moment';
import { createTranslator } from '@doorstep/messages/translator';
import type { PageData } from '../page-data.ts';
import { partOf, type PagePart } from './page-parts.ts';
import type { PageViews } from './page-views.ts';
import { readyPage, type PageLoader, type ReadyPage } from './ready-page.ts';

const viewsOf: Record<PagePart, () => Promise<{ views: Partial<PageViews> }>> = {
  offer: () => import('./offer.ts'),
  check: () => import('./check.ts'),
  status: () => import('./status.ts'),
  correct: () => import('./correct.ts'),
};

/**
 * Code and texts of a part; one that was fetched before is there at once. The document says where the texts are: no
 * language's files are named to a reader of another one.
 */
async function loadPart(
  part: PagePart,
  textFiles: PageData['textFiles'],
): Promise<[Partial<PageViews>, CompiledCatalogue]> {
  const file = textFiles[part];
  if (file === undefined) throw new Error(`no texts of ${part}`);
  const texts = import(/* @vite-ignore */ file) as Promise<{ default: CompiledCatalogue; dates?: [string, DateNames] }>;
  const [{ views }, { default: catalogue, dates }] = await Promise.all([viewsOf[part](), texts]);
  if (dates !== undefined) nameDates(...dates);
  return [views, catalogue];
}

/**
 * @returns null for a page that does not run in the browser.
 * @throws when its code could not be fetched: no connection, or a newer version has taken the place of this one.
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
