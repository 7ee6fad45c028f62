import type { BatchSummary } from '@doorstep/contract';
import { Link, useSearchParams } from 'react-router';
import { DataTable } from '../../shared/page/data-table.tsx';
import { OfferField } from '../../shared/form/offer-field.tsx';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded, LoadingLines } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Pager, useLastPageInAddress, usePageNumber } from '../../shared/page/pager.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useAllowed } from '../../shared/session.ts';
import { Moment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { BatchStateBadge } from '../../shared/page/state-badge.tsx';
import { useBatches } from './batches-api.ts';

export function BatchesPage() {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const offer = search.get('offer') ?? '';
  const batches = useBatches(offer, usePageNumber());
  const isBehind = useLastPageInAddress(batches.data);
  const mayWrite = useAllowed('batches.write');
  const make = (
    <Link className="ds-button ds-button--primary" to={`/staff/batches/new${offer === '' ? '' : `?offer=${offer}`}`}>
      {t('staff.batches.new')}
    </Link>
  );
  return (
    <>
      <PageHeading
        title={t('staff.nav.batches')}
        action={
          <div className="actions">
            <Link className="ds-button ds-button--secondary" to="/staff/batches/returns">
              {t('staff.returns.title')}
            </Link>
            {mayWrite ? make : null}
          </div>
        }
      />
      <div className="filters">
        <OfferField
          label={t('staff.batches.offer')}
          value={offer}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { offer: target.value })}
          none={t('staff.batches.all_offers')}
        />
      </div>
      <Loaded query={batches}>
        {(data) =>
          isBehind ? (
            <LoadingLines />
          ) : data.rows.length === 0 ? (
            <EmptyState title={t('staff.batches.empty_title')}>
              <p>{t('staff.batches.empty_body')}</p>
            </EmptyState>
          ) : (
            <>
              <BatchesTable batches={data.rows} />
              <Pager page={data.page} total={data.total} pageSize={data.pageSize} />
              <TimeZoneNote />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function BatchesTable({ batches }: { batches: BatchSummary[] }) {
  const { t } = useTexts();
  return (
    <DataTable
      caption={t('staff.nav.batches')}
      className="requests-table batches-table"
      rows={batches}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('staff.batches.batch'),
          kind: 'name',
          className: 'cell-reference',
          render: ({ id, name }) => <Link to={`/staff/batches/${id}`}>{name}</Link>,
        },
        {
          label: t('staff.batches.state'),
          className: 'cell-state',
          render: ({ state }) => <BatchStateBadge state={state} />,
        },
        {
          label: t('staff.batches.offer'),
          className: 'cell-address',
          render: ({ offer }) => <bdi>{offer.title}</bdi>,
        },
        {
          label: t('staff.batches.parcels'),
          className: 'cell-lines',
          render: ({ dispatched, parcels }) =>
            dispatched > 0 && dispatched < parcels
              ? t('staff.batches.dispatched_of', { dispatched, parcels })
              : t('staff.batches.parcel_count', { parcels }),
        },
        {
          label: t('staff.batches.made'),
          className: 'cell-received',
          render: ({ createdAt }) => <Moment at={createdAt} />,
        },
      ]}
    />
  );
}
