// Recording what came back: nothing is said of a parcel that is not true of it.
import { expectPage } from '@doorstep/testing/expect-page';
import { it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { withConsole } from './with-console.ts';

const test = withConsole();
const { referencesOf, scan } = onBatches(test);

it('the returns page removes an error when another reference is entered', async () => {
  const { page, go } = test;
  const [back = ''] = referencesOf('b-2');
  await go('/staff/batches/returns');
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
    const { page, go, standIn } = test;
    standIn.sendsEmails = sendsEmails;
    const [back = ''] = referencesOf('b-2');
    const request = standIn.data.requests.find(({ reference }) => reference === back);
    if (request !== undefined) request.contact.email = '';
    await go('/staff/batches/returns');
    await expectPage(page.getByText(/if they gave an email address/i)).toBeVisible();
    await page.getByLabel('Reason').selectOption('moved_away');
    await scan().fill(back);
    await expectPage(page.getByText('No email is sent: the visitor gave no email address.')).toBeVisible();
    await scan().press('Enter');
    await expectPage(page.getByRole('status').filter({ hasText: back })).toHaveText(
      `${back} recorded. No email: no address was given.`,
    );
    await expectPage(page.getByText(/if they gave an email address/i)).toHaveCount(0);
  },
);
