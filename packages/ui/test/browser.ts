import { insecureHostName } from '@doorstep/testing/launch-chromium';
import { usePages } from '@doorstep/testing/use-pages';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { startExamples, type Examples } from '../examples/serve.ts';

export interface Stage {
  examples: Examples;
  open: (query?: string, options?: BrowserContextOptions & { isKept?: boolean }) => Promise<Visit>;
}

interface Visit {
  page: Page;
  complaints: string[];
}

/** @param isSecure Whether the page is a secure context; if not, it has another host name. */
export function useStage({ isSecure = true } = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.examples = await startExamples();
  });
  afterAll(() => stage.examples?.close());
  const openPage = usePages();
  stage.open = async (query = '', options) => {
    const page = await openPage(options);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    const { origin } = stage.examples;
    await page.goto(`${isSecure ? origin : origin.replace('127.0.0.1', insecureHostName)}/${query}`);
    return { page, complaints };
  };
  return stage;
}

export async function listenTo(element: Locator): Promise<() => Promise<string[]>> {
  await element.evaluate((line) => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    new MutationObserver(() => announcements.push(line.textContent ?? '')).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => element.page().evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements);
}
