import type { HistoryEntry } from '@doorstep/contract';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { actorTextIds, historyTextIds } from './history-text-ids.ts';

/** One line of the history. The first is the arrival, with the state that it led to at once. */
export function HistoryItem({ entry, isFirst }: { entry: HistoryEntry; isFirst: boolean }) {
  const { t } = useTexts();
  const textId = isFirst ? 'staff.history.submitted' : historyTextIds.get(entry.action);
  const actorId = actorTextIds.get(entry.actor);
  return (
    <li>
      <p className="history-what">
        {textId === undefined ? entry.action : t(textId)}
        {isFirst && entry.state !== null ? <StateBadge state={entry.state} /> : null}
      </p>
      {entry.reason === '' ? null : <p className="history-reason">{entry.reason}</p>}
      <p className="muted history-when">
        <Moment at={entry.at} /> · {actorId === undefined ? entry.actor : t(actorId)}
      </p>
    </li>
  );
}
