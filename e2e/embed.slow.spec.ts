// <doorstep-address> in someone else's page: another origin, a strict policy, and their own form and server.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { accessibleNames, chooseByKeyboard, openSite, option } from './embedded-field.ts';
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
  '/two': `
    <h1>Two addresses</h1>
    <form method="post" action="/orders">
      <fieldset>
        <doorstep-address name="home" key="${key}" countries="GB" value='{"line1":"1 Elm Row","city":"Oldtown","postcode":"ZZ1 1AA","country":"GB"}'>
          <b slot="label">Home address</b>
        </doorstep-address>
      </fieldset>
      <doorstep-address name="work" key="${key}" countries="GB" label="Work address" typed="not-offered" hint=""></doorstep-address>
      <button>Save</button> <button type="reset">Empty</button>
    </form>`,
  '/fill': `
    <h1>Our own fields</h1>
    <form method="post" action="/orders">
      <doorstep-address key="${key}" fill="shipping" fill-unit="#flat" label="Find an address"></doorstep-address>
      <label>Flat <input id="flat" name="flat" /></label>
      <label>Street <input name="street" autocomplete="shipping address-line1" /></label>
      <label>Town <input name="town" autocomplete="shipping address-level2" /></label>
      <label>Postcode <input name="postcode" autocomplete="shipping postal-code" /></label>
      <label>Country <select name="country" autocomplete="shipping country">
        <option value="">Choose</option><option value="FRA">France</option><option value="GBR">United Kingdom</option>
      </select></label>
      <label>Billing town <input name="billing" autocomplete="billing address-level2" /></label>
      <button>Order it</button>
    </form>`,
  '/component': `<h1>A component</h1><form method="post" action="/orders"><shop-address></shop-address></form>
    <script type="module" src="/component.js"></script>`,
  '/wrong-key': `
    <h1>Order</h1>
    <form method="post" action="/orders">
      <doorstep-address name="address" key="AA11-AA11-AA11-AA11" countries="GB"></doorstep-address>
      <button>Order it</button>
    </form>`,
  '/tuned': `
    <h1>Order</h1>
    <doorstep-address key="${key}" countries="GB" debounce="1000" limit="3" min-length="5" near="50.25,-3.5"></doorstep-address>`,
  '/other-language': `
    <h1>Order</h1>
    <section lang="en-XB"><doorstep-address name="address" key="${key}"></doorstep-address></section>`,
});

/** A component with a closed shadow root. */
const component = (key: string) => `
customElements.define('shop-address', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'closed' });
    const label = document.createElement('label');
    label.htmlFor = 'where';
    label.textContent = 'Shop address';
    const field = document.createElement('doorstep-address');
    field.id = 'where';
    field.setAttribute('key', '${key}');
    field.addEventListener('doorstep-address', ({ detail }) => (this.title = detail.value.line1 + '|' + detail.text));
    root.append(label, field);
    window.shopField = field;
  }
});`;

test.beforeAll(async ({ installation }) => {
  const made = await installation.doorstep('keys', 'create', 'lookup', '--name', 'shop');
  const key = made.stdout.trim();
  site = await startIntegratorSite({
    doorstep: installation.url,
    pages: pages(key),
    files: { '/component.js': { type: 'text/javascript', body: component(key) } },
  });
});
test.afterAll(async () => site.close());

