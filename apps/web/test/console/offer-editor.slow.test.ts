import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const bins = () => test.storedOffer('bins');
const definition = async () => (await bins()).definition;
const open = (tab = '') => test.go(`/staff/offers/${test.town.offers.bins}${tab}`);
const tab = (name: string) => test.page.getByRole('tab', { name });
const nextYear = new Date().getFullYear() + 1;
const field = (label: string) => test.page.getByLabel(label, { exact: true });
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
/** Non-empty alerts; a field may have an empty placeholder for one. */
const alert = () => test.page.getByRole('alert').filter({ hasText: /./ });
/** Saves a change that takes something away from people. */
const saveAsked = async () => {
  await button('Save').click();
  await button('Save changes').click();
};
const saved = () => test.page.getByText('Saved', { exact: true });

describe('the offer editor', () => {
  it('creates an offer, lists what is missing, and publishes it', async () => {
    const { page, go } = test;
    await go('/staff/offers/new');
    await field('Title').fill('Rain barrel for every garden');
    await expectPage(field('Short name')).toHaveValue('rain-barrel-for-every-garden');
    await page.getByRole('group', { name: 'Item 1' }).getByLabel('Name', { exact: true }).fill('Rain barrel');
    await field('In stock now').fill('25');
    await field('Time zone').fill('Europe/Paris');
    await field('Opens').fill(`${nextYear}-07-01T09:00`);
    await button('Save draft').click();

    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Rain barrel for every garden');
    await expectPage(saved()).toBeVisible();
    const made = async () => {
      const offer = await test.staff.store.offers.findBySlug('rain-barrel-for-every-garden');
      if (offer === null) throw new Error('It was not saved.');
      return offer;
    };
    const { id, definition: first } = await made();
    expect(first.opensAt).toBe(`${nextYear}-07-01T07:00:00.000Z`);
    expect((await test.staff.store.stock.ofOffer(id)).map(({ stock }) => stock)).toEqual([25]);

    await expectPage(page.getByText('Needed before you can publish:')).toBeVisible();
    await page.locator('.missing').getByRole('button', { name: 'Organisation' }).click();
    await expectPage(tab('Organisation and notices')).toHaveAttribute('aria-selected', 'true');
    await expectPage(field('Organisation')).toBeFocused();
    await page.keyboard.type('Marling Gardens');
    await field('Help contact').fill('Ring 01632 960 555.');
    await field('Privacy notice').fill('We keep your address until the barrel is with you.');
    await button('Publish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expectPage(page.getByText('It’s public and counts down to opening.')).toBeVisible();
    expect(await made()).toMatchObject({
      status: 'published',
      definition: { organisation: { name: 'Marling Gardens' } },
    });
  });

  it('allows typing a year digit by digit, reports an invalid date, and keeps other input', async () => {
    const { page } = test;
    await open();
    await field('Title').fill('Bins for all');
    await tab('When and how it is given').click();
    await field('Closes').focus();
    // Chromium's field in English: month, day, year, hour, minute, AM/PM.
    await page.keyboard.type('0228202');
    await expectPage(field('Closes')).toHaveValue(/^0202-02-28T/);
    await button('Save').click();
    await expectPage(page.getByText('Enter a year from 2000 to 2100')).toBeVisible();
    await expectPage(field('Closes')).toBeFocused();
    await page.keyboard.type('02292027');
    await button('Save').click();
    await expectPage(page.getByText('Enter a date and a time that exist, or clear the field')).toBeVisible();
    await field('Closes').fill('2027-03-28T01:30');
    await button('Save').click();
    await expectPage(page.getByText('There is no 01:30 on that day in Europe/London')).toBeVisible();
    await field('Closes').fill('2027-10-31T01:30');
    await page.getByLabel('The second 01:30').check();
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect(await definition()).toMatchObject({ closesAt: '2027-10-31T01:30:00.000Z', title: { en: 'Bins for all' } });
    await expectPage(page.getByLabel('The second 01:30')).toBeChecked();
  });

  it('copies the organisation from another offer while none is written', async () => {
    const { go } = test;
    await test.changeOffer('bins', { retentionDays: 42 });
    const copy = button('Copy from “Free compost bin”');
    await go('/staff/offers/new');
    await test.fail(new RegExp(`^GET .*${test.town.offers.bins}`), 'internal');
    await copy.press('Enter');
    await expectPage(alert()).toContainText('Something went wrong on our side');
    await expectPage(field('Organisation')).toHaveValue('');

    await copy.press('Enter');
    await expectPage(field('Organisation')).toBeFocused();
    await expectPage(field('Organisation')).toHaveValue('Little Marling Town Council');
    await expectPage(field('Help contact')).toHaveValue('Ring 01632 960 123 or write to bins@marling.example.');
    await expectPage(field('Privacy notice')).toHaveValue(/until your bin is delivered/);
    await expectPage(field('Days to keep personal data')).toHaveValue('42');
    await expectPage(copy).toBeHidden();

    await go('/staff/offers/new');
    await field('Help contact').fill('Ring us.');
    await expectPage(copy).toBeHidden();
  });

  it('accepts countries by name, by keyboard, including one chosen but not added', async () => {
    const { page } = test;
    await open('#area');
    const countries = page.getByRole('group', { name: 'Countries' });
    await countries.getByRole('button', { name: 'Remove United Kingdom' }).press('Enter');
    await expectPage(field('Add a country')).toBeFocused();
    await expectPage(countries.getByRole('status')).toHaveText('United Kingdom was removed');
    await field('Add a country').selectOption({ label: 'Ireland' });
    await countries.getByRole('button', { name: 'Add' }).press('Enter');
    await expectPage(countries.getByRole('listitem')).toHaveText('Ireland×');
    await field('Add a country').selectOption({ label: 'France' });
    await saveAsked();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).area.countries).toEqual(['IE', 'FR']);
  });

  it('collapses packing fields, and a refused save opens them', async () => {
    const { page } = test;
    await open('#items');
    const item = page.getByRole('group', { name: /bin/i }).first();
    const weight = item.getByLabel('Weight, g', { exact: true });
    await expectPage(weight).toBeHidden();
    await item.getByText('Weight, size and shelf').click();
    await weight.fill('heavy');
    await weight.blur();
    await item.getByText('Weight, size and shelf').click();
    await expectPage(weight).toHaveAttribute('aria-invalid', 'true');
    await expectPage(weight).toBeHidden();
    await button('Save').click();
    await expectPage(weight).toBeFocused();
    await weight.fill('12500');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).items[0]?.weightGrams).toBe(12_500);
  });

  it('reloads as saved, and sends nothing if nothing changed', async () => {
    const before = await definition();
    await open('#limits');
    await field('Maximum per home, all items together').fill('2');
    await saveAsked();
    await expectPage(saved()).toBeVisible();
    expect(await definition()).toEqual({ ...before, limits: { ...before.limits, unitsPerHome: 2 } });
  });

  it('merges two people’s changes without losing input', async () => {
    const { page } = test;
    await open();
    await field('Title').fill('My title');
    await field('Description').fill('My description');
    await test.changeOffer('bins', { title: { en: 'Their title' }, limits: { unitsPerHome: 5, windowDays: 30 } });

    await button('Save').click();
    await expectPage(page.locator('#conflict')).toBeFocused();
    await expectPage(page.locator('#conflict')).toBeInViewport();
    await expectPage(page.locator('.save-bar')).toContainText('you both changed one field');
    await expectPage(field('Title')).toHaveValue('My title');
    await expectPage(field('Description')).toHaveValue('My description');
    await tab('Limits').click();
    await expectPage(field('Counted over how many days')).toBeVisible();
    await expectPage(field('Counted over how many days')).toHaveValue('30');
    await expectPage(page.getByText('they wrote Their title')).toBeVisible();

    await page.getByRole('button', { name: 'Take theirs Title' }).click();
    await expectPage(field('Title')).toHaveValue('Their title');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect(await definition()).toMatchObject({
      title: { en: 'Their title' },
      description: { en: 'My description' },
      limits: { unitsPerHome: 5, windowDays: 30 },
    });
  });

  it('keeps input through an outage, a lost connection and an expired session', async () => {
    const { page } = test;
    await open();
    await field('Title').fill('Typed once');
    await test.fail(/^PUT/, 'internal');
    await button('Save').click();
    await expectPage(alert()).toContainText('Something went wrong on our side');

    await test.fail(/^PUT/, 'reset');
    await button('Save').click();
    await expectPage(alert()).toContainText('Doorstep isn’t answering');

    await test.signIn(null);
    await button('Save').click();
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
    await expectPage(dialog).toBeVisible();
    await dialog.getByLabel('Password').fill('wrong password');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expectPage(dialog.getByRole('alert')).toContainText('Incorrect email or password');
    await dialog.getByLabel('Password').fill('correct horse battery');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expectPage(dialog).toBeHidden();
    await expectPage(field('Title')).toHaveValue('Typed once');
    await button('Save').click();
    await expectPage(saved()).toBeVisible();
    expect((await definition()).title).toEqual({ en: 'Typed once' });
  });

  it('asks before unsaved changes are discarded', async () => {
    const { page } = test;
    await open();
    await field('Title').fill('Half a thought');
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expectPage(field('Title')).toHaveValue('Half a thought');
    await page.getByRole('link', { name: 'Requests', exact: true }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expectPage(page).toHaveURL(/\/staff\/requests$/);
  });

  it('names the invalid field and sends nothing', async () => {
    const { page } = test;
    await open('#sharing_out');
    await field('Closes').fill('2026-01-01T00:00');
    await tab('What it is').click();
    await field('Short name').fill('Not A Slug');
    await tab('Limits').click();
    await button('Save').click();
    await expectPage(field('Short name')).toBeFocused();
    await expectPage(field('Short name')).toHaveAccessibleDescription(
      /lower-case letters, digits and hyphens, such as/,
    );
    expect(test.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await field('Short name').fill('water-kit');
    await button('Save').click();
    await expectPage(field('Closes')).toBeFocused();
    await expectPage(field('Closes')).toHaveAccessibleDescription(/must be after the opening time/);
    await field('Closes').fill('');
    await button('Save').click();
    await expectPage(field('Short name')).toBeFocused();
    await expectPage(page.getByText('Another offer already has this short name.').first()).toBeVisible();
  });

  it('accepts a slow press on Save that blurs an invalid field', async () => {
    const { page } = test;
    await open('#organisation');
    await field('Colour').fill('zz');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const { x = 0, y = 0 } = (await button('Save').boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await expectPage(field('Colour')).not.toBeFocused();
    // Two frames, in which an error would appear.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.mouse.up();
    await expectPage(field('Colour')).toBeFocused();
    await expectPage(field('Colour')).toHaveAttribute('aria-invalid', 'true');
  });

  it('validates when a key saves, even if no mouse release was reported', async () => {
    const { page } = test;
    await open('#organisation');
    await field('Colour').fill('zz');
    await page.mouse.move(5, 300);
    await page.mouse.down();
    await button('Save').press('Enter');
    await expectPage(field('Colour')).toBeFocused();
    await expectPage(field('Colour')).toHaveAttribute('aria-invalid', 'true');
    await page.mouse.up();
  });

  it('confirms a change that takes something away from people, and lists what', async () => {
    const { page } = test;
    await open();
    await field('Short name').fill('bins-2');
    await tab('When and how it is given').click();
    await field('Closes').fill('2025-01-01T12:00');
    await field('Opens').fill('');
    await button('Save').click();
    const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
    await expectPage(dialog).toContainText('Its closing time, 1 Jan 2025, 12:00, has passed: no new requests');
    await expectPage(dialog).toContainText('Links that end in “compost-bin” go on leading to it.');
    await expectPage(dialog).toContainText(/\d+ open requests stay as they are/);
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expectPage(page.getByText('Unsaved changes')).toBeVisible();
    expect((await bins()).slug).toBe('compost-bin');
    await button('Save').click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectPage(saved()).toBeVisible();
    expect((await bins()).slug).toBe('bins-2');

    // Closed by time, it can be reopened in place.
    await button('Reopen').click();
    const reopening = page.getByRole('dialog', { name: 'Reopen this offer?' });
    await expectPage(reopening).toContainText('Its closing time, 1 Jan 2025, 12:00, has passed and is removed.');
    await reopening.getByRole('button', { name: 'Reopen' }).click();
    await expectPage(button('Pause')).toBeVisible();

    await button('Close offer').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close offer' }).click();
    await button('Archive').click();
    const archiving = page.getByRole('dialog', { name: 'Archive this offer?' });
    await expectPage(archiving).toContainText(/\d+ held requests? stays? open/);
    await expectPage(archiving).toContainText(/\d+ accepted requests? still/);
    await archiving.getByRole('button', { name: 'Archive' }).click();
    await expectPage(page.getByText(/Visitors no longer see it. You can still decide held requests/)).toBeVisible();
    await expectPage(button('Copy link')).toHaveCount(0);
  });

  it('opens one tab at a time, named by the address, and keeps what is typed in the others', async () => {
    const { page } = test;
    await open();
    await field('Title').fill('Typed in the first tab');
    await tab('What it is').press('ArrowRight');
    await expectPage(tab('Items and stock')).toBeFocused();
    await expectPage(field('Title')).toBeHidden();
    await page.keyboard.press('End');
    await expectPage(tab('Organisation and notices')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectPage(tab('What it is')).toBeFocused();
    await expectPage(field('Title')).toHaveValue('Typed in the first tab');
    await page.keyboard.press('ArrowLeft');
    await expectPage(page).toHaveURL(/#organisation$/);
    await field('Days to keep personal data').fill('77');
    await saveAsked();
    await expectPage(saved()).toBeVisible();
    expect(await definition()).toMatchObject({ title: { en: 'Typed in the first tab' }, retentionDays: 77 });
    await page.reload();
    await expectPage(field('Days to keep personal data')).toBeVisible();
    await expectPage(page.getByRole('tabpanel')).toHaveCount(1);
  });

  it('records the difference of a stock count, and announces the requests that a delivery serves', async () => {
    const { page } = test;
    await open('#items');
    await page.getByRole('button', { name: 'Stock movements… Kitchen caddy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stock of Kitchen caddy' });
    const stockOf = async () => (await test.staff.store.stock.ofOffer(test.town.offers.bins))[1];
    const before = await stockOf();
    const shelf = dialog.getByText('On the shelf').locator('~ dd');
    const onShelf = Number(await shelf.textContent()) + 4;
    await dialog.getByLabel('How many').fill('4');
    await expectPage(dialog.getByText(/accepts (?:one request|\d+ requests) from the queue/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save movement' }).click();
    await expectPage(dialog.getByRole('status')).toContainText('Saved');
    const after = await stockOf();
    expect(after).toMatchObject({ stock: (before?.stock ?? 0) + 4 });
    expect(after?.taken).toBeGreaterThan(before?.taken ?? 0);
    await expectPage(shelf).toHaveText(String(onShelf));
    await dialog.getByRole('radio', { name: /^Count/ }).check();
    await dialog.getByLabel('Counted on the shelf').fill(String(onShelf + 3));
    await expectPage(dialog.getByText(`Stock will then be ${(after?.stock ?? 0) + 3}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save movement' }).click();
    await expectPage(shelf).toHaveText(String(onShelf + 3));
    expect(await stockOf()).toMatchObject({ stock: (after?.stock ?? 0) + 3 });
  });

  it('records stock movements, and refuses to go below what is taken', async () => {
    const { page } = test;
    await open();
    await field('Title').fill('Still being written');
    await tab('Items and stock').click();
    await page.getByRole('button', { name: 'Stock movements… Compost bin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stock of Compost bin' });
    await dialog.getByLabel('Damaged').check();
    await dialog.getByLabel('How many').fill('2');
    await dialog.getByLabel('Reason (optional)').fill('Cracked in the van');
    await dialog.getByRole('button', { name: 'Save movement' }).click();
    await expectPage(dialog.getByText('Damaged: Cracked in the van')).toBeVisible();
    const [stock] = await test.staff.store.stock.ofOffer(test.town.offers.bins);
    const taken = stock?.taken ?? 0;
    await expectPage(dialog.getByText(`${taken} of ${taken + 3} taken, 3 left`)).toBeVisible();
    await dialog.getByRole('radio', { name: /^Count/ }).check();
    await dialog.getByLabel('Counted on the shelf').fill('0');
    await dialog.getByRole('button', { name: 'Save movement' }).click();
    await expectPage(dialog.getByRole('alert')).toContainText('can’t be lower than what is already promised');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectPage(field('Title')).toHaveValue('Still being written');
  });
});
