import type { RequestPage, RequestQuery } from '@doorstep/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Notice } from '../../shared/page/notice.tsx';
import { Menu } from '../../shared/page/menu.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Pager } from '../../shared/page/pager.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useToast } from '../../shared/page/toasts.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { FloodPanel } from './floods/flood-panel.tsx';
import { networkName } from './floods/network-name.ts';
import { changeRequestQuery, readRequestQuery, writeRequestQuery } from './request-query.ts';
import { type Column, type Columns, columns, useColumns } from './list/columns.ts';
import { RequestFilters } from './list/request-filters.tsx';
import { RequestsTable } from './list/requests-table.tsx';
import { RequestSheet } from './list/request-sheet.tsx';
import { useOpenRequest } from './list/use-open-request.ts';
import { SelectionBar } from './list/selection-bar.tsx';
import { useSelection } from './list/selection.ts';
import { exportAddress, useCountSince, useLatestCounts, useRequestPage } from './requests-api.ts';
import { StateTabs } from './state-tabs.tsx';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { CheckField } from '../../shared/form/fields.tsx';

/** The requests, with every filter in the address bar, so that a view can be bookmarked, shared and returned to. */
export function RequestsPage() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const query = readRequestQuery(search);
  const page = useRequestPage(query);
  const client = useQueryClient();
  const mayDecide = useAllowed('requests.decide');
  const columns = useColumns();
  const mayEnter = useAllowed('requests.enter');
  const mayExport = useAllowed('requests.export');
  const change = (next: Partial<RequestQuery>) => {
    // Read from the address bar, not from the last render: filters may change faster than rendering.
    const now = readRequestQuery(new URLSearchParams(window.location.search));
    setSearch(writeRequestQuery(changeRequestQuery(now, next)));
  };

  const exports = mayExport ? (
    <Menu label={t('staff.requests.export')}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <a key={format} className="menu-item" href={exportAddress(query, format)} download>
          {t(`staff.requests.export.${format}`)}
        </a>
      ))}
    </Menu>
  ) : null;
  const queue =
    mayDecide && query.state === 'held' && (page.data?.total ?? 0) > 0 ? (
      <Link className="ds-button" to={`/staff/requests/queue?${writeRequestQuery(query)}`}>
        {t('staff.queue.open')}
      </Link>
    ) : null;
  const enter = mayEnter ? (
    <Link className="ds-button ds-button--secondary" to="/staff/requests/new">
      {t('staff.entry.link')}
    </Link>
  ) : null;
  return (
    <>
      <PageHeading
        title={t('staff.nav.requests')}
        action={
          <div className="actions">
            {queue}
            {enter}
            {exports}
            <ColumnChooser shown={columns.shown} onChange={columns.choose} />
          </div>
        }
      />
      <RequestFilters query={query} onChange={change} />
      <Loaded query={page}>
        {(data) => (
          <Results
            data={data}
            readAt={page.dataUpdatedAt}
            query={query}
            columns={columns}
            isLate={page.isPlaceholderData}
            onShowNew={() => {
              if (query.page !== 1 || query.sort !== 'newest') change({ sort: 'newest' });
              void client.invalidateQueries({ queryKey: ['requests'] });
            }}
          />
        )}
      </Loaded>
    </>
  );
}

interface ResultsProps {
  data: RequestPage;
  readAt: number;
  query: RequestQuery;
  columns: Columns;
  isLate: boolean;
  onShowNew: () => void;
}

