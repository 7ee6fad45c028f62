import { acceptRequest, correctAddress, moveStock } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { flood } from './flood.ts';

const test = consoleTest();
const rows = () => test.page.locator('tbody tr');
const button = (name: string) => test.page.getByRole('button', { name, exact: true });

describe('the requests table', () => {
  it('keeps every filter in the URL, through reload and back', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await expectPage(rows()).toHaveCount(50);
    await page.getByRole('link', { name: 'To do' }).click();
    await expectPage(page).toHaveURL(/\?state=held$/);
    await expectPage(rows()).toHaveCount(8);

    await page.getByLabel('Offer', { exact: true }).selectOption('Free compost bin');
    const { bins } = test.town.offers;
    await expectPage(page).toHaveURL(new RegExp(`offer=${bins}`));
    await page.getByRole('searchbox').fill('Mill Race');
    await page.keyboard.press('Enter');
    await expectPage(page).toHaveURL(new RegExp(`offer=${bins}&state=held&search=Mill\\+Race`));
    await expectPage(rows()).toHaveCount(2);
    await page.reload();
    await expectPage(rows()).toHaveCount(2);
    await expectPage(page.getByRole('searchbox')).toHaveValue('Mill Race');
    await page.getByText('Export', { exact: true }).click();
    await expectPage(page.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      `/api/v1/requests/export.csv?offer=${bins}&state=held&search=Mill+Race`,
    );
    await expectPage(page.getByRole('link', { name: 'Excel workbook' })).toHaveAttribute(
      'href',
      `/api/v1/requests/export.xlsx?offer=${bins}&state=held&search=Mill+Race`,
    );
    await page.goBack();
    await expectPage(page.getByRole('searchbox')).toHaveValue('');
  });

  it('sorts and pages on the server, and returns to the same view from a request', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await page.getByLabel('Order').selectOption('Oldest first');
    // Links are built from the order shown, so wait for it.
    await expectPage(page.getByLabel('Order')).toHaveValue('oldest');
    await page.getByRole('link', { name: 'Next' }).click();
    await expectPage(page.getByText('51–63 of 63')).toBeVisible();
    await rows().first().getByRole('link').click();
    await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Back to requests' }).click();
    await expectPage(page).toHaveURL(/\?sort=oldest&page=2$/);
  });

  it('distinguishes no matches from no requests yet', async () => {
    const { page, go } = test;
    await go('/staff/requests?search=nobody');
    await expectPage(page.getByRole('heading', { name: 'No matching requests' })).toBeVisible();
    await test.moveTo('quiet');
    await page.getByRole('link', { name: 'Show all requests' }).click();
    await expectPage(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  });

  it('reports that the server is down, caches nothing from it, and retries', async () => {
    const { page, go } = test;
    // As many attempts as the page makes before it reports the error.
    for (let times = 0; times < 3; times += 1) await test.fail(/^GET \/api\/v1\/requests$/, 'reset');
    await go('/staff/requests');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(rows()).toHaveCount(50);
  });
});

