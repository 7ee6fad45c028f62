import { ClaimedView } from '../pages/claimed-view.tsx';
import { RefusedView } from '../pages/refused-view.tsx';
import type { PageViews } from './page-views.ts';

export const views = { refused: RefusedView, claimed: ClaimedView } satisfies Partial<PageViews>;
