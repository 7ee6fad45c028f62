import { moveStock } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();

describe('the stock of all offers', () => {
  const row = (item: string) => test.page.getByRole('row', { name: `${item} Free compost bin` });
  const bins = () => test.town.offers.bins;

  it('says where the units of each item are', async () => {
    await test.go('/staff/stock');
    const [stock] = await test.staff.store.stock.ofOffer(bins());
    const promised = (await test.staff.store.stock.promised(bins())).find(({ itemId }) => itemId === stock?.itemId);
    const units = { stock: stock?.stock ?? 0, taken: stock?.taken ?? 0, promised: promised?.promised ?? 0 };
    const cells = [units.stock - units.taken + units.promised, units.promised, units.taken - units.promised];
    for (const [at, cell] of [...cells, units.stock - units.taken].entries())
      await expectPage(row('Compost bin').getByRole('cell').nth(at)).toHaveText(cell.toLocaleString('en-GB'));
  });

  it('counts a delivery that is recorded there', async () => {
    await test.go('/staff/stock');
    const onShelf = row('Compost bin').getByRole('cell').first();
    await expectPage(onShelf).toHaveText(/\d/);
    const before = Number((await onShelf.textContent())?.replaceAll(',', ''));
    await row('Compost bin').getByRole('button').click();
    const dialog = test.page.getByRole('dialog', { name: 'Stock of Compost bin' });
    await dialog.getByLabel('How many').fill('40');
    await dialog.getByRole('button', { name: 'Save movement' }).click();
    await expectPage(dialog.getByRole('status')).toContainText('Saved');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectPage(onShelf).toHaveText((before + 40).toLocaleString('en-GB'));
  });

  it('shows no number that could not be read', async () => {
    const shelf = new RegExp(`${bins()}/shelf$`);
    await test.page.route(shelf, (route) => route.abort());
    await test.go('/staff/stock');
    await expectPage(test.page.getByRole('alert')).toBeVisible();
    await expectPage(row('Compost bin').getByRole('cell').first()).toHaveText('–');
    await test.page.unroute(shelf);
    await test.page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(test.page.getByRole('alert')).toHaveCount(0);
    await expectPage(row('Compost bin').getByRole('cell').first()).toHaveText(/\d/);
  });

  it('is read-only for a viewer', async () => {
    const [stock] = await test.staff.store.stock.ofOffer(bins());
    const movement = { kind: 'delivery', quantity: 3, reason: 'From the depot' } as const;
    await moveStock(test.as('felix'), { offerId: bins(), itemId: stock?.itemId ?? '', movement });
    await test.signIn('vera');
    await test.go('/staff/stock');
    await row('Compost bin').getByRole('button').click();
    const dialog = test.page.getByRole('dialog', { name: 'Stock of Compost bin' });
    await expectPage(dialog.getByText('From the depot')).toBeVisible();
    await expectPage(dialog.getByRole('button', { name: 'Save movement' })).toHaveCount(0);
  });
});
