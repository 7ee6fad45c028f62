import type { AuditEntryView, AuditPageView } from '@doorstep/contract';
import { Link, useSearchParams } from 'react-router';
import { DataTable } from '../../shared/page/data-table.tsx';
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
  const texts = useTexts();
  const { t } = texts;
  const { rows: entries, next } = page;
  return (
    <>
      {entries.length > 0 ? (
        <DataTable
          caption={t('staff.nav.audit')}
          className="people-table audit-table"
          rows={entries}
          keyOf={({ id }) => id}
          isCurrent={({ id }) => id === opened}
          columns={[
            { label: t('staff.audit.when'), render: ({ at }) => <ExactMoment at={at} /> },
            { label: t('staff.audit.who'), render: ({ actor }) => <bdi>{actorName(texts, actor)}</bdi> },
            { label: t('staff.audit.did'), kind: 'name', render: (entry) => <EntryLink entry={entry} /> },
            {
              label: t('staff.audit.to_what'),
              render: ({ subject: { id, kind, name } }) =>
                id === '' ? null : `${t(`staff.audit.kind.${kind}`)} ${name}`,
            },
            {
              label: t('staff.audit.more'),
              className: 'audit-more',
              render: (entry) =>
                detailRows(texts, entry)
                  .map(({ label, value }) => t('staff.audit.fact', { label, value }))
                  .join(' · '),
            },
          ]}
        />
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

function EntryLink({ entry: { id, action, at } }: { entry: AuditEntryView }) {
  const { t, language } = useTexts();
  const [search] = useSearchParams();
  const address = new URLSearchParams(search);
  address.set('entry', id);
  const text = t(`staff.audit.action.${action}`);
  return (
    <Link
      className={/\.(?:exported|erased)$/.test(action) ? 'audit-stands-out' : undefined}
      to={`?${address}`}
      preventScrollReset
      aria-label={t('staff.audit.open', { action: text, at: formatExactMoment(at, language) })}
    >
      {text}
    </Link>
  );
}
