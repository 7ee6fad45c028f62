import { findFirefox, firefoxMissing } from '@doorstep/testing';
import puppeteer, { type Browser } from 'puppeteer-core';

/** Starts Firefox, with pages as large as those of a phone. @throws Error that says how to get one when there is none. */
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
