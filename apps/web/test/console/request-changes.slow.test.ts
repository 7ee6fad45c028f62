import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { changeAddress } from './stand-in-decisions.ts';
import { withConsole } from './with-console.ts';

const test = withConsole();

describe('the quantities of a request', () => {
  it('are changed with the email shown before, and keep what was typed where they are refused', async () => {
    const { page, go, standIn } = test;
    await go('/staff/requests/r-2');
    await page.getByRole('button', { name: 'Change the quantities' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the quantities' });
    const submit = dialog.getByRole('button', { name: 'Change quantities' });
    const caddies = dialog.getByLabel('Kitchen caddy');
    await submit.click();
    await expectPage(dialog.getByText('Change at least one quantity first.')).toBeVisible();
    await caddies.fill('4');
    await submit.click();
    await expectPage(caddies).toHaveAccessibleDescription(/from 0 to 3/);
    await expectPage(caddies).toBeFocused();
    await caddies.fill('3');
    await submit.click();
    await expectPage(dialog.getByLabel('Reason the visitor will see')).toBeFocused();
    await dialog.getByLabel('Reason the visitor will see').fill('You asked us on the phone');
    await expectPage(dialog.getByRole('region', { name: /This email goes to/ })).toContainText('was changed');
    await submit.click();
    await expectPage(dialog.getByText('Not enough is left for that. Nothing was changed.')).toBeVisible();
    await expectPage(caddies).toHaveValue('3');
    await caddies.fill('2');
    await submit.click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.locator('.asked-lines')).toContainText('2 × Kitchen caddy');
    await expectPage(page.locator('.history').first()).toContainText('To: 1 × Compost bin, 2 × Kitchen caddy');
    expect(standIn.data.requests[2]?.revision).toBe(2);
  });
});

describe('the address of a request', () => {
  const openCorrection = async () => {
    const name = 'Correct the address';
    await test.page.getByRole('button', { name }).click();
    return test.page.getByRole('dialog', { name });
  };

  it('is corrected with the email shown before', async () => {
    const { go } = test;
    await go('/staff/requests/r-2');
    const dialog = await openCorrection();
    await expectPage(dialog.getByRole('region', { name: /This email goes to/ })).toContainText('was changed');
    await dialog.getByLabel('First line').fill('');
    await expectPage(dialog.getByRole('region')).toBeHidden();
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
    'is taken apart again in the order of $address.countryCode',
    async ({ address, fields: [line1 = '', line2 = ''] }) => {
      const { go, standIn } = test;
      const request = standIn.data.requests.find(({ id }) => id === 'r-2');
      if (request === undefined) throw new Error('There is no such request');
      Object.assign(request.address, { ...address, unit: '', region: '', district: '' });
      await go('/staff/requests/r-2');
      const dialog = await openCorrection();
      await expectPage(dialog.getByLabel('First line')).toHaveValue(line1);
      await expectPage(dialog.getByLabel('Second line')).toHaveValue(line2);
      await expectPage(dialog.getByLabel('Postcode')).toHaveValue(address.postcode);
    },
  );

  it('is not corrected over what a colleague changed meanwhile: who did, and what it says now, is said first', async () => {
    const { page, go, standIn } = test;
    await go('/staff/requests/r-2');
    const dialog = await openCorrection();
    const submit = dialog.getByRole('button', { name: 'Use this address' });
    const request = standIn.data.requests.find(({ id }) => id === 'r-2');
    if (request === undefined) throw new Error('There is no such request');
    const letGo = standIn.hold(/^GET .*\/requests\/r-2\/revision$/);
    changeAddress(request, { line1: '9 Elsewhere Lane', actor: 'Piet Fictional' });
    await dialog.getByLabel('First line').fill('7 Further Lane');
    await dialog.getByLabel('Reason').fill('The visitor rang');
    const refused = page.waitForResponse(/\/address$/);
    await submit.click();
    await refused;
    letGo();
    await expectPage(dialog.getByText('so nothing was done')).toBeVisible();
    await expectPage(dialog.getByText('Piet Fictional changed this request')).toBeVisible();
    await expectPage(dialog.getByText('Now: 9 Elsewhere Lane')).toBeVisible();
    await expectPage(dialog.getByLabel('First line')).toHaveValue('7 Further Lane');
    await submit.click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.locator('.label-address')).toContainText('7 Further Lane');
  });
});
