// What arrives after the first paint does not move an offer's page.
import { expectPage } from '@doorstep/testing/expect-page';
import { usePages } from '@doorstep/testing/use-pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPreview } from './preview-server.ts';

let server: Awaited<ReturnType<typeof startPreview>>;
beforeAll(async () => {
  server = await startPreview(0);
});
afterAll(() => server.stop());
const openPage = usePages();
const phone = { viewport: { width: 390, height: 844 } };

it.each(['ar', 'en'])('fits a phone before its scripts run (%s)', async (language) => {
  const page = await openPage(phone);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`${server.address}/page/offer?lang=${language}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it.each(['ar', 'uk'])('stays where it is when the font arrives late (%s)', async (language) => {
  const page = await openPage(phone);
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    return route.continue();
  });
  await page.goto(`${server.address}/page/offer?lang=${language}`, { waitUntil: 'domcontentloaded' });
  await page.locator('.page[data-hydrated]').waitFor();
  const top = () => page.locator('.facts').evaluate((facts) => facts.getBoundingClientRect().top);
  const before = await top();
  // Past the time in which a font that is optional may still be used.
  await expectPage.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1500);
  const arrived = page.waitForResponse(/atkinson.*\.woff2$/);
  release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await top()).toBe(before);
});
