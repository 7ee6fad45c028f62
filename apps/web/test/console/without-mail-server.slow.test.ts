// Without a mail server, no text promises an email: it says instead what happens to it.
import { enterDrawValue, withdrawRequest } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { makeDoubts } from './doubts.ts';
import { drawValue, makeDraw } from './draws.ts';
import { flood } from './flood.ts';

const test = consoleTest({}, { settings: { SMTP_URL: '' } });
const dialog = () => test.page.getByRole('dialog');
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const promise =
  /(?<!No )email is sent|emails are sent|goes to|is emailed|told by email|on (?:its|their) way|emails? sent/;

describe('without a mail server', () => {
  it('declining shows the email as kept', async () => {
    await test.go(`/staff/requests/${test.request(2).id}`);
    await button('Decline…').click();
    await expectPage(dialog()).toContainText(
      /No email is sent, because no mail server is set up. This one to .+ is kept/,
    );
    await expectPage(dialog()).not.toContainText(promise);
  });

  it('declining a flood announces no emails, before and after', async () => {
    await flood(test);
    await test.go('/staff/requests');
    await test.page.locator('.floods > summary').click();
    await test.page
      .locator('.floods')
      .getByRole('listitem')
      .filter({ hasText: 'Network CAFE02' })
      .getByRole('button', { name: 'Decline all…' })
      .click();
    await expectPage(dialog()).toContainText('2 emails are kept under “Emails”.');
    await expectPage(dialog()).toContainText('It’s kept under “Emails”, because no mail server is set up');
    await expectPage(dialog()).not.toContainText(promise);
    await dialog().getByLabel('Reason the visitor').fill('These came from a program.');
    await dialog().getByRole('button', { name: 'Decline 2 requests' }).click();
    await expectPage(test.page.getByText('2 requests declined; 2 emails kept under “Emails”.')).toBeVisible();
  });

  it('a history shows emails as kept, not as sent', async () => {
    // Its units go to the first in the queue.
    const { id } = test.request(0);
    await withdrawRequest(test.as('felix'), { id, reason: '' });
    await test.go(`/staff/requests/${id}`);
    await expectPage(test.page.getByText('One email was kept under “Emails”.')).toBeVisible();
    await expectPage(test.page.getByText('went out')).toHaveCount(0);
  });

  it('deciding a claim asks staff to inform the visitor themselves', async () => {
    const { page, go } = test;
    await makeDoubts(test);
    await go('/staff/homes');
    await button('Refuse').first().click();
    await expectPage(dialog()).toContainText('tell the visitor yourself');
    await expectPage(dialog()).not.toContainText(promise);
    await page.keyboard.press('Escape');
    await button('Allow request').first().click();
    await expectPage(dialog()).toContainText('tell them yourself');
    await expectPage(dialog()).not.toContainText(promise);
    await page.getByLabel('Reason').fill('Two doorbells');
    await dialog().getByRole('button', { name: 'Allow request' }).click();
    await expectPage(page.locator('.done, .toast').last()).toContainText('kept under “Emails”: no mail server is set');
  });

  it('holding a draw promises no email', async () => {
    const { page, go } = test;
    const { id: offerId } = await makeDraw(test);
    await enterDrawValue(test.as('ezra'), { offerId, value: drawValue });
    await go(`/staff/offers/${offerId}`);
    await page.getByLabel('Public value').fill(drawValue);
    await button('Enter value').click();
    await expectPage(dialog()).toContainText('No email is sent');
    await expectPage(dialog()).not.toContainText(promise);
  });

  it('a delivery shows the emails as kept', async () => {
    await test.go(`/staff/offers/${test.town.offers.bins}#items`);
    await button('Stock movements… Kitchen caddy').click();
    await dialog().getByLabel('How many').fill('12');
    await dialog().getByRole('button', { name: 'Save movement' }).click();
    await expectPage(dialog()).toContainText('5 emails kept under “Emails”');
  });
});
