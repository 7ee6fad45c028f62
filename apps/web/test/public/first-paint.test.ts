// An offer's document contains what its first paint needs. Scripts, and the styles of later pages, follow.
import { expectPage } from '@doorstep/testing/expect-page';
import { usePages } from '@doorstep/testing/use-pages';
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStandIn } from './stand-in-server.ts';
import { visitor } from './visitor.ts';

declare global {
  interface Window {
    paint: () => void;
  }
}

let server: Awaited<ReturnType<typeof startStandIn>>;
let page: Page;
let requested: string[];

beforeEach(async () => {
  server = await startStandIn();
  page = await openPage({ viewport: { width: 390, height: 844 } });
  requested = [];
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname));
});
afterEach(() => server.stop());
const openPage = usePages();

const scripts = () => requested.filter((path) => path.endsWith('.js'));
const isHydrated = () => page.locator('.page[data-hydrated]').waitFor();

it('a page requests no script before it is painted', async () => {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<number>();
    window.requestAnimationFrame = (paint) => (void promise.then(paint), 0);
    window.paint = () => resolve(0);
  });
  await page.goto(`${server.address}/o/compost-bin`);
  expect(scripts()).toEqual([]);
  await page.evaluate(() => window.paint());
  await isHydrated();
  expect(scripts()).not.toEqual([]);
});

it('a page in a background tab, which is not painted, starts at once', async () => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'hidden', { value: true });
  });
  await page.goto(`${server.address}/o/compost-bin`);
  await isHydrated();
});

it('an offer adds the styles of the next pages before it shows one', async () => {
  await visitor.fillsIn(page, server.address);
  await visitor.goesToCheckPage(page);
  await expectPage(page.locator('.check-row').first()).toHaveCSS('display', 'grid');
  expect(requested.filter((path) => path.endsWith('.css'))).toHaveLength(1);
});

it('an offer shows the next page as a document if its styles do not load', async () => {
  await page.route(/\/later-[^/]+\.css$/, (route) => route.abort());
  await visitor.fillsIn(page, server.address);
  await visitor.goesToCheckPage(page);
  await expectPage(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  await expectPage(page.locator('.check-row').first()).toHaveCSS('display', 'grid');
});
