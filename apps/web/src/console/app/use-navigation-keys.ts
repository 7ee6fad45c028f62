import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isShortcut, useLetterKeysChoice } from '../shared/use-letter-keys.ts';
import type { Place } from './places.ts';

/** A letter that follows G later than this stands alone. */
const maxPauseMs = 1500;

/** G and a letter open a place; “/” moves to the search field of the page. */
export function useNavigationKeys(places: Place[]): void {
  const navigate = useNavigate();
  const [hasLetters] = useLetterKeysChoice();
  const begunAt = useRef(-Infinity);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length > 1 || !isShortcut(event)) return;
    const key = event.key.toLowerCase();
    const isSecond = performance.now() - begunAt.current < maxPauseMs;
    begunAt.current = key === 'g' && !isSecond ? performance.now() : -Infinity;
    if (isSecond || key === 'g') {
      // After G, an S must not skip a request.
      event.preventDefault();
      event.stopPropagation();
      const place = isSecond ? places.find((one) => one.key === key) : undefined;
      if (place !== undefined) void navigate(place.path);
    } else if (key === '/') {
      const search = document.querySelector<HTMLInputElement>('main :is([type="search"], [role="search"] input)');
      if (search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
  });
  useEffect(() => {
    if (!hasLetters) return;
    // A capturing listener runs before all other shortcuts.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [hasLetters]);
}
