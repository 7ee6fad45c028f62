// Input that a visitor makes before the page's scripts run.
import type { Page } from '@playwright/test';
import { expectPage } from '@doorstep/testing/expect-page';
import { usePages } from '@doorstep/testing/use-pages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offer } from './fixtures.ts';
import { local } from './offer-fixture.ts';
import { startStandIn } from './stand-in-server.ts';
import { visitor } from './visitor.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
let page: Page;

beforeEach(async () => {
  server = await startStandIn();
  page = await openPage();
});
afterEach(() => server.stop());

const openPage = usePages();
const question = { help: null, required: false, options: [] };

/** Opens a page whose scripts wait; the function returned lets them run, and waits until they do. */
async function beforeScripts(open: () => Promise<unknown>): Promise<() => Promise<void>> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()));
  await open();
  return async () => {
    scripts.resolve();
    await page.locator('[data-hydrated]').waitFor();
    await page.unroute('**/*.js');
  };
}

const opensOffer = () => page.goto(`${server.address}/o/compost-bin`, { waitUntil: 'domcontentloaded' });

it('a half-typed date stays when the scripts start', async () => {
  server.state.offer = {
    ...offer,
    questions: [{ ...question, id: 'day', kind: 'date' as const, label: local('Since when?') }],
  };
  const runScripts = await beforeScripts(opensOffer);
  const day = page.getByLabel('Since when?');
  await day.click();
  await page.keyboard.type('12');
  await runScripts();
  expect(await day.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
});

it('a text that came with the page stays as changed before the scripts start', async () => {
  server.state.offer = {
    ...offer,
    questions: [{ ...question, id: 'note', kind: 'long_text' as const, label: local('A note') }],
  };
  const runScripts = await beforeScripts(opensOffer);
  await page.getByLabel('A note').fill('Ring twice');
  await visitor.button(page, 'public.form.check').click();
  await page.getByText('There is a problem').waitFor();
  await page.getByLabel('A note').fill('Ring once');
  await runScripts();
  await expectPage(page.getByLabel('A note')).toHaveValue('Ring once');
});

it('a reload restores what was entered before the scripts started', async () => {
  const runScripts = await beforeScripts(opensOffer);
  await visitor.nameField(page).fill('Robin Sample');
  await page.getByLabel('In a shared garden').check();
  await runScripts();
  await page.reload();
  await expectPage(visitor.nameField(page)).toHaveValue('Robin Sample');
  await expectPage(page.getByLabel('In a shared garden')).toBeChecked();
});

it('restored input leaves alone what is typed before the scripts start, and the focus', async () => {
  await opensOffer();
  await page.locator('[data-hydrated]').waitFor();
  await visitor.nameField(page).fill('Robin Sample');
  await page.getByLabel('In a shared garden').check();
  const runScripts = await beforeScripts(opensOffer);
  await visitor.nameField(page).pressSequentially('Alex');
  await runScripts();
  await page.getByText('We’ve filled in what you typed earlier').waitFor();
  await page.keyboard.type(' Sample');
  await expectPage(visitor.nameField(page)).toHaveValue('Alex Sample');
  await expectPage(page.getByLabel('In a shared garden')).toBeChecked();
});

it('a restored address stays at hand next to the one typed before the scripts start', async () => {
  await visitor.fillsIn(page, server.address);
  const runScripts = await beforeScripts(opensOffer);
  await visitor.addressField(page).pressSequentially('14 sam');
  await runScripts();
  await expectPage(visitor.addressField(page)).toHaveValue('14 sam');
  await page.getByRole('button', { name: 'Keep this address' }).click();
  await expectPage(visitor.chosenAddress(page)).toBeVisible();
});

it('a search changed before the scripts start replaces the results of the one before', async () => {
  const runScripts = await beforeScripts(opensOffer);
  await visitor.addressField(page).fill('12 sam');
  await visitor.button(page, 'public.address.find').click();
  await page.getByRole('radio', { name: '12 Sample Row' }).waitFor();
  await visitor.addressField(page).fill('14 sam');
  await runScripts();
  await page.getByRole('option', { name: /^14 Sample Row/ }).waitFor();
  await expectPage(page.getByRole('radio', { name: '12 Sample Row' })).toHaveCount(0);
});
