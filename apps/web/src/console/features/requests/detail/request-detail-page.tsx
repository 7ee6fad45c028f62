import type { RequestDetail } from '@doorstep/contract';
import { Link, useLocation, useParams } from 'react-router';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { TimeZoneNote } from '../../../shared/page/time-zone-note.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { useLatestRevision, useRequest } from '../requests-api.ts';
import { AddressPanel } from './address-panel.tsx';
import { AskedPanel } from './asked-panel.tsx';
import { BatchPanel } from './batch-panel.tsx';
import { useChangedBy } from './changed-notice.tsx';
import { useDecided } from './use-decided.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { EmailsPanel } from './emails-panel.tsx';
import { HistoryList } from './history-list.tsx';
import { PrintReceipt } from './print-receipt.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { ReferenceChip } from './reference-chip.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { SamePersonPanel } from './same-person-panel.tsx';
import { SameHomePanel } from './same-home-panel.tsx';
import { UndoPanel } from './undo-panel.tsx';

export function RequestDetailPage() {
  const { t } = useTexts();
  const { requestId = '' } = useParams();
  const request = useRequest(requestId);
  // Returns to the exact view of the table that led here.
  const { state } = useLocation() as { state: { back?: string } | null };
  return (
    <>
      <p className="back">
        <Link to={`/staff/requests?${state?.back ?? ''}`}>{t('staff.request.back')}</Link>
      </p>
      {request.data ? null : <PageHeading title={t('staff.request.title_loading')} />}
      <Loaded query={request}>{(data) => <Detail request={data} />}</Loaded>
    </>
  );
}

function Detail({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const done = useDecided(request);
  const changedBy = useChangedBy(request);
  useLatestRevision(request);
  return (
    <>
      <PageHeading
        title={request.contact.name === '' ? request.reference : request.contact.name}
        beside={
          <>
            <ReferenceChip reference={request.reference} />
            <StateBadge state={request.state} />
            {request.erasedAt === null ? <PrintReceipt request={request} /> : null}
          </>
        }
      />
      {request.addressLines.length === 0 ? null : <p className="request-street">{request.addressLines.join(', ')}</p>}
      <p className="lead">
        {t('staff.request.of_offer')} <Link to={`/staff/offers/${request.offer.id}`}>{request.offer.title}</Link>
        {request.place === null ? null : ` · ${t('staff.request.place', { place: request.place })}`}
      </p>
      {changedBy === null ? null : (
        <Notice kind="warning" announce="status" title={t('staff.request.changed', { name: changedBy })} />
      )}
      {done === null || changedBy !== null ? null : <Notice kind="success" announce="status" title={t(done)} />}
      <div className="two-columns">
        <div className="stack-large">
          <UndoPanel request={request} />
          <ReturnPanel request={request} />
          <AddressPanel request={request} />
          <DecisionPanel key={request.state} request={request} />
          <AskedPanel request={request} />
        </div>
        <div className="stack-large">
          <BatchPanel request={request} />
          <SameHomePanel request={request} />
          <SamePersonPanel request={request} />
          <HistoryList request={request} />
          <EmailsPanel request={request} />
          <PrivacyPanel request={request} />
          <TimeZoneNote />
        </div>
      </div>
    </>
  );
}
