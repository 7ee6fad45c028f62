// One batch's page on a tablet: the next step comes first, the rest stays findable.
import { dispatchBatch, packParcel, recordPrinting, recordReturn, undoBatch } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest({ viewport: { width: 820, height: 1180 } });
const heading = (name: string) => test.page.getByRole('heading', { level: 2, name, exact: true });
const fold = (name: string) => test.page.locator('summary').filter({ hasText: name });

it.each([
  { state: 'locked', next: 'Labels and files', closed: ['Dispatch', 'Carrier and tracking numbers'] },
  { state: 'printed', next: 'Dispatch', closed: ['Labels and files', 'Carrier and tracking numbers'] },
  { state: 'dispatched', next: 'Carrier and tracking', closed: ['Labels and files'] },
] as const)('the page of a $state batch begins with the next step', async ({ state, next, closed }) => {
  const { page, go, settled } = test;
  const { id } = test.town.batches.locked;
  if (state !== 'locked') await recordPrinting(test.as('felix'), { id });
  if (state === 'dispatched') await dispatchBatch(test.as('felix'), { id });
  await go(`/staff/batches/${id}`);
  await expectPage(heading(next)).toBeInViewport();
  for (const name of closed) await expectPage(fold(name).locator('..')).not.toHaveAttribute('open');
  const panels = page.locator('.two-columns').getByRole('heading', { level: 2 });
  await expectPage(panels.nth(1)).toHaveText(next);
  await expectPage(page.getByRole('link', { name: 'Record a parcel that came back or got lost' })).toHaveCount(
    state === 'dispatched' ? 1 : 0,
  );
  // Panels above would push the target down again.
  await settled();
  await page.getByRole('link', { name: 'See the parcels' }).press('Enter');
  await expectPage(heading('Parcels')).toBeInViewport();
});

it('the batch page opens the target of a link, and keeps started input when the next step comes', async () => {
  const { page, go, settled } = test;
  const { id } = test.town.batches.locked;
  await go(`/staff/batches/${id}`);
  await settled();
  const scan = page.getByLabel('Reference', { exact: true });
  await expectPage(scan).toBeHidden();
  await page.locator('.batch-steps').getByRole('link', { name: 'Dispatch' }).press('Enter');
  await expectPage(scan).toBeInViewport();
  await page.getByLabel('Town').fill('Marrow Vale');
  await recordPrinting(test.as('felix'), { id });
  await expectPage(page.locator('.badge').filter({ hasText: 'Labels printed' })).toBeVisible();
  await expectPage(page.getByLabel('Town')).toHaveValue('Marrow Vale');
  await expectPage(page.getByLabel('Town')).toBeVisible();
});

it('the batch page distinguishes packed parcels from those still to pack', async () => {
  const { page, go } = test;
  const { id, references } = test.town.batches.locked;
  await packParcel(test.as('felix'), { id, reference: references[0] ?? '' });
  await go(`/staff/batches/${id}`);
  const states = page.locator('.parcels-table tbody .cell-state');
  await expectPage(states).toHaveText(['Packed', 'To pack', 'To pack']);
});

it('an undone batch has no count of parcels, and leads to the accepted requests of its offer', async () => {
  const { page, go } = test;
  const { id, references } = test.town.batches.locked;
  await undoBatch(test.as('felix'), { id });
  await go(`/staff/batches/${id}`);
  await expectPage(page.locator('main .lead')).toHaveText('Free compost bin');
  await page.getByRole('link', { name: 'See the accepted requests' }).click();
  for (const reference of references) await expectPage(page.locator('main')).toContainText(reference);
});

it('a returned request links to its batch page', async () => {
  const { page, go } = test;
  const { id, reference } = test.request(6);
  const back = { outcome: 'returned', reason: 'not_collected', isBackOnShelf: false } as const;
  await recordReturn(test.as('felix'), { reference, ...back });
  await go(`/staff/requests/${id}`);
  await page.getByRole('link', { name: 'Go to returns' }).press('Enter');
  await expectPage(page.getByRole('button', { name: `Send again ${reference}` })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/staff/batches/returns');
});
