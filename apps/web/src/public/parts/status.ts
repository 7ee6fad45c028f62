import { StatusView } from '../pages/status-view.tsx';
import type { PageViews } from './page-views.ts';

export const views = { status: StatusView } satisfies Partial<PageViews>;
