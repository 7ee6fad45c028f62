// The page around a frame, as far as this one speaks with it: <doorstep-offer>, which is answered once it said hello.
import type { EmbedFrame } from '@doorstep/contract';
import { readHello, type FrameMessage, type Theme } from '../../shared/embed-messages.ts';
import { putInTheme } from '../../shared/theme.ts';

/** Null until it has said hello. */
let origin: string | null = null;
let toldHeight = 0;

/** @param early What came before this could listen. */
export function listenToParent({ parents, theme }: EmbedFrame, early: MessageEvent<unknown>[]): void {
  if (window.parent === window) return;
  let shown = theme;
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || !parents.includes(from)) return;
    const hello = readHello(data);
    if (hello === null) return;
    origin = from;
    if (hello.theme !== null && hello.theme !== shown) {
      showIn(hello.theme, shown);
      shown = hello.theme;
    }
    toldHeight = heightNow();
    tell({ doorstep: 'ready', height: toldHeight });
  };
  early.forEach(hear);
  addEventListener('message', hear);
  new ResizeObserver(tellHeight).observe(document.body);
  // A list that hangs out of the page makes it no larger.
  new MutationObserver(tellHeight).observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** A request for an offer was sent; of what, and nothing else. */
export function tellSent(offer: string): void {
  tell({ doorstep: 'sent', offer });
}

function tellHeight(): void {
  const height = heightNow();
  if (height === toldHeight) return;
  toldHeight = height;
  tell({ doorstep: 'height', height });
}

const heightNow = (): number => document.body.scrollHeight;

function tell(message: FrameMessage): void {
  if (origin !== null) window.parent.postMessage(message, origin);
}

function showIn(theme: Theme, before: Theme | null): void {
  for (const sheet of document.styleSheets) putInTheme(sheet.cssRules, theme, before);
  document.documentElement.style.colorScheme = theme;
}
