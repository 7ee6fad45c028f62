import { putInTheme } from '../../../../../shared/theme.ts';

/**
 * Replaces the contents of a same-origin document with a page, keeping the scroll position. Scripts inserted this way
 * never run.
 * @param theme The theme to show, whatever this device prefers.
 */
export function showPage(into: Document, html: string, theme: 'light' | 'dark'): void {
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
