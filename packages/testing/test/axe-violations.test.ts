import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations } from '../src/axe-violations.ts';
import { sharedChromium } from '../src/launch-chromium.ts';

let page: Page;
beforeAll(async () => {
  page = await (await sharedChromium()).newPage();
});
afterAll(() => page.close());

/** Opens a page with an origin, because axe checks only frames of the same origin. */
async function open(body: string): Promise<void> {
  await page.route('http://page.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A page</title><main>${body}</main>`,
    }),
  );
  await page.goto('http://page.example/');
  await page.unroute('http://page.example/');
}
const rulesOf = (violations: string[]) => violations.map((violation) => violation.split(':')[0]);

it('axe finds nothing on a valid page', async () => {
  await open('<h1>All is well</h1><p>Nothing to see.</p>');
  expect(await axeViolations(page)).toEqual([]);
});

it('axe names the broken rule and the element, and sees later changes', async () => {
  await open('<h1>A picture</h1><img src="data:," id="bare">');
  expect(await axeViolations(page)).toEqual(['image-alt: <img src="data:," id="bare">']);
  await page.evaluate(() => {
    document.querySelector('#bare')?.setAttribute('alt', '');
    document.querySelector('h1')?.setAttribute('style', 'color: #eee; background: #fff');
  });
  expect(rulesOf(await axeViolations(page))).toEqual(['color-contrast']);
});

it('axe checks the frames of the page, or one part only', async () => {
  await open(
    '<h1>A frame</h1><div id="part"><p>Fine</p></div><iframe title="Inside" srcdoc="<img src=data:,>"></iframe>',
  );
  await page.frameLocator('iframe').locator('img').waitFor({ state: 'attached' });
  expect(rulesOf(await axeViolations(page))).toContain('image-alt');
  expect(await axeViolations(page, { include: '#part' })).toEqual([]);
});
