import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus when the control that had it went from the page with a change of `value`.
 * @param value  Undefined while it loads.
 */
export function useRefocus<T extends HTMLElement>(value: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const last = useRef(value);
  useLayoutEffect(() => {
    const isChange = last.current !== undefined && last.current !== value;
    last.current = value;
    if (isChange && document.activeElement === document.body) place.current?.focus();
  }, [value]);
  return place;
}
