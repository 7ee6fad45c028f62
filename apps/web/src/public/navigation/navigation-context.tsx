import type { RefusedPage, CheckPage } from '@doorstep/contract';
import { createContext, use } from 'react';
import type { PageData } from '../page-data.ts';
import type { FormAnswer } from './send-form.ts';

export interface Navigation {
  isBusy: boolean;
  failure: Exclude<FormAnswer, { kind: 'page' }> | null;
  /** @throws if the page's code cannot be loaded. */
  show: (page: RefusedPage | CheckPage, of: Pick<PageData, 'title' | 'texts'>) => Promise<void>;
}

export const NavigationContext = createContext<Navigation>({
  isBusy: false,
  failure: null,
  show: () => Promise.resolve(),
});

export function useNavigationStatus(): Navigation {
  return use(NavigationContext);
}
