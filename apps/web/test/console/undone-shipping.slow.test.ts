// Mistakes undone where they were made and where they are shown.
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { onBatches } from './on-batches.ts';
import { pressOnceRead } from './press-once-read.ts';
import { sendParcels } from './send-parcels.ts';

const test = consoleTest();
const press = pressOnceRead(test);
const { button, inDialog, scan } = onBatches(test);
const toast = (text: string) => test.page.locator('.toast').filter({ hasText: text });

it('a dispatch is undone from its toast, by keyboard, for one parcel and for the batch', async () => {
  const { page, go } = test;
  const { id, references } = test.town.batches.locked;
  const [first = ''] = references;
  await go(`/staff/batches/${id}`);
  const dispatchAll = async () => {
    await page.locator('summary').filter({ hasText: 'Dispatch' }).press('Enter');
    await button('Dispatch all 3 parcels').press('Enter');
    await inDialog('Dispatch all 3 parcels').press('Enter');
    await expectPage(toast('3 parcels dispatched.').last()).toBeFocused();
  };
  await dispatchAll();
  await toast('3 parcels dispatched.').getByRole('button', { name: 'Undo' }).press('Enter');
  await expectPage(toast('3 parcels are packed again. 3 emails were withdrawn.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(toast('3 parcels are packed again.')).toHaveCount(0);
  await dispatchAll();
  await button(`Undo dispatch of ${first}`).press('Enter');
  await expectPage(toast(`${first} is packed again.`)).toBeFocused();
  await button('Undo the dispatch of 2 parcels').press('Enter');
  await expectPage(toast('2 parcels are packed again.')).toBeFocused();
  await dispatchAll();
  await press('z');
  await expectPage(toast('3 parcels are packed again.')).toBeVisible();
  const stored = await Promise.all(references.map((each) => test.staff.store.requests.findByReference(each)));
  expect(stored.map((request) => request?.state)).toEqual(['packed', 'packed', 'packed']);
});

it('a dispatch and a return are undone on the request’s page', async () => {
  const { page, go } = test;
  const bins = await test.storedOffer('bins');
  const asked = await test.visitors.ask(bins, 70);
  await sendParcels(test, [asked]);
  await go('/staff/batches/returns');
  await page.getByLabel('Reason').selectOption('moved_away');
  await scan().fill(asked.reference);
  await scan().press('Enter');
  await expectPage(toast(`${asked.reference} recorded.`)).toBeVisible();
  await button(`Undo the return of ${asked.reference}`).press('Enter');
  await expectPage(toast(`${asked.reference} is on its way again.`)).toBeVisible();
  await go(`/staff/requests/${asked.id}`);
  await button('Undo the dispatch').press('Enter');
  await expectPage(toast(`${asked.reference} is packed again.`)).toBeFocused();
  await expectPage(button('Undo the dispatch')).toHaveCount(0);
  expect((await test.stored(asked)).state).toBe('packed');
});

it('a request shows its emails, and resends its receipt', async () => {
  const { page, go } = test;
  const bins = await test.storedOffer('bins');
  const { id } = await test.visitors.ask(bins, 70);
  await go(`/staff/requests/${id}`);
  const emails = page.getByRole('region', { name: 'Emails' }).getByRole('listitem');
  await expectPage(emails).toHaveCount(1);
  await button('Send receipt again').click();
  await expectPage(toast('The receipt is queued for')).toBeVisible();
  await expectPage(emails).toHaveCount(2);
  await emails.first().locator('summary').click();
  await expectPage(emails.first().locator('.mail-text')).toBeVisible();
  const sent = await test.staff.store.outbox.ofSubject(id);
  expect(sent.map(({ order }) => order.kind)).toEqual(['receipt', 'receipt']);
});

it('at most three toasts are shown, each with a dismiss button', async () => {
  const { page, go } = test;
  const bins = await test.storedOffer('bins');
  const asked = [];
  for (let index = 0; index < 4; index += 1) asked.push(await test.visitors.ask(bins, 71 + index));
  await sendParcels(test, asked);
  await go('/staff/batches/returns');
  await page.getByLabel('Reason').selectOption('moved_away');
  for (const { reference } of asked) {
    await scan().fill(reference);
    await scan().press('Enter');
    await expectPage(toast(`${reference} recorded.`)).toBeVisible();
    // A hovered toast stays.
    await toast(`${reference} recorded.`).hover();
  }
  // Fewer where an earlier one has had its time.
  await expectPage.poll(() => page.locator('.toast').count(), 'toasts').toBeLessThanOrEqual(3);
  const last = toast(`${asked.at(-1)?.reference ?? ''} recorded.`);
  await last.getByRole('button', { name: 'Dismiss this message' }).click();
  await expectPage(last).toHaveCount(0);
});
