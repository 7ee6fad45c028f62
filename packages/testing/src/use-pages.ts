import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach } from 'vitest';
import { lateAnswer, maxDelayMs } from './late-answer.ts';
import { sharedChromium } from './launch-chromium.ts';

/** A page's dialogs and toasts come last. */
const shownLines = { first: 45, last: 25 };

interface OpenOptions extends BrowserContextOptions {
  isKept?: boolean | undefined;
}

/**
 * Opens pages in the shared Chromium and closes them after their test. After a timeout the error shows the pages'
 * content; Playwright alone names only what it waited for. Call this below the hooks that stop the pages' server:
 * after-hooks run in reverse.
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
    if (maxDelayMs > 0) {
      await context.route('**/*', async (route) => {
        await lateAnswer();
        await route.fallback();
      });
    }
    const page = await context.newPage();
    // The same timeout as `expectPage`; navigation includes everything that a page fetches.
    page.setDefaultTimeout(15_000);
    page.setDefaultNavigationTimeout(30_000);
    (isKept ? kept : opened).push(page);
    return page;
  };
}

async function close(pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
}

async function describePage(page: Page): Promise<string> {
  const lines = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .then((text) => text.split('\n').filter((line) => !line.includes('- /url:')))
    .catch(() => ['(does not answer)']);
  const { first, last } = shownLines;
  const shown = lines.length > first + last ? [...lines.slice(0, first), '…', ...lines.slice(-last)] : lines;
  return ['\n\nThe page showed', page.url(), ...shown].join('\n');
}
