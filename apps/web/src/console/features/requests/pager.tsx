import type { RequestQuery } from '@doorstep/contract';
import { Link } from 'react-router';
import { useRefocus } from '../../shared/page/use-refocus.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';
import { writeRequestQuery } from './request-query.ts';

interface PagerProps {
  query: RequestQuery;
  total: number;
  pageSize: number;
}

export function Pager({ query, total, pageSize }: PagerProps) {
  const { t } = useTexts();
  // The last page has no next link, and the first has no previous one.
  const place = useRefocus<HTMLParagraphElement>(query.page);
  const first = (query.page - 1) * pageSize + 1;
  const last = Math.min(total, query.page * pageSize);
  const addressOf = (page: number) => `?${writeRequestQuery({ ...query, page })}`;
  return (
    <nav className="pager" aria-label={t('staff.pager.label')}>
      <p ref={place} tabIndex={-1}>
        {t('staff.pager.range', { first, last, total })}
      </p>
      {query.page > 1 ? (
        <Link className="ds-button ds-button--secondary" to={addressOf(query.page - 1)} rel="prev">
          {t('staff.pager.previous')}
        </Link>
      ) : null}
      {last < total ? (
        <Link className="ds-button ds-button--secondary" to={addressOf(query.page + 1)} rel="next">
          {t('staff.pager.next')}
        </Link>
      ) : null}
    </nav>
  );
}
