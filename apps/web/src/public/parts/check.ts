import { CheckView } from '../pages/check-view.tsx';
import type { PageViews } from './page-views.ts';

export const views = { check: CheckView } satisfies Partial<PageViews>;
