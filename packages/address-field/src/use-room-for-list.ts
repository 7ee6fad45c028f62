import { useEffect, type RefObject } from 'react';

/** Below this height the keyboard is open, or the phone is in landscape: the field scrolls to the top at once. */
const lowViewportPx = 600;
const gapPx = 8;

/** A phone's keyboard covers part of the layout viewport; only the visual viewport is visible. */
export function useRoomForList(root: RefObject<HTMLElement | null>, isOpen: boolean, rows: number): void {
  useEffect(() => {
    const field = root.current;
    if (!isOpen || field === null) return undefined;
    const viewport = window.visualViewport;
    const makeRoom = (): void => giveRoom(field, viewport?.height ?? window.innerHeight);
    makeRoom();
    // The keyboard may open after the list.
    viewport?.addEventListener('resize', makeRoom);
    return () => viewport?.removeEventListener('resize', makeRoom);
    // oxlint-disable-next-line react/exhaustive-deps -- runs again when the list grows
  }, [root, isOpen, rows]);
}

function giveRoom(field: HTMLElement, visibleHeight: number): void {
  const input = field.querySelector('input');
  const list = field.querySelector<HTMLElement>('[role=listbox]');
  const isListShown = list !== null && list.offsetHeight > 0;
  const below = isListShown ? list : field.querySelector<HTMLElement>('.ds-address__notice--failure');
  if (input === null || below === null) return;
  const inputBox = input.getBoundingClientRect();
  const label = field.querySelector('label')?.getBoundingClientRect();
  // The label stays with its input if most of the screen is left for the list.
  const withLabel = label !== undefined && inputBox.bottom - label.top < visibleHeight / 3;
  const top = withLabel ? label.top : inputBox.top;
  list?.style.setProperty('--ds-list-room', `${Math.max(0, visibleHeight - (inputBox.bottom - top) - 3 * gapPx)}px`);
  const visibleTop = window.visualViewport?.offsetTop ?? 0;
  const hiddenPx = below.getBoundingClientRect().bottom + gapPx - (visibleTop + visibleHeight);
  const toTheTopPx = top - visibleTop - gapPx;
  if (hiddenPx <= 0 || toTheTopPx <= 0) return;
  window.scrollBy({ top: visibleHeight < lowViewportPx ? toTheTopPx : Math.min(hiddenPx, toTheTopPx) });
}
