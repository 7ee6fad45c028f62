import { recordPrinting, reopenComposition, takeOutOfBatch } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { beforeEach, describe, expect, it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { consoleTest } from './console-test.ts';
import { longLine, packOddAddresses } from './pack-odd-addresses.ts';

const test = consoleTest({ viewport: { width: 1280, height: 900 } });
const { button, inDialog, done, unfold } = onBatches(test);
let batch: Awaited<ReturnType<typeof packOddAddresses>>;
const open = () => test.go(`/staff/batches/${batch.id}`);
beforeEach(async () => {
  batch = await packOddAddresses(test);
});

const printLabels = () => button('Print labels as PDF');

describe('batch files', () => {
  it('resume a print whose download broke off, without a reason', async () => {
    const { page } = test;
    await open();
    await expectPage(printLabels()).toBeVisible();
    await page.getByLabel('Street').fill('1 High Street');
    await page.getByLabel('Town').fill('Marrow Vale');
    // The print is recorded before its first byte, but the page does not know yet.
    const letGo = await test.hold(new RegExp(`^GET .*/batches/${batch.id}$`));
    await recordPrinting(test.as('olive'), { id: batch.id });
    await test.fail(/POST .*labels\.pdf$/, 'reset');
    await page.getByLabel('Sheet', { exact: true }).selectOption('avery-5163');
    await printLabels().press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    letGo();
    await expectPage(page.getByText('The file didn’t arrive whole.')).toBeVisible();
    await expectPage(page.getByLabel('Reason for printing again')).toHaveCount(0);
    await button('Go on with this print').press('Enter');
    await done('B-0003.pdf');
    await expectPage(page.getByLabel('Reason for printing again')).toBeVisible();
    const bodies = test.calls.filter(({ path }) => path.endsWith('labels.pdf')).map(({ body }) => body);
    expect(bodies).toMatchObject([{ sheet: 'avery-5163' }, { print: 1 }]);
  });

  it('are checked before packing', async () => {
    const { page } = test;
    await reopenComposition(test.as('olive'), batch);
    await open();
    await unfold('Labels and files');
    await expectPage(page.getByRole('heading', { name: 'Check before packing' })).toBeVisible();
    await expectPage(printLabels()).toHaveCount(0);
    await page.getByLabel('File for').selectOption('ups-worldship');
    await button('Check carrier file').press('Enter');
    await expectPage(page.getByText(`Address 1 has ${longLine.length} characters`)).toBeVisible();
    await button('Check labels').press('Enter');
    const checks = () => test.calls.filter(({ path }) => path.endsWith('/check')).length;
    await expect.poll(checks, { message: 'checks of the labels' }).toBe(2);
  });

  it('ask for a reason to reprint labels, and lead to missing input', async () => {
    const { page } = test;
    await open();
    await button('Labels are printed').press('Enter');
    await done('Saved: labels are printed');
    await button('Labels are printed again').press('Enter');
    await inDialog('Labels are printed again').press('Enter');
    await expectPage(page.getByLabel('Why again?')).toBeFocused();
    await page.getByLabel('Why again?').selectOption('labels_lost');
    await inDialog('Labels are printed again').press('Enter');
    await done('Saved: labels are printed');
    await expectPage(page.getByText('Labels printed 2 times')).toBeVisible();
  });

  it('print labels from the first free position after a check; reprints need a reason', async () => {
    const { page } = test;
    await open();
    await page.getByLabel('Street').fill('1 High Street');
    await button('Check labels').press('Enter');
    await expectPage(page.getByText('Look at one label before you print')).toBeVisible();
    await expectPage(page.getByText('A line is too long and continues on the next.')).toBeVisible();

    const start = page.getByLabel('First free label on the first sheet');
    await start.fill('22');
    await printLabels().press('Enter');
    await expectPage(start).toBeFocused();
    await expectPage(page.getByText('Enter a number from 1 to 21')).toBeVisible();
    await start.fill('5');
    await printLabels().press('Enter');
    await expectPage(page.getByLabel('Town')).toBeFocused();
    await expectPage(page.getByText('Enter the town, or clear the whole sender.')).toBeVisible();
    await page.getByLabel('Town').fill('Marrow Vale');
    // The first press only checks: problems are listed, and nothing is printed yet.
    await printLabels().press('Enter');
    await expectPage(page.getByText('A line is too long and continues on the next.')).toBeVisible();
    expect(test.calls.filter(({ path }) => path.endsWith('labels.pdf'))).toEqual([]);
    const download = page.waitForEvent('download');
    await button('Print all the same').press('Enter');
    expect((await download).suggestedFilename()).toBe('B-0003.pdf');
    await done('Labels saved as B-0003.pdf. Print them at 100%.');

    await printLabels().press('Enter');
    await expectPage(page.getByLabel('Reason for printing again')).toBeFocused();
    await page.getByLabel('Reason for printing again').selectOption('labels_damaged');
    // If everything fits the labels, no confirmation appears.
    await page.getByLabel('Sheet', { exact: true }).selectOption('avery-5163');
    await printLabels().press('Enter');
    await expectPage(page.getByText('Labels printed 2 times')).toBeVisible();
    await page.reload();
    await expectPage(page.getByLabel('Street')).toHaveValue('1 High Street');
  });

  it('are exported for a carrier after a check of its limits', async () => {
    const { page } = test;
    await takeOutOfBatch(test.as('olive'), { id: batch.id, requestIds: [batch.second.id] });
    await open();
    await page.getByRole('combobox', { name: 'File for' }).selectOption('ups-worldship');
    await button('Check carrier file').press('Enter');
    await expectPage(
      page.getByText(`Address 1 has ${longLine.length} characters, and the carrier takes 35.`),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await button('Save all the same').press('Enter');
    expect((await download).suggestedFilename()).toBe('B-0003-ups-worldship.csv');
    await done('Carrier file saved as B-0003-ups-worldship.csv');
  });

  it('leave out parcels that the carrier’s format cannot hold, after listing them', async () => {
    const { page } = test;
    const files = () => test.calls.filter(({ path }) => path.endsWith('carrier.csv')).map(({ body }) => body);
    const { second } = batch;
    await open();
    await page.getByRole('combobox', { name: 'File for' }).selectOption('internetmarke');
    await button('Save carrier file').press('Enter');
    await expectPage(page.getByText('One parcel can’t be in this file')).toBeVisible();
    await expectPage(page.getByText('STADT is “Αθήνα”, and this file can’t hold Α θ')).toBeVisible();
    expect(files()).toEqual([]);
    await button('Save without 1 parcel').press('Enter');
    await done(
      `Carrier file saved as B-0003-internetmarke.csv, without 1 parcel: ${second.reference}. Post it another way.`,
    );
    expect(files()).toMatchObject([{ carrier: 'internetmarke', leaveOut: true, sender: { countryCode: 'GB' } }]);
  });

  it('include pick lists in the staff’s language and packing slips, and errors are reported', async () => {
    const { page } = test;
    await reopenComposition(test.as('olive'), batch);
    await open();
    const list = page.waitForEvent('download');
    await button('Pick list as PDF').press('Enter');
    expect((await list).suggestedFilename()).toBe('B-0003-pick-list.pdf');
    await done('Saved as B-0003-pick-list.pdf.');
    const slips = page.waitForEvent('download');
    await button('Packing slips as PDF').press('Enter');
    expect((await slips).suggestedFilename()).toBe('B-0003-slips.pdf');
    await done('Saved as B-0003-slips.pdf.');
    const bodies = test.calls.filter(({ path }) => /pick-list|slips/.test(path)).map(({ body }) => body);
    expect(bodies).toEqual([{ language: 'en' }, {}]);
    await test.fail(/POST .*slips\.pdf$/, 'reset');
    await button('Packing slips as PDF').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
  });
});
