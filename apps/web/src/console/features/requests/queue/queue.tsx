import type { RequestPage } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { QueueEnd } from './queue-end.tsx';
import type { Passed } from './passed.ts';
import { QueueNext } from './queue-next.tsx';
import { QueueRequest } from './queue-request.tsx';

interface QueueProps {
  /** Of the held ones, the oldest first. */
  page: RequestPage;
  onPage: (number: number) => void;
}

/** Goes from one request to the next; what was skipped comes last, and again only when it is asked for. */
export function Queue({ page: { rows, total, page, pageSize }, onPage }: QueueProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState<Passed[]>([]);
  const [currentId, setCurrentId] = useState<string | null>(null);

  const skipped = new Set(passed.filter(({ how }) => how === 'skipped').map(({ id }) => id));
  const decided = new Set(passed.filter(({ how }) => how !== 'skipped').map(({ id }) => id));
  // The list is read anew after each decision, and may still have what has just been decided.
  const open = rows.filter(({ id }) => !decided.has(id));
  // It stays until it is passed, also when somebody else has decided it and the list has it no more.
  const isCurrent = currentId !== null && !skipped.has(currentId) && !decided.has(currentId);
  const nextId = isCurrent ? currentId : (open.find(({ id }) => !skipped.has(id))?.id ?? null);
  if (nextId !== currentId) setCurrentId(nextId);

  useEffect(() => {
    // While the next one loads, the focus has a place.
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
