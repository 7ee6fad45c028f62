import type { RequestPage, ListedRequest, RequestDetail } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { type Passed, QueueCard } from './queue-card.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { useRequest } from '../requests-api.ts';

const maxShown = 6;

function QueueNext({ requests, more }: { requests: ListedRequest[]; more: number }) {
  const { t } = useTexts();
  if (requests.length === 0) return null;
  return (
    <section className="panel queue-next" aria-labelledby="queue-next">
      <h2 id="queue-next">
        {t('staff.queue.then')} <span className="muted">{t('staff.queue.then_more', { count: more })}</span>
      </h2>
      <ol className="plain-list">
        {requests.slice(0, maxShown).map(({ id, name, reference, addressLine, holdReasons }) => (
          <li key={id}>
            <bdi>{name === '' ? reference : name}</bdi>
            <span className="muted">{holdReasons.map((reason) => t(`staff.hold_short.${reason}`)).join(', ')}</span>
            <bdi className="queue-next-street">{addressLine}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface QueueProps {
  /** Held requests, oldest first. */
  page: RequestPage;
  onPage: (number: number) => void;
}

/** Moves from one request to the next; skipped ones come last, and return only on demand. */
export function Queue({ page: { rows, total, page, pageSize }, onPage }: QueueProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState<Passed[]>([]);
  const [currentId, setCurrentId] = useState<string | null>(null);

  const skipped = new Set(passed.filter(({ how }) => how === 'skipped').map(({ id }) => id));
  const decided = new Set(passed.filter(({ how }) => how !== 'skipped').map(({ id }) => id));
  // The refetched list may still contain the request just decided.
  const open = rows.filter(({ id }) => !decided.has(id));
  // The current request stays until it is passed, even after someone else decides it and the list drops it.
  const isCurrent = currentId !== null && !skipped.has(currentId) && !decided.has(currentId);
  const nextId = isCurrent ? currentId : (open.find(({ id }) => !skipped.has(id))?.id ?? null);
  if (nextId !== currentId) setCurrentId(nextId);

  useEffect(() => {
    // A place for the focus while the next request loads.
    if (passed.length === 0) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) place.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [passed.length]);

  const left = total - (rows.length - open.length);
  const last = passed.at(-1);
  const again = () => {
    setPassed([]);
    onPage(1);
  };
  return (
    <div ref={place} tabIndex={-1} className="queue">
      <output className="queue-status">
        {last === undefined ? '' : t(`staff.queue.done.${last.how}`, { reference: last.reference })}
      </output>
      {nextId === null ? (
        left <= 0 ? (
          <QueueEnd title={t('staff.queue.none_title')} takesFocus={passed.length > 0}>
            <p>{t('staff.queue.none_body')}</p>
          </QueueEnd>
        ) : (
          <QueueEnd title={t('staff.queue.skipped_title', { count: skipped.size })} takesFocus>
            <div className="actions">
              {page * pageSize < total ? (
                <Button onClick={() => onPage(page + 1)}>{t('staff.queue.further')}</Button>
              ) : null}
              <Button look="secondary" onClick={again}>
                {t('staff.queue.again')}
              </Button>
            </div>
          </QueueEnd>
        )
      ) : (
        <div className="queue-columns">
          <QueueRequest
            key={nextId}
            requestId={nextId}
            left={Math.max(1, left - skipped.size)}
            takesFocus={passed.length > 0}
            passed={passed}
            onPassed={(one) => setPassed((before) => [...before, one])}
          />
          <QueueNext
            requests={open.filter(({ id }) => id !== nextId && !skipped.has(id))}
            more={Math.max(0, left - skipped.size - 1)}
          />
        </div>
      )}
    </div>
  );
}

interface QueueEndProps {
  title: string;
  /** The request that had the focus is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** No further request: all are decided or skipped. */
function QueueEnd({ title, takesFocus, children }: QueueEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <section className="empty-state">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface QueueRequestProps {
  requestId: string;
  /** How many wait, including this one. */
  left: number;
  /** The previous request disappeared with the focus. */
  takesFocus: boolean;
  /** The requests dealt with before. */
  passed: Passed[];
  onPassed: (passed: Passed) => void;
}

function QueueRequest({ requestId, left, takesFocus, passed, onPassed }: QueueRequestProps) {
  const request = useRequest(requestId);
  return (
    <Loaded query={request}>
      {(data: RequestDetail) => (
        <QueueCard
          request={data}
          left={left}
          takesFocus={takesFocus}
          lastReason={
            passed.findLast(({ how, offerId }) => how === 'declined' && offerId === data.offer.id)?.reason ?? ''
          }
          onPassed={(how, reason = '') =>
            onPassed({ id: data.id, reference: data.reference, offerId: data.offer.id, how, reason })
          }
        />
      )}
    </Loaded>
  );
}
