import { usePages } from '@doorstep/testing/use-pages';
import { expectPage } from '@doorstep/testing/expect-page';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offer } from './fixtures.ts';
import { checkRejected, outsideArea, soldOut, startStandIn } from './stand-in-server.ts';
import { t, visitor } from './visitor.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
let page: Page;

beforeEach(async () => {
  server = await startStandIn();
  page = await visit();
});
afterEach(() => server.stop());

const openPage = usePages();
const visit = (options: BrowserContextOptions = {}) => openPage({ viewport: { width: 390, height: 844 }, ...options });

const fillIn = (page: Page) => visitor.fillsIn(page, server.address, 'flat 2, 12 sam');

async function toCheckPage(page: Page): Promise<void> {
  await fillIn(page);
  await visitor.goesToCheckPage(page);
}

const send = (page: Page) => visitor.button(page, 'offer.giving.first_come.send');

it('a visitor finds an address while typing, keeps the typed flat, and sends once checked', async () => {
  await toCheckPage(page);
  expect(new URL(page.url()).pathname).toBe('/o/compost-bin/check');
  await send(page).click();
  await visitor.hasReceipt(page);
  expect(server.state.requests).toHaveLength(1);
  expect(server.state.requests[0]).toMatchObject({
    key: 'key-1',
    body: {
      lines: [{ item: 'bin', quantity: 1 }],
      contact: { name: 'Robin Sample', email: '', phone: '' },
      answers: { garden: 'shared' },
      address: { proof: 'signed.12' },
      unit: 'flat 2',
      formToken: 'form-token',
    },
  });
  expect(String(server.state.requests[0]?.body['humanCheck']).length).toBeGreaterThan(100);
  // The device keeps none of the input, only that it was sent.
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))).toEqual({
    [`doorstep.sent.${offer.id}`]: '1',
  });
});

it('the form keeps the focus and the text of a visitor who types while its script starts', async () => {
  // React handles events in one task, and runs effects in a later one.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const field = document.querySelector<HTMLInputElement>('[id="address.search"]');
      if (field?.role !== 'combobox') port2.postMessage('');
      if (field === null || !Object.keys(field).some((key) => key.startsWith('__react'))) return;
      field.focus();
      document.execCommand('insertText', false, 'x');
      document.execCommand('delete');
    });
    port1.start();
    port2.postMessage('');
  });
  await page.goto(`${server.address}/o/compost-bin`);
  await visitor.addressField(page).pressSequentially('12 sam');
  await page.getByRole('option').first().waitFor();
  await expectPage(visitor.addressField(page)).toBeFocused();
  await expectPage(page.getByText(t('public.draft.restored'))).toHaveCount(0);
});

it('Change leads to the answer and back with everything kept', async () => {
  await toCheckPage(page);
  await page.getByRole('button', { name: `Change ${t('public.contact.name')}` }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'contact.name');
  await visitor.nameField(page).fill('Kim Sample');
  await visitor.button(page, 'public.form.check').click();
  await page.getByText('Kim Sample').waitFor();
  await page.goBack();
  await expectPage(visitor.nameField(page)).toHaveValue('Kim Sample');
  await expectPage(visitor.chosenAddress(page)).toBeVisible();
});

it('the form continues once the chosen address has loaded, however long that takes', async () => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/Retrieve\//, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(`${server.address}/o/compost-bin`);
  await visitor.nameField(page).fill('Robin Sample');
  await page.getByLabel('In a shared garden').check();
  await page.getByLabel('Compost bin, 220 litres').check();
  await visitor.addressField(page).pressSequentially('12 sam');
  const asked = page.waitForRequest(/\/Retrieve\//);
  await page.getByRole('option', { name: /^12 Sample Row/ }).click();
  await asked;
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await visitor.button(page, 'public.form.check').click();
  answer();
  expect((await sent).postData()).toContain('signed.12');
  await visitor.isOnCheckPage(page);
});

it('the form stays if the chosen address cannot be loaded', async () => {
  let refuse = (): void => undefined;
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(/\/Retrieve\//, async (route) => {
    await isRefused;
    await route.abort();
  });
  let posts = 0;
  page.on('request', (request) => (posts += Number(request.method() === 'POST')));
  await page.goto(`${server.address}/o/compost-bin`);
  await visitor.addressField(page).pressSequentially('12 sam');
  const asked = page.waitForRequest(/\/Retrieve\//);
  await page.getByRole('option', { name: /^12 Sample Row/ }).click();
  await asked;
  await visitor.button(page, 'public.form.check').click();
  refuse();
  await expectPage(page.getByText(t('public.address.retrieve_failed')).first()).toBeVisible();
  expect(posts).toBe(0);
});

