import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus if the focused control disappears when `value` changes.
 * @param value  Undefined while loading.
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
