import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { CheckField } from '../../../shared/form/fields.tsx';
import { ErrorNotice, Notice } from '../../../shared/page/notice.tsx';
import { useRefocus } from '../../../shared/page/use-refocus.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useLetterKeys, useLetterKeysChoice } from '../../../shared/use-letter-keys.ts';
import { AddressPanel } from '../detail/address-panel.tsx';
import { AskedPanel } from '../detail/asked-panel.tsx';
import { DecisionDialog } from '../detail/decision-dialog.tsx';
import { ReferenceChip } from '../detail/reference-chip.tsx';
import { HoldReasons } from '../detail/hold-reasons.tsx';
import { SameHomePanel } from '../detail/same-home-panel.tsx';
import { SamePersonPanel } from '../detail/same-person-panel.tsx';
import { useChangedBy } from '../detail/changed-notice.tsx';
import { useDecision, useLatestRevision } from '../requests-api.ts';
import { DuplicatePanel } from './duplicate-panel.tsx';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { formatSince } from '../../../shared/texts/format-moment.ts';
import { actorTextIds } from '../detail/history-text-ids.ts';

interface QueueCardProps {
  request: RequestDetail;
  left: number;
  takesFocus: boolean;
  /** The person's last decline reason for this offer; '' for none. */
  lastReason: string;
  onPassed: (how: Passed['how'], reason?: string) => void;
}

const keys = { accept: 'a', decline: 'd', skip: 's' } as const;

/** One held request with its three actions, each with a key that works unless a field has the focus. */
export function QueueCard({ request, left, takesFocus, lastReason, onPassed }: QueueCardProps) {
  const { t } = useTexts();
  const decision = useDecision(request.id);
  const [isDeclining, setDeclining] = useState(false);
  const changedBy = useChangedBy(request);
  const isHeld = request.state === 'held';
  // The buttons disappear when someone else decides.
  const heading = useRefocus<HTMLHeadingElement>(isHeld);
  const [hasKeys, setKeys] = useLetterKeysChoice();
  useLatestRevision(request);

  useEffect(() => {
    if (!takesFocus) return;
    // In the next frame: a dialog that has just closed restores the focus first.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus, heading]);

  // A request decided here is about to leave the page.
  const isDecidedElsewhere = !isHeld && !decision.isPending && !decision.isSuccess && !isDeclining;
  const may = (one: 'accept' | 'decline') => isHeld && request.transitions.includes(one) && !decision.isPending;
  const accept = () => {
    if (!may('accept')) return;
    // If too little is left, accepting queues it; before a draw, it enters the draw.
    const ifShown = ({ state }: RequestDetail) =>
      onPassed(state === 'waitlisted' || state === 'entered' ? state : 'accepted');
    decision.mutate({ decision: 'accept', reason: '' }, { ifShown });
  };
  const decline = () => {
    if (may('decline')) setDeclining(true);
  };
  const skip = () => {
    // A decision in flight cannot be skipped.
    if (!decision.isPending) onPassed(isHeld ? 'skipped' : 'decided_elsewhere');
  };
  useLetterKeys(hasKeys, { [keys.accept]: accept, [keys.decline]: decline, [keys.skip]: skip });
  const keyOf = (act: keyof typeof keys) => (hasKeys ? <kbd aria-hidden="true">{keys[act].toUpperCase()}</kbd> : null);
  const shortcutOf = (act: keyof typeof keys) => (hasKeys ? keys[act] : undefined);

  return (
    <section className="queue-card" aria-labelledby="queue-reference">
      <div className="queue-head">
        <h2 id="queue-reference" ref={heading} tabIndex={-1}>
          <bdi>{request.contact.name === '' ? request.reference : request.contact.name}</bdi>
        </h2>
        {request.lapsesInDays === null ? null : (
          <p className="queue-lapses">{t('staff.queue.lapses', { days: request.lapsesInDays })}</p>
        )}
        <p className="queue-street">{request.addressLines.join(', ')}</p>
        <p className="muted queue-facts">
          <ReferenceChip reference={request.reference} /> {request.offer.title} ·{' '}
          {t('staff.queue.left', { count: left })} ·{' '}
          <Link to={`/staff/requests/${request.id}`}>{t('staff.queue.whole')}</Link>
        </p>
      </div>
      {isDecidedElsewhere ? (
        <DecidedNotice request={request} />
      ) : changedBy === null ? null : (
        <Notice kind="warning" announce="status" title={t('staff.request.changed', { name: changedBy })} />
      )}
      {isDecidedElsewhere ? null : <ErrorNotice error={decision.error} />}
      {isHeld ? (
        <div className="panel-held queue-why">
          <h3>{t('staff.request.why_held')}</h3>
          <HoldReasons reasons={request.holdReasons} />
        </div>
      ) : null}
      <DuplicatePanel request={request} />
      <div className="queue-evidence">
        <AddressPanel request={request} />
        <AskedPanel request={request} />
        <SameHomePanel request={request} />
        <SamePersonPanel request={request} />
      </div>
      <div className="actions queue-actions">
        {isHeld ? (
          <>
            <Button aria-keyshortcuts={shortcutOf('accept')} isBusy={decision.isPending} onClick={accept}>
              {t('staff.request.accept')} {keyOf('accept')}
            </Button>
            <Button aria-keyshortcuts={shortcutOf('decline')} look="secondary" onClick={decline}>
              {t('staff.request.decline')} {keyOf('decline')}
            </Button>
          </>
        ) : null}
        <Button aria-keyshortcuts={shortcutOf('skip')} look={isHeld ? 'secondary' : 'primary'} onClick={skip}>
          {t(isHeld ? 'staff.queue.skip' : 'staff.queue.next')} {keyOf('skip')}
        </Button>
        <p className="hint">{t('staff.queue.hint')}</p>
      </div>
      <div className="queue-keys">
        <CheckField
          label={t('staff.queue.keys')}
          hint={t('staff.queue.keys_hint')}
          checked={hasKeys}
          onChange={({ target }) => setKeys(target.checked)}
        />
      </div>
      <DecisionDialog
        request={request}
        decision={isDeclining ? 'decline' : null}
        onClose={() => setDeclining(false)}
        reason={lastReason}
        onDone={(reason) => onPassed('declined', reason)}
      />
    </section>
  );
}

function DecidedNotice({ request: { state, history } }: { request: RequestDetail }) {
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

export interface Passed {
  id: string;
  reference: string;
  offerId: string;
  how: 'accepted' | 'waitlisted' | 'entered' | 'declined' | 'skipped' | 'decided_elsewhere';
  /** The reason given to the visitor, if declined. */
  reason: string;
}
