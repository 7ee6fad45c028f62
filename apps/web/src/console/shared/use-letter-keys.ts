import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from './session.ts';
import { useStoredChoice } from './use-stored-choice.ts';

/** Where a letter is text, or chooses an option. */
const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';

/** Nobody has read a request sooner: a key that comes by then was meant for the one before. */
export const unreadMs = 300;

/**
 * Single letters that act while the page is open, wherever the focus is. WCAG 2.1.4 asks that such keys can be switched
 * off: who speaks to the computer, or brushes a key, decides nothing by it.
 * For a moment after they come up they do nothing: the key was meant for what was there before.
 * @param acts  What each key does, by the letter in lower case.
 */
export function useLetterKeys(isOn: boolean, acts: Record<string, () => void>): void {
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

/** Whether the person has the single letters on, kept by this browser. */
export function useLetterKeysChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [kept, setKept] = useStoredChoice(`doorstep.queue.keys.${useSession().data?.person.id ?? ''}`, 'on');
  return [kept === 'on', (isOn) => setKept(isOn ? 'on' : 'off')];
}
