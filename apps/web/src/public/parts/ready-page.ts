import type { PublicPage } from '@doorstep/contract';
import type { Translator } from '@doorstep/messages';
import type { ComponentType } from 'react';
import type { PageData } from '../page-data.ts';
import type { PageViews } from './page-views.ts';

export interface ReadyPage {
  data: PageData;
  View: ComponentType<{ page: PublicPage }>;
  translator: Translator;
}

/** Fetches what a page takes that is not there yet. */
export interface PageLoader {
  /** As `loadPage` of ./load-page.ts. */
  load: (data: PageData) => Promise<ReadyPage | null>;
  /** Begins with what answers a form. */
  loadAhead: (data: PageData) => void;
}

/** Where nobody goes from page to page: on the server. */
export const noLoader: PageLoader = { load: () => Promise.resolve(null), loadAhead: () => {} };

/** @returns null when the views have none of the page's kind. */
export function readyPage(data: PageData, views: Partial<PageViews>, translator: Translator): ReadyPage | null {
  // Each view is given pages of the kind that it is listed under.
  const View = views[data.page.kind] as ReadyPage['View'] | undefined;
  return View === undefined ? null : { data, View, translator };
}
