import { usePages } from '@doorstep/testing/use-pages';
import type { BrowserContextOptions } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { builtConsole, watchPage, type OpenedPage } from './console-browser.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

export interface ConsoleTest extends Pick<OpenedPage, 'page' | 'settled'> {
  /** As it is at the start of every test: with its own data, an owner signed in. */
  standIn: StandIn;
  /** Opens a page of the console by its path and waits for its heading. */
  go(path: string): Promise<void>;
}

interface ConsoleTestOptions {
  /** One page for all tests: quicker, for tests that leave nothing behind in the browser. */
  sharesPage?: boolean;
}

/**
 * Gives each test a stand-in and a page. A test fails when a script broke or the security policy refused something
 * while it ran.
 */
export function withConsole(
  options: BrowserContextOptions = {},
  { sharesPage = false }: ConsoleTestOptions = {},
): ConsoleTest {
  let opened: OpenedPage;
  const test = {} as ConsoleTest;
  const beforeOpening = sharesPage ? beforeAll : beforeEach;

  beforeAll(async () => {
    test.standIn = await startStandIn(builtConsole);
  });
  afterAll(() => test.standIn.close());
  const openPage = usePages();

  beforeOpening(async () => {
    opened = watchPage(
      await openPage({ timezoneId: 'Europe/London', locale: 'en-GB', isKept: sharesPage, ...options }),
    );
    test.page = opened.page;
    test.settled = opened.settled;
    test.go = async (path) => {
      await test.page.goto(test.standIn.url + path);
      await test.page.getByRole('heading', { level: 1 }).waitFor();
    };
  });

  beforeEach(() => test.standIn.reset());
  afterEach(() => expect(opened.violations.splice(0)).toEqual([]));
  return test;
}
