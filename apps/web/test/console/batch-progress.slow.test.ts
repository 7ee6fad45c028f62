// How far a batch is, as its page says it: what is packed and tracked, what is next, and what a dispatch would leave out.
import { expectPage } from '@doorstep/testing/expect-page';
import { beforeEach, it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { withConsole } from './with-console.ts';

const test = withConsole();
const { button, inDialog, done, referencesOf, scan } = onBatches(test);
const batch = () => test.standIn.data.batches.find(({ id }) => id === 'b-1');
const dialog = () => test.page.getByRole('dialog');
const steps = () => test.page.locator('.batch-steps > li');
const tick = (...references: string[]) => {
  for (const reference of references)
    batch()?.ticks.unshift({ reference, packedAt: '2026-11-23T09:00:00.000Z', packedBy: 'Bo Sorrel' });
};
const track = (...positions: number[]) => {
  for (const position of positions) Object.assign(batch()?.members[position - 1] ?? {}, { trackingNumber: 'AB1' });
};

beforeEach(() => {
  Object.assign(batch() ?? {}, { state: 'printed', prints: 1 });
});

it('a dispatch warns that nothing is packed or tracked, and goes ahead all the same', async () => {
  await test.go('/staff/batches/b-1');
  await button('Dispatch all 3 parcels').press('Enter');
  await expectPage(dialog()).toContainText('None of the 3 parcels is ticked as packed.');
  await expectPage(dialog()).toContainText(
    'None of the 3 parcels has a tracking number yet, so their emails won’t have one.',
  );
  await inDialog('Dispatch all 3 parcels').press('Enter');
  await done('3 parcels dispatched.');
});

it('a dispatch counts what is unpacked or untracked at that moment, and says nothing when nothing is', async () => {
  const [first = '', second = '', third = ''] = referencesOf('b-1');
  await test.go('/staff/batches/b-1');
  await expectPage(button('Dispatch all 3 parcels')).toBeVisible();
  await test.settled();
  // A colleague packs meanwhile.
  tick(first, second);
  track(1);
  await button('Dispatch all 3 parcels').press('Enter');
  await expectPage(dialog()).toContainText('1 of 3 parcels isn’t ticked as packed.');
  await expectPage(dialog()).toContainText(
    '2 of 3 parcels have no tracking number yet, so their emails won’t have one.',
  );
  await test.page.keyboard.press('Escape');
  tick(third);
  track(2, 3);
  await button('Dispatch all 3 parcels').press('Enter');
  await expectPage(dialog()).toContainText('You have handed them over');
  await expectPage(dialog()).not.toContainText('packed');
  await expectPage(dialog()).not.toContainText('tracking');
});

it('a dispatch by scanning counts only the scanned parcels', async () => {
  const [first = '', second = ''] = referencesOf('b-1');
  tick(first);
  track(1);
  await test.go('/staff/batches/b-1');
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

it('packing leads on to dispatching when everything is packed, with tracking numbers on the way', async () => {
  const { page, go } = test;
  await go('/staff/batches/b-1');
  await expectPage(steps()).toHaveText(['Locked', 'Labels printed', 'Pack', 'Tracking numbers (optional)', 'Dispatch']);
  await expectPage(page.locator('[aria-current=step]')).toHaveText('Pack');
  await expectPage(page.getByText('Labels are printed. What is left:')).toBeVisible();
  tick(...referencesOf('b-1'));
  await go('/staff/batches/b-1');
  await expectPage(page.locator('[aria-current=step]')).toHaveText('Dispatch');
  await expectPage(steps().filter({ hasText: 'Everything packed' })).toHaveAttribute('data-done');
  await expectPage(page.getByText('Labels are printed and everything is packed. What is left:')).toBeVisible();
  const carrier = page.getByLabel('Carrier', { exact: true });
  await expectPage(carrier).toBeHidden();
  await steps().getByRole('link', { name: 'Tracking numbers (optional)' }).press('Enter');
  await expectPage(carrier).toBeInViewport();
});

it('a locked batch says that parcels can still be taken out', async () => {
  Object.assign(batch() ?? {}, { state: 'locked', prints: 0 });
  await test.go('/staff/batches/b-1');
  await expectPage(
    test.page.getByText('Now print its labels, pack and dispatch it. You can still take parcels out.'),
  ).toBeVisible();
  await expectPage(button(/^Take out/)).toHaveCount(3);
});

it('packing leads to the panel for dispatching, and tells a packer who does that', async () => {
  const { page, go, standIn } = test;
  Object.assign(batch() ?? {}, { state: 'locked', prints: 0 });
  tick(...referencesOf('b-1'));
  await go('/staff/packing/b-1');
  await page.getByRole('link', { name: 'Go on to dispatch' }).press('Enter');
  await expectPage(button('Dispatch all 3 parcels')).toBeInViewport();
  standIn.role = 'packer';
  await go('/staff/packing/b-1');
  await expectPage(page.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
  await expectPage(page.getByText('An owner or a fulfiller dispatches the batch. Tell them it’s ready.')).toBeVisible();
  await expectPage(page.getByRole('link', { name: 'Go on to dispatch' })).toHaveCount(0);
});
