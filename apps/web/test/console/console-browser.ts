import type { Page, Request } from '@playwright/test';

export interface OpenedPage {
  page: Page;
  /** Script errors and violations of the security policy. */
  violations: string[];
  /** Requests without an answer so far. */
  underWay: ReadonlySet<Request>;
  /** Resolves once all requests have finished and rendered. */
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
      // A response renders in the next frame, and may then cause further requests.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const [first] = underWay;
      await (await first?.response())?.finished();
    } while (underWay.size > 0);
  };
  return { page, violations, underWay, settled };
}
