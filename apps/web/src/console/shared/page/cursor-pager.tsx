import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../texts/texts-context.tsx';
import { useRefocus } from './use-refocus.ts';

/** Older and newest entries of a list with a cursor, which the address bar keeps. */
export function CursorPager({ next, label }: { next: string | null; label: string }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const cursor = search.get('cursor');
  const place = useRefocus<HTMLElement>(cursor ?? '');
  if (next === null && cursor === null) return null;
  const addressWith = (name: string | null) => {
    const address = new URLSearchParams(search);
    address.delete('entry');
    if (name === null) address.delete('cursor');
    else address.set('cursor', name);
    return `?${address}`;
  };
  return (
    <nav className="pager" ref={place} tabIndex={-1} aria-label={label}>
      {cursor === null ? null : (
        <Link className="ds-button ds-button--secondary" to={addressWith(null)}>
          {t('staff.audit.newest')}
        </Link>
      )}
      {next === null ? null : (
        <Link className="ds-button ds-button--secondary" to={addressWith(next)} rel="next">
          {t('staff.audit.older')}
        </Link>
      )}
    </nav>
  );
}
