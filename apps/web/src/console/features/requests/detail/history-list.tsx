import type { HistoryEntry } from '@doorstep/contract';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { historyTextIds } from './history-text-ids.ts';

/** Everything that happened to the request, the latest first. */
export function HistoryList({ history }: { history: HistoryEntry[] }) {
  const { t } = useTexts();
  return (
    <section className="panel">
      <h2>{t('staff.request.history')}</h2>
      <ol className="history">
        {history
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map((entry) => {
            const textId = historyTextIds.get(entry.action);
            return (
              <li key={`${entry.at} ${entry.action}`}>
                <p className="history-what">
                  {textId === undefined ? entry.action : t(textId)}
                  {entry.state === null ? null : <StateBadge state={entry.state} />}
                </p>
                {entry.reason === '' ? null : <p className="history-reason">{entry.reason}</p>}
                <p className="muted history-when">
                  <Moment at={entry.at} /> · {entry.actor}
                </p>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
