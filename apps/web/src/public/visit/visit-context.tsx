import type { PublicPage } from '@doorstep/contract';
import { createContext, use } from 'react';
import type { Visit } from './send-form.ts';

export interface Visiting {
  isBusy: boolean;
  /** Why the last form did not get through; null when it did, or none was sent. */
  failure: Exclude<Visit, { kind: 'page' }> | null;
  /** Shows a page in the place of this one, such as a refusal that came as data. */
  show: (page: PublicPage) => void;
}

export const VisitContext = createContext<Visiting>({ isBusy: false, failure: null, show: () => {} });

export function useVisiting(): Visiting {
  return use(VisitContext);
}