function Results({ data, readAt, query, columns, isLate, onShowNew }: ResultsProps) {
  const { t } = useTexts();
  const latest = useLatestCounts(query);
  const mayDecide = useAllowed('requests.decide');
  const selection = useSelection(data.rows);
  const toast = useToast();
  const open = useOpenRequest(data.rows, mayDecide ? selection : null);
  const at = data.rows.findIndex(({ id }) => id === open.id);
  const lastPage = Math.max(1, Math.ceil(data.total / data.pageSize));
  // All of the last page was decided, so the previous page is now the last.
  if (data.rows.length === 0 && query.page > lastPage && !isLate)
    return <Navigate replace to={`?${writeRequestQuery({ ...query, page: lastPage })}`} />;
  return (
    <div className={isLate ? 'results results-late' : 'results'} aria-busy={isLate}>
      {data.heldLong === 0 ? null : (
        <Notice kind="warning" announce="status" title={t('staff.requests.held_long', { count: data.heldLong })}>
          <Link to="/staff/requests?state=held&sort=oldest">{t('staff.requests.held_long_show')}</Link>
        </Notice>
      )}
      {query.network === undefined ? (
        <FloodPanel />
      ) : (
        <Notice kind="info" announce="status" title={t('staff.floods.shown', { name: networkName(query.network) })}>
          <Link to="/staff/requests">{t('staff.requests.clear')}</Link>
        </Notice>
      )}
      <div className="states-row">
        <StateTabs
          query={query}
          counts={latest.data !== undefined && latest.dataUpdatedAt > readAt ? latest.data.counts : data.counts}
        />
        <NewRequests query={query} at={data.at} onShow={onShowNew} />
      </div>
      <output className="visually-hidden">{isLate ? '' : t('staff.requests.total', { total: data.total })}</output>
      <div className="list-and-sheet">
        {data.rows.length === 0 ? (
          <NoRequests query={query} />
        ) : (
          <div className="list-side">
            <div className="list-scroll">
              <RequestsTable
                rows={data.rows}
                query={query}
                columns={columns.shown}
                scrolls={columns.areMany}
                selection={mayDecide ? selection : null}
                open={open}
              />
            </div>
            <Pager
              page={query.page}
              total={data.total}
              pageSize={data.pageSize}
              addressOf={(page) => `?${writeRequestQuery({ ...query, page })}`}
              isAlwaysShown
            />
            <p className="list-keys">{t('staff.requests.keys')}</p>
            <TimeZoneNote />
          </div>
        )}
        {open.id === null ? null : (
          <RequestSheet
            id={open.id}
            position={at === -1 ? 0 : (data.page - 1) * data.pageSize + at + 1}
            total={data.total}
            open={open}
          />
        )}
      </div>
      {/* Also with no rows left: it reports what was done with the last ones. */}
      {mayDecide ? (
        <SelectionBar
          selection={selection}
          query={query}
          data={data}
          onDone={(done) => toast({ ...done, takesFocus: true })}
        />
      ) : null}
    </div>
  );
}

/** Distinguishes no requests at all from none that match the filters. */
function NoRequests({ query }: { query: RequestQuery }) {
  const { t } = useTexts();
  const isFiltered = writeRequestQuery({ ...query, sort: 'newest' }) !== '';
  return isFiltered ? (
    <EmptyState title={t('staff.requests.none_title')}>
      <p>{t('staff.requests.none_body')}</p>
      <p>
        <Link to="/staff/requests">{t('staff.requests.clear')}</Link>
      </p>
    </EmptyState>
  ) : (
    <EmptyState title={t('staff.requests.empty_title')}>
      <p>{t('staff.requests.empty_body')}</p>
      <p>
        <Link to="/staff/offers">{t('staff.requests.to_offers')}</Link>
      </p>
    </EmptyState>
  );
}

interface NewRequestsProps {
  query: RequestQuery;
  /** When the list was loaded. */
  at: string;
  onShow: () => void;
}

/** Announces requests that the list does not show yet; they appear on demand, so that nothing moves. */
function NewRequests({ query, at, onShow }: NewRequestsProps) {
  const { t } = useTexts();
  const count = useCountSince(query, at);
  return (
    <p className="new-requests" role="status">
      {count === 0 ? null : (
        <>
          {t('staff.requests.new_ones', { count })}{' '}
          <button type="button" className="ds-link-button" onClick={onShow}>
            {t('staff.requests.show_new')}
          </button>
        </>
      )}
    </p>
  );
}

function ColumnChooser({ shown, onChange }: { shown: Column[]; onChange: (shown: Column[]) => void }) {
  const { t } = useTexts();
  return (
    <Menu label={t('staff.requests.columns')}>
      <fieldset className="menu-choices">
        <legend className="visually-hidden">{t('staff.requests.columns')}</legend>
        {columns.map((column) => (
          <CheckField
            key={column}
            label={t(`staff.requests.${column}`)}
            checked={shown.includes(column)}
            onChange={(event) =>
              onChange(event.target.checked ? [...shown, column] : shown.filter((each) => each !== column))
            }
          />
        ))}
      </fieldset>
    </Menu>
  );
}
