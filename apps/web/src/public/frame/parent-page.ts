// The page around a frame, if it is <doorstep-offer>: messages are sent only once it has said hello.
import type { EmbedFrame } from '@doorstep/contract';
import { readHello, type FrameMessage, type Theme } from '../../shared/embed-messages.ts';
import { putInTheme } from '../../shared/theme.ts';

let origin: string | null = null;
let postedHeight = 0;

export function listenToParent({ parents, theme }: EmbedFrame, early: MessageEvent<unknown>[]): void {
  if (window.parent === window) return;
  let shown = theme;
  const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent || !parents.includes(from)) return;
    const hello = readHello(data);
    if (hello === null) return;
    origin = from;
    if (hello.theme !== null && hello.theme !== shown) {
      showIn(hello.theme, shown);
      shown = hello.theme;
    }
    postedHeight = heightNow();
    post({ doorstep: 'ready', height: postedHeight });
  };
  early.forEach(onMessage);
  addEventListener('message', onMessage);
  new ResizeObserver(postHeight).observe(document.body);
  new MutationObserver(postHeight).observe(document.body, { childList: true, subtree: true, attributes: true });
}

export function postSent(offer: string): void {
  post({ doorstep: 'sent', offer });
}

function postHeight(): void {
  const height = heightNow();
  if (height === postedHeight) return;
  postedHeight = height;
  post({ doorstep: 'height', height });
}

const heightNow = (): number => document.body.scrollHeight;

function post(message: FrameMessage): void {
  if (origin !== null) window.parent.postMessage(message, origin);
}

function showIn(theme: Theme, before: Theme | null): void {
  for (const sheet of document.styleSheets) putInTheme(sheet.cssRules, theme, before);
  document.documentElement.style.colorScheme = theme;
}
