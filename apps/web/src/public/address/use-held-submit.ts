import type { LookupClient } from '@doorstep/address-lookup';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';

/**
 * Holds the submission of the form around `root` while the chosen address is being loaded.
 * @returns `lookup` to load addresses with; `release`, called once the address is in the form, submits what was held.
 */
export function useHeldSubmit<T extends LookupClient>(root: RefObject<HTMLElement | null>, lookup: T) {
  const loadingCount = useRef(0);
  const held = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const form = root.current?.closest('form');
    const hold = (event: SubmitEvent): void => {
      if (loadingCount.current === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.current = event.submitter;
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  }, [root]);

  const watched = useMemo<T>(
    () => ({
      ...lookup,
      retrieve: async (...call) => {
        let isFound = false;
        loadingCount.current += 1;
        try {
          const items = await lookup.retrieve(...call);
          isFound = items.length > 0;
          return items;
        } finally {
          loadingCount.current -= 1;
          // The field says what went wrong; the form stays.
          if (!isFound) held.current = null;
        }
      },
    }),
    [lookup],
  );

  const release = useCallback((): void => {
    const submitter = held.current;
    held.current = null;
    if (submitter !== null) root.current?.closest('form')?.requestSubmit(submitter);
  }, [root]);

  return { lookup: watched, release };
}
