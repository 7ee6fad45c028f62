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

export interface PageLoader {
  load: (data: PageData) => Promise<ReadyPage | null>;
  loadAhead: (data: PageData) => void;
}

export const noLoader: PageLoader = { load: () => Promise.resolve(null), loadAhead: () => {} };

export function readyPage(data: PageData, views: Partial<PageViews>, translator: Translator): ReadyPage | null {
  const View = views[data.page.kind] as ReadyPage['View'] | undefined;
  return View === undefined ? null : { data, View, translator };
}
