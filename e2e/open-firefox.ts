import { expect } from '@playwright/test';
import { findFirefox, firefoxMissing } from '@doorstep/testing';
import puppeteer, { type Browser, type Page, type Viewport } from 'puppeteer-core';

/**
 * Starts Firefox with pages the size of a phone's.
 * @throws Error that says how to get Firefox if there is none.
 */
export async function openFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error(firefoxMissing);
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 390, height: 844, hasTouch: true },
  });
}

/** Resizes a page. Firefox ESR 140 rejects a command that puppeteer also sends, but still takes the new size. */
export async function resize(page: Page, viewport: Viewport): Promise<void> {
  await page.setViewport(viewport).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.')) throw error;
  });
  await expect.poll(() => page.evaluate(() => innerHeight), 'height of the page in Firefox').toBe(viewport.height);
}
