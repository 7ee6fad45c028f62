import { useEffect } from 'react';

export interface Paged {
  /** From 1. */
  page: number;
  total: number;
  pageSize: number;
}

/**
 * Goes to the last page if the current one is beyond it, because its rows have been decided or are gone.
 * @param page  The requested page.
 * @param data  The page shown; undefined while loading.
 * @returns whether a move is under way: the page is empty, but the list is not.
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
