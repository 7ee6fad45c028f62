import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();

it('emails are found by the reference of the request and the address of the recipient, and all are listed again', async () => {
  const { page, go } = test;
  const offer = await test.publish({ slug: 'rain-barrel', title: { en: 'Rain barrel' } });
  const { id, reference } = await test.visitors.ask(offer, 90);
  const { contact } = (await test.staff.store.requests.find(id)) ?? {};
  const email = contact?.email ?? '';
  await go('/staff/mails');
  const field = page.getByLabel('Find emails', { exact: true });
  const found = page.locator('.mail-to');
  for (const text of [reference, email]) {
    await field.fill(text);
    await field.press('Enter');
    await expectPage(found).toHaveText([email]);
    expect(new URL(page.url()).searchParams.get('search')).toBe(text);
  }
  await field.fill('nobody at all');
  await field.press('Enter');
  await expectPage(page.getByText('No email matches.')).toBeVisible();
  await page.goBack();
  await expectPage(field).toHaveValue(email);
  await expectPage(found).toHaveText([email]);
  await field.fill('');
  await field.press('Enter');
  await expectPage(found).not.toHaveCount(1);
});
