// Checked on every page of every journey: axe finds nothing, nothing is wider than the screen, the console has no
// errors, no policy is violated, and no third party is called.
import { axeViolations } from '@doorstep/testing/axe-violations';
import { expect, type Page } from '@playwright/test';

export interface PageWatch {
  hasScripts: boolean;
  /** Call on every page where a person stops. */
  look(): Promise<void>;
  /** Errors that a journey causes itself, such as a lost connection. */
  expectErrors(pattern: RegExp): void;
  /** At the end of a journey: everything that went wrong. */
  problems(): string[];
}

interface WatchOptions {
  /** Whether the page's own scripts run. */
  hasScripts?: boolean;
  /** Origins of the third parties in use, which may be called. */
  thirdParties?: string[];
}

export function watchPage(
  page: Page,
  url: string,
  { hasScripts = true, thirdParties = [] }: WatchOptions = {},
): PageWatch {
  const found: string[] = [];
  const expected: RegExp[] = [];
  page.on('pageerror', (error) => found.push(`error on ${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console on ${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const asked = request.url();
    const isKnown = [url, ...thirdParties].some((origin) => asked.startsWith(`${origin}/`));
    if (/^https?:/.test(asked) && !isKnown) found.push(`a third party was asked: ${asked}`);
  });
  return {
    hasScripts,
    look: async () => {
      await (hasScripts ? examine(page) : examineCopy(page));
    },
    expectErrors: (pattern) => expected.push(pattern),
    problems: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

async function examine(page: Page): Promise<void> {
  expect(await axeViolations(page), `what axe finds on ${page.url()}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels that ${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** axe is a script, and this page runs none: examine a copy in a window where only axe runs. */
async function examineCopy(page: Page): Promise<void> {
  const html = await page.content();
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), javaScriptEnabled: true });
  if (context === undefined) throw new Error('The page belongs to no browser.');
  const copy = await context.newPage();
  await copy.route('**/*', (route) => {
    const kind = route.request().resourceType();
    if (kind === 'document') return route.fulfill({ contentType: 'text/html', body: html });
    return kind === 'script' ? route.abort() : route.continue();
  });
  await copy.goto(page.url());
  await examine(copy);
  await context.close();
}