test('a shopper finds, chooses and sends with the keyboard; the shop receives the address and its proof', async ({
  page,
}) => {
  const complaints = await openSite(page, site, '/order');
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect.poll(() => accessibleNames(page, 'combobox')).toEqual(['Delivery address']);
  expect(await axeViolations(page)).toEqual([]);

  // Sent too early: the browser focuses the field, which says what is missing.
  await page.keyboard.press('Tab');
  await expect(page.locator('doorstep-address')).toBeFocused();
  await page.getByRole('button', { name: 'Order it' }).press('Enter');
  await expect(page.locator('doorstep-address')).toBeFocused();
  await expect(page.getByText(t('embed.address.required'))).toBeVisible();
  expect(site.received).toEqual([]);

  await page.keyboard.type('30 pebble lane', { delay: 10 });
  await expect(option(page, /^30 Pebble Lane/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await chooseByKeyboard(page, /^30 Pebble Lane/);
  await expect(page.getByRole('group')).toBeFocused();
  await expect.poll(() => accessibleNames(page, 'group')).toContain('Delivery address');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('public.address.change') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Flat 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(site.received.splice(0)).toEqual([
    {
      'address.way': 'found',
      'address.line1': '30 Pebble Lane',
      'address.line2': '',
      'address.city': 'Marrow Vale',
      'address.region': expect.any(String),
      'address.postcode': 'ZZ1 1AA',
      'address.country': 'GB',
      'address.unit': 'Flat 2',
      'address.proof': expect.stringMatching(/^[\w-]+\.[\w-]{86}\.[\w-]{43}$/),
    },
  ]);

  // After going back, nothing is lost.
  await page.goBack();
  await expect(page.getByRole('group')).toContainText('30 Pebble Lane');
  await expect(page.getByLabel(t('public.address.unit'))).toHaveValue('Flat 2');
  expect(complaints).toEqual([]);
});

test('an address can be typed by hand and survives a reload; a form reset restores the first address', async ({
  page,
}) => {
  const complaints = await openSite(page, site, '/two');
  const home = page.locator('doorstep-address[name=home]');
  const work = page.locator('doorstep-address[name=work]');
  await expect(home.getByLabel('Address line 1')).toHaveValue('1 Elm Row');
  await expect.poll(() => accessibleNames(page, 'group')).toContain('Home address');
  await expect.poll(() => accessibleNames(page, 'combobox')).toEqual(['Work address']);
  // This field accepts only addresses from the list.
  await expect(work.getByRole('button')).toHaveCount(0);
  await work.getByRole('combobox').fill('quay');
  await expect(work.getByRole('option').first()).toBeVisible();
  await expect(work.getByRole('option', { name: t('public.address.type_yourself') })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(work.getByText(t('embed.address.required_from_list'))).toBeVisible();

  await page.getByRole('button', { name: 'Empty' }).click();
  await expect(work.getByRole('combobox')).toHaveValue('');
  await home.getByLabel('Address line 1').fill('2 Elm Row');
  await page.getByRole('button', { name: 'Empty' }).click();
  await expect(home.getByLabel('Address line 1')).toHaveValue('1 Elm Row');

  await home.getByLabel('Address line 1').fill('3 Elm Row');
  await home.getByLabel('Address line 1').press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(site.received.splice(0)).toEqual([
    expect.objectContaining({
      'home.way': 'typed',
      'home.line1': '3 Elm Row',
      'home.city': 'Oldtown',
      'home.proof': '',
    }),
  ]);
  expect(complaints).toEqual([]);
});

test('the page’s script can set, read, disable and move the address field', async ({ page }) => {
  const complaints = await openSite(page, site, '/two');
  const home = page.locator('doorstep-address[name=home]');
  type Control = HTMLElement & { value: { line1: string } | null; disabled: boolean };
  await expect(home.getByLabel('Address line 1')).toBeVisible();
  await home.evaluate((element: Control) => (element.value = null));
  await expect(home.getByRole('combobox')).toHaveValue('');
  await home.getByRole('combobox').fill('12 quay');
  await expect(home.getByRole('option').first()).toBeVisible();
  // Removed and inserted again: the typed text stays, and the search still works.
  const element = await home.evaluateHandle((one) => one);
  await element.evaluate((one) => one.remove());
  await page.locator('fieldset').evaluate((fieldset, one) => fieldset.append(one), element);
  await expect(home.getByRole('combobox')).toHaveValue('12 quay');
  await home.getByRole('combobox').fill('12 quay street');
  await option(page, /^12 Quay Street/).click();
  await expect.poll(() => home.evaluate((element: Control) => element.value?.line1)).toBe('12 Quay Street');
  await page.locator('fieldset').evaluate((fieldset: HTMLFieldSetElement) => (fieldset.disabled = true));
  await expect(home.getByRole('button')).toBeDisabled();
  await home.evaluate((element) => element.setAttribute('label', 'Not the label'));
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).keys()])).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the search fills the page’s own fields in the right section, which can also be typed by hand', async ({
  page,
}) => {
  const complaints = await openSite(page, site, '/fill');
  const search = page.getByRole('combobox', { name: 'Find an address' });
  await search.fill('flat 9, 21 pebble lane');
  await option(page, /^21 Pebble Lane/).click();
  await expect(page.getByLabel('Street')).toHaveValue('21 Pebble Lane');
  await expect(page.getByLabel('Flat')).toHaveValue(/9/);
  await expect(page.getByLabel('Country')).toHaveValue('GBR');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Street').fill('');
  await search.fill('the old mill');
  await page.getByRole('button', { name: t('public.address.type_yourself') }).click();
  await expect(page.getByLabel('Street')).toBeFocused();
  await expect(page.getByLabel('Street')).toHaveValue('the old mill');
  await page.getByLabel('Street').press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(site.received.splice(0)).toEqual([
    {
      flat: expect.stringMatching(/9/),
      street: 'the old mill',
      town: 'Marrow Vale',
      postcode: 'ZZ1 1AA',
      country: 'GBR',
      billing: '',
    },
  ]);
  expect(complaints).toEqual([]);
});

