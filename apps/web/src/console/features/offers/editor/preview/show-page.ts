import { putInTheme } from '../../../../../shared/theme.ts';

/**
 * Puts a page into a document of this origin, in the place of what it showed, and keeps where one has scrolled to. Scripts
 * that are put in so never run.
 * @param theme In which it is shown, whatever this device prefers.
 */
export function showPage(into: Document, html: string, theme: 'light' | 'dark'): void {
  const view = into.defaultView;
  if (view === null) return;
  // By the parser of that document: ours would hold the styles against the console's policy.
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
