import { ChangeView } from '../pages/change-view.tsx';
import { CorrectAddressView } from '../pages/correct-address-view.tsx';
import type { PageViews } from './page-views.ts';

export const views = { correct_address: CorrectAddressView, change: ChangeView } satisfies Partial<PageViews>;
