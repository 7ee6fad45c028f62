// One request beside the list: opened by mouse, key or URL; the list stays as it is.
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { pressOnceRead } from './press-once-read.ts';

const test = consoleTest();
const press = pressOnceRead(test);
const rows = () => test.page.locator('tbody tr[data-request]');
const sheet = () => test.page.getByRole('complementary', { name: 'Request beside the list' });
const heading = (name: string) => sheet().getByRole('heading', { level: 2, name });
const nameOf = async (index: number) => (await rows().nth(index).locator('.who-name').textContent()) ?? '';

it('the sheet shows a row’s request, moves by J and K, and closes with Escape', async () => {
  const { page, go } = test;
  await page.setViewportSize({ width: 1280, height: 900 });
  await go('/staff/requests?state=held');
  await expectPage(rows()).toHaveCount(8);
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await page.evaluate(() => window.scrollTo(0, 40));
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await rows().nth(0).locator('.cell-address').click();
  await expectPage(heading(first).first()).toBeFocused();
  await expectPage(sheet()).toContainText('1 of 8');
  await expectPage(page).toHaveURL(/open=/);
  await press('j');
  await expectPage(heading(second).first()).toBeFocused();
  await expectPage(sheet()).toContainText('2 of 8');
  await press('k');
  await expectPage(sheet()).toContainText('1 of 8');
  expect(await place()).toBe(before);
  await press('x');
  await expectPage(rows().nth(0).getByRole('checkbox')).toBeChecked();
  const [table, aside] = await Promise.all([page.locator('.list-side').boundingBox(), sheet().boundingBox()]);
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(aside?.x ?? 0);
  await page.keyboard.press('Escape');
  await expectPage(sheet()).toHaveCount(0);
  await expectPage(rows().nth(0).getByRole('link')).toBeFocused();
});

it('the sheet opens by Space from the row reached with J and K, and by its URL', async () => {
  const { page, go } = test;
  await go('/staff/requests?state=held');
  await expectPage(rows()).toHaveCount(8);
  await press('j');
  await expectPage(rows().nth(0).getByRole('link')).toBeFocused();
  await press('j');
  await expectPage(rows().nth(1).getByRole('link')).toBeFocused();
  await press('k');
  await expectPage(rows().nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Space');
  await expectPage(sheet()).toContainText('1 of 8');
  const id = (await rows().nth(3).getAttribute('data-request')) ?? '';
  await go(`/staff/requests?state=held&open=${id}`);
  await expectPage(sheet()).toContainText('4 of 8');
  await sheet().getByRole('button', { name: 'Next request' }).click();
  await expectPage(sheet()).toContainText('5 of 8');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPage(sheet()).toBeInViewport({ ratio: 0.9 });
  await sheet().getByRole('button', { name: 'Close' }).click();
  await expectPage(sheet()).toHaveCount(0);
});

it('the sheet decides, and J continues with the row that moved up', async () => {
  const { page, go } = test;
  await page.setViewportSize({ width: 1280, height: 900 });
  await go('/staff/requests?state=held');
  await expectPage(rows()).toHaveCount(8);
  await rows().nth(0).locator('.cell-address').click();
  await expectPage(sheet()).toContainText('1 of 8');
  await sheet().getByRole('button', { name: 'Accept', exact: true }).click();
  await expectPage(rows()).toHaveCount(7);
  await expectPage(sheet()).not.toContainText(' of 7');
  const next = await nameOf(0);
  await press('j');
  await expectPage(sheet()).toContainText('1 of 7');
  await expectPage(heading(next).first()).toBeFocused();
});
