import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { withConsole } from './with-console.ts';

const test = withConsole();
const rows = () => test.page.locator('tbody tr');
const button = (name: string) => test.page.getByRole('button', { name, exact: true });

describe('the requests table', () => {
  it('keeps every choice in the address, through reload and back', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await expectPage(rows()).toHaveCount(25);
    await page.getByRole('link', { name: /^Held/ }).click();
    await expectPage(page).toHaveURL(/\?state=held$/);
    await expectPage(rows()).toHaveCount(8);

    await page.getByLabel('Offer', { exact: true }).selectOption('Free compost bin');
    await expectPage(page).toHaveURL(/offer=o-bins/);
    await page.getByRole('searchbox').fill('Mill Race');
    await page.keyboard.press('Enter');
    await expectPage(page).toHaveURL(/offer=o-bins&state=held&search=Mill\+Race/);
    await expectPage(rows()).toHaveCount(2);
    await page.reload();
    await expectPage(rows()).toHaveCount(2);
    await expectPage(page.getByRole('searchbox')).toHaveValue('Mill Race');
    await expectPage(page.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      '/api/staff/requests/export.csv?offer=o-bins&state=held&search=Mill+Race',
    );
    await page.goBack();
    await expectPage(page.getByRole('searchbox')).toHaveValue('');
  });

  it('sorts and pages on the server, and comes back to the same view from a request', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await page.getByLabel('Order').selectOption('Oldest first');
    // Links lead on from what is shown.
    await expectPage(page.getByLabel('Order')).toHaveValue('oldest');
    await page.getByRole('link', { name: 'Next' }).click();
    await expectPage(page.getByText('26–50 of 63')).toBeVisible();
    await rows().first().getByRole('link').click();
    await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Back to the requests' }).click();
    await expectPage(page).toHaveURL(/\?sort=oldest&page=2$/);
  });

  it('says that nothing fits, which is not the same as nothing yet', async () => {
    const { page, go, standIn } = test;
    await go('/staff/requests?search=nobody');
    await expectPage(page.getByRole('heading', { name: 'No request fits' })).toBeVisible();
    standIn.data.requests = [];
    await page.getByRole('link', { name: 'Show all requests' }).click();
    await expectPage(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  });

  it('says that the server is down, keeps nothing from it, and tries again', async () => {
    const { page, go, standIn } = test;
    const down = { path: /^GET \/api\/staff\/requests$/, code: 'reset' as const };
    standIn.failures.push(down, { ...down }, { ...down });
    await go('/staff/requests');
    await expectPage(page.getByRole('alert')).toContainText('There is no answer from Doorstep', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(rows()).toHaveCount(25);
  });
});

describe('one request', () => {
  it('is declined with a reason, which stands in its history', async () => {
    const { page, go, standIn } = test;
    await go('/staff/requests/r-2');
    await expectPage(page.getByText('The address was typed by hand')).toBeVisible();
    await button('Decline…').click();
    const dialog = page.getByRole('dialog', { name: 'Decline this request' });
    await dialog.getByRole('button', { name: 'Decline the request' }).click();
    await expectPage(dialog.getByLabel('Reason, told')).toHaveAccessibleDescription(
      /Tell the visitor in a few words why/,
    );
    expect(standIn.data.requests[2]?.state).toBe('held');

    await dialog.getByLabel('Reason, told').fill('No such house in Mill Race');
    await dialog.getByLabel('Note for staff').fill('The postman said so');
    await expectPage(dialog.getByText('The reason given: No such house in Mill Race')).toBeVisible();
    await expectPage(dialog.getByText('The postman', { exact: false })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Decline the request' }).click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.getByText('Declined. What it took is free again.')).toBeVisible();
    await expectPage(page.locator('.history')).toContainText('No such house in Mill Race');
    await expectPage(page.locator('.history')).toContainText('Note for staff: The postman said so');
    await expectPage(button('Accept')).toBeHidden();
  });

  it('is accepted', async () => {
    await test.go('/staff/requests/r-2');
    await button('Accept').click();
    await expectPage(test.page.getByText('Accepted. Its share of the stock is taken.')).toBeVisible();
    expect(test.standIn.data.requests[2]?.state).toBe('accepted');
  });

  it('is withdrawn only after a confirmation', async () => {
    const { page, go, standIn } = test;
    await go('/staff/requests/r-4');
    await button('Withdraw…').click();
    await page.keyboard.press('Escape');
    expect(standIn.data.requests[4]?.state).toBe('waitlisted');
    await expectPage(button('Withdraw…')).toBeFocused();
    await button('Withdraw…').click();
    await button('Withdraw the request').click();
    await expectPage(page.getByText('Withdrawn.', { exact: true })).toBeVisible();
  });

  it('says when somebody else was quicker', async () => {
    const { page, go, standIn } = test;
    await go('/staff/requests/r-2');
    standIn.data.requests[2]!.transitions = [];
    await button('Accept').click();
    await expectPage(page.getByRole('alert')).toContainText('the step is no longer possible');
  });
});
