import type { RequestQuery, RequestRow } from '@doorstep/contract';
import { Link } from 'react-router';
import { StateBadge } from '../../shared/page/state-badge.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { writeRequestQuery } from './request-address.ts';

/** One page of requests. On a phone each row is a card; the cells then carry their column's name themselves. */
export function RequestsTable({ rows, query }: { rows: RequestRow[]; query: RequestQuery }) {
  const { t } = useTexts();
  return (
    <table className="table requests-table">
      <caption className="visually-hidden">{t('staff.nav.requests')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('staff.requests.reference')}</th>
          <th scope="col">{t('staff.requests.state')}</th>
          <th scope="col">{t('staff.requests.name')}</th>
          <th scope="col">{t('staff.requests.address')}</th>
          <th scope="col">{t('staff.requests.lines')}</th>
          <th scope="col">{t('staff.requests.received')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} query={query} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, query }: { row: RequestRow; query: RequestQuery }) {
  const { t } = useTexts();
  return (
    <tr>
      <th scope="row" className="cell-reference">
        <Link to={`/staff/requests/${row.id}`} state={{ back: writeRequestQuery(query) }}>
          {row.reference}
        </Link>
        {query.offer === undefined ? <span className="cell-offer">{row.offer.title}</span> : null}
      </th>
      <td className="cell-state">
        <StateBadge state={row.state} />
        {row.holdReasons.length === 0 ? null : (
          <span className="cell-reasons">
            {row.holdReasons.map((reason) => t(`staff.hold_short.${reason}`)).join(', ')}
          </span>
        )}
        {row.isHomeOverByMerge ? <span className="cell-reasons">{t('staff.requests.home_over_by_merge')}</span> : null}
      </td>
      <td className="cell-name" data-label={t('staff.requests.name')}>
        {row.name === '' ? (
          <span className="muted">{t(row.isErased ? 'staff.requests.erased' : 'staff.none')}</span>
        ) : (
          <bdi>{row.name}</bdi>
        )}
      </td>
      <td className="cell-address" data-label={t('staff.requests.address')}>
        <bdi>{row.addressLine}</bdi>
        {row.addressLine.includes(row.postcode) ? null : <span className="postcode"> {row.postcode}</span>}
      </td>
      <td className="cell-lines" data-label={t('staff.requests.lines')}>
        <ul className="plain-list">
          {row.lines.map(({ name, quantity }) => (
            <li key={name}>
              <bdi>{t('staff.requests.line', { name, quantity })}</bdi>
            </li>
          ))}
        </ul>
      </td>
      <td className="cell-received" data-label={t('staff.requests.received')}>
        <Moment at={row.receivedAt} />
      </td>
    </tr>
  );
}
