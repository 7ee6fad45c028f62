import type { RequestDetail } from '@doorstep/contract';
import { Notice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useChangedBy } from './use-changed-by.ts';

/** Shown inside a dialog, which hides the page: someone else has changed the request, and its current content. */
export function ChangedNotice({ request, now }: { request: RequestDetail; now: string }) {
  const { t } = useTexts();
  const name = useChangedBy(request);
  if (name === null) return null;
  return (
    <Notice kind="warning" announce="status" title={t('staff.change.changed', { name })}>
      <p>{t('staff.change.now', { now })}</p>
    </Notice>
  );
}
