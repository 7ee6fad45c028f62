// The two files of <doorstep-address>: what a visitor does before the second arrives, and where it never does.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { accessibleNames, openSite, option } from './embedded-field.ts';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { expect, test } from './journey.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'embed']));
let site: IntegratorSite;
// With an extra header, every cross-origin call would need a preflight.
test.use({ extraHTTPHeaders: {} });

const pages = (key: string): Record<string, string> => ({
  '/order': `
    <h1>Order</h1>
    <form method="post" action="/orders">
      <label for="where">Delivery address</label>
      <doorstep-address id="where" name="address" key="${key}" required></doorstep-address>
      <button>Order it</button>
    </form>`,
  '/talab': `
    <div lang="ar" dir="rtl">
      <h1>طلب</h1>
      <form method="post" action="/orders">
        <label for="where">العنوان</label>
        <doorstep-address id="where" name="address" key="${key}" required></doorstep-address>
        <button>إرسال</button>
      </form>
    </div>`,
  '/below': `
    <h1>Order</h1>
    ${'<p>Something to read first.</p>'.repeat(100)}
    <form method="post" action="/orders">
      <doorstep-address name="address" key="${key}"></doorstep-address>
      <button>Order it</button>
    </form>`,
});

test.beforeAll(async ({ installation }) => {
  const made = await installation.doorstep('keys', 'create', 'lookup', '--name', 'shop');
  site = await startIntegratorSite({ doorstep: installation.url, pages: pages(made.stdout.trim()) });
});
test.afterAll(async () => site.close());

test('text typed before the search has loaded is kept and searched, in the same field', async ({ page }) => {
  const coming = Promise.withResolvers<void>();
  await page.route(/\/embed-address\.js/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  const complaints = await openSite(page, site, '/order');
  await page.keyboard.press('Tab');
  await page.keyboard.type('30 pebble lane');
  await expect(page.getByText(t('public.address.loading'))).toBeVisible();
  await expect.poll(() => accessibleNames(page, 'textbox')).toEqual(['Delivery address']);
  expect(await axeViolations(page)).toEqual([]);
  const field = await page.locator('doorstep-address input').elementHandle();
  coming.resolve();
  await expect(option(page, /^30 Pebble Lane/)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('30 pebble lane');
  const isTheSame = await page.getByRole('combobox').evaluate((now, before) => now === before, field);
  expect(isTheSame).toBe(true);
  await page.keyboard.type(', marrow');
  await expect(page.getByRole('combobox')).toHaveValue('30 pebble lane, marrow');
  expect(complaints).toEqual([]);
});

test('when the search script fails to load, the field reports an outage and lets the address be typed', async ({
  page,
}) => {
  let isThere = false;
  await page.route(/\/embed-address\.js/, (route) => (isThere ? route.continue() : route.abort()));
  const complaints = await openSite(page, site, '/order');
  await page.locator('doorstep-address input').fill('7 dyers row');
  await expect(page.getByText(t('public.address.unavailable'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t('public.address.type_yourself') }).click();
  await expect(page.getByLabel('Address line 1')).toBeFocused();
  await expect(page.getByLabel('Address line 1')).toHaveValue('7 dyers row');
  await page.getByLabel('Town or city').fill('Marrow Vale');
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Postcode').fill('ZZ1 1AA');
  expect(await axeViolations(page)).toEqual([]);

  // The file is available again: the search continues with the typed text.
  isThere = true;
  await page.getByRole('button', { name: t('public.address.search_instead') }).click();
  await page.getByRole('button', { name: t('public.action.try_again') }).click();
  await expect(page.getByRole('combobox')).toHaveValue('7 dyers row');
  await page.getByRole('combobox').press('End');
  await page.keyboard.type(' m');
  await expect(option(page, /^7 Dyers Row/)).toBeVisible();
  await page.getByRole('button', { name: t('public.address.type_yourself') }).click();
  await expect(page.getByLabel('Town or city')).toHaveValue('Marrow Vale');
  await page.getByRole('button', { name: 'Order it' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(site.received.splice(0)).toEqual([
    expect.objectContaining({ 'address.way': 'typed', 'address.line1': '7 dyers row', 'address.country': 'GB' }),
  ]);
  expect(complaints.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([
    expect.stringMatching(/second part of the script/),
  ]);
});

test('a search script of another build counts as an outage and is not run', async ({ page }) => {
  await page.route(/\/embed-address\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'export const version = 0; export const mountPanel = () => { throw new Error("run all the same"); };',
    }),
  );
  const complaints = await openSite(page, site, '/order');
  await expect(page.getByText(t('public.address.unavailable'))).toBeVisible();
  await expect(page.locator('doorstep-address input')).toBeEnabled();
  expect(complaints).toEqual([expect.stringMatching(/of another version/)]);
});

test('the field loads the texts of its own language only', async ({ page }) => {
  const arabic = createTranslator('ar', catalogueFor('ar', ['public', 'embed']));
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, tag] = /embed-texts-([\w-]+)\.js/.exec(request.url()) ?? [];
    if (tag !== undefined) asked.push(tag);
  });
  const complaints = await openSite(page, site, '/talab');
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect(page.getByText(arabic.t('public.address.search_hint'))).toBeVisible();
  await page.getByRole('combobox').fill('30 pebble lane');
  await expect(option(page, /^30 Pebble Lane/)).toBeVisible();
  expect(await page.getByRole('listbox').evaluate((list) => getComputedStyle(list).direction)).toBe('rtl');
  expect(await axeViolations(page)).toEqual([]);
  // After a change of language, the page waits for the new texts.
  await page.locator('div:has(> h1)').evaluate((part) => part.setAttribute('lang', 'en'));
  await expect(page.getByText(t('public.address.search_hint'))).toBeVisible();
  expect(asked).toEqual(['ar', 'en']);
  expect(complaints).toEqual([]);
});

test('the field is in English until the texts of its language load', async ({ page }) => {
  const arabic = createTranslator('ar', catalogueFor('ar', ['public', 'embed']));
  let isThere = false;
  await page.route(/\/embed-texts-ar\.js/, (route) => (isThere ? route.continue() : route.abort()));
  const complaints = await openSite(page, site, '/talab');
  await page.locator('doorstep-address input').fill('7 dyers row');
  await expect(page.getByText(t('public.address.unavailable'))).toBeVisible();
  isThere = true;
  await page.getByRole('button', { name: t('public.action.try_again') }).click();
  await expect(page.getByText(arabic.t('public.address.search_hint'))).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('7 dyers row');
  expect(complaints.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([
    expect.stringMatching(/second part of the script/),
  ]);
});

test('the search script loads when its field comes into view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed-address.js')) asked.push(request.url());
  });
  const complaints = await openSite(page, site, '/below');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Order it' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(complaints).toEqual([]);
});
