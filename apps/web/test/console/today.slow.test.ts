import { declineRequest } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { itemInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { makeDoubts } from './doubts.ts';
import { makeDraw } from './draws.ts';

const test = consoleTest();
const lane = (name: string) => test.page.getByRole('region', { name, exact: true });
const place = (name: string) =>
  test.page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('listitem')
    .filter({ has: test.page.getByRole('link', { name, exact: true }) });
const heldNow = async () => (await test.staff.store.requests.counts({ search: '' })).held ?? 0;

describe('“Today”', () => {
  it('greets, and links the number of held requests to as many rows', async () => {
    const { page, go } = test;
    const held = await heldNow();
    await go('/staff');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Good (morning|afternoon|evening), Olive Marchmain$/,
    );
    const count = lane('To decide').getByRole('link', { name: String(held), exact: true });
    await expectPage(count).toBeVisible();
    // Each age links to the requests it counts.
    const ages = lane('To decide').getByRole('listitem');
    await expectPage(ages.first()).toBeVisible();
    for (let index = 0; index < (await ages.count()); index += 1) {
      const link = ages.nth(index).getByRole('link');
      const requests = Number((await link.textContent())?.split(' ')[0]);
      await link.click();
      await expectPage(page.locator('tbody tr')).toHaveCount(requests);
      await page.goBack();
      await expectPage(count).toBeVisible();
    }
    await count.click();
    await expectPage(page.locator('tbody tr')).toHaveCount(held);
  });

  it('names a draw that waits for its value', async () => {
    const { page, go } = test;
    const { id } = await makeDraw(test);
    await go('/staff');
    const due = page.getByRole('link', { name: 'Enter the value of the draw: Test kit' });
    await expectPage(due).toHaveAttribute('href', `/staff/offers/${id}`);
  });

  it('charts the last 14 days, as a table for screen readers', async () => {
    const { page, go, town } = test;
    await go('/staff');
    await page.getByRole('button', { name: 'Table' }).click();
    const today = page.getByRole('table', { name: 'Requests, last 14 days' }).getByRole('row').nth(1);
    const link = today.getByRole('link');
    await expectPage(link).toBeVisible();
    // The page's own day: by now it may be the next one.
    const [count, from, until] = await link.evaluate((element: HTMLAnchorElement) => {
      const day = new URL(element.href).searchParams;
      return [Number(element.textContent), day.get('from') ?? '', day.get('until') ?? ''] as const;
    });
    const counts = await test.staff.store.requests.counts({ search: '', from, until });
    expect(count).toBe(Object.values(counts).reduce((sum, some) => sum + some, 0));
    await page.reload();
    await expectPage(page.getByRole('button', { name: 'Chart' })).toBeVisible();
    await expectPage(page.getByRole('table', { name: 'Offers' }).getByRole('row')).toHaveCount(
      Object.keys(town.offers).length + 1,
    );
  });

  it('counts claims, and items with a tenth left', async () => {
    const { page, go } = test;
    await makeDoubts(test);
    await test.publish({ slug: 'scarce', title: { en: 'Water butt' }, items: [itemInput({ openingStock: 0 })] });
    await go('/staff');
    await expectPage(lane('Claims').getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/staff/homes');
    await expectPage(lane('Low stock').getByRole('listitem').first()).toContainText('none left');
    await expectPage(place('Stock')).toContainText('2 items run out');
    await lane('Claims').getByRole('link', { name: 'Answer' }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Homes');
  });

  it('updates the navigation badges by itself', async () => {
    const { page, go } = test;
    const held = await heldNow();
    await page.clock.install({ time: Date.now() });
    await go('/staff/offers');
    await expectPage(place('Requests')).toContainText(`${held} held`);
    const { id } = (
      await test.staff.store.requests.list({ search: '', state: 'held', sort: 'newest', page: 1 }, 1)
    )[0] ?? { id: '' };
    await declineRequest(test.as('felix'), { id, reason: 'No such house.', note: '' });
    await page.clock.runFor(10_500);
    await expectPage(place('Requests')).toContainText(`${held - 1} held`);
  });

  it('reports what failed to load, and shows no number for it', async () => {
    const { page, go } = test;
    await test.fail(/^GET .*\/today$/, 'internal');
    await test.fail(/^GET .*\/today$/, 'internal');
    await test.fail(/^GET .*\/today$/, 'internal');
    await go('/staff');
    await expectPage(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectPage(place('Requests').locator('.nav-badge')).toHaveCount(0);
    await expectPage(page.getByText('All quiet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(lane('To decide')).toBeVisible();
  });

  it('shows a viewer the offers and arrivals, and no work of other roles', async () => {
    const { page, go } = test;
    await test.signIn('vera');
    await go('/staff');
    await expectPage(page.getByRole('table', { name: 'Offers' })).toBeVisible();
    await expectPage(page.getByRole('heading', { level: 2, name: 'Requests, last 14 days' })).toBeVisible();
    for (const name of ['To decide', 'Claims', 'To pack']) await expectPage(lane(name)).toHaveCount(0);
    await expectPage(page.locator('main a[href*="/staff/requests"]')).toHaveCount(0);
  });
});
