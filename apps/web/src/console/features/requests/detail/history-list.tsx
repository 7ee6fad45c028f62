import type { RequestDetail, HistoryEntry, RequestSource, RequestState } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState, type FormEvent } from 'react';
import type { StaffTextId } from '@doorstep/messages';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { focusFirstError } from '../../../shared/form/focus-first-error.ts';
import { TextAreaField } from '../../../shared/form/fields.tsx';
import { ErrorNotice } from '../../../shared/page/notice.tsx';
import { useAllowed, useMailWay } from '../../../shared/session.ts';
import { useNote } from '../requests-api.ts';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { Moment } from '../../../shared/texts/moment.tsx';
import { servedText } from '../../../shared/texts/served-text.ts';
import { moveTextId } from '../outcome-texts.ts';
import { foldViews } from './fold-views.ts';
import { actorTextIds, arrivalTextIds, historyTextIds, systemReasonTextIds } from './history-text-ids.ts';

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

function NoteForm({ requestId }: { requestId: string }) {
  const texts = useTexts();
  const { t } = texts;
  const mayNote = useAllowed('requests.decide');
  const sending = useNote(requestId);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (!mayNote) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    const isEmpty = note.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return focusFirstError(event.currentTarget);
    // Text typed while sending stays.
    sending.mutate(note.trim(), { ifShown: () => setNote((typed) => (typed === note ? '' : typed)) });
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <TextAreaField
        label={t('staff.note.label')}
        hint={t('staff.note.hint')}
        error={isMissing ? t('staff.note.missing') : undefined}
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
      />
      <ErrorNotice error={sending.error} />
      <div className="actions">
        <Button type="submit" look="secondary" isBusy={sending.isPending}>
          {t('staff.note.submit')}
        </Button>
        <output className="muted">{sending.isSuccess && note === '' ? t('staff.note.done') : ''}</output>
      </div>
    </form>
  );
}

interface HistoryItemProps {
  entry: HistoryEntry;
  /** The request's source, for the first line only. */
  arrived: RequestSource | null;
  before: RequestState | null;
}

/** One line of the history. The first is the arrival, with the resulting state. */
function HistoryItem({ entry, arrived, before }: HistoryItemProps) {
  const texts = useTexts();
  const { t } = texts;
  const way = useMailWay();
  const textId = arrived === null ? textIdOf(entry, before) : arrivalTextIds[arrived];
  const actorId = actorTextIds.get(entry.actor);
  const reasonId = entry.actor === 'system' ? systemReasonTextIds.get(entry.reason) : undefined;
  const reason = reasonId === undefined ? entry.reason : t(reasonId);
  return (
    <li>
      <p className="history-what">
        {textId === undefined ? entry.action : t(textId, { kind: entry.change?.kind ?? 'other' })}
        {arrived !== null && entry.state !== null ? <StateBadge state={entry.state} /> : null}
      </p>
      {entry.correction === null ? null : (
        <p className="history-reason">
          {entry.change !== undefined && entry.change.question !== '' && (
            <>
              {entry.change.question}
              <br />
            </>
          )}
          {t('staff.history.address_from', { address: entry.correction.from || t('staff.history.nothing') })}
          <br />
          {t('staff.history.address_to', { address: entry.correction.to || t('staff.history.nothing') })}
        </p>
      )}
      {entry.served === undefined ? null : <p className="history-reason">{servedText(texts, entry.served, way)}</p>}
      {reason === '' ? null : <p className="history-reason">{reason}</p>}
      {entry.returnReason === undefined ? null : (
        <p className="history-reason">{t(`staff.return_reason.${entry.returnReason}`)}</p>
      )}
      {entry.note === '' ? null : <p className="history-reason">{t('staff.history.note', { note: entry.note })}</p>}
      <p className="muted history-when">
        <Moment at={entry.at} /> · {actorId === undefined ? entry.actor : t(actorId)}
      </p>
    </li>
  );
}

function textIdOf({ action, state }: HistoryEntry, before: RequestState | null): StaffTextId | undefined {
  return state !== null && action === `request.${state}` ? moveTextId(before, state) : historyTextIds.get(action);
}
