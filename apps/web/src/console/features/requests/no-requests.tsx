import type { RequestQuery } from '@doorstep/contract';
import { Link } from 'react-router';
import { EmptyState } from '../../shared/page/empty-state.tsx';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { writeRequestQuery } from './request-query.ts';

/** Distinguishes no requests at all from none that match the filters. */
export function NoRequests({ query }: { query: RequestQuery }) {
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
