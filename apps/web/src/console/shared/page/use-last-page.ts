import { useEffect } from 'react';

interface Paged {
  /** From 1. */
  page: number;
  total: number;
  pageSize: number;
}

/**
 * Goes to the last page when the one that is shown is behind it: everything on it was decided or has left meanwhile.
 * @param page  The one that is wanted.
 * @param data  The one that is shown; undefined while it loads.
 * @returns whether it is on its way there: what is shown is empty, and the list is not.
 */
export function useLastPage(page: number, data: Paged | undefined, onPage: (page: number) => void): boolean {
  const last = data === undefined ? 0 : Math.ceil(data.total / data.pageSize);
  const isBehind = data !== undefined && last > 0 && data.page > last;
  const isWanted = data?.page === page;
  useEffect(() => {
    if (isBehind && isWanted) onPage(last);
  });
  return isBehind;
}
