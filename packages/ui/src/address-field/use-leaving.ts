import { useEffect, useRef, type RefObject } from 'react';

/** A press that becomes no click (the end of a selection, say) is over by then. */
const afterPressMs = 350;

/**
 * Calls back when the visitor turns to something else: focus or a press outside. Losing focus to nothing (the keyboard
 * of a phone is put away, a screen reader's cursor walks into the list) is not leaving. A press is answered when it is
 * over: what closes under the pointer would move the very button that is being pressed.
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
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (event: Event): void => void inside.add(event);
    const leave = (): void => {
      clearTimeout(timer);
      isPressed = false;
      latest.current();
    };
    const listeners: Record<string, (event: Event) => void> = {
      focusin: (event) => {
        if (!inside.has(event) && !isPressed) leave();
      },
      pointerdown: (event) => {
        clearTimeout(timer);
        isPressed = !inside.has(event);
      },
      pointerup: () => {
        if (isPressed) timer = setTimeout(leave, afterPressMs);
      },
      click: () => {
        if (isPressed) leave();
      },
      // The press became a scroll: they are reading.
      pointercancel: () => {
        isPressed = false;
      },
    };
    for (const kind of ['focusin', 'pointerdown']) own?.addEventListener(kind, note);
    for (const [kind, listener] of Object.entries(listeners)) document.addEventListener(kind, listener);
    return () => {
      clearTimeout(timer);
      for (const kind of ['focusin', 'pointerdown']) own?.removeEventListener(kind, note);
      for (const [kind, listener] of Object.entries(listeners)) document.removeEventListener(kind, listener);
    };
  }, [root]);
}
