import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back when the visitor turns to something else: focus or a press outside. Losing focus to nothing (the keyboard
 * of a phone is put away, a screen reader's cursor walks into the list) is not leaving.
 */
export function useLeaving(root: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const check = (event: Event): void => {
      // In a shadow tree the target is the host; the path holds what was really touched.
      if (root.current !== null && !event.composedPath().includes(root.current)) latest.current();
    };
    document.addEventListener('focusin', check);
    document.addEventListener('pointerdown', check);
    return () => {
      document.removeEventListener('focusin', check);
      document.removeEventListener('pointerdown', check);
    };
  }, [root]);
}
