import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';

const maxTaps = 6;

test('with a postcode alone a visitor asks in at most six taps', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  await expect(visitor.field('address.search')).toHaveRole('combobox');
  await tap(visitor.field('address.search'));
  await page.keyboard.type('ZZ1 4DD', { delay: 10 });
  await tap(page.getByRole('option', { name: /^ZZ1 4DD/ }).first());

  // One complete list: streets as headings in order, numbers in order, flats one tap further.
  const list = page.getByRole('listbox');
  const streets = list.getByRole('group');
  await expect(streets).toHaveCount(2);
  await expect(list.getByRole('group', { name: 'Mill Lane', exact: true })).toBeVisible();
  const [mill = [], station = []] = await Promise.all(
    (await streets.all()).map((street) => street.getByRole('option').allTextContents()),
  );
  expect(mill.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 12 }, (_, at) => 2 * at + 1));
  expect(station.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 11 }, (_, at) => at + 1));
  expect(station.filter((text) => text.includes('6 Addresses'))).toHaveLength(1);

  // A line separates the addresses from typing one's own.
  const last = list.getByRole('option', { name: visitor.t('public.address.type_yourself') });
  expect(await last.evaluate((row) => getComputedStyle(row).borderBlockStartWidth)).toBe('1px');
  await watch.look();
  await tap(list.getByRole('option', { name: /^9 Station Approach/ }));
  await expect(page.locator('.chosen-address')).toContainText('9 Station Approach');
  await tap(visitor.field('contact.name'));
  await page.keyboard.type('Sam Marrow');
  await tap(visitor.button('public.form.check'));
  await visitor.sees('public.check.title');
  taps += 1; // on the next line
  await visitor.sends();
  await visitor.hasReceipt();
  expect(taps).toBeLessThanOrEqual(maxTaps);
});
