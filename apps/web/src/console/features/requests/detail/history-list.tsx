import type { RequestDetail } from '@doorstep/contract';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { foldViews } from './fold-views.ts';
import { HistoryItem } from './history-item.tsx';
import { NoteForm } from './note-form.tsx';

const viewed = 'request.viewed';

/** Everything that happened to the request, latest first; mere views are listed apart. */
export function HistoryList({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const { history, source } = request;
  // Entries of the same instant keep the order of the list.
  const latestFirst = history.toReversed().toSorted((a, b) => b.at.localeCompare(a.at));
  const changes = latestFirst.filter(({ action }) => action !== viewed);
  const views = foldViews(latestFirst.filter(({ action }) => action === viewed));
  return (
    <section className="panel">
      <h2>{t('staff.request.history')}</h2>
      {request.erasedAt === null ? <NoteForm requestId={request.id} /> : null}
      <ol className="history">
        {changes.map((entry, index) => (
          <HistoryItem
            key={`${entry.at} ${entry.action}`}
            entry={entry}
            arrived={index === changes.length - 1 ? source : null}
            before={changes.slice(index + 1).find(({ state }) => state !== null)?.state ?? null}
          />
        ))}
      </ol>
      {views.length === 0 ? null : (
        <details className="views">
          <summary>{t('staff.history.views', { count: views.length })}</summary>
          <ol className="history">
            {views.map((entry, index) => (
              <HistoryItem key={`${entry.at} ${index}`} entry={entry} arrived={null} before={null} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
