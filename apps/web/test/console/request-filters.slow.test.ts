import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const rows = () => test.page.locator('tbody tr');

describe('many requests', () => {
  it('are announced within ten seconds, and appear on demand', async () => {
    const { page, go } = test;
    await page.clock.install({ time: Date.now() });
    await go('/staff/requests');
    const all = page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: 'All 63' });
    await expectPage(all).toBeVisible();
    const first = rows().first().getByRole('link');
    const shown = (await first.textContent()) ?? '';
    const offer = await test.storedOffer('bins');
    for (const index of [70, 71]) await test.visitors.ask(offer, index);
    await page.clock.runFor(10_500);
    await expectPage(page.getByRole('status').filter({ hasText: '2 new since you opened this list' })).toBeVisible();
    await expectPage(
      page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: 'All 65' }),
    ).toBeVisible();
    // The list itself stays as it was.
    await expectPage(first).toHaveText(shown);
    await button('Show them').click();
    await expectPage(rows().nth(2).getByRole('link')).toHaveText(shown);
    await expectPage(page.getByText('new since you opened this list')).toHaveCount(0);
  });

  it('are filtered by more than the state, in the URL and the counts', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await page.getByText('More filters').click();
    await page.getByLabel('Assurance of the address').selectOption('Typed, not in the list');
    await expectPage(page).toHaveURL(/assurance=typed/);
    await expectPage(rows()).toHaveCount(2);
    await expectPage(page.getByRole('link', { name: /^All/ })).toHaveText('All 2');
    // The older of the two arrived two days ago.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Received from', { exact: true }).fill(day);
    await expectPage(page).toHaveURL(/from=\d{4}-\d\d-\d\dT/);
    await expectPage(rows()).toHaveCount(1);
    await expectPage(page.getByLabel('Received from', { exact: true })).toHaveValue(day);
    await page.reload();
    // The filter fields are collapsed by default; active filters still show, and can be removed one by one.
    await expectPage(button('More filters (2 in use)')).toHaveAttribute('aria-expanded', 'false');
    await expectPage(page.getByLabel('Received from', { exact: true })).toHaveCount(0);
    await expectPage(page.locator('.chip')).toHaveText([/Received from \d+ \w+ \d{4}/, /Typed, not in the list/]);
    await button('Remove the filter “Assurance of the address: Typed, not in the list”').press('Enter');
    await expectPage(page).not.toHaveURL(/assurance/);
    await expectPage(button('More filters (1 in use)')).toBeFocused();
    await button('More filters (1 in use)').press('Enter');
    await expectPage(page.getByLabel('Received from', { exact: true })).toHaveValue(day);
    await button('Clear these filters').click();
    await expectPage(page).toHaveURL(/requests$/);
    await expectPage(rows()).toHaveCount(50);
  });
});
