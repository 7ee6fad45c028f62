import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { onBatches } from './on-batches.ts';
import { withConsole } from './with-console.ts';

const test = withConsole({ viewport: { width: 1280, height: 900 } });
const { button, inDialog, done, unfold, referencesOf, scan } = onBatches(test);
const focused = () => test.page.evaluate(() => document.activeElement?.tagName);

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
    // Pressed before the page knew.
    const letGo = standIn.hold(new RegExp(`^GET .*/batches/${batch.id}$`));
    Object.assign(batch, { state: 'locked', lastChange: byPete() });
    const refused = page.waitForResponse(/\/lock$/);
    await button('Lock batch').click();
    await refused;
    letGo();
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
    const reads = () => standIn.calls.filter(({ path }) => path === '/api/v1/requests').length;
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
    const sent = standIn.calls.filter(({ path, method }) => method === 'POST' && path === '/api/v1/batches');
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
    await unfold('Dispatch');
    await scan().focus();
    const scanAll = async (...references: string[]) => {
      for (const reference of references) {
        await page.keyboard.type(reference);
        await page.keyboard.press('Enter');
        await expectPage(scan()).toBeFocused();
        await expectPage(scan()).toHaveValue('');
      }
    };
    // What is not in the batch is said at once, each time, and not added.
    const refusal = page.getByRole('alert').filter({ hasText: 'DS-OTHER isn’t in this batch. It wasn’t added' });
    await scanAll('DS-OTHER');
    await expectPage(refusal).toBeVisible();
    await scanAll('ds-other');
    await expectPage(refusal).toBeVisible();
    await expectPage(page.locator('.scanned li')).toHaveCount(0);
    await scanAll(first.toLowerCase(), first, second);
    await expectPage(refusal).toHaveCount(0);
    // What has left the batch since is named by the server.
    const letGo = standIn.hold(/^GET .*\/batches\/b-1/);
    const members = standIn.data.batches.find(({ id }) => id === 'b-1')?.members ?? [];
    members.splice(1, 1);
    await button('Dispatch 2 scanned parcels').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Nothing was dispatched. One line is wrong');
    await expectPage(page.locator('.scanned-wrong')).toHaveText(new RegExp(`${second}.*This isn’t in the batch`));
    letGo();
    await button(`Remove ${second}`).press('Enter');
    await expectPage(scan()).toBeFocused();
    await button('Dispatch 1 scanned parcel').press('Enter');
    await done('1 parcel dispatched. One email is on its way.');
    expect(standIn.calls.filter(({ path }) => path.endsWith('/dispatch')).map(({ body }) => body)).toEqual([
      { references: [first, second] },
      { references: [first] },
    ]);
    await scan().focus();
    await scanAll(first);
    await expectPage(page.getByRole('alert')).toHaveText(`${first} has already been dispatched. It wasn’t added.`);
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
    // All at once.
    await expectPage(page.getByRole('alert')).toContainText(
      `Line 4 (${second}): Enter a reference and a tracking number`,
    );
    await expectPage(page.getByRole('alert')).toContainText('Line 3 (DS-OTHER, AB2): This isn’t in the batch');
    await list.fill(`${first}\tAB1\n${second};AB3`);
    await button('Save tracking').press('Enter');
    await done('Carrier and 2 tracking numbers saved');
    await expectPage(page.getByRole('row', { name: first })).toContainText('AB1');
  });

  it('take tracking numbers from a carrier’s file, whole or not at all, and keep what was typed', async () => {
    const { page, go, standIn } = test;
    const saved = () => standIn.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/tracking'));
    await go('/staff/batches/b-1');
    await unfold('Carrier and tracking numbers');
    const [first = '', second = '', third = ''] = referencesOf('b-1');
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

  it('keep tracking numbers that were typed when what reads them cannot be loaded', async () => {
    const { page, go, standIn } = test;
    await go('/staff/batches/b-1');
    await unfold('Carrier and tracking numbers');
    const [first = ''] = referencesOf('b-1');
    const list = page.getByLabel('Tracking numbers');
    await list.fill(`${first} AB1`);
    await page.route(/read-tracking-lines/, (route) => route.abort());
    await button('Save tracking').press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await expectPage(list).toHaveValue(`${first} AB1`);
    expect(standIn.calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/tracking'))).toEqual([]);
  });

  it('come back by scanning, go to the queue, and are sent again', async () => {
    const { page, go } = test;
    await go('/staff/batches/returns');
    const [back = ''] = referencesOf('b-2');
    const [here = ''] = referencesOf('b-1');
    await scan().fill(here);
    await page.keyboard.press('Enter');
    await expectPage(page.getByLabel('Reason')).toBeFocused();
    await page.getByLabel('Reason').selectOption('moved_away');
    await scan().press('Enter');
    await expectPage(page.getByRole('alert')).toContainText(`${here} isn’t on its way`);
    await expectPage(scan()).toBeFocused();
    await page.getByLabel('In good condition: return to stock').check();
    await scan().fill(back);
    // Whoever pauses sees what goes out.
    await expectPage(page.getByRole('region', { name: /This email goes to/ })).toContainText('came back to us');
    await expectPage(page.getByText('3 requests from the queue are then accepted; one of')).toBeVisible();
    await expectPage(page.getByRole('region', { name: /to kim@example.org. Another gets one/ })).toBeVisible();
    await scan().press('Enter');
    await expectPage(page.getByRole('region')).toHaveCount(0);
    await expectPage(page.getByRole('status').filter({ hasText: back })).toHaveText(
      `${back} recorded. One request from the queue is accepted. 2 emails are on their way.`,
    );
    await expectPage(scan()).toBeFocused();
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
    const letGo = standIn.hold(/^POST .*\/returns$/);
    const [back = '', again = ''] = referencesOf('b-2');
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
    const sent = standIn.calls.filter(({ path, method }) => method === 'POST' && path === '/api/v1/returns');
    expect(sent.map(({ body }) => (body as { reference: string }).reference)).toEqual([back, 'DS-NOBODY', again]);
    // Back in the field for another try, until the next scan takes its place.
    await expectPage(scan()).toHaveValue('DS-NOBODY');
    await expectPage(scan()).toBeFocused();
    await page.keyboard.type(back);
    await expectPage(scan()).toHaveValue(back);
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
});
