import { insecureHostName, sharedChromium } from '@doorstep/testing/launch-chromium';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startExamples, type Examples } from '../examples/serve.ts';

export interface Stage {
  examples: Examples;
  /** A fresh page of the examples; closed when the test is over, or kept for the file. */
  open: (query?: string, options?: BrowserContextOptions & { isKept?: boolean }) => Promise<Visit>;
}

interface Visit {
  page: Page;
  /** Errors of scripts, and whatever the content security policy refused. */
  complaints: string[];
}

/** @param isSecure Whether the page is a secure context; without it, it has another host name. */
export function useStage({ isSecure = true } = {}): Stage {
  let browser: Browser;
  let opened: BrowserContext[] = [];
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.examples = await startExamples();
    browser = await sharedChromium();
  });
  afterAll(() => stage.examples?.close());
  // A page left open goes on working beside the next test.
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()));
    opened = [];
  });
  stage.open = async (query = '', { isKept = false, ...options } = {}) => {
    const context = await browser.newContext(options);
    if (!isKept) opened.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
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
