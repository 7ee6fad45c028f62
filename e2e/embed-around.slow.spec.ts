// <doorstep-address> and its surroundings: composing keyboards, a dialog, a label, a page that renders again.
import { catalogueFor, createTranslator } from '@doorstep/messages';
import type { CDPSession, Page } from '@playwright/test';
import { accessibleNames, chooseByKeyboard, openSite, option } from './embedded-field.ts';
import { startIntegratorSite, type IntegratorSite } from './integrator-site.ts';
import { expect, test } from './journey.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'embed']));
let site: IntegratorSite;
// With an extra header, every cross-origin call would need a preflight.
test.use({ extraHTTPHeaders: {} });

const pages = (key: string): Record<string, string> => ({
  '/order': `
    <form method="post" action="/orders">
      <label for="where">Delivery address</label>
      <doorstep-address id="where" name="address" key="${key}" debounce="0" required></doorstep-address>
      <button>Order it</button> <button type="reset">Empty</button>
    </form>`,
  '/named-otherwise': `
    <h2 id="heading">Where it goes</h2>
    <doorstep-address id="one" aria-labelledby="heading" key="${key}"></doorstep-address>
    <doorstep-address id="two" aria-label="Second home" key="${key}"></doorstep-address>
    <doorstep-address id="three" label="Third home" key="${key}"></doorstep-address>
    <doorstep-address id="four" key="${key}"><b slot="label">Fourth home</b></doorstep-address>`,
  '/dialog': `
    <dialog><form method="post" action="/orders"><shop-address></shop-address></form></dialog>
    <script type="module" src="/component.js"></script>`,
});

/** A component that puts the field into a shadow root, and sets all its attributes again on every change. */
const component = (key: string) => `
customElements.define('shop-address', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const field = document.createElement('doorstep-address');
    const render = () => {
      for (const [name, value] of Object.entries({ 'lookup-key': '${key}', label: 'Shop address', hint: '', limit: '5' }))
        field.setAttribute(name, value);
      field.setAttribute('hint', field.value === null ? 'Begin' : 'Again');
      field.required = true;
    };
    for (const kind of ['input', 'change', 'keyup']) this.addEventListener(kind, render);
    field.addEventListener('change', render);
    render();
    root.append(field);
    document.querySelector('dialog').showModal();
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

/** How often a text is visible. */
const timesShown = (page: Page, text: string): Promise<number> =>
  page.getByText(text, { exact: true }).evaluateAll((all) => {
    // A slotted element has no box of its own.
    const widthOf = (one: Element) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return Math.min(
        range.getBoundingClientRect().width,
        one.closest('p, label')?.getBoundingClientRect().width ?? Infinity,
      );
    };
    return all.filter((one) => widthOf(one) > 1).length;
  });

const compose = (keyboard: CDPSession, text: string) =>
  keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** As Safari sends it to a page, once the text is committed. */
const composedEnter = (keyboard: CDPSession) =>
  keyboard.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });

for (const [script, steps, committed] of [
  ['Latin', ['quay', 'quay street'], 'quay street '],
  ['Hangul', ['ㄱ', '가', '강'], '강'],
  ['kana', ['k', 'か'], 'か'],
  ['pinyin', ["bei'jing"], '北京'],
] as const)
  test(`composed text is searched for as it grows, and once when it is committed: ${script}`, async ({ page }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.includes('/Find/')) asked.push(searchParams.get('Text'));
    });
    const complaints = await openSite(page, site, '/order');
    await page.getByRole('combobox').focus();
    const keyboard = await page.context().newCDPSession(page);
    const expected: string[] = [];
    for (const step of steps) {
      await compose(keyboard, step);
      expected.push(step);
      await expect.poll(() => asked).toEqual(expected);
    }
    await composedEnter(keyboard);
    await keyboard.send('Input.insertText', { text: committed });
    await expect(page.getByRole('combobox')).toHaveValue(committed);
    if (committed.trim() !== steps.at(-1)) expected.push(committed);
    await page.keyboard.type(' 1');
    await expect.poll(() => asked).toEqual([...expected, `${committed} 1`]);
    // Enter belonged to the keyboard: the form was not submitted.
    await expect(page.getByText(t('embed.address.required'))).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

test('Escape closes the list, then the dialog around it; typed text stays, however often the page renders', async ({
  page,
}) => {
  const complaints = await openSite(page, site, '/dialog');
  const field = page.getByRole('combobox', { name: 'Shop address' });
  await field.pressSequentially('quay', { delay: 10 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('quay');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveJSProperty('open', false);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await expect(field).toHaveValue('quay');
  await field.fill('12 quay street');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(option(page, /^12 Quay Street/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Shop address' })).toContainText('12 Quay Street');
  expect(complaints).toEqual([]);
});

test('a label outside the field is shown once, whether the address is searched or typed', async ({ page }) => {
  const complaints = await openSite(page, site, '/order');
  await expect(page.getByRole('combobox')).toHaveAttribute('name', /lookup/);
  expect(await timesShown(page, 'Delivery address')).toBe(1);
  await page.getByRole('combobox').fill('12 quay street');
  await option(page, /^12 Quay Street/).click();
  await expect(page.getByRole('group')).toContainText('12 Quay Street');
  expect(await timesShown(page, 'Delivery address')).toBe(1);
  await page.getByRole('button', { name: 'Empty' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('');
  await page.getByRole('button', { name: t('public.address.type_yourself') }).click();
  await expect(page.getByLabel('Address line 1')).toBeVisible();
  expect(await timesShown(page, 'Delivery address')).toBe(1);

  await openSite(page, site, '/named-otherwise');
  const names = ['Where it goes', 'Second home', 'Third home', 'Fourth home'];
  await expect(page.getByRole('combobox')).toHaveCount(4);
  for (const id of ['one', 'two', 'three', 'four'])
    await page
      .locator(`#${id}`)
      .getByRole('button', { name: t('public.address.type_yourself') })
      .click();
  await expect(page.getByLabel('Address line 1')).toHaveCount(4);
  await expect.poll(() => accessibleNames(page, 'group')).toEqual(names);
  expect(await Promise.all(names.map((name) => timesShown(page, name)))).toEqual([1, 0, 1, 1]);
  expect(complaints).toEqual([]);
});

