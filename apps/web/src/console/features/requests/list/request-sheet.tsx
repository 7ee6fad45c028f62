import type { RequestDetail } from '@doorstep/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../shared/page/icon.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';
import { Notice } from '../../../shared/page/notice.tsx';
import { StateBadge } from '../../../shared/page/state-badge.tsx';
import { useTexts } from '../../../shared/texts/texts-context.tsx';
import { AddressPanel } from '../detail/address-panel.tsx';
import { AskedPanel } from '../detail/asked-panel.tsx';
import { BatchPanel } from '../detail/batch-panel.tsx';
import { DecisionPanel } from '../detail/decision-panel.tsx';
import { EmailsPanel } from '../detail/emails-panel.tsx';
import { HistoryList } from '../detail/history-list.tsx';
import { ReferenceChip } from '../detail/reference-chip.tsx';
import { ReturnPanel } from '../detail/return-panel.tsx';
import { SameHomePanel } from '../detail/same-home-panel.tsx';
import { SamePersonPanel } from '../detail/same-person-panel.tsx';
import { UndoPanel } from '../detail/undo-panel.tsx';
import { useChangedBy } from '../detail/changed-notice.tsx';
import { useDecided } from '../detail/use-decided.ts';
import { useLatestRevision, useRequest } from '../requests-api.ts';
import type { OpenRequest } from './use-open-request.ts';

interface RequestSheetProps {
  id: string;
  /** Position in the list, from 1; 0 once it has left the list. */
  position: number;
  total: number;
  open: OpenRequest;
}

export function RequestSheet({ id, position, total, open }: RequestSheetProps) {
  const { t } = useTexts();
  const request = useRequest(id);
  return (
    <aside className="request-sheet" aria-label={t('staff.sheet.title')}>
      <div className="sheet-bar">
        <span className="muted">{position === 0 ? '' : t('staff.sheet.position', { position, total })}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('staff.sheet.previous')}
          onClick={() => open.move(-1)}
        >
          <Icon name="up" />
        </button>
        <button type="button" className="icon-button" aria-label={t('staff.sheet.next')} onClick={() => open.move(1)}>
          <Icon name="down" />
        </button>
        <button type="button" className="icon-button" aria-label={t('staff.close')} onClick={open.close}>
          <Icon name="close" />
        </button>
      </div>
      <Loaded query={request}>{(data) => <Content key={data.id} request={data} />}</Loaded>
    </aside>
  );
}

function Content({ request }: { request: RequestDetail }) {
  const { t } = useTexts();
  const done = useDecided(request);
  const changedBy = useChangedBy(request);
  const heading = useRef<HTMLHeadingElement>(null);
  useLatestRevision(request);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{request.contact.name === '' ? request.reference : request.contact.name}</bdi>
        </h2>
        {request.addressLines.length === 0 ? null : <p className="sheet-street">{request.addressLines.join(', ')}</p>}
        <p className="sheet-facts">
          <StateBadge state={request.state} /> <ReferenceChip reference={request.reference} />
          <Link to={`/staff/requests/${request.id}`}>{t('staff.queue.whole')}</Link>
        </p>
      </div>
      {changedBy === null ? null : (
        <Notice kind="warning" announce="status" title={t('staff.request.changed', { name: changedBy })} />
      )}
      {done === null || changedBy !== null ? null : <Notice kind="success" announce="status" title={t(done)} />}
      <UndoPanel request={request} />
      <ReturnPanel request={request} />
      <DecisionPanel key={request.state} request={request} />
      <AskedPanel request={request} />
      <AddressPanel request={request} />
      <BatchPanel request={request} />
      <SameHomePanel request={request} />
      <SamePersonPanel request={request} />
      <HistoryList request={request} />
      <EmailsPanel request={request} />
    </>
  );
}
