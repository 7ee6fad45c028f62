import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { Notice } from '../../../shared/page/notice.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useSession } from '../../../shared/session.ts';
import { actorTextIds } from './history-text-ids.ts';

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

const unchanging: ReadonlySet<string> = new Set(['request.viewed', 'request.noted']);

/** Who else changed the request since this page loaded it; null if no one but the reader. */
export function useChangedBy({ revision, history }: RequestDetail): string | null {
  const { t } = useTexts();
  const me = useSession().data?.person.name;
  const [met] = useState(revision);
  const actor = history.findLast(({ action }) => !unchanging.has(action))?.actor;
  if (revision === met || actor === undefined || actor === me) return null;
  const textId = actorTextIds.get(actor);
  return textId === undefined ? actor : t(textId);
}