test('the address field works in a component’s closed shadow root, and sends it events', async ({ page }) => {
  const complaints = await openSite(page, site, '/component');
  await expect.poll(() => accessibleNames(page, 'combobox')).toEqual(['Shop address']);
  await page.keyboard.press('Tab');
  // With a pointer: opening a building keeps the list open, though the document sees only a press on the component.
  await page.keyboard.type('7 dyers row', { delay: 10 });
  const inShadow = (selector: string) =>
    page.evaluate((wanted) => {
      const { shopField } = globalThis as unknown as { shopField: HTMLElement };
      const found = shopField.shadowRoot?.querySelector<HTMLElement>(wanted);
      const { x = 0, y = 0 } = found?.getBoundingClientRect() ?? {};
      return { text: found?.textContent ?? '', x, y };
    }, selector);
  await expect
    .poll(() => inShadow('[aria-busy=false] [role=option]'))
    .toMatchObject({ text: expect.stringMatching(/^7 Dyers Row/) });
  const { x, y } = await inShadow('[role=option]');
  await page.mouse.click(x + 30, y + 20);
  await expect.poll(() => accessibleNames(page, 'option')).toContainEqual(expect.stringMatching(/^Flat 3/));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31 pebble lane', { delay: 10 });
  await expect.poll(() => accessibleNames(page, 'option')).toContainEqual(expect.stringMatching(/^31 Pebble Lane/));
  await page.keyboard.press('ArrowDown');
  const active = () => inShadow('[role=option][aria-selected=true]');
  await expect.poll(active).toMatchObject({ text: expect.stringMatching(/^31 Pebble Lane/) });
  await page.keyboard.press('Enter');
  await expect(page.locator('shop-address')).toHaveAttribute('title', '31 Pebble Lane|31 pebble lane');
  expect(complaints).toEqual([]);
});

test('a wrong key is shown to the shopper as an outage, and explained to the shop in the console', async ({ page }) => {
  const complaints = await openSite(page, site, '/wrong-key');
  await page.evaluate(() => {
    document.addEventListener('doorstep-address-error', (event) => {
      document.title = (event as CustomEvent<{ error: { Error: string } }>).detail.error.Error;
    });
  });
  await page.getByRole('combobox').pressSequentially('12 quay', { delay: 5 });
  await expect(page.getByRole('paragraph').filter({ hasText: t('public.address.unavailable') })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('combobox').fill('12 quay street');
  await expect(page).toHaveTitle('2');
  await page.getByRole('button', { name: t('public.address.type_yourself') }).click();
  await expect(page.getByLabel('Address line 1')).toBeFocused();
  await expect(page.getByLabel('Address line 1')).toHaveValue('12 quay street');
  await page.getByRole('button', { name: 'Order it' }).click();
  const missing = (...fields: string[]) => page.getByText(t('embed.address.incomplete', { fields: fields.join(', ') }));
  await expect(missing('Town or city', 'Postcode')).toBeVisible();
  await expect(page.getByLabel('Town or city')).toBeFocused();
  await page.getByLabel('Town or city').fill('Marrow Vale');
  await page.getByRole('button', { name: 'Order it' }).click();
  await expect(missing('Postcode')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.getByLabel('Postcode').fill('banana');
  await expect(page.getByText(t('embed.address.postcode_form', { example: 'SW1A 1AA' }))).toBeVisible();
  await page.getByLabel('Postcode').fill('zz11aa');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Order it' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(site.received.splice(0)).toEqual([
    expect.objectContaining({ 'address.way': 'typed', 'address.line1': '12 quay street', 'address.country': 'GB' }),
  ]);
  expect(complaints).toEqual([expect.stringMatching(/error 2, Unknown key\. Cause: .+ Resolution: .+/)]);
});

test('the address field follows the page’s language, direction and colour scheme, on a phone too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const complaints = await openSite(page, site, '/other-language');
  const pseudo = createTranslator('en-XB', catalogueFor('en-XB', ['public']));
  await expect(page.getByText(pseudo.t('public.address.search'))).toBeVisible();
  await page.getByRole('combobox').fill('pebble');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.getByRole('listbox').evaluate((list) => getComputedStyle(list).direction)).toBe('rtl');
  expect(await axeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.locator('section').evaluate((section: HTMLElement) => (section.lang = 'en'));
  await expect(page.getByText(t('public.address.search'))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('debounce, limit, min-length and near control when the field searches and what it sends', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const finds: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (textOfFind(request.url()) !== null) finds.push(Object.fromEntries(new URL(request.url()).searchParams));
  });
  const complaints = await openSite(page, site, '/tuned');
  const field = page.getByRole('combobox');
  await expect(field).toBeVisible();
  await page.clock.pauseAt(60_000);
  await field.pressSequentially('pebb');
  await page.clock.runFor(1000);
  for (const letter of 'le') {
    await field.press(letter);
    await page.clock.runFor(999);
  }
  await page.clock.runFor(1);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(finds).toEqual([
    {
      Text: 'pebble',
      Countries: 'GB',
      language: 'en-GB',
      Key: expect.any(String),
      limit: '3',
      Origin: '50.25,-3.5',
      Bias: 'true',
    },
  ]);
  expect(complaints).toEqual([]);
});

for (const file of ['embed.js', 'embed-address.js'])
  test(`/${file} may be loaded by any page, and is cached for an hour`, async ({ installation, request }) => {
    const answer = await request.get(`${installation.url}/${file}`);
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  });

/** The text of a Find; null for any other URL. */
function textOfFind(url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  return pathname.includes('/Find/') ? searchParams.get('Text') : null;
}
