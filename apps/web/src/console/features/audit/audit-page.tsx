import type { AuditEntryView, AuditPageView } from '@doorstep/contract';
import { Link, useSearchParams } from 'react-router';
import { addressOf, useApi } from '../../shared/api/api.ts';
import { CursorPager } from '../../shared/page/cursor-pager.tsx';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { formatExactMoment } from '../../shared/texts/format-moment.ts';
import { ExactMoment } from '../../shared/texts/moment.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { AuditEntryPanel } from './audit-entry-panel.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { readAuditQuery } from './audit-query.ts';
import { actorName, detailRows } from './audit-words.ts';

export function AuditPage() {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const query = readAuditQuery(search);
  // Each read is itself logged, so never refetch automatically.
  const log = useApi('GET /audit', { query }, { staleTime: Infinity, refetchOnMount: 'always' });
  const opened = search.get('entry');
  const { cursor: _, limit: __, ...filter } = query;
  return (
    <>
      <PageHeading
        title={t('staff.nav.audit')}
        action={
          <a
            className="ds-button ds-button--secondary"
            download
            href={addressOf('GET /audit/export.csv', { query: filter })}
          >
            {t('staff.audit.export')}
          </a>
        }
      />
      <p className="lead">{t('staff.audit.lead')}</p>
      <AuditFilters />
      <div className="audit-log" data-open={opened !== null || undefined}>
        <div className="stack">
          <Loaded query={log}>{(page) => <Entries page={page} opened={opened} />}</Loaded>
          <TimeZoneNote />
        </div>
        {opened === null ? null : <AuditEntryPanel key={opened} id={opened} />}
      </div>
    </>
  );
}

function Entries({ page, opened }: { page: AuditPageView; opened: string | null }) {
  const { t } = useTexts();
  const { rows: entries, next } = page;
  return (
    <>
      {entries.length > 0 ? (
        <table className="table people-table audit-table">
          <caption className="visually-hidden">{t('staff.nav.audit')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('staff.audit.when')}</th>
              <th scope="col">{t('staff.audit.who')}</th>
              <th scope="col">{t('staff.audit.did')}</th>
              <th scope="col">{t('staff.audit.to_what')}</th>
              <th scope="col">{t('staff.audit.more')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isOpen={entry.id === opened} />
            ))}
          </tbody>
        </table>
      ) : next === null ? (
        <EmptyState title={t('staff.audit.empty_title')}>
          <p>{t('staff.audit.empty_body')}</p>
        </EmptyState>
      ) : (
        <p>{t('staff.audit.short')}</p>
      )}
      <CursorPager next={next} label={t('staff.audit.pages')} />
    </>
  );
}

function Entry({ entry, isOpen }: { entry: AuditEntryView; isOpen: boolean }) {
  const texts = useTexts();
  const { t, language } = texts;
  const [search] = useSearchParams();
  const { subject } = entry;
  const address = new URLSearchParams(search);
  address.set('entry', entry.id);
  const action = t(`staff.audit.action.${entry.action}`);
  const standsOut = /\.(?:exported|erased)$/.test(entry.action);
  return (
    <tr aria-current={isOpen || undefined}>
      <td data-label={t('staff.audit.when')}>
        <ExactMoment at={entry.at} />
      </td>
      <td data-label={t('staff.audit.who')}>
        <bdi>{actorName(texts, entry.actor)}</bdi>
      </td>
      <th scope="row" className={standsOut ? 'audit-stands-out' : undefined}>
        <Link
          to={`?${address}`}
          preventScrollReset
          aria-label={t('staff.audit.open', { action, at: formatExactMoment(entry.at, language) })}
        >
          {action}
        </Link>
      </th>
      <td data-label={t('staff.audit.to_what')}>
        {subject.id === '' ? null : `${t(`staff.audit.kind.${subject.kind}`)} ${subject.name}`}
      </td>
      <td data-label={t('staff.audit.more')} className="audit-more">
        {detailRows(texts, entry)
          .map(({ label, value }) => t('staff.audit.fact', { label, value }))
          .join(' · ')}
      </td>
    </tr>
  );
}
