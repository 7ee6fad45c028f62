import type { RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../shared/page/notice.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { AddressPanel } from '../detail/address-panel.tsx';
import { AskedPanel } from '../detail/asked-panel.tsx';
import { DecisionDialog } from '../detail/decision-dialog.tsx';
import { HoldReasons } from '../detail/hold-reasons.tsx';
import { SameHomePanel } from '../detail/same-home-panel.tsx';
import { SamePersonPanel } from '../detail/same-person-panel.tsx';
import { useChangedBy } from '../detail/use-changed-by.ts';
import { useDecision, useLatestRevision } from '../requests-api.ts';
import { DuplicatePanel } from './duplicate-panel.tsx';
import type { Passed } from './passed.ts';

interface QueueCardProps {
  request: RequestDetail;
  left: number;
  takesFocus: boolean;
  onPassed: (how: Passed['how']) => void;
}

const keys = { accept: 'a', decline: 'd', skip: 's' } as const;

/**
 * One held request with its three ways on. The keys work while the focus is in the request, and not in a field: nobody who
 * types or speaks a letter elsewhere decides anything.
 */
export function QueueCard({ request, left, takesFocus, onPassed }: QueueCardProps) {
  const texts = useTexts();
  const { t } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  const decision = useDecision(request.id);
  const [isDeclining, setDeclining] = useState(false);
  const changedBy = useChangedBy(request);
  useLatestRevision(request);

  useEffect(() => {
    if (!takesFocus) return;
    // In the next frame: a dialog that has just closed gives the focus back first.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  const isHeld = request.state === 'held';
  const may = (one: 'accept' | 'decline') => isHeld && request.transitions.includes(one) && !decision.isPending;
  const accept = () => {
    if (may('accept')) decision.mutate({ decision: 'accept', reason: '' }, { onSuccess: () => onPassed('accepted') });
  };
  const decline = () => {
    if (may('decline')) setDeclining(true);
  };
  const skip = () => {
    // What is on its way is not skipped.
    if (!decision.isPending) onPassed(isHeld ? 'skipped' : 'decided_elsewhere');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isDeclining) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, select, textarea, dialog') !== null) return;
    const key = event.key.toLowerCase();
    const act = key === keys.accept ? accept : key === keys.decline ? decline : key === keys.skip ? skip : null;
    if (act === null) return;
    event.preventDefault();
    act();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys beside the buttons, which do the same
    <section className="queue-card" aria-labelledby="queue-reference" onKeyDown={onKeyDown}>
      <div className="queue-head">
        <h2 id="queue-reference" ref={heading} tabIndex={-1}>
          {request.reference}
        </h2>
        <p className="muted">
          {request.offer.title} · {t('staff.queue.left', { count: left })} ·{' '}
          <Link to={`/staff/requests/${request.id}`}>{t('staff.queue.whole')}</Link>
        </p>
      </div>
      {changedBy === null ? null : (
        <Notice kind="warning" announce="status" title={t('staff.request.changed', { name: changedBy })} />
      )}
      {decision.isError ? <Notice kind="error" announce="alert" title={problemText(texts, decision.error)} /> : null}
      {isHeld ? (
        <div className="panel panel-held">
          <h3>{t('staff.request.why_held')}</h3>
          <HoldReasons reasons={request.holdReasons} />
        </div>
      ) : null}
      <div className="actions queue-actions">
        {isHeld ? (
          <>
            <Button aria-keyshortcuts={keys.accept} isBusy={decision.isPending} onClick={accept}>
              {t('staff.request.accept')} <kbd aria-hidden="true">{keys.accept.toUpperCase()}</kbd>
            </Button>
            <Button aria-keyshortcuts={keys.decline} look="secondary" onClick={decline}>
              {t('staff.request.decline')} <kbd aria-hidden="true">{keys.decline.toUpperCase()}</kbd>
            </Button>
          </>
        ) : null}
        <Button aria-keyshortcuts={keys.skip} look="secondary" onClick={skip}>
          {t(isHeld ? 'staff.queue.skip' : 'staff.queue.next')} <kbd aria-hidden="true">{keys.skip.toUpperCase()}</kbd>
        </Button>
      </div>
      <p className="hint">
        {t('staff.queue.hint')} <span className="queue-keys">{t('staff.queue.keys')}</span>
      </p>
      <DuplicatePanel request={request} />
      <div className="two-columns">
        <div className="stack-large">
          <AddressPanel request={request} />
          <SameHomePanel request={request} />
          <SamePersonPanel request={request} />
        </div>
        <div>
          <AskedPanel request={request} />
        </div>
      </div>
      <DecisionDialog
        request={request}
        decision={isDeclining ? 'decline' : null}
        onClose={() => setDeclining(false)}
        onDone={() => onPassed('declined')}
      />
    </section>
  );
}
