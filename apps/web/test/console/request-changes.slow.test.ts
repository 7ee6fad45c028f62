import { correctAddress, moveStock } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { homeAt } from './invented-town.ts';

const test = consoleTest();

describe('the quantities of a request', () => {
  it('are changed after an email preview, and keep input when refused', async () => {
    const { page, go } = test;
    const { id: offerId, definition } = await test.storedOffer('bins');
    // One is left: not enough for anyone in the queue.
    const movement = { kind: 'correction', quantity: 1, reason: '' } as const;
    await moveStock(test.as('felix'), { offerId, itemId: definition.items[1]?.id ?? '', movement });
    const request = test.request(1);
    await go(`/staff/requests/${request.id}`);
    await page.getByRole('button', { name: 'Change the quantities' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the quantities' });
    const submit = dialog.getByRole('button', { name: 'Change quantities' });
    const caddies = dialog.getByLabel('Kitchen caddy');
    await submit.click();
    await expectPage(dialog.getByText('Change at least one quantity first.')).toBeVisible();
    await caddies.fill('4');
    await submit.click();
    await expectPage(caddies).toHaveAccessibleDescription(/from 0 to 2/);
    await expectPage(caddies).toBeFocused();
    await caddies.fill('2');
    await submit.click();
    await expectPage(dialog.getByLabel('Reason the visitor will see')).toBeFocused();
    await dialog.getByLabel('Reason the visitor will see').fill('You asked us on the phone');
    await submit.click();
    await expectPage(dialog.getByText('Not enough is left for that. Nothing was changed.')).toBeVisible();
    await expectPage(caddies).toHaveValue('2');
    await caddies.fill('1');
    await expectPage(dialog.getByRole('region', { name: /This email goes to/ })).toContainText('was changed');
    await submit.click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.locator('.asked-lines')).toContainText('1 × Kitchen caddy');
    await expectPage(page.locator('.history').first()).toContainText('To: 1 × Compost bin, 1 × Kitchen caddy');
    expect((await test.stored(request)).revision).toBe(2);
  });
});

describe('the address of a request', () => {
  const openCorrection = async () => {
    const name = 'Correct the address';
    await test.page.getByRole('button', { name }).click();
    return test.page.getByRole('dialog', { name });
  };

  it('is corrected in a form that opens whole, with the focus in it', async () => {
    await test.go(`/staff/requests/${test.request(2).id}`);
    const release = await test.hold(/^GET .*\/entry-form/);
    const dialog = await openCorrection();
    await expectPage(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await expectPage(dialog.getByRole('textbox')).toHaveCount(0);
    release();
    await expectPage(dialog.getByRole('combobox', { name: 'Address' })).toBeFocused();
  });

  it('is corrected after an email preview', async () => {
    const { go } = test;
    await go(`/staff/requests/${test.request(2).id}`);
    const dialog = await openCorrection();
    await dialog.getByLabel('First line').fill('7 Further Lane');
    await expectPage(dialog.getByRole('region', { name: /This email goes to/ })).toContainText('was changed');
    await dialog.getByLabel('First line').fill('');
    await expectPage(dialog.getByRole('region')).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expectPage(test.page.getByRole('button', { name: 'Correct the address' })).toBeFocused();
  });

  it.each([
    {
      address: { countryCode: 'DE', city: 'Köln', postcode: '50667', lines: ['Lindenstraße 5', 'Hof', '50667 Köln'] },
      fields: ['Lindenstraße 5', 'Hof'],
    },
    {
      address: {
        countryCode: 'JP',
        city: '千代田区',
        postcode: '100-0005',
        lines: ['〒100-0005', '千代田区丸の内1-1', '3階'],
      },
      fields: ['丸の内1-1', '3階'],
    },
  ])(
    'is split into fields in the order of $address.countryCode',
    async ({ address, fields: [line1 = '', line2 = ''] }) => {
      const { go } = test;
      const world = await test.publish({ slug: 'world', area: { countries: [], postcodePrefixes: [], polygon: null } });
      const { id } = await test.visitors.ask(world, 70, { home: { ...homeAt(70), ...address } });
      await go(`/staff/requests/${id}`);
      const dialog = await openCorrection();
      await expectPage(dialog.getByLabel('First line')).toHaveValue(line1);
      await expectPage(dialog.getByLabel('Second line')).toHaveValue(line2);
      await expectPage(dialog.getByLabel('Postcode')).toHaveValue(address.postcode);
    },
  );

  it('is not corrected over a colleague’s change before showing who made it and the current text', async () => {
    const { page, go } = test;
    const { id } = test.request(2);
    await go(`/staff/requests/${id}`);
    const dialog = await openCorrection();
    const submit = dialog.getByRole('button', { name: 'Use this address' });
    const letGo = await test.hold(/^GET .*\/revision$/);
    const typed = { line1: '9 Elsewhere Lane', line2: '', city: 'Little Marling', region: '', postcode: 'ZZ1 3QX' };
    const address = { typed: { ...typed, country: 'GB' } };
    await correctAddress(test.as('felix'), { id, address, unit: '', reason: 'They rang', visitor: '', network: '' });
    await dialog.getByLabel('First line').fill('7 Further Lane');
    await dialog.getByLabel('Reason').fill('The visitor rang');
    const refused = page.waitForResponse(/\/address$/);
    await submit.click();
    await refused;
    letGo();
    await expectPage(dialog.getByText('so nothing was done')).toBeVisible();
    await expectPage(dialog.getByText('Felix Tarrant changed this request')).toBeVisible();
    await expectPage(dialog.getByText('Now: 9 Elsewhere Lane')).toBeVisible();
    await expectPage(dialog.getByLabel('First line')).toHaveValue('7 Further Lane');
    await submit.click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.locator('.label-address')).toContainText('7 Further Lane');
  });

  it('is not corrected without its first line, town and country, each named at its field', async () => {
    await test.go(`/staff/requests/${test.request(2).id}`);
    const dialog = await openCorrection();
    // The fields are open, so there is no way to them.
    await dialog.getByRole('combobox', { name: 'Address' }).fill('14 orchard');
    await dialog.getByRole('option', { name: /14 Orchard Lane/ }).waitFor();
    await expectPage(dialog.getByText('Type the address yourself')).toHaveCount(0);
    await dialog.getByRole('combobox', { name: 'Address' }).press('Escape');
    for (const label of ['First line', 'Town']) await dialog.getByLabel(label).fill('');
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await expectPage(dialog.getByLabel('First line')).toBeFocused();
    await expectPage(dialog.getByLabel('First line')).toHaveAccessibleDescription(/Enter the first line/);
    await expectPage(dialog.getByLabel('Town')).toHaveAccessibleDescription(/Enter a town/);
  });

  it('is found in the address data and corrected to the choice, in the data’s fields', async () => {
    const { page, go } = test;
    const { id } = test.request(2);
    await go(`/staff/requests/${id}`);
    const dialog = await openCorrection();
    await dialog.getByRole('combobox', { name: 'Address' }).fill('14 orchard');
    await dialog.getByRole('option', { name: /14 Orchard Lane/ }).click();
    await expectPage(dialog.getByLabel('First line')).toHaveValue('14 Orchard Lane');
    await dialog.getByLabel('Reason').fill('The visitor rang');
    await dialog.getByRole('button', { name: 'Use this address' }).click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.locator('.label-address')).toContainText('14 Orchard Lane');
    const { address, assurance } = await test.stored({ id });
    expect({ street: address.street, assurance }).toEqual({ street: 'Orchard Lane', assurance: 'retrieved' });
  });
});