it('the form announces errors first, and leads to them', async () => {
  await page.goto(`${server.address}/o/compost-bin`);
  await visitor.button(page, 'public.form.check').click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expectPage(summary).toBeFocused();
  await expectPage(page).toHaveTitle('Error: A compost bin for every garden');
  await summary.getByRole('link', { name: 'Enter your name' }).click();
  await expectPage(visitor.nameField(page)).toBeFocused();
});

it('a request is sent once however often the button is pressed', async () => {
  await toCheckPage(page);
  await send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await visitor.hasReceipt(page);
  expect(server.state.requests).toHaveLength(1);
});

it('the check page reports a missing response, keeps everything, and retries with the same key', async () => {
  await toCheckPage(page);
  server.state.isConnected = false;
  await send(page).click();
  await page.getByText(t('public.send.lost_title')).waitFor();
  await expectPage(page.getByText('Robin Sample')).toBeVisible();
  server.state.isConnected = true;
  await visitor.button(page, 'public.action.try_again').click();
  await visitor.hasReceipt(page);
  // Browsers also retry by themselves; the key is the same in any case.
  expect(server.state.requests.length).toBeGreaterThan(1);
  expect(new Set(server.state.requests.map(({ key }) => key))).toEqual(new Set(['key-1']));
});

it('the check page resends by itself when the server returns at the time it named', async () => {
  const away = { status: 503, headers: { 'retry-after': '1' }, body: { code: 'unavailable', title: 'Away.' } };
  server.state.script = [away, away];
  await toCheckPage(page);
  await send(page).click();
  await visitor.hasReceipt(page);
  expect(server.state.requests).toHaveLength(3);
  const [first] = server.state.requests;
  for (const again of server.state.requests) expect(again).toEqual(first);
});

it('a spent check is renewed silently, and the same is sent again', async () => {
  server.state.script = [checkRejected];
  await toCheckPage(page);
  await send(page).click();
  await visitor.hasReceipt(page);
  const [first, second] = server.state.requests;
  expect(second?.key).toBe(first?.key);
  expect(second?.body['humanCheck']).not.toEqual(first?.body['humanCheck']);
});

it('a check that keeps failing is explained on the page, without a third automatic attempt', async () => {
  server.state.script = [checkRejected, checkRejected];
  await toCheckPage(page);
  await send(page).click();
  await page.getByText(t('public.check.not_sent')).waitFor();
  expect(server.state.requests).toHaveLength(2);
  await expectPage(page.getByText('Robin Sample')).toBeVisible();
});

it('an ineligible home is reported at once, and input returns with another', async () => {
  const others = [{ slug: 'seed-pack', title: { text: 'A seed pack', language: 'en' } }];
  await fillIn(page);
  server.state.home = { kind: 'no', title: 'This home is outside the area', texts: [], others };
  await page.getByRole('button', { name: t('public.address.change') }).click();
  await visitor.addressField(page).pressSequentially('12 sam');
  await page.getByRole('option', { name: /^12 Sample Row/ }).click();
  await page.getByText('This home is outside the area').waitFor();
  await page.getByRole('link', { name: 'A seed pack' }).waitFor();
  await visitor.nameField(page).waitFor({ state: 'hidden' });
  server.state.home = { kind: 'yes', title: 'This home is in the area', texts: [], others: [] };
  await page.getByRole('button', { name: t('public.address.change') }).click();
  await visitor.nameField(page).waitFor();
  await expectPage(visitor.nameField(page)).toHaveValue('Robin Sample');
});

it('a refusal is its own page, with the queue as a next step', async () => {
  server.state.script = [soldOut];
  await toCheckPage(page);
  await send(page).click();
  await page.getByRole('heading', { name: 'There are not enough left' }).waitFor();
  await page.getByRole('button', { name: 'Queue for the full request' }).click();
  await page.getByText('queue for the full request').waitFor();
  await send(page).click();
  await visitor.hasReceipt(page);
  expect(server.state.requests.at(-1)?.body['ifShort']).toBe('queue');
});

it('a refusal names the countries chosen since the page was rendered', async () => {
  server.state.script = [outsideArea];
  await toCheckPage(page);
  server.state.offer = { ...offer, countries: ['IE', 'FR'] };
  await send(page).click();
  await page.getByText('Only for addresses in: Ireland, France.').waitFor();
});

it('no input is lost when the connection fails between pages', async () => {
  await fillIn(page);
  server.state.isConnected = false;
  await visitor.button(page, 'public.form.check').click();
  await page.getByText('You’re offline').waitFor();
  await expectPage(visitor.nameField(page)).toHaveValue('Robin Sample');
  server.state.isConnected = true;
  await visitor.goesToCheckPage(page);
});

