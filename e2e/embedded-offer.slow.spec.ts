// An offer inside another site's page, in a browser that keeps no third-party cookies: <doorstep-offer> and a plain frame.
import { chromiumArguments, findChromium } from '@doorstep/testing';
import { expect, test, type Page } from '@playwright/test';
import { button, checksAndSends, fillsIn, opens, t } from './framed-offer.ts';
import { startInstallation, type Installation } from './installation.ts';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { signInAsOwner } from './staff-api.ts';

// A name other than this machine's: over plain http the browser keeps no cookie for it in a frame.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...chromiumArguments, '--host-resolver-rules=MAP offers.test 127.0.0.1'],
  },
});

let slug = '';
let site: IntegratorSite;
/** The site's URL in the browser: a different site from Doorstep's, and allowed to frame it. */
let gazette = '';
let doorstep: Installation;
const plainHttp = () => doorstep.url.replace('127.0.0.1', 'offers.test');

/** Collects the events and messages that the page around an offer receives. */
const listener = `
globalThis.received = [];
for (const name of ['doorstep-offer-ready', 'doorstep-offer-sent'])
  addEventListener(name, ({ type, detail }) => received.push([type, detail]));
addEventListener('message', ({ data }) => received.push(['message', data]));`;
/** A component that shows the offer in a dialog, mounts it twice, and sets its attributes one after the other. */
const component = `
customElements.define('news-offer', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const offer = document.createElement('doorstep-offer');
    root.append(offer);
    offer.remove();
    root.append(offer);
    for (const name of ['src', 'offer', 'theme']) offer.setAttribute(name, this.getAttribute(name));
    document.querySelector('dialog').showModal();
  }
});`;
/** A malicious stand-in for Doorstep. */
const hostile = `
addEventListener('message', ({ source, origin }) => {
  for (const message of [{ doorstep: 'ready', height: 1e9 }, { doorstep: 'height', height: -5 }, { doorstep: 'height', height: '1px' },
    { doorstep: 'sent', offer: '<b>' }, 'ready', null]) source.postMessage(message, origin);
});`;

test.beforeAll(async () => {
  const options = {
    doorstep: '',
    frames: [] as string[],
    pages: {} as Record<string, string>,
    files: {
      '/listener.js': { type: 'text/javascript', body: listener },
      '/component.js': { type: 'text/javascript', body: component },
      '/hostile.js': { type: 'text/javascript', body: hostile },
    },
  };
  site = await startIntegratorSite(options);
  gazette = site.url.replace('127.0.0.1', 'localhost');
  doorstep = await startInstallation({ store: 'sqlite' }, { DOORSTEP_EMBED_ORIGINS: gazette });
  options.doorstep = doorstep.url;
  options.frames.push(doorstep.url, plainHttp());
  const offer = await (await signInAsOwner(doorstep)).publishOffer();
  ({ slug } = offer.input);
  const script = '<script src="/listener.js"></script>';
  Object.assign(options.pages, {
    '/element': `${script}<h1>News</h1><doorstep-offer src="${doorstep.url}" offer="${slug}" accent="#8a1c4a"></doorstep-offer><p>More news</p>`,
    '/frame': `<iframe src="${doorstep.url}/o/${slug}?embed" title="Offer" width="500" height="1500"></iframe>`,
    '/staff': `<iframe src="${doorstep.url}/staff" title="Staff"></iframe>`,
    '/dialog': `<dialog><news-offer src="${doorstep.url}" offer="${slug}" theme="dark"></news-offer></dialog><script type="module" src="/component.js"></script>`,
    '/hostile': `${script}<doorstep-offer src="/" offer="${slug}"></doorstep-offer>`,
    [`/o/${slug}`]: '<script src="/hostile.js"></script>',
    '/plain-http': `${script}<doorstep-offer src="${plainHttp()}" offer="${slug}"></doorstep-offer>`,
  });
});
test.afterAll(async () => {
  await doorstep.stop();
  await site.close();
});

/** The frame is as high as its page, so it does not scroll. */
const fits = (page: Page) =>
  expect
    .poll(() => page.frames()[1]?.evaluate(() => document.body.scrollHeight - document.documentElement.clientHeight))
    .toBe(0);

