import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../texts/texts-context.tsx';
import { useLastPage, type Paged } from './use-last-page.ts';
import { useRefocus } from './use-refocus.ts';

interface PagerProps extends Paged {
  /** Else the address bar with another `page`. */
  addressOf?: (page: number) => string;
  /** Says how many there are, even if they fit on one page. */
  isAlwaysShown?: boolean;
}

/** Page links; nothing for a single page. */
export function Pager({ page, total, pageSize, addressOf, isAlwaysShown = false }: PagerProps) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  // The last page has no next link, and the first has no previous one.
  const place = useRefocus<HTMLParagraphElement>(page);
  const last = Math.ceil(total / pageSize);
  if (last <= 1 && !isAlwaysShown) return null;
  const inAddressBar = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    return `?${next}`;
  };
  const to = addressOf ?? inAddressBar;
  const range = { first: (page - 1) * pageSize + 1, last: Math.min(total, page * pageSize), total };
  return (
    <nav className="pager" aria-label={t('staff.pager.label')}>
      <p ref={place} tabIndex={-1}>
        {t('staff.pager.range', range)}
      </p>
      {page > 1 ? (
        <Link className="ds-button ds-button--secondary" to={to(page - 1)} rel="prev">
          {t('staff.pager.previous')}
        </Link>
      ) : null}
      {page < last ? (
        <Link className="ds-button ds-button--secondary" to={to(page + 1)} rel="next">
          {t('staff.pager.next')}
        </Link>
      ) : null}
    </nav>
  );
}

/** The page number in the address bar, from 1. */
export function usePageNumber(): number {
  const [search] = useSearchParams();
  return Math.max(1, Math.floor(Number(search.get('page') ?? '1')) || 1);
}

/** `useLastPage` for the page in the address bar. */
export function useLastPageInAddress(data: Paged | undefined): boolean {
  const [, setSearch] = useSearchParams();
  return useLastPage(usePageNumber(), data, (last) =>
    setSearch(
      (search) => {
        search.set('page', String(last));
        return search;
      },
      { replace: true },
    ),
  );
}
