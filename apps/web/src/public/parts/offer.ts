import { OfferView } from '../pages/offer-view.tsx';
import type { PageViews } from './page-views.ts';

export const views = { offer: OfferView } satisfies Partial<PageViews>;
