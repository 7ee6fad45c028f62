import type { RefusedPage, CheckPage } from '@doorstep/contract';
import { createContext, use } from 'react';
import type { PageData } from '../page-data.ts';
import type { FormAnswer } from './send-form.ts';

export interface Navigation {
  isBusy: boolean;
  failure: Exclude<FormAnswer, { kind: 'page' }> | null;
  show: (page: RefusedPage | CheckPage, of: Pick<PageData, 'title' | 'texts'>) => void;
}

export const NavigationContext = createContext<Navigation>({ isBusy: false, failure: null, show: () => {} });

export function useNavigationStatus(): Navigation {
  return use(NavigationContext);
}
