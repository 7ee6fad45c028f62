import { batchName } from '@doorstep/contract';
import { makeBatch } from '@doorstep/core';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const dialog = () => test.page.getByRole('dialog', { name: 'Find anything' });
const field = () => dialog().getByRole('combobox');
const options = () => dialog().getByRole('option');
const chunk = /\/assets\/find-dialog-.*\.js$/;
const open = async () => {
  await test.page.keyboard.press('Control+k');
  await expectPage(field()).toBeFocused();
};

it('Ctrl + K finds a request by name and by reference, and Enter opens it', async () => {
  const { page, go } = test;
  await go('/staff/stock');
  const { id, reference, contact } = await test.stored(test.request(0));
  await open();
  await page.keyboard.type(contact.name);
  await expectPage(options().filter({ hasText: reference })).toHaveCount(1);
  await field().fill(reference.toLowerCase().replaceAll('-', ' '));
  const request = options().filter({ hasText: 'Request · ' });
  await expectPage(request).toHaveCount(1);
  await expectPage(request).toHaveText(new RegExp(`${contact.name}.*Request · .*${reference}`));
  await page.keyboard.press('ArrowDown');
  await expectPage(request).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectPage(page).toHaveURL(new RegExp(`/staff/requests/${id}$`));
  await expectPage(dialog()).toBeHidden();
  await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
});

it('“Find anything” finds pages, offers, batches and homes', async () => {
  const { page, go, as, town } = test;
  await go('/staff/stock');
  const { number, id } = await makeBatch(as('olive'), { offerId: town.offers.bins, country: '', postcode: '', max: 5 });
  const name = batchName(number);
  for (const [typed, found, path] of [
    ['audit', 'Audit log', '/staff/audit'],
    ['settings', 'People', '/staff/people'],
    ['COMPOST', 'Free compost bin', `/staff/offers/${town.offers.bins}`],
    [name, name, `/staff/batches/${id}`],
    [name.replace(/B-0*/, '00'), name, `/staff/batches/${id}`],
  ] as const) {
    await page.getByRole('button', { name: 'Find anything' }).click();
    await field().fill(typed);
    await options().filter({ hasText: found }).first().click();
    await expectPage(page).toHaveURL(new RegExp(`${path}$`));
  }
  await open();
  await field().fill((await test.stored(test.request(0))).reference);
  await options().filter({ hasText: 'Home · ' }).first().click();
  await expectPage(page).toHaveURL(/\/staff\/homes\/[\w-]+$/);
});

it('“Find anything” leads to the list when more requests match than it shows', async () => {
  const { page, go } = test;
  await go('/staff/stock');
  await open();
  await field().fill('zz1');
  await options()
    .filter({ hasText: /^All [\d,]+ requests that match/ })
    .click();
  await expectPage(page).toHaveURL(/\/staff\/requests\?search=zz1$/);
});

it('“Find anything” says that nothing was found only when everything was searched', async () => {
  const { go } = test;
  await go('/staff/stock');
  await open();
  await field().fill('nobody at all');
  await expectPage(dialog().getByText('Nothing was found.').first()).toBeVisible();
  await test.fail(/^GET .*\/requests$/, 'reset');
  await field().fill('audit');
  await expectPage(dialog().getByText('Doorstep could not search just now').first()).toBeVisible();
  await expectPage(options()).toHaveCount(0);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expectPage(options().filter({ hasText: 'Audit log' })).toHaveCount(1);
  expect(await axeViolations(test.page)).toEqual([]);
});

it('“Find anything” asks only for what the role may see', async () => {
  const { go, calls } = test;
  await test.signIn('vera');
  await go('/staff/offers');
  await open();
  await field().fill('audit');
  await expectPage(dialog().getByText('Nothing was found.').first()).toBeVisible();
  await field().fill('compost');
  await expectPage(options()).toHaveText([/^Free compost bin/]);
  expect(calls.map(({ path }) => path).filter((path) => /(requests|homes|batches)$/.test(path))).toEqual([]);
  await test.signIn('ada');
  await go('/staff/packing');
  await expectPage(test.page.getByRole('button', { name: 'Find anything' })).toHaveCount(0);
});

it('“Find anything” reports that it cannot be loaded', async () => {
  const { page, go } = test;
  await page.route(chunk, (route) => route.abort());
  await go('/staff/offers');
  await page.keyboard.press('Control+k');
  await expectPage(page.locator('.toast')).toContainText('Doorstep isn’t answering');
});

it('Escape closes it and gives the focus back; in a text of an offer, Ctrl + K makes a link', async () => {
  const { page, go, town } = test;
  await go(`/staff/offers/${town.offers.bins}`);
  const title = page.getByLabel('Title', { exact: true });
  await title.focus();
  await open();
  await page.keyboard.press('Escape');
  await expectPage(dialog()).toBeHidden();
  await expectPage(title).toBeFocused();
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('here');
  await description.press('Control+a');
  await description.press('Control+k');
  await expectPage(description).toHaveValue(/\[here\]\(/);
  await expectPage(dialog()).toHaveCount(0);
});
