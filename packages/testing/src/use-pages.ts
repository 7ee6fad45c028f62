import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach } from 'vitest';
import { sharedChromium } from './launch-chromium.ts';

const maxLines = 60;

interface OpenOptions extends BrowserContextOptions {
  /** For all tests of the file, not for one. */
  isKept?: boolean | undefined;
}

/**
 * Opens pages in the shared Chromium, and closes them after their test. A test that times out says what they showed;
 * Playwright names only what it waited for. Call this below the hooks that stop the pages' server: hooks after a test run
 * in reverse.
 */
export function usePages(): (options?: OpenOptions) => Promise<Page> {
  const kept: Page[] = [];
  const opened: Page[] = [];
  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error !== undefined && /time(?:d )?out/i.test(error.message))
      error.message += (await Promise.all([...kept, ...opened].map(describePage))).join('');
    await close(opened.splice(0));
  });
  afterAll(() => close(kept.splice(0)));
  return async ({ isKept = false, ...options } = {}) => {
    const context = await (await sharedChromium()).newContext(options);
    const page = await context.newPage();
    // As patient as `expectPage`; a page is loaded with all that it fetches.
    page.setDefaultTimeout(15_000);
    page.setDefaultNavigationTimeout(30_000);
    (isKept ? kept : opened).push(page);
    return page;
  };
}

async function close(pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}

/** Where a page is and what stands on it, as a screen reader finds it. */
async function describePage(page: Page): Promise<string> {
  const lines = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .then((text) => text.split('\n').filter((line) => !line.includes('- /url:')))
    .catch(() => ['(does not answer)']);
  const shown = lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
  return ['\n\nThe page showed', page.url(), ...shown].join('\n');
}
