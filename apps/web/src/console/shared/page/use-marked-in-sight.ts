import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a row of links, wider than a phone's screen, to its current link. Not `scrollIntoView`: in Chromium the next
 * Tab would then start from this link instead of the skip link.
 * @param current  Which link is current.
 */
export function useMarkedInSight(row: RefObject<HTMLElement | null>, current: string | null | undefined): void {
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    row.current.scrollLeft += middleOf(link) - middleOf(row.current);
  }, [row, current]);
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