describe('many requests', () => {
  const box = (reference: string) => test.page.getByRole('checkbox', { name: `Select ${reference}` });
  const dialog = () => test.page.getByRole('dialog');

  it('are selected by row, by range and all, and decided at the revisions that were read', async () => {
    const { page, go } = test;
    await go('/staff/requests?state=held');
    await expectPage(rows()).toHaveCount(8);
    const references = await rows().locator('.reference').allTextContents();
    await box(references[0] ?? '').check();
    await box(references[3] ?? '').click({ modifiers: ['Shift'] });
    await expectPage(page.getByText('4 requests selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all requests on this page' }).check();
    await expectPage(page.getByText('8 requests selected')).toBeVisible();
    await box(references[7] ?? '').uncheck();
    // A colleague decides one of them in the meantime.
    const other = await test.staff.store.requests.findByReference(references[1] ?? '');
    const typed = { line1: '9 Elsewhere Lane', line2: '', city: 'Little Marling', region: '', postcode: 'ZZ1 3QX' };
    const address = { typed: { ...typed, country: 'GB' } };
    const id = other?.id ?? '';
    await correctAddress(test.as('felix'), { id, address, unit: '', reason: 'They rang', visitor: '', network: '' });

    await button('Decline 7').click();
    await expectPage(dialog().getByRole('heading', { name: 'Decline 7 requests' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Decline 7' }).click();
    await expectPage(dialog().getByLabel('Reason the visitor')).toBeFocused();
    await dialog().getByLabel('Reason the visitor').fill('Outside the area');
    await expectPage(dialog().getByText('The reason: Outside the area').first()).toBeVisible();
    const mails = dialog().getByRole('region', { name: /get this email|gets this email/ });
    const titles = ['Free compost bin', 'Water-saving kit'];
    await expectPage(mails).toHaveCount(titles.length);
    for (const title of titles) await expectPage(mails.filter({ hasText: title })).toHaveCount(1);
    await dialog().getByRole('button', { name: 'Decline 7' }).click();
    await expectPage(page.getByText('6 requests were declined. 1 was changed by someone else meanwhile')).toBeVisible();
    await expectPage(page.locator('.done, .toast').last()).toBeFocused();
    await expectPage(rows()).toHaveCount(2);
    await expectPage(page.getByText('selected')).toBeHidden();
    expect(test.calls.filter(({ path }) => path.endsWith('/requests/decide'))).toHaveLength(1);
  });

  it('never lose the focus when the selection or the filters are cleared', async () => {
    const { page, go } = test;
    await go('/staff/requests?state=held');
    await page.getByRole('checkbox', { name: 'Select all requests on this page' }).check();
    await button('Clear the selection').click();
    await expectPage(page.getByRole('checkbox', { name: 'Select all requests on this page' })).toBeFocused();
    await page.getByText('More filters').click();
    await page.getByLabel('Postcode begins with', { exact: true }).fill('ZZ1');
    await page.keyboard.press('Enter');
    await expectPage(page).toHaveURL(/postcode=ZZ1/);
    await expectPage(page.getByLabel('Postcode begins with', { exact: true })).toBeFocused();
    await button('Clear these filters').click();
    await expectPage(button('More filters')).toBeFocused();
  });

  it('keep a place for the focus on the last page, which has no next link', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await expectPage(page).toHaveURL(/page=2$/);
    await expectPage(page.getByText('51–63 of 63')).toBeFocused();
  });

  it('redirect to the last page when all on it are decided', async () => {
    const { page, go } = test;
    await go('/staff/requests?page=9');
    await expectPage(page).toHaveURL(/page=2$/);
    await expectPage(rows()).toHaveCount(13);
  });

  it('keep their selection and input when the server does not respond', async () => {
    const { page, go } = test;
    await go('/staff/requests?state=held');
    await page.getByRole('checkbox', { name: 'Select all requests on this page' }).check();
    await button('Decline 8').click();
    await dialog().getByLabel('Reason the visitor').fill('Outside the area');
    await test.fail(/requests\/decide$/, 'unavailable');
    await dialog().getByRole('button', { name: 'Decline 8' }).click();
    await expectPage(dialog().getByRole('alert')).toBeVisible();
    await expectPage(dialog().getByLabel('Reason the visitor')).toHaveValue('Outside the area');
    await dialog().getByRole('button', { name: 'Decline 8' }).click();
    await expectPage(page.getByText('8 requests were declined.')).toBeVisible();
  });

  it('show email and offer on a wide screen, and nothing beyond its edge', async () => {
    const { page, go } = test;
    await page.setViewportSize({ width: 1920, height: 1080 });
    await go('/staff/requests');
    await expectPage(page.getByRole('columnheader', { name: 'Email address' })).toBeVisible();
    const beyond = () => page.locator('.list-scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    await expectPage.poll(beyond).toBe(0);
  });

  it('show the chosen columns, also on the next visit', async () => {
    const { page, go } = test;
    await go('/staff/requests');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Email address' }).check();
    await page.getByRole('checkbox', { name: 'Items' }).uncheck();
    await page.keyboard.press('Escape');
    await expectPage(page.locator('main .menu > summary', { hasText: 'Columns' })).toBeFocused();
    await expectPage(page.getByRole('checkbox', { name: 'Items' })).toHaveCount(0);
    const heads = page.locator('thead th');
    const chosen = ['Name', 'State', 'Address', 'Received', 'Email address'];
    await expectPage(heads).toHaveText(chosen);
    await page.reload();
    await expectPage(heads).toHaveText(chosen);
  });
});

describe('one request', () => {
  it('is declined with a reason, which its history shows', async () => {
    const { page, go } = test;
    await go(`/staff/requests/${test.request(2).id}`);
    await expectPage(page.getByText('The address was typed by hand')).toBeVisible();
    await button('Decline…').click();
    const dialog = page.getByRole('dialog', { name: 'Decline this request' });
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expectPage(dialog.getByLabel('Reason the visitor')).toHaveAccessibleDescription(
      /Tell the visitor why, in a few words/,
    );
    expect((await test.stored(test.request(2))).state).toBe('held');

    await dialog.getByLabel('Reason the visitor').fill('No such house in Mill Race');
    await dialog.getByLabel('Note for staff').fill('The postman said so');
    await expectPage(dialog.getByText('The reason: No such house in Mill Race')).toBeVisible();
    await expectPage(dialog.getByText('The postman', { exact: false })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.getByText('Declined. Its items are available again.')).toBeVisible();
    await expectPage(page.locator('.history').first()).toContainText('No such house in Mill Race');
    await expectPage(page.locator('.history').first()).toContainText('Note for staff: The postman said so');
    await expectPage(button('Accept')).toBeHidden();
  });

  it('is accepted', async () => {
    await test.go(`/staff/requests/${test.request(2).id}`);
    await button('Accept').click();
    await expectPage(test.page.getByText('Accepted. Its items are set aside.')).toBeVisible();
    expect((await test.stored(test.request(2))).state).toBe('accepted');
  });

  it('explains why Doorstep itself moved it', async () => {
    const { page, go } = test;
    const { id: offerId, definition } = await test.storedOffer('bins');
    const movement = { kind: 'delivery', quantity: 2, reason: '' } as const;
    await moveStock(test.as('felix'), { offerId, itemId: definition.items[1]?.id ?? '', movement });
    await go(`/staff/requests/${test.request(60).id}`);
    await expectPage(page.locator('.history').first()).toContainText('Next in the queue.');
    await expectPage(page.getByText('queue', { exact: true })).toHaveCount(0);
  });

  it('is withdrawn only after a confirmation', async () => {
    const { page, go } = test;
    await go(`/staff/requests/${test.request(4).id}`);
    await button('Withdraw…').click();
    await expectPage(button('Withdraw request')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(button('Withdraw request')).toBeHidden();
    expect((await test.stored(test.request(4))).state).toBe('waitlisted');
    await expectPage(button('Withdraw…')).toBeFocused();
    await button('Withdraw…').click();
    await button('Withdraw request').click();
    await expectPage(page.getByText('Withdrawn.', { exact: true })).toBeVisible();
  });

  it('reports that a colleague decided it first', async () => {
    const { page, go } = test;
    await go(`/staff/requests/${test.request(2).id}`);
    await test.fail(/accept$/, 'state_conflict');
    await button('Accept').click();
    await expectPage(page.getByRole('alert')).toContainText('that step is no longer possible');
  });
});

describe('a flood', () => {
  const reason = 'These came from a program.';
  const panel = () => test.page.locator('.floods');
  const dialog = () => test.page.getByRole('dialog', { name: 'Decline all from network BEEF01' });
  const row = (name: string) => panel().getByRole('listitem').filter({ hasText: name });

  async function askToDecline(count = 12): Promise<{ id: string }[]> {
    const flooded = await flood(test, count);
    await test.go('/staff/requests');
    await panel().locator('summary').click();
    await row('Network BEEF01').getByRole('button', { name: 'Decline all…' }).click();
    await expectPage(dialog().getByRole('button', { name: `Decline ${count} requests` })).toBeVisible();
    return flooded;
  }

  it('is split by network, viewed, and declined as one in as many calls as needed', async () => {
    const { page } = test;
    const count = 201;
    const flooded = await askToDecline(count);
    await dialog()
      .getByRole('button', { name: `Decline ${count} requests` })
      .click();
    await expectPage(dialog().getByLabel('Reason the visitor')).toBeFocused();
    await dialog().getByLabel('Reason the visitor').fill(reason);
    await dialog().getByLabel('Note for staff').fill('One machine, all night');
    await expectPage(dialog().getByText(`${count} emails are sent.`)).toBeVisible();
    await expectPage(dialog().getByText(`The reason: ${reason}`).first()).toBeVisible();
    await dialog()
      .getByRole('button', { name: `Decline ${count} requests` })
      .click();
    const done = page.getByText(`${count} requests declined; ${count} emails sent.`);
    await expectPage(done).toBeVisible({ timeout: 60_000 });
    await expectPage(page.locator('.done, .toast').last()).toBeFocused();
    for (const one of flooded.slice(-2)) expect((await test.stored(one)).state).toBe('declined');
    const sent = test.calls.filter(({ path }) => path.endsWith('/networks/decline'));
    expect(sent.length).toBe(2);
    expect(sent[0]?.body).toMatchObject({ network: 'beef01beef01', reason, note: 'One machine, all night' });
    await expectPage(row('Network BEEF01')).toHaveCount(0);
    await expectPage(row('Network CAFE02')).toHaveCount(1);
  });

  it('can be viewed request by request', async () => {
    const count = (await flood(test)).length;
    await test.go('/staff/requests');
    await panel().locator('summary').click();
    await row('Network BEEF01').getByRole('link', { name: 'Show them' }).click();
    await expectPage(rows()).toHaveCount(count);
    await expectPage(test.page.getByText('Only requests from network BEEF01 are shown.')).toBeVisible();
    await test.page.getByRole('link', { name: 'Show all requests' }).click();
    await expectPage(rows()).toHaveCount(50);
  });

  it('reports requests a colleague decided first, without counting them', async () => {
    const flooded = await askToDecline();
    const count = flooded.length;
    const accept = async (some: { id: string }[]) => {
      for (const { id } of some) await acceptRequest(test.as('felix'), { id, reason: '' });
    };
    await accept(flooded.slice(0, 4));
    await dialog().getByLabel('Reason the visitor').fill(reason);
    // The counts update; the decision covers what was shown when the button was pressed.
    await expectPage(dialog().getByRole('button', { name: `Decline ${count - 4} requests` })).toBeVisible();
    const letGo = await test.hold(/decline\/preview$/);
    await accept(flooded.slice(4, 7));
    await dialog()
      .getByRole('button', { name: `Decline ${count - 4} requests` })
      .click();
    letGo();
    await expectPage(
      test.page.getByText(
        `${count - 7} requests declined; ${count - 7} emails sent. Someone else had already decided 3`,
      ),
    ).toBeVisible();
  });

  it('keeps input after a lost response, shows the remainder, and continues there', async () => {
    const { page } = test;
    const flooded = await askToDecline();
    const count = flooded.length;
    await dialog().getByLabel('Reason the visitor').fill(reason);
    await expectPage(dialog().getByText(`The reason: ${reason}`).first()).toBeVisible();
    await test.fail(/networks\/decline$/, 'unavailable');
    await dialog()
      .getByRole('button', { name: `Decline ${count} requests` })
      .click();
    await expectPage(dialog().getByRole('alert')).toContainText(`${count} of these requests are still held.`);
    await expectPage(dialog().getByLabel('Reason the visitor')).toHaveValue(reason);
    await dialog()
      .getByRole('button', { name: `Decline ${count} requests` })
      .click();
    await expectPage(page.getByText('Done. None of these requests is held any more.')).toBeVisible();
    for (const one of flooded) expect((await test.stored(one)).state).toBe('declined');
  });

  it('is not shown as empty when it fails to load', async () => {
    const { page, go } = test;
    const path = /^GET .*\/networks$/;
    await test.fail(path, 'not_allowed');
    await go('/staff/requests');
    await expectPage(page.getByRole('alert')).toBeVisible();
    await expectPage(rows()).toHaveCount(50);
  });
});

describe('the personal data of a request', () => {
  it('is exported and erased by an owner, after a list of what goes and stays', async () => {
    const { page, go } = test;
    await go(`/staff/requests/${test.request(2).id}`);
    await expectPage(page.getByRole('link', { name: 'Export this person’s data' })).toHaveAttribute(
      'href',
      `/api/v1/requests/${test.request(2).id}/personal-data.json`,
    );
    await button('Erase…').click();
    const dialog = page.getByRole('dialog', { name: /^Erase the personal data of/ });
    await expectPage(dialog).toContainText('This request is still open. It’s withdrawn first');
    await expectPage(dialog).toContainText('Name, email address, phone and every answer');
    await expectPage(dialog).toContainText('What was requested, when, and the outcome');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await test.stored(test.request(2))).erasedAt).toBeNull();
    await button('Erase…').click();
    await test.fail(/erase$/, 'unavailable');
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await expectPage(dialog.getByRole('alert')).toContainText('isn’t available');
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await expectPage(dialog).toBeHidden();
    await expectPage(page.getByText(/^Erased on \d+ \w+(?: \d{4})?, /)).toBeVisible();
    // Withdrawn and erased at the same instant, in this order.
    await expectPage(page.locator('.history li').first()).toContainText('Personal data erased');
    await expectPage(button('Erase…')).toBeHidden();
    await expectPage(page.getByText('No fixed address')).toBeHidden();
    await expectPage(page.getByRole('heading', { name: 'Why it is held' })).toBeHidden();
    await go('/staff/requests?state=withdrawn');
    await expectPage(rows().first()).toContainText('erased');
  });

  it('is not erasable while packed, nor by people without permission', async () => {
    const { page, go } = test;
    await go(`/staff/requests/${test.request(5).id}`);
    await expectPage(page.getByText('It’s packed, and its label needs the address.')).toBeVisible();
    await expectPage(button('Erase…')).toBeHidden();
    await test.signIn('felix');
    await go(`/staff/requests/${test.request(2).id}`);
    await expectPage(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expectPage(page.getByRole('heading', { name: 'Personal data' })).toBeHidden();
    await expectPage(page.getByRole('link', { name: 'Export this person’s data' })).toBeHidden();
  });
});
