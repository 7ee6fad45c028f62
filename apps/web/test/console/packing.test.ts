import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { withConsole } from './with-console.ts';

const test = withConsole({ viewport: { width: 390, height: 844 } });
const button = (name: string | RegExp) => test.page.getByRole('button', { name });
const scan = () => test.page.getByLabel('Scan or type a reference');
const card = () => test.page.locator('.packing-card');
const said = () => test.page.locator('.packing-said');
const batch = () => test.standIn.data.batches.find(({ id }) => id === 'b-1');
const references = () => {
  const { requests } = test.standIn.data;
  return (batch()?.members ?? []).map(({ requestId }) => requests.find(({ id }) => id === requestId)?.reference ?? '');
};
const ticked = () => batch()?.ticks.map(({ reference }) => reference) ?? [];

describe('packing', () => {
  it('goes by scanner alone: a scan shows, a second ticks, and the field keeps the focus', async () => {
    const { page, go } = test;
    const [first = '', second = '', third = ''] = references();
    await go('/staff/packing/b-1');
    await expectPage(card()).toContainText(first);
    await expectPage(scan()).toBeFocused();
    await page.keyboard.type(third.toLowerCase());
    await page.keyboard.press('Enter');
    await expectPage(card()).toContainText(third);
    await page.keyboard.type(third);
    await page.keyboard.press('Enter');
    await expectPage(said()).toHaveText(`${third} is packed.`);
    // Behind the last comes what was left out.
    await expectPage(card()).toContainText(first);
    await page.keyboard.press('Enter');
    await expectPage(card()).toContainText(second);
    await page.keyboard.type('DS-NOBODY');
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('DS-NOBODY isn’t in this batch');
    await expectPage(scan()).toBeFocused();
    await expectPage(card()).toContainText(second);
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('heading', { name: 'Everything is packed' })).toBeVisible();
    await expectPage(page.getByText('3 of 3 packed')).toBeVisible();
    await expectPage(scan()).toBeFocused();
    expect(ticked()).toEqual([second, first, third]);
  });

  it('goes by thumb: tick, undo, skip; the phone keeps its keyboard down, and nothing is wider than it', async () => {
    const { page, go } = test;
    const [first = '', second = ''] = references();
    await go('/staff/packing/b-1');
    await expectPage(scan()).toHaveAttribute('inputmode', 'none');
    const box = await button('Packed').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    await button('Packed').click();
    await expectPage(scan()).toBeFocused();
    await expectPage(card()).toContainText(second);
    await button(`Undo ${first}`).click();
    await expectPage(said()).toHaveText(`${first} is not packed any more.`);
    await expectPage(card()).toContainText(first);
    await expectPage(button('Packed')).toBeVisible();
    expect(ticked()).toEqual([]);
    await button('Skip').click();
    await expectPage(card()).toContainText(second);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  it('shows what a colleague ticks meanwhile, and who was first', async () => {
    const { page, go, standIn } = test;
    const [first = '', second = ''] = references();
    await go('/staff/packing/b-1');
    await expectPage(card()).toContainText(first);
    const tick = (reference: string) => ({ reference, packedAt: '2026-11-23T08:04:00.000Z', packedBy: 'Bo Sorrel' });
    batch()?.ticks.unshift(tick(first));
    await expectPage(card()).toContainText('Bo Sorrel packed this at', { timeout: 8000 });
    await expectPage(button('Packed')).toHaveCount(0);
    await button('Next parcel').click();
    await expectPage(card()).toContainText(second);
    // Pressed before the page knew.
    standIn.failures.push({ path: /GET .*\/packing\/b-1$/, code: 'reset' });
    batch()?.ticks.unshift(tick(second));
    await button('Packed').click();
    await expectPage(said()).toHaveText(`Bo Sorrel packed ${second} before you.`);
    await expectPage(button(/^Undo/)).toHaveCount(0);
    await expectPage(page.getByText('2 of 3 packed')).toBeVisible();
  });

  it('loses nothing to a broken connection, and says when the batch is somebody else’s', async () => {
    const { page, go, standIn } = test;
    const [first = ''] = references();
    await go('/staff/packing/b-1');
    standIn.failures.push({ path: /POST .*\/pack$/, code: 'reset' });
    await button('Packed').click();
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await expectPage(card()).toContainText(first);
    await button('Packed').click();
    await expectPage(said()).toHaveText(`${first} is packed.`);
    await go('/staff/packing/b-9');
    await expectPage(page.getByText('This batch isn’t being packed any more')).toBeVisible();
  });
});

describe('packers', () => {
  it('are assigned on the page of a batch', async () => {
    const { page, go, standIn } = test;
    await go('/staff/batches/b-1');
    await page.getByLabel('Ada Fennel').check();
    await page.getByLabel('Bo Sorrel').check();
    await button('Assign').press('Enter');
    await expectPage(page.locator('.done')).toContainText('Assigned to 2 packers');
    expect(standIn.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ personIds: ['p-ada', 'p-bo'] });
  });
});
