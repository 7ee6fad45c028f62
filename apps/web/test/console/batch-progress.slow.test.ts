// A batch's progress on its page: packed and tracked parcels, the next step, and what a dispatch would leave out.
import { assignPackers, packParcel, recordPrinting, saveTracking } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const { button, inDialog, done, scan } = onBatches(test);
const batch = () => test.town.batches.locked;
const open = () => test.go(`/staff/batches/${batch().id}`);
const dialog = () => test.page.getByRole('dialog');
const steps = () => test.page.locator('.batch-steps > li');
const tick = async (...references: string[]) => {
  for (const reference of references) await packParcel(test.as('felix'), { id: batch().id, reference });
};
const track = (...references: string[]) =>
  saveTracking(test.as('felix'), {
    id: batch().id,
    carrier: 'Royal Mail',
    trackingLink: '',
    parcels: references.map((reference) => ({ reference, number: `AB-${reference}` })),
  });
const print = () => recordPrinting(test.as('felix'), { id: batch().id });

it('a dispatch warns that nothing is packed or tracked, but goes ahead', async () => {
  await print();
  await open();
  await button('Dispatch all 3 parcels').press('Enter');
  await expectPage(dialog()).toContainText('None of the 3 parcels is ticked as packed.');
  await expectPage(dialog()).toContainText(
    'None of the 3 parcels has a tracking number yet, so their emails won’t have one.',
  );
  await inDialog('Dispatch all 3 parcels').press('Enter');
  await done('3 parcels dispatched.');
});

it('a dispatch counts unpacked and untracked parcels at that moment, and shows nothing if none are', async () => {
  await print();
  const [first = '', second = '', third = ''] = batch().references;
  await open();
  await expectPage(button('Dispatch all 3 parcels')).toBeVisible();
  await test.settled();
  // A colleague packs in the meantime.
  await tick(first, second);
  await track(first);
  await button('Dispatch all 3 parcels').press('Enter');
  await expectPage(dialog()).toContainText('1 of 3 parcels isn’t ticked as packed.');
  await expectPage(dialog()).toContainText(
    '2 of 3 parcels have no tracking number yet, so their emails won’t have one.',
  );
  await test.page.keyboard.press('Escape');
  await tick(third);
  await track(second, third);
  await button('Dispatch all 3 parcels').press('Enter');
  await expectPage(dialog()).toContainText('You have handed them over');
  await expectPage(dialog()).not.toContainText('packed');
  await expectPage(dialog()).not.toContainText('tracking');
});

it('a dispatch by scanning counts only the scanned parcels', async () => {
  await print();
  const [first = '', second = ''] = batch().references;
  await tick(first);
  await track(first);
  await open();
  const panel = test.page.locator('#batch-dispatch');
  await scan().fill(first);
  await scan().press('Enter');
  await expectPage(button('Dispatch 1 scanned parcel')).toBeVisible();
  await expectPage(panel).not.toContainText('ticked as packed');
  await expectPage(panel).not.toContainText('no tracking number');
  await scan().fill(second);
  await scan().press('Enter');
  await expectPage(panel).toContainText('1 of 2 parcels isn’t ticked as packed.');
  await expectPage(panel).toContainText('1 of 2 parcels has no tracking number yet, so its email won’t have one.');
  await button(`Remove ${first}`).press('Enter');
  await expectPage(panel).toContainText('The parcel isn’t ticked as packed.');
  await expectPage(panel).toContainText('The parcel has no tracking number yet, so its email won’t have one.');
});

it('a fully packed batch links to dispatch, with tracking numbers on the way', async () => {
  const { page } = test;
  await print();
  await open();
  await expectPage(steps()).toHaveText(['Locked', 'Labels printed', 'Pack', 'Tracking numbers (optional)', 'Dispatch']);
  await expectPage(page.locator('[aria-current=step]')).toHaveText('Pack');
  await expectPage(page.getByText('Labels are printed. What is left:')).toBeVisible();
  await tick(...batch().references);
  await open();
  await expectPage(page.locator('[aria-current=step]')).toHaveText('Dispatch');
  await expectPage(steps().filter({ hasText: 'Everything packed' })).toHaveAttribute('data-done');
  await expectPage(page.getByText('Labels are printed and everything is packed. What is left:')).toBeVisible();
  const carrier = page.getByLabel('Carrier', { exact: true });
  await expectPage(carrier).toBeHidden();
  await steps().getByRole('link', { name: 'Tracking numbers (optional)' }).press('Enter');
  await expectPage(carrier).toBeInViewport();
});

it.each([true, false])(
  'a dispatch is confirmed even if the page has already reloaded the dispatched batch; by scanning: %s',
  async (isScanned) => {
    await print();
    await open();
    const letGo = await test.holdAnswers(/^POST .*\/dispatch$/);
    if (isScanned) {
      for (const reference of batch().references) {
        await scan().fill(reference);
        await scan().press('Enter');
      }
      await button('Dispatch 3 scanned parcels').press('Enter');
    } else {
      await button('Dispatch all 3 parcels').press('Enter');
      await inDialog('Dispatch all 3 parcels').press('Enter');
    }
    await expectPage(button('Dispatch all 3 parcels')).toHaveCount(0);
    letGo();
    await done('3 parcels dispatched.');
  },
);

it('a locked batch says that parcels can still be taken out', async () => {
  await open();
  await expectPage(
    test.page.getByText('Now print its labels, pack and dispatch it. You can still take parcels out.'),
  ).toBeVisible();
  await expectPage(button(/^Take out/)).toHaveCount(3);
});

it('a finished batch links to the dispatch panel, and names who dispatches to a packer', async () => {
  const { page, go } = test;
  await tick(...batch().references);
  await go(`/staff/packing/${batch().id}`);
  await page.getByRole('link', { name: 'Go on to dispatch' }).press('Enter');
  await expectPage(button('Dispatch all 3 parcels')).toBeInViewport();
  await assignPackers(test.as('olive'), { id: batch().id, personIds: [test.town.people.ada.id] });
  await test.signIn('ada');
  await go(`/staff/packing/${batch().id}`);
  await expectPage(page.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
  await expectPage(page.getByText('An owner or a fulfiller dispatches the batch. Tell them it’s ready.')).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'Go on to dispatch' })).toHaveCount(0);
});
