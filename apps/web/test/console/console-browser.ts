import type { Page, Request } from '@playwright/test';

export interface OpenedPage {
  page: Page;
  /** What went wrong in it: broken scripts and refusals of the security policy. */
  violations: string[];
  /** Resolves once all that was asked for has come, and is on the screen. */
  settled(): Promise<void>;
}

export function watchPage(page: Page): OpenedPage {
  const violations: string[] = [];
  page.on('pageerror', (error) => violations.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });

  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const settled = async () => {
    do {
      // What came is drawn in the next frame, and may then ask for more.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const [first] = underWay;
      await (await first?.response())?.finished();
    } while (underWay.size > 0);
  };
  return { page, violations, settled };
}
