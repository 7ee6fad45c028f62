import { checkFilters, type ListedRequest, type RequestQuery } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { ShortMoment } from '../../../shared/texts/moment.tsx';
import { useTexts, type Texts } from '../../../shared/texts/texts-context.tsx';
import { changeRequestQuery, writeRequestQuery } from '../request-query.ts';
import { checkName } from './check-name.ts';
import type { Column } from './columns.ts';
import { isChoosable, type Selection } from './selection.ts';
import type { OpenRequest } from './use-open-request.ts';

interface RequestsTableProps {
  rows: ListedRequest[];
  query: RequestQuery;
  columns: Column[];
  /** The columns do not fit beside each other. */
  scrolls: boolean;
  /** Null if the person may not decide. */
  selection: Selection | null;
  open: OpenRequest;
}

/** One page of requests, one per line. On a phone a row is a card whose cells show their column's name. */
export function RequestsTable({ rows, query, columns, scrolls, selection, open }: RequestsTableProps) {
  const { t } = useTexts();
  return (
    <table className="table request-list" data-scrolls={scrolls ? '' : undefined}>
      <caption className="visually-hidden">{t('staff.nav.requests')}</caption>
      <thead>
        <tr>
          {selection === null ? null : (
            <td className="cell-choice">
              <ChooseAll rows={rows} selection={selection} />
            </td>
          )}
          <Head name="name" query={query} className="cell-name-head" />
          {columns.map((column) => (
            <Head key={column} name={column} query={query} className={`cell-${column}`} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} query={query} columns={columns} selection={selection} open={open} />
        ))}
      </tbody>
    </table>
  );
}

/** The orders a header toggles, first one first; the field above offers the others. */
const sortsOf: Partial<Record<Column | 'name', RequestQuery['sort'][]>> = {
  name: ['name'],
  address: ['postcode'],
  received: ['newest', 'oldest'],
};

/** A column header; where an index supports it, a link that sorts the list. */
function Head({ name, query, className }: { name: Column | 'name'; query: RequestQuery; className: string }) {
  const { t } = useTexts();
  const sorts = sortsOf[name];
  const text = t(`staff.requests.${name}`);
  if (sorts === undefined)
    return (
      <th scope="col" className={className}>
        {text}
      </th>
    );
  const at = sorts.indexOf(query.sort);
  const next = sorts[(at + 1) % sorts.length] ?? query.sort;
  const isDown = query.sort === 'newest';
  return (
    <th scope="col" className={className} aria-sort={at === -1 ? undefined : isDown ? 'descending' : 'ascending'}>
      <Link className="head-sort" to={`?${writeRequestQuery(changeRequestQuery(query, { sort: next }))}`}>
        {text}
      </Link>
    </th>
  );
}

function ChooseAll({ rows, selection: { selected, toggleAll } }: { rows: ListedRequest[]; selection: Selection }) {
  const { t } = useTexts();
  const choosable = rows.filter(isChoosable).length;
  const isAll = choosable > 0 && selected.length === choosable;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t('staff.many.all')}
        disabled={choosable === 0}
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = selected.length > 0 && !isAll;
        }}
        onChange={() => toggleAll(!isAll)}
      />
      <span className="choose-all-text">{t('staff.many.all')}</span>
    </label>
  );
}

function Row({
  row,
  query,
  columns,
  selection,
  open,
}: Omit<RequestsTableProps, 'rows' | 'scrolls'> & { row: ListedRequest }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <tr
      data-request={row.id}
      data-selected={selection?.has(row.id) === true ? '' : undefined}
      data-open={open.id === row.id ? '' : undefined}
      onClick={(event) => {
        // Links and boxes keep their behaviour, and so does selecting text.
        const isOwn = event.target instanceof Element && event.target.closest('a, input, label, button') !== null;
        if (!isOwn && window.getSelection()?.isCollapsed !== false) open.show(row.id);
      }}
    >
      {selection === null ? null : (
        <td className="cell-choice">
          <input
            type="checkbox"
            aria-label={t('staff.many.choose', { reference: row.reference })}
            disabled={!isChoosable(row)}
            checked={selection.has(row.id)}
            onChange={({ target, nativeEvent }) =>
              selection.toggle(row.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      <th scope="row" className="cell-who">
        <Link
          to={`/staff/requests/${row.id}`}
          state={{ back: writeRequestQuery(query) }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            open.show(row.id);
          }}
        >
          {row.name === '' ? (
            <span className="muted">{t(row.isErased ? 'staff.requests.erased' : 'staff.none')}</span>
          ) : (
            <bdi className="who-name">{row.name}</bdi>
          )}{' '}
          <span className="reference">{row.reference}</span>
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column} className={`cell-${column}`} data-label={t(`staff.requests.${column}`)}>
          {cells[column](row, texts)}
        </td>
      ))}
    </tr>
  );
}

const cells: Record<Column, (row: ListedRequest, texts: Texts) => ReactNode> = {
  state: (row, { t }) => {
    const remarks = row.holdReasons.map((reason) => t(`staff.hold_short.${reason}`));
    if (row.isHomeOverByMerge) remarks.push(t('staff.requests.home_over_by_merge'));
    return (
      <>
        <StateBadge state={row.state} />
        {remarks.length === 0 ? null : <span className="cell-reasons"> {remarks.join(', ')}</span>}
      </>
    );
  },
  // The postcode stays visible where the rest is cut off.
  address({ addressLine, postcode }) {
    const end = `, ${postcode}`;
    const isAtEnd = postcode !== '' && addressLine.endsWith(end);
    return (
      <span className="one-line">
        <bdi>{isAtEnd ? addressLine.slice(0, -postcode.length).trimEnd() : addressLine}</bdi>
        {!isAtEnd && addressLine.includes(postcode) ? null : <bdi className="postcode"> {postcode}</bdi>}
      </span>
    );
  },
  lines: ({ lines }, { t }) => (
    <bdi>{lines.map(({ name, quantity }) => t('staff.requests.line', { name, quantity })).join(', ')}</bdi>
  ),
  received: ({ receivedAt }) => <ShortMoment at={receivedAt} />,
  offer: ({ offer }) => <bdi>{offer.title}</bdi>,
  email: ({ email }, { t }) => (email === '' ? <span className="muted">{t('staff.none')}</span> : <bdi>{email}</bdi>),
  assurance: ({ assurance }, { t }) => t(`staff.filter.assurance.${assurance}`),
  check({ checkProvider }, { t }) {
    const known = checkFilters.find((check) => check === (checkProvider ?? 'none'));
    return known === undefined ? checkProvider : checkName(known, t);
  },
  source: ({ source }, { t }) => t(`staff.filter.source.${source}`),
  updated: ({ updatedAt }) => <ShortMoment at={updatedAt} />,
};
