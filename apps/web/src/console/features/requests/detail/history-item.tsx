import type { HistoryEntry, RequestSource, RequestState } from '@doorstep/contract';
import type { StaffTextId } from '@doorstep/messages';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { useMailWay } from '../../../shared/session.ts';
import { Moment } from '../../../shared/texts/moment.tsx';
import { servedText } from '../../../shared/texts/served-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { moveTextId } from '../outcome-texts.ts';
import { actorTextIds, arrivalTextIds, historyTextIds, systemReasonTextIds } from './history-text-ids.ts';

interface HistoryItemProps {
  entry: HistoryEntry;
  /** The request's source, for the first line only. */
  arrived: RequestSource | null;
  before: RequestState | null;
}

/** One line of the history. The first is the arrival, with the resulting state. */
export function HistoryItem({ entry, arrived, before }: HistoryItemProps) {
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
