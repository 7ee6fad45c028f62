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
    const own = root.current;
    // Seen from the document, an event in a shadow tree happens at its host; the root sees its own ones first.
    const inside = new WeakSet<Event>();
    const remember = (event: Event): void => void inside.add(event);
    const check = (event: Event): void => {
      if (!inside.has(event)) latest.current();
    };
    own?.addEventListener('focusin', remember);
    own?.addEventListener('pointerdown', remember);
    document.addEventListener('focusin', check);
    document.addEventListener('pointerdown', check);
    return () => {
      own?.removeEventListener('focusin', remember);
      own?.removeEventListener('pointerdown', remember);
      document.removeEventListener('focusin', check);
      document.removeEventListener('pointerdown', check);
    };
  }, [root]);
}
