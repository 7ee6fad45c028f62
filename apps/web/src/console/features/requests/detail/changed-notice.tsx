import type { RequestDetail } from '@doorstep/contract';
import { Notice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useChangedBy } from './use-changed-by.ts';

/** In a dialog, which hides the page: that somebody else changed the request meanwhile, and what it says now. */
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
