import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../shared/texts/texts-context.tsx';
import { putInTheme } from '../../../../../shared/theme.ts';

export interface PreviewLook {
  device: 'phone' | 'desktop';
  theme: 'light' | 'dark';
}

const widthPx = { phone: 390, desktop: 1280 };
/** Height of the frame on screen, at any scale. */
const heightPx = 640;

/** The page in its own document, whose policy allows the public styles but neither scripts nor forms. */
export function PreviewFrame({ html, look: { device, theme } }: { html: string; look: PreviewLook }) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [roomPx, setRoomPx] = useState(0);

  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoomPx(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (isReady && document) showPage(document, html, theme);
  }, [isReady, html, theme]);

  const scale = roomPx === 0 ? 1 : Math.min(1, roomPx / widthPx[device]);
  return (
    <div ref={box} className="preview-box" style={{ blockSize: heightPx }}>
      <iframe
        ref={frame}
        className="preview-frame"
        title={t('staff.preview.frame')}
        src="/staff/preview-frame"
        sandbox="allow-same-origin"
        style={{ inlineSize: widthPx[device], blockSize: heightPx / scale, transform: `scale(${scale})` }}
        onLoad={() => setReady(true)}
      />
    </div>
  );
}

/**
 * Replaces the contents of a same-origin document with a page, keeping the scroll position. Scripts inserted this way
 * never run.
 * @param theme The theme to show, whatever this device prefers.
 */
function showPage(into: Document, html: string, theme: 'light' | 'dark'): void {
  const view = into.defaultView;
  if (view === null) return;
  // Use that document's parser: ours would apply the console's policy to the styles.
  const page = new view.DOMParser().parseFromString(html, 'text/html');
  const root = into.documentElement;
  const { scrollX, scrollY } = view;
  for (const { name } of root.attributes) root.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  root.replaceChildren(...[...page.documentElement.childNodes].map((node) => into.importNode(node, true)));
  for (const sheet of into.styleSheets) putInTheme(sheet.cssRules, theme);
  root.style.colorScheme = theme;
  view.scrollTo(scrollX, scrollY);
}
