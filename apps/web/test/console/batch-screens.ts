import { recordPrinting, recordReturn } from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';
import { isLost } from './is-lost.ts';
import { packOddAddresses } from './pack-odd-addresses.ts';
import type { Screen } from './screen.ts';

const packOdd = async (test: ConsoleTest) => ({ odd: (await packOddAddresses(test)).id });

/** Batches and returns. */
export const batchScreens: Screen[] = [
  { path: '/staff/batches' },
  { path: '/staff/batches', state: 'none yet', prepare: (test) => test.moveTo('quiet') },
  { path: '/staff/batches', state: 'not to be had', prepare: isLost(/^GET .*\/batches$/) },
  { path: '/staff/batches/returns' },
  {
    path: '/staff/batches/returns',
    state: 'to decide',
    prepare: async (test) => {
      const back = { outcome: 'returned', reason: 'not_collected', isBackOnShelf: false } as const;
      for (const reference of test.town.batches.gone.references)
        await recordReturn(test.as('felix'), { reference, ...back });
    },
  },
  {
    path: '/staff/batches/returns',
    state: 'without a reference',
    reach: ({ button }) => button('staff.returns.submit').click(),
  },
  { path: '/staff/batches/new' },
  { path: '/staff/batches/new?offer={bins}' },
  {
    path: '/staff/batches/new',
    state: 'without an offer',
    reach: ({ button }) => button('staff.batch_new.submit', { parcels: 0 }).click(),
  },
  { path: '/staff/batches/{locked}' },
  { path: '/staff/batches/{gone}' },
  {
    path: '/staff/batches/{odd}',
    state: 'with labels to look at',
    prepare: packOdd,
    reach: async ({ page, button }) => {
      await button('staff.files.check_labels').click();
      await page
        .locator('.ds-notice')
        .filter({ hasText: /[0-9A-Z]{4}-[0-9A-Z]{4}-/ })
        .first()
        .waitFor();
    },
  },
  { path: '/staff/batches/{locked}', state: 'undoing', reach: ({ button }) => button('staff.batch.undo').click() },
  {
    path: '/staff/batches/{locked}',
    state: 'dispatching what is not packed',
    prepare: (test) => recordPrinting(test.as('felix'), test.town.batches.locked),
    reach: async ({ page, button }) => {
      await button('staff.batch.dispatch_all', { left: 3 }).click();
      await page.getByRole('dialog').locator('.ds-notice').first().waitFor();
    },
  },
  {
    path: '/staff/batches/{locked}',
    state: 'with a wrong scan',
    reach: async ({ page, button, field, t }) => {
      await page
        .locator('summary')
        .filter({ hasText: t('staff.batch.fold.dispatch') })
        .click();
      await field('staff.batch.scan').fill('DS-NOBODY');
      await button('staff.batch.scan_add').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/batches/{odd}',
    state: 'with a parcel that a carrier file cannot hold',
    prepare: packOdd,
    reach: async ({ page, button, field }) => {
      await field('staff.files.carrier').selectOption('internetmarke');
      await button('staff.files.save_carrier_file').click();
      await page.locator('.ds-notice').filter({ hasText: 'STADT' }).waitFor();
    },
  },
  {
    path: '/staff/batches/{locked}',
    state: 'with a wrong file of tracking numbers',
    reach: async ({ page, button, t }) => {
      await page
        .locator('summary')
        .filter({ hasText: t('staff.batch.fold.tracking') })
        .click();
      const buffer = Buffer.from('Reference,Tracking number\nDS-NOBODY,AB1\nDS-NONE,\n');
      await page.locator('input[type=file]').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer });
      await button('staff.batch.tracking_save').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/batches/{locked}',
    state: 'with wrong tracking numbers',
    reach: async ({ page, button, field, t }) => {
      await page
        .locator('summary')
        .filter({ hasText: t('staff.batch.fold.tracking') })
        .click();
      await field('staff.batch.tracking_numbers').fill('DS-NOBODY AB1\nDS-NONE');
      await button('staff.batch.tracking_save').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/batches/{locked}',
    state: 'printing again',
    reach: async ({ page, button }) => {
      await button('staff.batch.mark_printed').click();
      await page.locator('.done, .toast').last().waitFor();
      await button('staff.batch.mark_reprinted').click();
    },
  },
  {
    path: '/staff/batches/{locked}',
    state: 'taking a parcel out',
    reach: ({ page, t }) => page.locator('tbody').getByText(t('staff.batch.take_out'), { exact: true }).first().click(),
  },
  {
    path: '/staff/batches/new?offer={bins}',
    state: 'ticking requests',
    reach: async ({ page, t }) => {
      await page.getByRole('radio', { name: t('staff.batch_new.way.picked') }).check();
      await page.locator('.pick-table').waitFor();
      await page.getByRole('checkbox').nth(1).check();
    },
  },
  { path: '/staff/packing' },
  { path: '/staff/packing', state: 'none', prepare: (test) => test.moveTo('quiet') },
  { path: '/staff/packing/{locked}' },
  {
    path: '/staff/packing/{locked}',
    state: 'after a tick',
    reach: async ({ page, button }) => {
      await button('staff.packing.pack').click();
      await page.locator('.packing-status').waitFor();
    },
  },
  {
    path: '/staff/packing/{locked}',
    state: 'with a wrong scan',
    reach: async ({ page, button, field }) => {
      await field('staff.packing.scan').fill('DS-NOBODY');
      await button('staff.packing.show').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    path: '/staff/packing/{locked}',
    state: 'finished',
    reach: async ({ page, button, t }) => {
      for (const position of [1, 2, 3]) {
        await page
          .locator('.packing-head')
          .getByText(t('staff.packing.progress', { packed: position - 1, parcels: 3 }))
          .waitFor();
        await button('staff.packing.pack').click();
      }
      await page.getByText(t('staff.packing.finished')).waitFor();
    },
  },
  { path: '/staff/packing/nothing', state: 'of somebody else' },
];
