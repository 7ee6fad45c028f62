import type { RequestPage } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { QueueEnd } from './queue-end.tsx';
import type { Passed } from './passed.ts';
import { QueueNext } from './queue-next.tsx';
import { QueueRequest } from './queue-request.tsx';

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
