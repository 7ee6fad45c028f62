import type { OfferSummary } from '@doorstep/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAll } from '../../shared/api/api.ts';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { OfferTable } from '../../shared/page/offer-table.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { TimeZoneNote } from '../../shared/page/time-zone-note.tsx';
import { useAllowed } from '../../shared/session.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { OfferTemplates } from './start-offer-page.tsx';

const offersEveryMs = 30_000;

export function OffersPage() {
  const { t } = useTexts();
  const offers = useAll('GET /offers', {}, { refetchInterval: offersEveryMs });
  const mayWrite = useAllowed('offers.write');
  const makeOne = mayWrite ? (
    <Link className="ds-button" to="/staff/offers/start">
      {t('staff.offers.new')}
    </Link>
  ) : null;
  return (
    <>
      <PageHeading title={t('staff.nav.offers')} action={makeOne} />
      <Loaded query={offers}>
        {(all) => (all.length === 0 ? <NoOffers mayWrite={mayWrite} /> : <List all={all} mayWrite={mayWrite} />)}
      </Loaded>
    </>
  );
}

function List({ all, mayWrite }: { all: OfferSummary[]; mayWrite: boolean }) {
  const { t } = useTexts();
  const [address] = useSearchParams();
  const [search, setSearch] = useState('');
  const isArchive = address.has('archived');
  const found = all.filter(({ title, slug }) => [title, slug].some((name) => isIn(name, search)));
  const archived = found.filter(({ status }) => status === 'archived');
  const current = found.filter(({ status }) => status !== 'archived');
  const shown = isArchive ? archived : current;
  return (
    <>
      <div className="states-row offers-choice">
        <nav aria-label={t('staff.offers.which')}>
          <ul className="segments">
            <li>
              <Link to="." aria-current={isArchive ? undefined : 'page'}>
                {t('staff.offers.current')}{' '}
                <span className="tab-count">{t('staff.number', { number: current.length })}</span>
              </Link>
            </li>
            <li>
              <Link to="?archived" aria-current={isArchive ? 'page' : undefined}>
                {t('staff.offers.archived')}{' '}
                <span className="tab-count">{t('staff.number', { number: archived.length })}</span>
              </Link>
            </li>
          </ul>
        </nav>
        <search>
          <input
            className="ds-input"
            type="search"
            aria-label={t('staff.offers.find')}
            placeholder={t('staff.offers.find')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </search>
      </div>
      {shown.length > 0 ? (
        <OfferTable offers={shown} canCopy={mayWrite} />
      ) : (
        <p className="muted" role="status">
          {search === '' ? t('staff.offers.none_archived') : t('staff.offers.none_found', { search })}
        </p>
      )}
      <TimeZoneNote />
    </>
  );
}

function isIn(name: string, search: string): boolean {
  return name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}

function NoOffers({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTexts();
  return (
    <EmptyState title={t('staff.offers.empty_title')}>
      <p>{t('staff.offers.empty_body')}</p>
      {mayWrite ? (
        <ol className="steps">
          <li>{t('staff.offers.empty_step_describe')}</li>
          <li>{t('staff.offers.empty_step_stock')}</li>
          <li>{t('staff.offers.empty_step_publish')}</li>
        </ol>
      ) : null}
      {mayWrite ? <OfferTemplates all={[]} /> : null}
    </EmptyState>
  );
}
