import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { buildConsole, launchBrowser, openPage } from './console-browser.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

/** Fresh for every test: a stand-in with its data, and a page. */
export interface ConsoleTest {
  standIn: StandIn;
  page: Page;
  /** Opens a page of the console by its path and waits for its heading. */
  go(path: string): Promise<void>;
}

/**
 * Builds the console once for a test file, and gives each test a stand-in and a page of its own. A test fails when a
 * script broke or the security policy refused something while it ran.
 */
export function withConsole(options: BrowserContextOptions = {}): ConsoleTest {
  let browser: Browser;
  let built: string;
  let opened: Awaited<ReturnType<typeof openPage>>;
  const test = {} as ConsoleTest;

  beforeAll(async () => {
    built = buildConsole();
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    test.standIn = await startStandIn(built);
    opened = await openPage(browser, options);
    test.page = opened.page;
    test.page.setDefaultTimeout(10_000);
    test.go = async (path) => {
      await test.page.goto(test.standIn.url + path);
      await test.page.getByRole('heading', { level: 1 }).waitFor();
    };
  });
  afterEach(async () => {
    await opened.close();
    await test.standIn.close();
    expect(opened.faults).toEqual([]);
  });
  return test;
}