it('a reload restores the input, including the chosen address', async () => {
  await fillIn(page);
  await page.reload();
  await page.getByText('We’ve filled in what you typed earlier').waitFor();
  await expectPage(visitor.nameField(page)).toHaveValue('Robin Sample');
  await expectPage(page.getByLabel('Compost bin, 220 litres')).toHaveValue('1');
  await expectPage(visitor.chosenAddress(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expectPage(visitor.nameField(page)).toHaveValue('');
});

it('the form warns before half an hour of inactivity, then clears itself and the device', async () => {
  await page.clock.install();
  await fillIn(page);
  await page.clock.fastForward('26:00');
  await page.getByText('Are you still there?').waitFor();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.clock.fastForward('26:00');
  await page.getByText('Are you still there?').waitFor();
  await page.clock.fastForward('05:00');
  await page.getByText('from this device after 30 minutes').waitFor();
  await expectPage(visitor.nameField(page)).toHaveValue('');
});

it('a visitor types the address by hand, starting with the search text', async () => {
  await page.goto(`${server.address}/o/compost-bin`);
  await visitor.addressField(page).fill('Hill Cottage');
  await visitor.button(page, 'public.address.type_yourself').click();
  await expectPage(page.getByLabel('Address line 1')).toHaveValue('Hill Cottage');
  await page.getByLabel('Town or city').fill('Larkham');
  await page.getByRole('button', { name: 'Search for the address instead' }).click();
  await visitor.button(page, 'public.address.type_yourself').click();
  await expectPage(page.getByLabel('Town or city')).toHaveValue('Larkham');
});

it('the address form starts with text typed before its script started', async () => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const field = document.querySelector<HTMLInputElement>('[id="address.search"]');
      if (field !== null) field.value = 'Hill Cottage';
      const isStarted = field !== null && Object.keys(field).some((key) => key.startsWith('__react'));
      if (isStarted) document.querySelector<HTMLElement>('.ds-address__type-yourself')?.click();
      else port2.postMessage('');
    });
    port1.start();
    port2.postMessage('');
  });
  await page.goto(`${server.address}/o/compost-bin`);
  await expectPage(page.getByLabel('Address line 1')).toHaveValue('Hill Cottage');
});

it('the address form follows a country chosen before its script started', async () => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto(`${server.address}/o/compost-bin`, { waitUntil: 'domcontentloaded' });
  await visitor.button(page, 'public.address.type_yourself').click({ noWaitAfter: true });
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/address-forms/FR'));
  await page.getByLabel('Country').selectOption('FR');
  scripts.resolve();
  await asked;
  await expectPage(page.getByLabel('Country')).toHaveValue('FR');
});

it('an offer opens by the server’s clock, whatever the device’s', async () => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  server.state.offer = { ...offer, phase: 'scheduled', opensAt };
  await page.clock.install({ time: '2020-01-01T00:00:00Z' });
  await page.goto(`${server.address}/o/compost-bin`);
  await page.getByRole('timer').waitFor();
  // The server's hour ends with a new state, the page's by its clock.
  server.state.offer = offer;
  await page.clock.fastForward('01:00:00');
  // The reloads of waiting visitors are spread out.
  await page.clock.fastForward(1500);
  await visitor.isOnForm(page);
});

it('a visitor completes the journey without JavaScript', async () => {
  page = await visit({ javaScriptEnabled: false });
  await page.goto(`${server.address}/o/compost-bin`);
  await page.getByLabel('Compost bin, 220 litres').check();
  await visitor.nameField(page).fill('Robin Sample');
  await visitor.addressField(page).fill('nowhere');
  await page.getByRole('button', { name: 'Find address' }).click();
  await page.getByText('We can’t find that in our address list').waitFor();
  // The text must be there before the form is complete.
  await page.waitForLoadState();
  await visitor.addressField(page).fill('12 sam');
  await page.keyboard.press('Enter');
  await page.getByLabel('12 Sample Row').check();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByLabel('Flat or unit').waitFor();
  await page.waitForLoadState();
  await page.getByLabel('Flat or unit').fill('2');
  // Enter goes to the next step; it does not press the button that drops the address.
  await visitor.nameField(page).press('Enter');
  await visitor.isOnCheckPage(page);
  const description = page.locator('meta[name=description]');
  await expectPage(description).toHaveAttribute('content', t('public.check.nothing_reserved'));
  await page.getByRole('button', { name: 'Change Flat or unit' }).click();
  await expectPage(page.getByLabel('Flat or unit')).toHaveValue('2');
  await visitor.button(page, 'public.form.check').click();
  await expectPage(page.getByText('Someone checks your request first')).toBeVisible();
  await send(page).click();
  await visitor.hasReceipt(page);
  await page.getByText('Cancel this request').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('heading', { name: 'You cancelled this request' }).waitFor();
});
