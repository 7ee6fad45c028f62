import { useEffect, useRef, type RefObject } from 'react';

/** By then a press without a click (the end of a selection, say) is over. */
const afterPressMs = 350;

/**
 * Calls back when the visitor moves on: focus or a press outside. Losing focus to nothing (a phone's keyboard closes, a
 * screen reader's cursor enters the list) does not count. The call waits for the end of a press: closing the list
 * earlier would move the button that is being pressed.
 */
export function useLeaving(root: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const own = root.current;
    // The document sees an event in a shadow tree at its host; the root sees its own events first.
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
      // The press became a scroll: the visitor is reading.
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
