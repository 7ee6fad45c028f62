import type { RequestDetail } from '@doorstep/contract';
import { useState } from 'react';
import { Notice } from '../../../shared/page/notice.tsx';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { formatSince } from '../../../shared/texts/format-moment.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { actorTextIds } from '../detail/history-text-ids.ts';

export function DecidedNotice({ request: { state, history } }: { request: RequestDetail }) {
  const { t, language } = useTexts();
  const [now] = useState(() => new Date());
  const moved = history.findLast((entry) => entry.state === state);
  const actorId = actorTextIds.get(moved?.actor ?? '');
  return (
    <Notice
      kind="warning"
      announce="status"
      title={
        moved === undefined
          ? t(`staff.state.${state}`)
          : t('staff.queue.decided', {
              state: t(`staff.state.${state}`),
              name: actorId === undefined ? moved.actor : t(actorId),
              at: formatSince(moved.at, language, now),
            })
      }
    >
      <p>
        <StateBadge state={state} /> {t('staff.queue.decided_hint')}
      </p>
    </Notice>
  );
}
