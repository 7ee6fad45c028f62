import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of links, wider than a phone's screen, to its current link. Not `scrollIntoView`: in Chromium the next
 * Tab would then start from this link instead of the skip link.
 * @param current  Which link is current.
 * @returns the row's ref.
 */
export function useMarkedInSight(current: string | null | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current], [aria-selected="true"]');
    if (!row.current || !link || !current) return;
    row.current.scrollLeft += middleOf(link) - middleOf(row.current);
  }, [current]);
  return row;
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
