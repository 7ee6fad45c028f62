import type { CounterRequest } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../shared/page/notice.tsx';
import { formatMoment } from '../../shared/texts/format-moment.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

interface CounterCardProps {
  request: CounterRequest;
  /** The hand-over was just recorded here, so it needs no warning. */
  isHandedNow: boolean;
  isBusy: boolean;
  onHandOver: (request: CounterRequest) => void;
  onUndo: (request: CounterRequest) => void;
  onLeave: () => void;
}

export function CounterCard({ request, isHandedNow, isBusy, onHandOver, onUndo, onLeave }: CounterCardProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { standing, handedOver } = request;
  const mayHave = request.state === 'accepted';
  // The time the card opened; the server refuses a late undo.
  const [openedAt] = useState(() => Date.now());
  const canUndo = handedOver !== null && Date.parse(handedOver.undoableUntil) > openedAt;
  const isGood = standing === 'ready' || isHandedNow;
  return (
    <section className="panel stack packing-card" aria-labelledby={id}>
      <Notice
        announce={isGood ? 'status' : 'alert'}
        kind={isGood ? 'success' : mayHave ? 'warning' : 'error'}
        title={t(isHandedNow ? 'staff.counter.handed_now' : `staff.counter.standing.${standing}`)}
      >
        <p>
          {handedOver === null
            ? t(`staff.counter.standing.${standing}_more`, { place: request.place.name })
            : t('staff.counter.handed', { at: formatMoment(handedOver.at, language), by: handedOver.by })}
        </p>
      </Notice>
      <p className="packing-number">
        <span>{request.offer.title}</span>
        <Link to={`/staff/requests/${request.id}`}>
          <bdi dir="ltr">{request.reference}</bdi>
        </Link>
      </p>
      <h2 id={id}>
        <bdi>{request.name === '' ? t('staff.none') : request.name}</bdi>
      </h2>
      <address>
        <bdi>{request.addressLine === '' ? t('staff.batch.no_address') : request.addressLine}</bdi>
      </address>
      <ul className="plain-list packing-items">
        {request.lines.map(({ name, quantity }) => (
          <li key={name}>
            <bdi>{t('staff.requests.line', { name, quantity })}</bdi>
          </li>
        ))}
      </ul>
      <div className="packing-keys">
        {mayHave ? (
          <Button isBusy={isBusy} onClick={() => onHandOver(request)}>
            {t(standing === 'ready' ? 'staff.counter.hand_over' : 'staff.counter.hand_over_anyway')}
          </Button>
        ) : null}
        {canUndo ? (
          <Button look="secondary" isBusy={isBusy} onClick={() => onUndo(request)}>
            {t('staff.counter.undo')}
          </Button>
        ) : null}
        <Button look="secondary" onClick={onLeave}>
          {t(mayHave ? 'staff.counter.not_today' : 'staff.counter.next')}
        </Button>
      </div>
      {canUndo ? (
        <p className="hint">
          {t('staff.counter.undo_until', { at: formatMoment(handedOver.undoableUntil, language) })}
        </p>
      ) : null}
    </section>
  );
}
