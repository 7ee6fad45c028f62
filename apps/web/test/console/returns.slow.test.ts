// Recording returns: the page must claim nothing untrue about a parcel.
import { expectPage } from '@doorstep/testing/expect-page';
import { it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { sendParcels } from './send-parcels.ts';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const { scan } = onBatches(test);

it('the returns page removes an error when another reference is entered', async () => {
  const { page, go } = test;
  const [back = ''] = test.town.batches.gone.references;
  await go('/staff/batches/returns');
  await expectPage(page.getByText('Each scan records one parcel, with what is chosen here.')).toBeVisible();
  await page.getByLabel('Reason').selectOption('moved_away');
  await scan().fill('DS-NOBODY');
  await scan().press('Enter');
  await expectPage(page.getByRole('alert')).toHaveText('There is no request DS-NOBODY.');
  await scan().fill(back);
  await expectPage(page.getByRole('alert')).toHaveCount(0);
});

it.each([true, false])(
  'the returns page promises no email without an address; with a mail server: %s',
  async (sendsEmails) => {
    const { page, go } = test;
    if (!sendsEmails) await test.restart({ SMTP_URL: '' });
    const bins = await test.storedOffer('bins');
    const asked = await test.visitors.ask(bins, 70, {
      body: { contact: { name: 'Cora Vintner', email: '', phone: '' } },
    });
    await sendParcels(test, [asked]);
    const back = asked.reference;
    await go('/staff/batches/returns');
    await expectPage(page.getByText(/if they gave an email address/i)).toBeVisible();
    await page.getByLabel('Reason').selectOption('moved_away');
    await scan().fill(back);
    await expectPage(page.getByText('No email is sent: the visitor gave no email address.')).toBeVisible();
    await scan().press('Enter');
    await expectPage(page.locator('.toast p').filter({ hasText: back })).toHaveText(
      `${back} recorded. No email: no address was given.`,
    );
    await expectPage(page.getByText(/if they gave an email address/i)).toHaveCount(0);
  },
);
