import { expect, type Browser } from '@playwright/test';
import type { Installation } from './installation.ts';
import { watchPage, type PageWatch } from './page-watch.ts';
import { createVisitor, type Visitor } from './visitor.ts';

let networks = 0;

/** A second visitor with a separate device and network. `end` checks that nothing went wrong on their pages. */
export async function anotherVisitor(
  browser: Browser,
  installation: Installation,
  language = 'en',
): Promise<{ visitor: Visitor; watch: PageWatch; end: () => Promise<void> }> {
  networks += 1;
  const context = await browser.newContext({
    baseURL: installation.url,
    locale: 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': `10.251.${networks % 250}.7` },
  });
  const page = await context.newPage();
  const watch = watchPage(page, installation.url);
  const end = async () => {
    await context.close();
    expect(watch.problems()).toEqual([]);
  };
  return { visitor: createVisitor({ page, watch, language }), watch, end };
}
