import { transitionOffer } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const dayMs = 86_400_000;
const row = (name: string) =>
  test.page
    .getByRole('table', { name: 'Offers' })
    .getByRole('row')
    .filter({ has: test.page.getByRole('link', { name, exact: true }) });
const rows = () => test.page.locator('.offer-table tbody tr');
const choice = (name: string) =>
  test.page.getByRole('navigation', { name: 'Which offers' }).getByRole('link', { name, exact: true });

describe('the list of offers', () => {
  it('counts what came to each in 14 days, and leads to its picture', async () => {
    const { page, go, town } = test;
    const today = new Date().setUTCHours(0, 0, 0, 0);
    const cameSince = async (from: number) => {
      const counts = await test.staff.store.requests.counts({
        search: '',
        offer: town.offers.bins,
        from: new Date(from).toISOString(),
      });
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    };
    const came = await cameSince(today - 13 * dayMs);
    expect(came).toBeGreaterThan(0);
    // A midnight may pass before the page reads.
    const cameByTomorrow = await cameSince(today - 12 * dayMs);
    await go('/staff/offers');
    await row('Free compost bin')
      .locator('.cell-arrivals')
      .getByRole('link', { name: new RegExp(`^(${came}|${cameByTomorrow})$`) })
      .click();
    await expectPage(page).toHaveURL(new RegExp(`/staff/insights\\?offer=${town.offers.bins}$`));
    await expectPage(page.getByLabel('Offer', { exact: true })).toHaveValue(town.offers.bins);
  });

  it('keeps archived offers apart, and finds an offer by its title or its short name', async () => {
    const { page, go, town } = test;
    for (const transition of ['close', 'archive'] as const)
      await transitionOffer(test.as('ezra'), { id: town.offers.bins, transition });
    await go('/staff/offers');
    await expectPage(choice('Current 2')).toHaveAttribute('aria-current', 'page');
    await expectPage(row('Free compost bin')).toHaveCount(0);
    await choice('Archived 1').click();
    await expectPage(rows()).toHaveCount(1);
    await expectPage(row('Free compost bin')).toBeVisible();

    const find = page.getByRole('searchbox', { name: 'Find an offer' });
    await find.fill('nothing of the kind');
    await expectPage(page.getByText('No offer matches “nothing of the kind”.')).toBeVisible();
    await find.fill('COMPOST-bin');
    await expectPage(rows()).toHaveCount(1);
    await choice('Current 0').click();
    await expectPage(page.getByText('No offer matches “COMPOST-bin”.')).toBeVisible();
    await find.fill('');
    await expectPage(rows()).toHaveCount(2);
  });
});
