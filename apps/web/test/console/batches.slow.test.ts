import {
  closeComposition,
  holdRequest,
  moveStock,
  recordReturn,
  reopenComposition,
  takeOutOfBatch,
  withdrawRequest,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { consoleTest } from './console-test.ts';
import { sendParcels } from './send-parcels.ts';

const test = consoleTest({ viewport: { width: 1280, height: 900 } });
const { button, inDialog, done, unfold, scan } = onBatches(test);
const locked = () => test.town.batches.locked;
const bins = () => test.town.offers.bins;
const focused = () => test.page.evaluate(() => document.activeElement?.tagName);

/** In a town without earlier requests. */
async function askInQuietTown(count: number): Promise<{ id: string; reference: string }[]> {
  await test.moveTo('quiet');
  const offer = await test.storedOffer('bins');
  const asked: { id: string; reference: string }[] = [];
  for (let index = 0; index < count; index += 1) asked.push(await test.visitors.ask(offer, index));
  return asked;
}

describe('batches', () => {
  it('are created, locked and undone by keyboard, without losing the focus', async () => {
    const { page, go } = test;
    await go('/staff/batches');
    await page.getByRole('link', { name: 'New batch' }).press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'New batch' })).toBeFocused();
    await page.getByLabel('Maximum').press('Enter');
    await expectPage(page.getByLabel('Offer')).toBeFocused();
    await expectPage(page.getByLabel('Offer')).toHaveAccessibleDescription('Choose an offer');
    await page.getByLabel('Offer').selectOption(bins());
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

  it('show a colleague’s change, with their name', async () => {
    const { page, go } = test;
    const batch = { id: locked().id };
    await reopenComposition(test.as('olive'), batch);
    await go(`/staff/batches/${batch.id}`);
    await expectPage(button('Lock batch')).toBeVisible();
    // Pressed before the page knew.
    const letGo = await test.hold(new RegExp(`^GET .*/batches/${batch.id}$`));
    await closeComposition(test.as('felix'), batch);
    const refused = page.waitForResponse(/\/lock$/);
    await button('Lock batch').click();
    await refused;
    letGo();
    await expectPage(page.getByRole('alert')).toHaveText(
      'Felix Tarrant changed this batch in the meantime, so nothing was done. It is now: Locked.',
    );
    await expectPage(button('Unlock')).toBeVisible();

    // Read-only people see it too.
    await reopenComposition(test.as('felix'), batch);
    await expectPage(
      page.getByText('Felix Tarrant changed this batch while you had it open. It is now: Open.'),
    ).toBeVisible();
    await expectPage(button('Lock batch')).toBeVisible();
  });

  it('without requests link to requests that may need to be accepted first', async () => {
    const { page, go } = test;
    await go(`/staff/batches/new?offer=${bins()}`);
    await expectPage(page.getByText(/^\d+ parcels$/)).toBeVisible();
    for (const { id } of test.town.requests)
      if ((await test.stored({ id })).state === 'accepted') await holdRequest(test.as('felix'), { id, reason: '' });
    await page.getByLabel('Maximum').fill('3');
    await expectPage(page.getByText('there is nothing to pack')).toBeVisible();
    await page.getByRole('link', { name: 'See the requests of this offer' }).click();
    await expectPage(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('offer')).toBe(bins());
  });

  it('start with the offer, if there is only one', async () => {
    const { page, go } = test;
    await test.moveTo('bare');
    const offer = await test.publish({ slug: 'only-one', title: { en: 'The only one' } });
    await test.visitors.ask(offer, 0);
    await go('/staff/batches/new');
    await expectPage(page.getByLabel('Offer', { exact: true })).toHaveValue(offer.id);
    await expectPage(page.getByText('1 parcel', { exact: true })).toBeVisible();
  });

  it('take ticked requests, which stay ticked through a search, and report those taken meanwhile', async () => {
    const { page, go } = test;
    const [first, second, third] = [test.request(0), test.request(1), test.request(3)];
    await go(`/staff/batches/new?offer=${bins()}`);
    await page.getByRole('radio', { name: 'Requests I tick' }).check();
    await expectPage(page.getByRole('radio', { name: 'Those the draw ranked' })).toHaveCount(0);
    const tick = (reference: string) => page.getByRole('checkbox', { name: `Take ${reference}` });
    await tick(first.reference).press('Space');
    await expectPage(page.getByText('1 parcel', { exact: true })).toBeVisible();
    const search = page.getByLabel('Find a reference');
    const reads = () => test.calls.filter(({ path }) => path === '/api/v1/requests').length;
    const before = reads();
    await search.pressSequentially(second.reference);
    await search.press('Enter');
    await expectPage(tick(first.reference)).toHaveCount(0);
    // Each read is audited, so typing must cause one call, not one per letter.
    expect(reads()).toBe(before + 1);
    await tick(second.reference).press('Space');
    await expectPage(page.getByText('2 requests ticked')).toBeVisible();
    await search.fill('');
    await search.press('Enter');
    await tick(third.reference).press('Space');
    await expectPage(tick(first.reference)).toBeChecked();

    await expectPage(button('Make batch of 3 parcels')).toBeVisible();
    await withdrawRequest(test.as('felix'), { id: second.id, reason: '' });
    await button('Make batch of 3 parcels').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText(
      `One request isn’t accepted any more, and is unticked: ${second.reference}`,
    );
    await button('Make batch of 2 parcels').press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'B-0003' })).toBeFocused();
    const sent = test.calls.filter(({ path, method }) => method === 'POST' && path === '/api/v1/batches');
    expect(sent.at(-1)?.body).toMatchObject({ offerId: bins(), requestIds: [first.id, third.id] });
  });

  it('are picked without losing the focus, on the last page and beyond', async () => {
    const { page, go } = test;
    const asked = await askInQuietTown(51);
    const rows = page.locator('.pick-table tbody tr');
    const count = page.locator('output').filter({ hasText: 'ticked' });
    await go(`/staff/batches/new?offer=${bins()}`);
    await page.getByRole('radio', { name: 'Requests I tick' }).check();
    await expectPage(rows).toHaveCount(50);
    // Someone withdraws the only request on the next page.
    for (const { id } of asked.slice(0, 1)) await withdrawRequest(test.as('felix'), { id, reason: '' });
    const next = page.waitForResponse(/page=2/);
    await button('Next').press('Enter');
    await next;
    await expectPage(count).toBeFocused();
    await expectPage(rows).toHaveCount(50);

    await test.visitors.ask(await test.storedOffer('bins'), 51);
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

  it('are dispatched by scanning: errors are named, nothing is half sent, and the field keeps the focus', async () => {
    const { page, go } = test;
    await go(`/staff/batches/${locked().id}`);
    const [first = '', second = ''] = locked().references;
    await unfold('Dispatch');
    // Before the batch's contents are loaded, a scan is added unchecked.
    await test.settled();
    await scan().focus();
    const scanAll = async (...references: string[]) => {
      for (const reference of references) {
        await page.keyboard.type(reference);
        await page.keyboard.press('Enter');
        await expectPage(scan()).toBeFocused();
        await expectPage(scan()).toHaveValue('');
      }
    };
    // A reference not in the batch is reported at once, each time, and not added.
    const refusal = page.getByRole('alert').filter({ hasText: 'DS-OTHER isn’t in this batch. It wasn’t added' });
    await scanAll('DS-OTHER');
    await expectPage(refusal).toBeVisible();
    await scanAll('ds-other');
    await expectPage(refusal).toBeVisible();
    await expectPage(page.locator('.scanned li')).toHaveCount(0);
    await scanAll(first.toLowerCase(), first, second);
    await expectPage(refusal).toHaveCount(0);
    // The server names parcels that have left the batch since.
    const letGo = await test.hold(new RegExp(`^GET .*/batches/${locked().id}`));
    const requestIds = [(await test.staff.store.requests.findByReference(second))?.id ?? ''];
    await takeOutOfBatch(test.as('felix'), { id: locked().id, requestIds });
    await button('Dispatch 2 scanned parcels').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Nothing was dispatched. One line is wrong');
    await expectPage(page.locator('.scanned-wrong')).toHaveText(new RegExp(`${second}.*This isn’t in the batch`));
    letGo();
    await button(`Remove ${second}`).press('Enter');
    await expectPage(scan()).toBeFocused();
    await button('Dispatch 1 scanned parcel').press('Enter');
    await done('1 parcel dispatched. One email goes out in 30 minutes.');
    expect(test.calls.filter(({ path }) => path.endsWith('/dispatch')).map(({ body }) => body)).toEqual([
      { references: [first, second] },
      { references: [first] },
    ]);
    await test.settled();
    await scan().focus();
    await scanAll(first);
    await expectPage(page.getByRole('alert')).toHaveText(`${first} has already been dispatched. It wasn’t added.`);
    await button('Dispatch the parcel').press('Enter');
    await inDialog('Dispatch the parcel').press('Enter');
    await done('1 parcel dispatched. One email goes out in 30 minutes.');
    await expectPage(page.getByText('Everything is on its way.')).toBeVisible();
  });

  it('take tracking numbers as a list, and report each invalid line', async () => {
    const { page, go } = test;
    await go(`/staff/batches/${locked().id}`);
    const [first = '', second = ''] = locked().references;
    const list = page.getByLabel('Tracking numbers');
    await unfold('Carrier and tracking numbers');
    await page.getByLabel('Carrier', { exact: true }).fill('Royal Mail');
    await list.fill(`${first}\tAB1\n\nDS-OTHER,AB2\n${second}`);
    await button('Save tracking').press('Enter');
    // All problems at once.
    await expectPage(page.getByRole('alert')).toContainText(
      `Line 4 (${second}): Enter a reference and a tracking number`,
    );
    await expectPage(page.getByRole('alert')).toContainText('Line 3 (DS-OTHER, AB2): This isn’t in the batch');
    await list.fill(`${first}\tAB1\n${second};AB3`);
    await button('Save tracking').press('Enter');
    await done('Carrier and 2 tracking numbers saved');
    await expectPage(page.getByRole('row', { name: first })).toContainText('AB1');
  });

  it('take tracking numbers from a carrier’s file, all or nothing, and keep typed ones', async () => {
    const { page, go } = test;
    const saved = () => test.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/tracking'));
    await go(`/staff/batches/${locked().id}`);
    await unfold('Carrier and tracking numbers');
    const [first = '', second = '', third = ''] = locked().references;
    const list = page.getByLabel('Tracking numbers');
    const choose = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await list.fill(`${third} AB3`);
    const header = '\ufeff"Name";"Order reference";"Service";"Tracking number"';
    await choose(
      `${header}\r\n"Okafor; Wren";"${first}";24;AB1\r\n;${second};24;\r\n;DS-OTHER;24;AB2\r\n;${first};24;A*4\r\n`,
    );
    await expectPage(page.getByText('export.csv: 4 rows')).toBeVisible();
    await button('Save tracking').press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing was saved. 3 lines are wrong' });
    await expectPage(alert).toContainText('Line 3 of export.csv');
    await expectPage(alert).toContainText('Line 4 of export.csv (DS-OTHER, 24, AB2): This isn’t in the batch');
    await expectPage(alert).toContainText('Line 5 of export.csv');
    expect(saved()).toEqual([]);
    await expectPage(list).toHaveValue(`${third} AB3`);

    await choose(`${header}\n"Okafor; Wren";"${first}";24;AB1\n;${second};24;AB2\n`);
    await expectPage(alert).toHaveCount(0);
    await button('Save tracking').press('Enter');
    await done('Carrier and 3 tracking numbers saved');
    expect(saved().map(({ body }) => body)).toMatchObject([
      {
        parcels: [
          { reference: third, number: 'AB3' },
          { reference: first, number: 'AB1' },
          { reference: second, number: 'AB2' },
        ],
      },
    ]);
    await expectPage(page.getByText('export.csv')).toHaveCount(0);
  });

  it('keep typed tracking numbers when the parser cannot be loaded', async () => {
    const { page, go } = test;
    await go(`/staff/batches/${locked().id}`);
    await unfold('Carrier and tracking numbers');
    const [first = ''] = locked().references;
    const list = page.getByLabel('Tracking numbers');
    await list.fill(`${first} AB1`);
    await page.route(/read-tracking-lines/, (route) => route.abort());
    await button('Save tracking').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await expectPage(list).toHaveValue(`${first} AB1`);
    expect(test.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/tracking'))).toEqual([]);
  });

  it('record returns by scanning, which go to the queue and are sent again', async () => {
    const { page, go } = test;
    const blankets = await test.publish({
      slug: 'blankets',
      items: [itemInput({ maxPerRequest: 3, maxPerHome: 3, openingStock: 3 })],
    });
    const item = blankets.definition.items[0]?.id ?? '';
    const asked = await test.visitors.ask(blankets, 70, { body: { lines: [{ item, quantity: 3 }] } });
    const kim = { contact: { name: 'Kim Loxley', email: 'kim@example.org', phone: '' } };
    await test.visitors.ask(blankets, 71, { body: kim });
    await test.visitors.ask(blankets, 72);
    await test.visitors.ask(blankets, 73, { body: { contact: { name: 'Esme Thackeray', email: '', phone: '' } } });
    await sendParcels(test, [asked]);
    const back = asked.reference;
    const [here = ''] = locked().references;
    await go('/staff/batches/returns');
    await scan().fill(here);
    await page.keyboard.press('Enter');
    await expectPage(page.getByLabel('Reason')).toBeFocused();
    await page.getByLabel('Reason').selectOption('moved_away');
    await scan().press('Enter');
    await expectPage(page.getByRole('alert')).toContainText(`${here} isn’t on its way`);
    await expectPage(scan()).toBeFocused();
    await page.getByLabel('In good condition: return to stock').check();
    await scan().fill(back);
    // Pausing shows the emails that would be sent.
    await expectPage(page.getByRole('region', { name: /This email goes to/ })).toContainText('came back to us');
    await expectPage(page.getByText('3 requests from the queue are then accepted; one of')).toBeVisible();
    await expectPage(page.getByRole('region', { name: /to kim@example.org. Another gets one/ })).toBeVisible();
    await scan().press('Enter');
    await expectPage(page.getByRole('region')).toHaveCount(0);
    await expectPage(page.locator('.toast p').filter({ hasText: back })).toHaveText(
      `${back} recorded. 3 requests from the queue are accepted. 3 emails are queued.`,
    );
    await expectPage(scan()).toBeFocused();
    // Its units went to the queue.
    const movement = { kind: 'delivery', quantity: 3, reason: '' } as const;
    await moveStock(test.as('felix'), { offerId: blankets.id, itemId: item, movement });
    await button(`Send again ${back}`).press('Enter');
    await expectPage(page.getByRole('dialog').getByRole('region', { name: /This email goes to/ })).toContainText(back);
    await page.keyboard.press('Escape');
    await expectPage(button(`Send again ${back}`)).toBeFocused();
    await button(`Send again ${back}`).press('Enter');
    await inDialog('Send again').press('Enter');
    await done(`${back} is accepted again and waits for the next batch. The email to the visitor is on its way.`);
  });

  it('record returns scan after scan, even while one is in flight; refused scans are named', async () => {
    const { page, go } = test;
    const letGo = await test.hold(/^POST .*\/returns$/);
    const [back = '', again = ''] = test.town.batches.gone.references;
    await go('/staff/batches/returns');
    await page.getByLabel('Reason').selectOption('moved_away');
    await scan().focus();
    for (const reference of [back, 'DS-NOBODY', again]) {
      await page.keyboard.type(reference);
      await page.keyboard.press('Enter');
      await expectPage(scan()).toHaveValue('');
    }
    await page.keyboard.press('Enter');
    await expectPage(page.getByText(`Recording ${back}, DS-NOBODY, ${again}…`)).toBeVisible();
    letGo();
    await expectPage(page.getByRole('status').filter({ hasText: `${again} recorded` })).toBeVisible();
    await expectPage(page.getByRole('alert')).toHaveText('There is no request DS-NOBODY.');
    const sent = test.calls.filter(({ path, method }) => method === 'POST' && path === '/api/v1/returns');
    expect(sent.map(({ body }) => (body as { reference: string }).reference)).toEqual([back, 'DS-NOBODY', again]);
    // Back in the field for another try, until the next scan replaces it.
    await expectPage(scan()).toHaveValue('DS-NOBODY');
    await expectPage(scan()).toBeFocused();
    await page.keyboard.type(back);
    await expectPage(scan()).toHaveValue(back);
  });

  it('redirect from a page beyond the last', async () => {
    const { page, go } = test;
    const sent = await askInQuietTown(101);
    await sendParcels(test, sent);
    for (const { reference } of sent)
      await recordReturn(test.as('felix'), {
        reference,
        outcome: 'returned',
        reason: 'not_collected',
        isBackOnShelf: false,
      });
    const rows = page.locator('tbody tr');
    await go('/staff/batches/returns');
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await expectPage(rows).toHaveCount(1);
    await expectPage(page.getByText('101–101 of 101')).toBeFocused();
    const reference = await rows.getByRole('link').first().innerText();
    await button(`Close ${reference}`).press('Enter');
    await done(`${reference} is closed`);
    await expectPage(rows).toHaveCount(100);
    await expectPage(page).toHaveURL(/returns\?page=1$/);
    await go('/staff/batches?page=3');
    await expectPage(page.getByRole('link', { name: 'B-0001' })).toBeVisible();
    await expectPage(page).toHaveURL(/batches\?page=1$/);
  });
});
