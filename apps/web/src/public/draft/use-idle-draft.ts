import type { PublicOffer } from '@doorstep/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref } from '../texts/use-href.ts';
import { deviceDrafts } from './device-drafts.ts';
import { idleLimitMs, warningMs, type KeptDraft } from './kept-draft.ts';

const lookEveryMs = 10_000;

/**
 * Stores the draft while the page is in use, warns before it expires, and then clears it and the page.
 * @param read Returns the form's current values.
 * @returns `save`, to call after a change; `isWarning`, true while the visitor must choose whether to continue.
 */
export function useIdleDraft(
  { id, slug }: Pick<PublicOffer, 'id' | 'slug'>,
  read: () => KeptDraft,
): { save: () => void; isWarning: boolean } {
  const offer = useHref()(`/o/${slug}`);
  const [isWarning, setWarning] = useState(false);
  const activeAtMs = useRef(0);
  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });

  const save = useCallback(() => {
    activeAtMs.current = Date.now();
    setWarning(false);
    deviceDrafts.save(id, latestRead.current());
  }, [id]);

  useEffect(() => {
    activeAtMs.current = Date.now();
    const look = (): void => {
      const idleMs = Date.now() - activeAtMs.current;
      if (idleMs >= idleLimitMs) {
        deviceDrafts.clear(id);
        location.replace(offer);
      } else setWarning(idleMs >= idleLimitMs - warningMs);
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, offer]);

  return { save, isWarning };
}
