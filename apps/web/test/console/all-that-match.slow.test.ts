import { expectPage } from '@doorstep/testing/expect-page';
import { declineRequest } from '@doorstep/core';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const rows = () => test.page.locator('tbody tr');
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const dialog = () => test.page.getByRole('dialog');
const everyRow = () => test.page.getByRole('checkbox', { name: 'Select all requests on this page' });
const toast = (text: string) => test.page.locator('.toast').filter({ hasText: text });

async function countOf(offer: string, state: 'accepted' | 'held'): Promise<number> {
  return (await test.staff.store.requests.counts({ search: '', offer }))[state] ?? 0;
}

const total = 53;

async function fillTwoPages() {
  const offer = await test.publish({ slug: 'rain-barrel', title: { en: 'Rain barrel' } });
  for (let index = 0; index < total; index += 1) await test.visitors.ask(offer, 100 + index);
  return offer;
}

it('all matching accepted requests are put on hold, except one that changed since the list loaded', async () => {
  const { page, go } = test;
  const { id: offer } = await fillTwoPages();
  await go(`/staff/requests?state=accepted&offer=${offer}`);
  await expectPage(rows()).toHaveCount(50);
  await everyRow().check();
  await button(`Select all ${total} that match`).click();
  await expectPage(page.getByText(`All ${total} that match are selected`)).toBeVisible();
  await button(`Put ${total} on hold…`).click();
  const hold = dialog().getByRole('button', { name: `Put ${total} on hold` });
  await expectPage(hold).toBeVisible();
  const release = await test.hold(/^POST .*decide-matching$/);
  await hold.click();
  const { rows: some } = await test.staff.store.requests.page(
    { search: '', offer, state: 'accepted', sort: 'oldest', page: 1 },
    1,
  );
  const { id = '', revision = 0 } = some[0] ?? {};
  await declineRequest(test.staff, { id, revision, reason: 'A mistake', note: '' });
  release();
  await expectPage(
    toast(`${total - 1} requests are on hold again. 1 had changed since the list was read`),
  ).toBeFocused();
  expect(await countOf(offer, 'accepted')).toBe(0);
  expect(await test.stored({ id })).toMatchObject({ state: 'declined' });
});

it('a list that has grown beyond what was shown is left alone, and input stays', async () => {
  const { go } = test;
  const { id: offer } = await fillTwoPages();
  await go(`/staff/requests?state=accepted&offer=${offer}`);
  await everyRow().check();
  await button(`Select all ${total} that match`).click();
  await button(`Decline ${total}…`).click();
  await dialog().getByLabel('Reason', { exact: false }).first().fill('None are left');
  await test.fail(/^POST .*decide-matching$/, 'request_changed');
  await dialog()
    .getByRole('button', { name: `Decline ${total}` })
    .click();
  await expectPage(dialog().getByRole('alert')).toBeVisible();
  await expectPage(dialog().getByLabel('Reason', { exact: false }).first()).toHaveValue('None are left');
  expect(await countOf(offer, 'accepted')).toBe(total);
});

it('all matching accepted requests become one batch per offer, as announced', async () => {
  const { page, go } = test;
  const { id: barrels } = await fillTwoPages();
  const ofBins = await countOf(test.town.offers.bins, 'accepted');
  await go('/staff/requests?state=accepted');
  await everyRow().check();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await button('Make batches…').click();
  await expectPage(
    dialog()
      .getByRole('listitem')
      .filter({ hasText: `one batch of ${ofBins} requests` }),
  ).toBeVisible();
  await dialog().getByRole('button', { name: /^Make/ }).click();
  await expectPage(page.locator('.toast').filter({ hasText: / made of / })).toBeFocused();
  expect([await countOf(barrels, 'accepted'), await countOf(test.town.offers.bins, 'accepted')]).toEqual([0, 0]);
});

it('requests are filtered by an item of the chosen offer', async () => {
  const { page, go } = test;
  const bins = await test.storedOffer('bins');
  await go(`/staff/requests?offer=${bins.id}`);
  await button('More filters').click();
  const field = page.getByLabel('Item', { exact: true });
  const choice = field.locator('option').nth(2);
  const other = await choice.textContent();
  await field.selectOption(other ?? '');
  await expectPage(page).toHaveURL(/item=/);
  const item = bins.definition.items.find(({ name }) => Object.values(name).includes(other ?? ''));
  const counts = await test.staff.store.requests.counts({ search: '', offer: bins.id, item: item?.id });
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await expectPage(rows()).toHaveCount(Math.min(50, total));
  await expectPage(page.locator('.chip')).toHaveText([new RegExp(other ?? '')]);
});
