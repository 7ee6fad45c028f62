import { ConfirmView } from '../pages/confirm-view.tsx';
import { DrawView } from '../pages/draw-view.tsx';
import { ErrorView } from '../pages/error-view.tsx';
import { FindView } from '../pages/find-view.tsx';
import { HomeView } from '../pages/home-view.tsx';
import { NoticeView } from '../pages/notice-view.tsx';
import { PutRightView } from '../pages/put-right-view.tsx';
import { views as check } from './check.ts';
import { views as correct } from './correct.ts';
import { views as offer } from './offer.ts';
import type { PageViews } from './page-views.ts';
import { views as refused } from './refused.ts';
import { views as status } from './status.ts';

export const allViews: PageViews = {
  ...offer,
  ...check,
  ...refused,
  ...status,
  ...correct,
  home: HomeView,
  find: FindView,
  put_right: PutRightView,
  draw: DrawView,
  confirm: ConfirmView,
  notice: NoticeView,
  error: ErrorView,
};
