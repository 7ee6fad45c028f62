import { useEffect, useEffectEvent, useState } from 'react';

/** Where a letter is text, or chooses an option. */
const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';

/** Nobody has read a request sooner: a key that comes by then was meant for the one before. */
export const unreadMs = 300;

/**
 * Single letters that act while the page is open, wherever the focus is. WCAG 2.1.4 asks that such keys can be switched
 * off: who speaks to the computer, or brushes a key, decides nothing by it.
 * Of a request that has only just come they do nothing.
 * @param acts  What each key does, by the letter in lower case.
 */
export function useQueueKeys(isOn: boolean, acts: Record<string, () => void>): void {
  const [shownAt] = useState(() => performance.now());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(typing) !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const act = acts[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    if (performance.now() - shownAt >= unreadMs) act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
