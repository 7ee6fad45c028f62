import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from './session.ts';
import { useStoredChoice } from './use-stored-choice.ts';

/** Where a letter is text, or chooses an option. */
const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]';

/** No one can read a request faster: an earlier key press was meant for the previous one. */
export const unreadMs = 300;

/**
 * Single-letter shortcuts that act wherever the focus is while the page is open. WCAG 2.1.4 requires that they can be
 * switched off: speech input or a brushed key must not decide anything. They are inactive for a moment after they
 * appear, since a key press then was meant for what was there before.
 * @param acts  Each key's action, by lower case letter.
 */
export function useLetterKeys(isOn: boolean, acts: Record<string, () => void>): void {
  const [shownAt] = useState(() => performance.now());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
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

/** Whether a key press is neither typing nor meant for the browser or for an open dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Whether the person has letter shortcuts on, stored in this browser. */
export function useLetterKeysChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [kept, setKept] = useStoredChoice(`doorstep.queue.keys.${useSession().data?.person.id ?? ''}`, 'on');
  return [kept === 'on', (isOn) => setKept(isOn ? 'on' : 'off')];
}