test('a visitor asks, corrects a name and cancels in the frame, and the site receives an event that a request was sent', async ({
  page,
}) => {
  const { frame, complaints } = await opens(page, `${gazette}/element`);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'A compost bin for every home');
  await fits(page);
  await fillsIn(frame, '21 Pebble Lane');
  await checksAndSends(frame);
  await fits(page);
  const reference = (await frame.locator('#reference').textContent()) ?? '';
  await button(frame, t('public.receipt.show')).click();
  await expect(frame.getByText('Sam Marrow')).toBeVisible();
  await frame.getByRole('link', { name: t('public.change.title') }).click();
  await expect(frame.getByRole('heading', { level: 1, name: t('public.change.title') })).toBeVisible();
  await fits(page);
  await frame.locator('a[href*="/change/name"]').click();
  await frame.locator('[id="contact.name"]').fill('Sam Farrow');
  await frame.locator('main form').getByRole('button').first().click();
  await expect(frame.getByText('Sam Farrow')).toBeVisible();
  await frame.getByText(t('public.withdraw.open')).click();
  await button(frame, t('public.withdraw.confirm')).click();
  await expect(frame.getByRole('heading', { level: 1, name: t('public.standing.withdrawn') })).toBeVisible();
  await fits(page);

  const received = await page.evaluate(() => (globalThis as unknown as { received: [string, object][] }).received);
  const kinds = received.filter(([name]) => name !== 'message');
  expect(kinds).toEqual([
    ['doorstep-offer-ready', { offer: slug }],
    ['doorstep-offer-sent', { offer: slug }],
  ]);
  // The frame discloses only a height, or the offer's name.
  for (const [name, data] of received)
    if (name === 'message')
      expect(Object.keys(data).filter((key) => !['doorstep', 'height', 'offer'].includes(key))).toEqual([]);
  expect(JSON.stringify(received)).not.toContain(reference);
  // The receipt's cookie belongs to the frame only.
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.toSorted()).toEqual(['doorstep_framed_receipt', 'doorstep_framed_visitor']);
  expect(complaints).toEqual([]);
});

test('when the browser keeps no cookie, the receipt still shows in the frame, and later steps open in a tab', async ({
  page,
}) => {
  const { frame } = await opens(page, `${gazette}/plain-http`);
  await fillsIn(frame, '22 Pebble Lane');
  await checksAndSends(frame);
  expect(await page.context().cookies(plainHttp())).toEqual([]);
  await fits(page);
  await expect(frame.locator('main form')).toHaveCount(0);
  const opening = page.context().waitForEvent('page');
  await frame.getByRole('link', { name: t('public.embed.open_receipt') }).click();
  const tab = await opening;
  await tab.getByText(t('public.withdraw.open')).click();
  await tab.getByRole('button', { name: t('public.withdraw.confirm') }).click();
  await expect(tab.getByRole('heading', { level: 1, name: t('public.standing.withdrawn') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor asks and cancels in a plain frame', async ({ page }) => {
    const { frame } = await opens(page, `${gazette}/frame`);
    await frame.locator('[id="contact.name"]').fill('Sam Marrow');
    await frame.locator('[id="address.search"]').fill('23 pebble lane');
    await button(frame, t('public.address.find')).click();
    await frame.getByRole('radio', { name: /^23 Pebble Lane/ }).check();
    await button(frame, t('public.address.pick')).click();
    await checksAndSends(frame);
    await frame.getByText(t('public.withdraw.open')).click();
    await button(frame, t('public.withdraw.confirm')).click();
    await expect(frame.getByRole('heading', { level: 1, name: t('public.standing.withdrawn') })).toBeVisible();
  });
});

test('on a site that is not allowed, the element says so and a plain frame stays empty', async ({ page }) => {
  const { frame, complaints } = await opens(page, `${site.url}/element`);
  await expect(page.locator('doorstep-offer')).toContainText(t('embed.offer.refused'));
  await expect(page.getByRole('link', { name: t('embed.offer.open') })).toHaveAttribute(
    'href',
    `${doorstep.url}/o/${slug}`,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([expect.stringContaining('DOORSTEP_EMBED_ORIGINS')]);
  for (const path of [`${site.url}/frame`, `${gazette}/staff`]) {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(path);
    await refused;
    await expect(frame.locator('form, #root, #app')).toHaveCount(0);
  }
});

test('the offer is one frame in the page’s current theme, even in a shadow root, a dialog or when mounted twice', async ({
  page,
}) => {
  const { frame, complaints } = await opens(page, `${gazette}/dialog`);
  await expect(page.locator('iframe')).toHaveCount(1);
  // Text typed before hydration is not stored on the device.
  await expect(frame.locator('[id="address.search"]')).toHaveRole('combobox');
  const ground = () => frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const dark = await ground();
  await frame.locator('[id="contact.name"]').fill('Sam Marrow');
  await page.locator('doorstep-offer').evaluate((offer) => offer.setAttribute('theme', 'light'));
  await expect.poll(ground).not.toBe(dark);
  // Nothing was reloaded for that.
  await expect(frame.locator('[id="contact.name"]')).toHaveValue('Sam Marrow');
  await page.locator('doorstep-offer').evaluate((offer) => offer.setAttribute('language', 'de'));
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.locator('[id="contact.name"]')).toHaveValue('Sam Marrow');
  expect(complaints).toEqual([]);
});

test('a foreign page in the frame cannot exceed the maximum height, and its messages raise no events', async ({
  page,
}) => {
  await opens(page, `${gazette}/hostile`);
  const frame = page.locator('iframe');
  await expect(frame).toHaveCSS('height', '20000px');
  // Only the frame's messages are accepted.
  await page.evaluate(() => postMessage({ doorstep: 'height', height: 50 }, location.origin));
  const received = () => page.evaluate(() => (globalThis as unknown as { received: [string, unknown][] }).received);
  await expect.poll(received).toContainEqual(['message', { doorstep: 'height', height: 50 }]);
  await expect(frame).toHaveCSS('height', '20000px');
  expect((await received()).map(([name]) => name)).not.toContain('doorstep-offer-sent');
});
