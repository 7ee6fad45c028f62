import type { CompiledCatalogue } from '@doorstep/messages';
import { createTranslator } from '@doorstep/messages/translator';
import { textsOf } from 'virtual:page-texts';
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

/** Code and texts of a part; one that was fetched before is there at once. */
async function loadPart(part: PagePart, language: string): Promise<[Partial<PageViews>, CompiledCatalogue]> {
  const texts = textsOf[language]?.[part];
  if (texts === undefined) throw new Error(`no texts of ${part} in ${language}`);
  const [{ views }, { default: catalogue }] = await Promise.all([viewsOf[part](), texts()]);
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
  const [views, catalogue] = await loadPart(part, language);
  return readyPage(data, views, createTranslator(language, { ...catalogue, ...data.texts }));
}

export const pageLoader: PageLoader = {
  load: loadPage,
  // What fails here is fetched again when it is needed.
  loadAhead: (language) => void loadPart('check', language).catch(() => undefined),
};
