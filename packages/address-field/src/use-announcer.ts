import { useEffect, useRef, useState } from 'react';
import type { Announcement } from './announcement.ts';

/**
 * Two alternating live regions: a region whose new text equals the old one stays silent, and some screen readers miss a
 * quick second change of one region.
 * @param occasion The same message is announced again on another occasion.
 * @returns the texts of the two regions.
 */
export function useAnnouncer(announcement: Announcement | null, occasion: string): [string, string] {
  const [regions, setRegions] = useState<[string, string]>(['', '']);
  const spoken = useRef('');
  const turn = useRef(0);
  const message = announcement?.message ?? '';
  const delayMs = announcement?.delayMs ?? 0;
  useEffect(() => {
    const utterance = `${occasion} ${message}`;
    const timer = setTimeout(() => {
      if (spoken.current === utterance) return;
      spoken.current = utterance;
      turn.current = 1 - turn.current;
      setRegions(turn.current === 0 ? [message, ''] : ['', message]);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [message, delayMs, occasion]);
  return regions;
}
