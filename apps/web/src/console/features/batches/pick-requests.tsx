import { maxNamedParcels, type RequestRow } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { useState } from 'react';
import { TextField } from '../../shared/form/text-field.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { LoadingLines } from '../../shared/page/loading-lines.tsx';
import { useLastPage } from '../../shared/page/use-last-page.ts';
import { useRefocus } from '../../shared/page/use-refocus.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
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
          <TextField
            label={t('staff.batch_new.search')}
            type="search"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button look="secondary" type="submit">
            {t('staff.requests.search_submit')}
          </Button>
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
  const { t } = useTexts();
  const isWhole = rows.every(({ id }) => picked.has(id));
  return (
    <table className="table requests-table pick-table">
      <caption className="visually-hidden">{t('staff.batch_new.way.picked')}</caption>
      <thead>
        <tr>
          <th scope="col" className="cell-tick">
            <input
              type="checkbox"
              aria-label={t('staff.batch_new.tick_page')}
              checked={isWhole}
              disabled={isFull && !isWhole}
              onChange={({ target }) => onChange(rows, target.checked)}
            />
          </th>
          <th scope="col">{t('staff.requests.reference')}</th>
          <th scope="col">{t('staff.requests.name')}</th>
          <th scope="col">{t('staff.requests.address')}</th>
          <th scope="col">{t('staff.requests.lines')}</th>
          <th scope="col">{t('staff.requests.received')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="cell-tick">
              <input
                type="checkbox"
                aria-label={t('staff.batch_new.tick', { reference: row.reference, name: row.name })}
                checked={picked.has(row.id)}
                disabled={isFull && !picked.has(row.id)}
                onChange={({ target }) => onChange([row], target.checked)}
              />
            </td>
            <th scope="row" className="cell-reference">
              {row.reference}
            </th>
            <td className="cell-name">
              <bdi>{row.name === '' ? t('staff.none') : row.name}</bdi>
            </td>
            <td className="cell-address">
              <bdi>{row.addressLine}</bdi>
            </td>
            <td className="cell-lines">
              {row.lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', ')}
            </td>
            <td className="cell-received">
              <Moment at={row.receivedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
