import { maxNamedParcels, type RequestRow } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { DataTable } from '../../shared/page/data-table.tsx';
import { SearchField } from '../../shared/form/fields.tsx';
import { Loaded, LoadingLines } from '../../shared/page/loaded.tsx';
import { useLastPage } from '../../shared/page/use-last-page.ts';
import { useRefocus } from '../../shared/page/use-refocus.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { recipientColumns } from './recipient-columns.tsx';
import { useAcceptedRequests } from './batches-api.ts';

/** Request ids mapped to references, in the order they were ticked. */
export type Picked = ReadonlyMap<string, string>;

interface PickRequestsProps {
  offerId: string;
  picked: Picked;
  onChange: (picked: Picked) => void;
}

/** Ticks accepted requests one by one; ticks survive a new search. */
export function PickRequests({ offerId, picked, onChange }: PickRequestsProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const requests = useAcceptedRequests({ offer: offerId, search, page });
  const isBehind = useLastPage(page, requests.data, setPage);
  // Takes the focus when the pressed button disappears: untick all, next page, previous page.
  const count = useRefocus<HTMLOutputElement>(requests.data);
  const isFull = picked.size >= maxNamedParcels;
  const change = (rows: RequestRow[], isTaken: boolean) => {
    const next = new Map(picked);
    for (const { id, reference } of rows) {
      if (!isTaken) next.delete(id);
      else if (next.size < maxNamedParcels) next.set(id, reference);
    }
    onChange(next);
  };
  return (
    <section className="panel stack pick-requests" aria-label={t('staff.batch_new.way.picked')}>
      <search>
        <form
          className="filter-search"
          onSubmit={(event) => {
            event.preventDefault();
            setSearch(typed.trim());
            setPage(1);
          }}
        >
          <SearchField label={t('staff.batch_new.search')} maxLength={200} value={typed} onChange={setTyped} />
        </form>
      </search>
      <div className="actions">
        <output ref={count} tabIndex={-1}>
          {t('staff.batch_new.picked', { count: picked.size })}
          {isFull ? `. ${t('staff.batch_new.picked_full', { max: maxNamedParcels })}` : null}
        </output>
        {picked.size === 0 ? null : (
          <Button
            look="secondary"
            onClick={() => {
              count.current?.focus();
              onChange(new Map());
            }}
          >
            {t('staff.batch_new.picked_clear')}
          </Button>
        )}
      </div>
      <Loaded query={requests}>
        {(data) =>
          isBehind ? (
            <LoadingLines />
          ) : data.rows.length === 0 ? (
            <p>{t('staff.batch_new.tick_none')}</p>
          ) : (
            <>
              <PickTable rows={data.rows} picked={picked} isFull={isFull} onChange={change} />
              <Pages page={data.page} last={Math.ceil(data.total / data.pageSize)} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface PickTableProps {
  rows: RequestRow[];
  picked: Picked;
  /** No more may be ticked. */
  isFull: boolean;
  onChange: (rows: RequestRow[], isTaken: boolean) => void;
}

function PickTable({ rows, picked, isFull, onChange }: PickTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const isWhole = rows.every(({ id }) => picked.has(id));
  return (
    <DataTable
      caption={t('staff.batch_new.way.picked')}
      className="requests-table pick-table"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('staff.batch_new.tick_page'),
          className: 'cell-tick',
          head: (
            <input
              type="checkbox"
              aria-label={t('staff.batch_new.tick_page')}
              checked={isWhole}
              disabled={isFull && !isWhole}
              onChange={({ target }) => onChange(rows, target.checked)}
            />
          ),
          render: (row) => (
            <input
              type="checkbox"
              aria-label={t('staff.batch_new.tick', { reference: row.reference, name: row.name })}
              checked={picked.has(row.id)}
              disabled={isFull && !picked.has(row.id)}
              onChange={({ target }) => onChange([row], target.checked)}
            />
          ),
        },
        {
          label: t('staff.requests.reference'),
          kind: 'name',
          className: 'cell-reference',
          render: ({ reference }) => reference,
        },
        ...recipientColumns(texts),
        {
          label: t('staff.requests.received'),
          className: 'cell-received',
          render: ({ receivedAt }) => <Moment at={receivedAt} />,
        },
      ]}
    />
  );
}

/** Not in the address bar: a navigation would lose the ticks. */
function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  const { t } = useTexts();
  if (last <= 1) return null;
  return (
    <nav className="pager" aria-label={t('staff.pager.label')}>
      {page > 1 ? (
        <Button look="secondary" onClick={() => onPage(page - 1)}>
          {t('staff.pager.previous')}
        </Button>
      ) : null}
      {page < last ? (
        <Button look="secondary" onClick={() => onPage(page + 1)}>
          {t('staff.pager.next')}
        </Button>
      ) : null}
    </nav>
  );
}
