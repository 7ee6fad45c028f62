import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { binOffer } from './invented-town.ts';

const test = consoleTest();
const everywhereInBritain = { countries: ['GB'], postcodePrefixes: [], polygon: null };
const button = (name: string) => test.page.getByRole('button', { name, exact: true });

describe('an offer for an area without address data', () => {
  it('triggers a warning when published, based on the saved version, and can still be published', async () => {
    const { page, go } = test;
    const seeds = () => test.storedOffer('seeds');
    const { organisation } = binOffer();
    await test.changeOffer('seeds', { organisation, area: everywhereInBritain });
    await go(`/staff/offers/${test.town.offers.seeds}#area`);
    await page.getByLabel('Add a country').selectOption({ label: 'France' });
    await button('Add').click();
    await button('Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish this offer?' });
    await expectPage(dialog).toContainText('There is no address data for part of the area: France');
    await expectPage(dialog).toContainText('Visitors there won’t find their address in the list');
    // The warning concerns the saved offer; the editor had unsaved changes.
    expect((await seeds()).definition.area.countries).toEqual(['GB', 'FR']);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await seeds()).status).toBe('draft');

    await button('Remove United Kingdom').click();
    await page.getByRole('radio', { name: /^Refuse them/ }).check();
    await button('Publish').click();
    await expectPage(dialog).toContainText('There is no address data for France');
    await expectPage(dialog).toContainText('nobody there can send a request');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectPage(dialog).toBeHidden();
    await expect.poll(async () => (await seeds()).status, { message: 'state of the offer' }).toBe('published');
    await expectPage(page.getByText('There is no address data for France')).toBeVisible();
    await expectPage(page.locator('.editor-side').getByRole('link', { name: 'Address data' })).toBeVisible();
  });

  it('triggers no warning if every part has address data', async () => {
    const { page, go } = test;
    await test.changeOffer('bins', { area: everywhereInBritain });
    await go(`/staff/offers/${test.town.offers.bins}`);
    await expectPage(page.getByRole('heading', { name: 'State' })).toBeVisible();
    await expectPage(page.getByText('There is no address data')).toHaveCount(0);
  });

  it('appears in the banner of Today and on Services while it is public', async () => {
    const { page, go } = test;
    await test.changeOffer('bins', {
      area: { countries: ['GB', 'FR'], postcodePrefixes: ['ZZ1', 'ZZ9'], polygon: null },
    });
    await go('/staff');
    const alarm = page.getByRole('group', { name: 'There is no address data for “Free compost bin”' });
    await expectPage(alarm).toContainText('Visitors from France, ZZ9 can’t choose their address from a list');
    await alarm.getByRole('link', { name: 'Open offer' }).click();
    await expectPage(page).toHaveURL(/offers\/[\w-]+$/);
    await go('/staff/services');
    const panel = page.getByRole('region', { name: 'One public offer without address data' });
    await expectPage(panel).toContainText('Free compost bin France, ZZ9');
  });
});