test('missing parts of a typed address are named and focused', async ({ page }) => {
  const complaints = await openSite(page, site, '/order');
  await page.getByRole('button', { name: t('public.address.type_yourself') }).click();
  const order = page.getByRole('button', { name: 'Order it' });
  const missing = (fields: string) => page.getByText(t('embed.address.incomplete', { fields }), { exact: true });
  const country = page.getByLabel('Country');
  await page.getByLabel('Address line 1').focus();
  await composedEnter(await page.context().newCDPSession(page));
  await expect(missing('Country, Address line 1, Town or city')).toHaveCount(0);
  await order.click();
  await expect(missing('Country, Address line 1, Town or city')).toBeVisible();
  await expect(country).toBeFocused();
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Address line 1').fill('1 Elm Row');
  await page.getByLabel('Town or city').fill('Oldtown');
  await page.getByLabel('Town or city').press('Enter');
  await expect(missing('Country')).toBeVisible();
  await expect(country).toBeFocused();
  await country.selectOption('IE');
  // The country's fields are there, so nothing moves under the pointer any more.
  await expect(page.getByLabel(t('public.address.eircode'))).toBeVisible();
  await page.getByLabel('Town or city').fill('');
  // `checkValidity` does not take the focus.
  await page.getByLabel('Address line 1').focus();
  await page.locator('doorstep-address').evaluate((element: HTMLInputElement) => element.checkValidity());
  await expect(page.getByLabel('Address line 1')).toBeFocused();
  await order.click();
  await expect(page.getByLabel('Town or city')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the focus ring of a found address covers neither the label above nor the button below', async ({ page }) => {
  await openSite(page, site, '/order');
  await page.getByRole('combobox').focus();
  await page.keyboard.type('12 quay street', { delay: 10 });
  await expect(option(page, /^12 Quay Street/)).toBeVisible();
  await chooseByKeyboard(page, /^12 Quay Street/);
  const found = page.getByRole('group');
  await expect(found).toBeFocused();
  const beyondPx = await found.evaluate((group) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(group);
    return outlineStyle === 'none' ? Number.NaN : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(beyondPx).toBeLessThanOrEqual(0);
});