describe('the contact details of a request', () => {
  it('are corrected with a required reason', async () => {
    const { page, go } = test;
    const request = test.request(2);
    await go(`/staff/requests/${request.id}`);
    await page.getByRole('button', { name: 'Correct contact and answers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct contact and answers' });
    const submit = dialog.getByRole('button', { name: 'Save the correction' });
    await dialog.getByLabel('Reason').fill('They rang');
    await submit.click();
    await expectPage(dialog.getByRole('alert')).toHaveText('Nothing is different from what is there.');
    await dialog.getByLabel('Name').fill('Ada Corrected');
    await dialog.getByLabel('Reason').fill('');
    await submit.click();
    await expectPage(dialog.getByLabel('Reason')).toBeFocused();
    await expectPage(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Enter a reason/);
    await dialog.getByLabel('Reason').fill('They rang');
    await submit.click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.locator('dd', { hasText: 'Ada Corrected' })).toBeVisible();
    expect((await test.stored(request)).contact.name).toBe('Ada Corrected');
  });
});

it('the receipt of a request prints alone, with its reference, lines and address', async () => {
  const { page, go } = test;
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await go(`/staff/requests/${test.request(0).id}`);
  await page.getByRole('button', { name: 'Print the receipt' }).click();
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  for (const text of [test.request(0).reference, '1 × Compost bin', '3 Orchard Lane'])
    await expectPage(sheet.getByText(text)).toBeVisible();
  await expectPage(page.getByRole('heading', { name: 'Free compost bin' })).toBeVisible();
  await expectPage(page.getByRole('navigation', { name: 'Console' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expectPage(sheet).toHaveCount(0);
});
