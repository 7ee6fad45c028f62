import { useEffect, type RefObject } from 'react';

/** Lower than this a screen has its keyboard up, or is a phone on its side: the field goes to the top at once. */
const lowViewportPx = 600;
/** Between the field and the edges of what can be seen. */
const gapPx = 8;

/**
 * Keeps rows of the list in view while it is open, or what is said in its place when the search fails. A phone's keyboard covers the lower half of the page, and what the
 * browser calls the viewport still counts that half: what can be seen is the visual viewport.
 */
export function useRoomForList(root: RefObject<HTMLElement | null>, isOpen: boolean, rows: number): void {
  useEffect(() => {
    const field = root.current;
    if (!isOpen || field === null) return undefined;
    const viewport = window.visualViewport;
    const makeRoom = (): void => giveRoom(field, viewport?.height ?? window.innerHeight);
    makeRoom();
    // The keyboard may come up after the list.
    viewport?.addEventListener('resize', makeRoom);
    return () => viewport?.removeEventListener('resize', makeRoom);
    // oxlint-disable-next-line react/exhaustive-deps -- once more when the list has become longer
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
  // The label stays with its input where it leaves most of the screen to the list.
  const withLabel = label !== undefined && inputBox.bottom - label.top < visibleHeight / 3;
  const top = withLabel ? label.top : inputBox.top;
  list?.style.setProperty('--ds-list-room', `${Math.max(0, visibleHeight - (inputBox.bottom - top) - 3 * gapPx)}px`);
  const visibleTop = window.visualViewport?.offsetTop ?? 0;
  const hiddenPx = below.getBoundingClientRect().bottom + gapPx - (visibleTop + visibleHeight);
  const toTheTopPx = top - visibleTop - gapPx;
  if (hiddenPx <= 0 || toTheTopPx <= 0) return;
  window.scrollBy({ top: visibleHeight < lowViewportPx ? toTheTopPx : Math.min(hiddenPx, toTheTopPx) });
}
