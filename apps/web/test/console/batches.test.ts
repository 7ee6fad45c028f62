import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { withConsole } from './with-console.ts';

const test = withConsole({ viewport: { width: 1280, height: 900 } });
const button = (name: string | RegExp) => test.page.getByRole('button', { name });
const inDialog = (name: string | RegExp) => test.page.getByRole('dialog').getByRole('button', { name });
/** What was done is said by taking the focus. */
const done = (text: string) => expectPage(test.page.locator('.done').filter({ hasText: text })).toBeFocused();
/** A step that is not next is closed. */
const unfold = (step: string) => test.page.locator('summary').filter({ hasText: step }).press('Enter');
const focused = () => test.page.evaluate(() => document.activeElement?.tagName);
const referencesOf = (id: string) => {
  const { batches, requests } = test.standIn.data;
  const members = batches.find((batch) => batch.id === id)?.members ?? [];
  return members.map(({ requestId }) => requests.find((one) => one.id === requestId)?.reference ?? '');
};

describe('batches', () => {
  it('are made, locked, and undone by keyboard, and the focus is never lost', async () => {
    const { page, go } = test;
    await go('/staff/batches');
    await page.getByRole('link', { name: 'New batch' }).press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'New batch' })).toBeFocused();
    await page.getByLabel('Maximum').press('Enter');
    await expectPage(page.getByLabel('Offer')).toBeFocused();
    await expectPage(page.getByLabel('Offer')).toHaveAccessibleDescription('Choose an offer');
    await page.getByLabel('Offer').selectOption('o-bins');
    await page.getByLabel('Country').selectOption({ label: 'France' });
    await expectPage(page.getByText('there is nothing to pack')).toBeVisible();
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await page.getByLabel('Maximum').fill('2');
    await expectPage(page.getByText('2 parcels', { exact: true })).toBeVisible();
    await expectPage(page.getByText(/more accepted requests match/)).toBeVisible();
    await button('Make batch of 2 parcels').press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'B-0003' })).toBeFocused();

    await button('Lock batch').press('Enter');
    await done('Batch locked');
    await button('Undo batch').press('Enter');
    await expectPage(page.getByRole('dialog')).toContainText('All 2 requests in it are accepted again');
    await page.keyboard.press('Escape');
    await expectPage(button('Undo batch')).toBeFocused();
    await button('Undo batch').press('Enter');
    await inDialog('Undo batch').press('Enter');
    await done('Batch undone. Its requests are accepted again.');
    expect(await focused()).not.toBe('BODY');
  });

  it('are shown as a colleague left them, with who it was', async () => {
    const { page, go, standIn } = test;
    const batch = standIn.data.batches.find(({ state }) => state === 'locked' || state === 'open');
    if (batch === undefined) throw new Error('There is none to work on.');
    const byPete = () => ({ by: 'Pete Ormonde', at: new Date().toISOString() });
    batch.state = 'open';
    await go(`/staff/batches/${batch.id}`);
    await expectPage(button('Lock batch')).toBeVisible();
    Object.assign(batch, { state: 'locked', lastChange: byPete() });
    await button('Lock batch').click();
    await expectPage(page.getByRole('alert')).toHaveText(
      'Pete Ormonde changed this batch in the meantime, so nothing was done. It is now: Locked.',
    );
    await expectPage(button('Unlock')).toBeVisible();

    // Also to who only looks.
    Object.assign(batch, { state: 'open', lastChange: byPete() });
    await expectPage(
      page.getByText('Pete Ormonde changed this batch while you had it open. It is now: Open.'),
    ).toBeVisible();
    await expectPage(button('Lock batch')).toBeVisible();
  });

  it('that would hold nothing lead to what may have to be accepted first', async () => {
    const { page, go, standIn } = test;
    await go('/staff/batches/new?offer=o-bins');
    await expectPage(page.getByText(/^\d+ parcels$/)).toBeVisible();
    for (const request of standIn.data.requests) if (request.state === 'accepted') request.state = 'held';
    await page.getByLabel('Maximum').fill('3');
    await expectPage(page.getByText('there is nothing to pack')).toBeVisible();
    await page.getByRole('link', { name: 'See the requests of this offer' }).click();
    await expectPage(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('offer')).toBe('o-bins');
  });

  it('are made of requests that are ticked, which stay ticked through a search, and say what was taken meanwhile', async () => {
    const { page, go, standIn } = test;
    const accepted = standIn.data.requests.filter(({ state, offer }) => state === 'accepted' && offer.id === 'o-bins');
    const [first, second, third] = accepted;
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few are accepted');
    await go('/staff/batches/new?offer=o-bins');
    await page.getByRole('radio', { name: 'Requests I tick' }).check();
    await expectPage(page.getByRole('radio', { name: 'Those the draw ranked' })).toHaveCount(0);
    const tick = (reference: string) => page.getByRole('checkbox', { name: `Take ${reference}` });
    await tick(first.reference).press('Space');
    await expectPage(page.getByText('1 parcel', { exact: true })).toBeVisible();
    const search = page.getByLabel('Find a reference');
    const reads = () => standIn.calls.filter(({ path }) => path === '/api/staff/requests').length;
    const before = reads();
    await search.pressSequentially(second.reference);
    await search.press('Enter');
    await expectPage(tick(first.reference)).toHaveCount(0);
    // Each reading is audited: it is asked for once, not with every letter.
    expect(reads()).toBe(before + 1);
    await tick(second.reference).press('Space');
    await expectPage(page.getByText('2 requests ticked')).toBeVisible();
    await search.fill('');
    await search.press('Enter');
    await tick(third.reference).press('Space');
    await expectPage(tick(first.reference)).toBeChecked();

    await expectPage(button('Make batch of 3 parcels')).toBeVisible();
    second.state = 'withdrawn';
    await button('Make batch of 3 parcels').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText(
      `One request isn’t accepted any more, and is unticked: ${second.reference}`,
    );
    await button('Make batch of 2 parcels').press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'B-0003' })).toBeFocused();
    const sent = standIn.calls.filter(({ path, method }) => method === 'POST' && path === '/api/staff/batches');
    expect(sent.at(-1)?.body).toMatchObject({ offerId: 'o-bins', requestIds: [first.id, third.id] });
  });

  it('are picked without losing the focus, on the last page and behind it', async () => {
    const { page, go, standIn } = test;
    const bins = standIn.data.requests.filter(({ offer }) => offer.id === 'o-bins');
    for (const [index, request] of bins.entries()) request.state = index < 26 ? 'accepted' : 'closed';
    const rows = page.locator('.pick-table tbody tr');
    const count = page.locator('output').filter({ hasText: 'ticked' });
    await go('/staff/batches/new?offer=o-bins');
    await page.getByRole('radio', { name: 'Requests I tick' }).check();
    await expectPage(rows).toHaveCount(25);
    // Somebody takes the only one on the next page.
    for (const request of bins.slice(25)) request.state = 'packed';
    const next = page.waitForResponse(/page=2/);
    await button('Next').press('Enter');
    await next;
    await expectPage(count).toBeFocused();
    await expectPage(rows).toHaveCount(25);

    for (const request of bins.slice(25, 26)) request.state = 'accepted';
    await page.getByLabel('Find a reference').fill('Marling');
    await page.getByLabel('Find a reference').press('Enter');
    await button('Next').press('Enter');
    await expectPage(rows).toHaveCount(1);
    await expectPage(count).toBeFocused();
    await rows.getByRole('checkbox').press('Space');
    await button('Untick all').press('Enter');
    await expectPage(count).toHaveText('Nothing ticked yet');
    await expectPage(count).toBeFocused();
  });

  it('are sent by scanning: what is wrong is named, nothing is half sent, and the field keeps the focus', async () => {
    const { page, go, standIn } = test;
    await go('/staff/batches/b-1');
    const [first = '', second = ''] = referencesOf('b-1');
    const scan = page.getByLabel('Reference', { exact: true });
    await unfold('Dispatch');
    await scan.focus();
    for (const reference of [first.toLowerCase(), first, 'DS-OTHER', second]) {
      await page.keyboard.type(reference);
      await page.keyboard.press('Enter');
      await expectPage(scan).toBeFocused();
      await expectPage(scan).toHaveValue('');
    }
    await button('Dispatch 3 scanned parcels').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Nothing was dispatched. One line is wrong');
    await expectPage(page.locator('.scanned-wrong')).toHaveText(/DS-OTHER.*This isn’t in the batch/);
    await button('Remove DS-OTHER').press('Enter');
    await expectPage(scan).toBeFocused();
    await button('Dispatch 2 scanned parcels').press('Enter');
    await done('2 parcels dispatched. 2 emails are on their way.');
    expect(standIn.calls.filter(({ path }) => path.endsWith('/dispatch')).map(({ body }) => body)).toEqual([
      { references: [first, 'DS-OTHER', second] },
      { references: [first, second] },
    ]);
    await button('Dispatch the parcel').press('Enter');
    await inDialog('Dispatch the parcel').press('Enter');
    await done('1 parcel dispatched. One email is on its way.');
    await expectPage(page.getByText('Everything is on its way.')).toBeVisible();
  });

  it('take tracking numbers as a list, and name each line that is wrong', async () => {
    const { page, go } = test;
    await go('/staff/batches/b-1');
    const [first = '', second = ''] = referencesOf('b-1');
    const list = page.getByLabel('Tracking numbers');
    await unfold('Carrier and tracking numbers');
    await page.getByLabel('Carrier', { exact: true }).fill('Royal Mail');
    await list.fill(`${first}\tAB1\n\nDS-OTHER,AB2\n${second}`);
    await button('Save tracking').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText(
      `Line 4 (${second}): Enter a reference and a tracking number`,
    );
    await list.fill(`${first}\tAB1\n\nDS-OTHER,AB2\n${second};AB3`);
    await button('Save tracking').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Line 3 (DS-OTHER,AB2): This isn’t in the batch');
    await list.fill(`${first}\tAB1\n${second};AB3`);
    await button('Save tracking').press('Enter');
    await done('Carrier and 2 tracking numbers saved');
    await expectPage(page.getByRole('row', { name: first })).toContainText('AB1');
  });

  it('go on with a print whose file broke off, without a reason', async () => {
    const { page, go, standIn } = test;
    await go('/staff/batches/b-1');
    await expectPage(button('Print labels as PDF')).toBeVisible();
    await page.getByLabel('Street').fill('1 High Street');
    await page.getByLabel('Town').fill('Marrow Vale');
    // It is recorded before its first byte.
    const printed = standIn.data.batches.find(({ id }) => id === 'b-1');
    Object.assign(printed ?? {}, { prints: 1, state: 'printed', printedAt: '2026-11-23T08:04:00.000Z' });
    standIn.failures.push({ path: /POST .*labels\.pdf$/, code: 'reset' });
    await button('Print labels as PDF').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await expectPage(page.getByText('The file didn’t arrive whole.')).toBeVisible();
    await expectPage(page.getByLabel('Reason for printing again')).toHaveCount(0);
    await button('Go on with this print').press('Enter');
    await done('B-0001.pdf');
    await expectPage(page.getByLabel('Reason for printing again')).toBeVisible();
    const bodies = standIn.calls.filter(({ path }) => path.endsWith('labels.pdf')).map(({ body }) => body);
    expect(bodies).toMatchObject([{ sheet: 'avery-l7160' }, { print: 1 }]);
  });

  it('are checked before they are packed', async () => {
    const { page, go, standIn } = test;
    const open = standIn.data.batches.find(({ id }) => id === 'b-1');
    if (open !== undefined) open.state = 'open';
    await go('/staff/batches/b-1');
    await unfold('Labels and files');
    await expectPage(page.getByRole('heading', { name: 'Check before packing' })).toBeVisible();
    await expectPage(button('Print labels as PDF')).toHaveCount(0);
    await page.getByLabel('File for').selectOption('ups-worldship');
    await button('Check carrier file').press('Enter');
    await expectPage(page.getByText(/41/)).toBeVisible();
    await button('Check labels').press('Enter');
    await expect.poll(() => standIn.calls.filter(({ path }) => path.endsWith('/check')).length).toBe(2);
  });

  it('ask why labels are printed again, and lead to what is missing', async () => {
    const { page, go } = test;
    await go('/staff/batches/b-1');
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

  it('come back by scanning, go to the queue, and are sent again', async () => {
    const { page, go } = test;
    await go('/staff/batches/returns');
    const [back = ''] = referencesOf('b-2');
    const [here = ''] = referencesOf('b-1');
    const scan = page.getByLabel('Reference', { exact: true });
    await scan.fill(here);
    await page.keyboard.press('Enter');
    await expectPage(page.getByLabel('Reason')).toBeFocused();
    await page.getByLabel('Reason').selectOption('moved_away');
    await scan.press('Enter');
    await expectPage(page.getByRole('alert')).toContainText(`${here} isn’t on its way`);
    await expectPage(scan).toBeFocused();
    await page.getByLabel('In good condition: return to stock').check();
    await scan.fill(back);
    // Whoever pauses sees what goes out.
    await expectPage(page.getByRole('region', { name: /This email goes to/ })).toContainText('came back to us');
    await expectPage(page.getByText('3 requests from the queue are then accepted; one of')).toBeVisible();
    await expectPage(page.getByRole('region', { name: /to kim@example.org. Another gets one/ })).toBeVisible();
    await scan.press('Enter');
    await expectPage(page.getByRole('region')).toHaveCount(0);
    await expectPage(page.getByRole('status').filter({ hasText: back })).toHaveText(
      `${back} recorded. One request from the queue is accepted. 2 emails are on their way.`,
    );
    await expectPage(scan).toBeFocused();
    await button(`Send again ${back}`).press('Enter');
    await expectPage(page.getByRole('dialog').getByRole('region', { name: /This email goes to/ })).toContainText(back);
    await page.keyboard.press('Escape');
    await expectPage(button(`Send again ${back}`)).toBeFocused();
    await button(`Send again ${back}`).press('Enter');
    await inDialog('Send again').press('Enter');
    await done(`${back} is accepted again and waits for the next batch. The email to the visitor is on its way.`);
  });

  it('come back scan after scan, also while one is being recorded; what was refused is named', async () => {
    const { page, go, standIn } = test;
    const { promise, resolve } = Promise.withResolvers<void>();
    const [back = '', again = ''] = referencesOf('b-2');
    await go('/staff/batches/returns');
    await page.getByLabel('Reason').selectOption('moved_away');
    await page.route(/\/returns$/, async (route) => {
      if (route.request().method() === 'POST') await promise;
      await route.continue();
    });
    const scan = page.getByLabel('Reference', { exact: true });
    await scan.focus();
    for (const reference of [back, 'DS-NOBODY', again]) {
      await page.keyboard.type(reference);
      await page.keyboard.press('Enter');
      await expectPage(scan).toHaveValue('');
    }
    await page.keyboard.press('Enter');
    await expectPage(page.getByText(`Recording ${back}, DS-NOBODY, ${again}…`)).toBeVisible();
    resolve();
    await expectPage(page.getByRole('status').filter({ hasText: `${again} recorded` })).toBeVisible();
    await expectPage(page.getByRole('alert')).toHaveText('There is no request DS-NOBODY.');
    const sent = standIn.calls.filter(({ path, method }) => method === 'POST' && path === '/api/staff/returns');
    expect(sent.map(({ body }) => (body as { reference: string }).reference)).toEqual([back, 'DS-NOBODY', again]);
    // Back in the field for another try, until the next scan takes its place.
    await expectPage(scan).toHaveValue('DS-NOBODY');
    await expectPage(scan).toBeFocused();
    await page.keyboard.type(back);
    await expectPage(scan).toHaveValue(back);
  });

  it('lead back from a page behind the last', async () => {
    const { page, go, standIn } = test;
    const returned = standIn.data.requests.slice(0, 26);
    for (const request of standIn.data.requests) request.state = 'closed';
    for (const request of returned) request.state = 'returned';
    const rows = page.locator('tbody tr');
    await go('/staff/batches/returns');
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await expectPage(rows).toHaveCount(1);
    await expectPage(page.getByText('26–26 of 26')).toBeFocused();
    const reference = returned.at(-1)?.reference ?? '';
    await button(`Close ${reference}`).press('Enter');
    await done(`${reference} is closed`);
    await expectPage(rows).toHaveCount(25);
    await expectPage(page).toHaveURL(/returns\?page=1$/);
    await go('/staff/batches?page=3');
    await expectPage(page.getByRole('link', { name: 'B-0001' })).toBeVisible();
    await expectPage(page).toHaveURL(/batches\?page=1$/);
  });

  it('are printed as labels, from the first free place, after what to look at; again only with a reason', async () => {
    const { page, go } = test;
    await go('/staff/batches/b-1');
    await page.getByLabel('Street').fill('1 High Street');
    await button('Check labels').press('Enter');
    await expectPage(page.getByText('Look at one label before you print')).toBeVisible();
    await expectPage(page.getByText('A line is too long and continues on the next.')).toBeVisible();

    const start = page.getByLabel('First free label on the first sheet');
    await start.fill('22');
    await button('Print labels as PDF').press('Enter');
    await expectPage(start).toBeFocused();
    await expectPage(page.getByText('Enter a number from 1 to 21')).toBeVisible();
    await start.fill('5');
    await button('Print labels as PDF').press('Enter');
    await expectPage(page.getByLabel('Town')).toBeFocused();
    await expectPage(page.getByText('Enter the town, or clear the whole sender.')).toBeVisible();
    await page.getByLabel('Town').fill('Marrow Vale');
    const download = page.waitForEvent('download');
    await button('Print labels as PDF').press('Enter');
    expect((await download).suggestedFilename()).toBe('B-0001.pdf');
    await done('Labels saved as B-0001.pdf. Print them at 100%.');

    await button('Print labels as PDF').press('Enter');
    await expectPage(page.getByLabel('Reason for printing again')).toBeFocused();
    await page.getByLabel('Reason for printing again').selectOption('labels_damaged');
    await button('Print labels as PDF').press('Enter');
    await expectPage(page.getByText('Labels printed 2 times')).toBeVisible();
    await page.reload();
    await expectPage(page.getByLabel('Street')).toHaveValue('1 High Street');
  });

  it('are exported for a carrier, after what it would refuse', async () => {
    const { page, go } = test;
    await go('/staff/batches/b-1');
    await page.getByRole('combobox', { name: 'File for' }).selectOption('ups-worldship');
    await button('Check carrier file').press('Enter');
    await expectPage(page.getByText('Address 1 has 41 characters, and the carrier takes 35.')).toBeVisible();
    const download = page.waitForEvent('download');
    await button('Save carrier file').press('Enter');
    expect((await download).suggestedFilename()).toBe('B-0001-ups-worldship.csv');
    await done('Carrier file saved as B-0001-ups-worldship.csv');
  });
});
