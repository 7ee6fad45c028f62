import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const rows = () => test.page.locator('tbody tr');
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const box = (reference: string) => test.page.getByRole('checkbox', { name: `Select ${reference}` });
const dialog = () => test.page.getByRole('dialog');

it('many requests accepted by mistake are put back on hold from the confirmation', async () => {
  const { page, go } = test;
  await go('/staff/requests?state=held');
  await expectPage(rows()).toHaveCount(8);
  const references = await rows().locator('.reference').allTextContents();
  for (const reference of references.slice(0, 2)) await box(reference).check();
  await button('Accept 2').click();
  await dialog().getByRole('button', { name: 'Accept 2' }).click();
  await expectPage(rows()).toHaveCount(6);
  await expectPage(page.locator('.done, .toast').filter({ hasText: '2 requests were accepted.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expectPage(button('Put 2 back on hold…')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog().getByLabel('Reason (optional)').fill('Wrong list');
  await dialog().getByRole('button', { name: 'Put 2 on hold' }).click();
  await expectPage(page.getByText('2 requests are on hold again.')).toBeVisible();
  await expectPage(page.locator('.done, .toast').last()).toBeFocused();
  await expectPage(rows()).toHaveCount(8);
});

it('many requests are put back on hold from a page opened meanwhile', async () => {
  const { page, go } = test;
  await go('/staff/requests?state=held');
  await expectPage(rows()).toHaveCount(8);
  const references = await rows().locator('.reference').allTextContents();
  for (const reference of references.slice(0, 2)) await box(reference).check();
  await button('Accept 2').click();
  await dialog().getByRole('button', { name: 'Accept 2' }).click();
  await expectPage(rows()).toHaveCount(6);
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expectPage(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeFocused();
  await button('Put 2 back on hold…').click();
  await dialog().getByRole('button', { name: 'Put 2 on hold' }).click();
  const toast = page.locator('.toast');
  await expectPage(toast).toContainText('2 requests are on hold again.');
  await expectPage(toast).toBeFocused();
  await expectPage(page).toHaveURL(/\/staff\/stock$/);
  const putBack = references.slice(0, 2).map((reference) => test.staff.store.requests.findByReference(reference));
  expect((await Promise.all(putBack)).map((request) => request?.state)).toEqual(['held', 'held']);
});

it('accepted requests of the list become one batch per offer', async () => {
  const { page, go } = test;
  const bins = await test.storedOffer('bins');
  const asked = [await test.visitors.ask(bins, 70), await test.visitors.ask(bins, 71)];
  await go('/staff/requests?state=accepted');
  for (const { reference } of asked) await box(reference).check();
  await button('Make a batch of 2').click();
  const toast = page.locator('.toast').filter({ hasText: 'One batch made of 2 requests.' });
  await expectPage(toast).toBeFocused();
  await toast.getByRole('link').click();
  await expectPage(page.getByText('2 parcels').first()).toBeVisible();
  const states = await Promise.all(asked.map(async (each) => (await test.stored(each)).state));
  expect(states).toEqual(['packed', 'packed']);
});

it('one request is put back on hold from its page, which reports it and asks for a decision', async () => {
  const { page, go } = test;
  await go(`/staff/requests/${test.request(1).id}`);
  await button('Put on hold…').click();
  await expectPage(dialog().getByText('keeps what it has reserved')).toBeVisible();
  await dialog().getByLabel('Reason (optional)').fill('No number 40');
  await dialog().getByRole('button', { name: 'Put on hold' }).click();
  await expectPage(page.getByText('On hold again. Its items stay set aside.')).toBeVisible();
  await expectPage(page.getByText('put back on hold. The history says by whom and why.')).toBeVisible();
  await expectPage(button('Accept')).toBeVisible();
});
