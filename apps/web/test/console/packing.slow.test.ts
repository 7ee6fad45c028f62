import { assignPackers, packingOf, packParcel } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import type { Member } from './invented-town.ts';

const test = consoleTest({ viewport: { width: 390, height: 844 } });
const button = (name: string | RegExp) => test.page.getByRole('button', { name });
const scan = () => test.page.getByLabel('Scan or type a reference');
const card = () => test.page.locator('.packing-card');
const announcement = () => test.page.locator('.packing-status');
const batch = () => test.town.batches.locked;
const references = () => batch().references;
const open = () => test.go(`/staff/packing/${batch().id}`);
/** On another phone. */
const tick = (member: Member, reference: string) => packParcel(test.as(member), { id: batch().id, reference });
const enter = async (reference: string) => {
  await test.page.keyboard.type(reference);
  await test.page.keyboard.press('Enter');
};
/** Latest first. */
const ticked = async () => {
  const { recent } = await packingOf(test.as('olive'), batch().id);
  return recent.map(({ reference }) => reference);
};

describe('packing', () => {
  it('works by scanner alone: one scan shows, a second ticks, and the field keeps the focus', async () => {
    const { page } = test;
    const [first = '', second = '', third = ''] = references();
    await open();
    await expectPage(card()).toContainText(first);
    await expectPage(scan()).toBeFocused();
    await page.keyboard.type(third.toLowerCase());
    await page.keyboard.press('Enter');
    await expectPage(card()).toContainText(third);
    await page.keyboard.type(third);
    await page.keyboard.press('Enter');
    await expectPage(announcement()).toHaveText(`${third} is ready.`);
    // After the last parcel come the skipped ones.
    await expectPage(card()).toContainText(first);
    await page.keyboard.press('Enter');
    await expectPage(card()).toContainText(second);
    await page.keyboard.type('DS-NOBODY');
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('alert')).toContainText('DS-NOBODY isn’t in this batch');
    await expectPage(scan()).toBeFocused();
    await expectPage(card()).toContainText(second);
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('heading', { name: 'Everything is ready' })).toBeVisible();
    await expectPage(page.getByText('3 of 3 ready')).toBeVisible();
    await expectPage(scan()).toBeFocused();
    expect(await ticked()).toEqual([second, first, third]);
  });

  it('sounds and vibrates: one high tone for a scan that counts, two low ones for one that changes nothing', async () => {
    const { page } = test;
    await page.addInitScript(() => {
      const signals: unknown[] = [];
      Object.assign(globalThis, { signals });
      navigator.vibrate = (pattern) => signals.push(Array.isArray(pattern) ? Math.ceil(pattern.length / 2) : 1) > 0;
      OscillatorNode.prototype.start = function start() {
        signals.push(this.frequency.value);
      };
      OscillatorNode.prototype.stop = () => undefined;
    });
    const signals = () => page.evaluate(() => (globalThis as unknown as { signals: number[] }).signals.splice(0));
    const [first = '', , third = ''] = references();
    await open();
    await expectPage(page.getByText('One high tone: it counts.')).toBeVisible();
    await enter(third);
    await expectPage(card()).toContainText(third);
    expect(await signals()).toEqual([1, 1320]);
    await enter(third);
    await expectPage(announcement()).toHaveText(`${third} is ready.`);
    expect(await signals()).toEqual([1, 1320]);
    await enter('DS-NOBODY');
    await expectPage(page.getByRole('alert')).toBeVisible();
    expect(await signals()).toEqual([2, 330, 247]);
    await enter(third);
    await expectPage(card()).toContainText(third);
    expect(await signals()).toEqual([2, 330, 247]);
    await expectPage(card()).not.toContainText(first);
  });

  it('works by thumb: tick, undo, skip; the on-screen keyboard stays closed, and nothing overflows', async () => {
    const { page } = test;
    const [first = '', second = ''] = references();
    await open();
    await expectPage(scan()).toHaveAttribute('inputmode', 'none');
    const box = await button('Ready').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    await button('Ready').click();
    await expectPage(scan()).toBeFocused();
    await expectPage(card()).toContainText(second);
    await button(`Undo ${first}`).click();
    await expectPage(announcement()).toHaveText(`${first} is not ready any more.`);
    await expectPage(card()).toContainText(first);
    await expectPage(button('Ready')).toBeVisible();
    expect(await ticked()).toEqual([]);
    await button('Skip').click();
    await expectPage(card()).toContainText(second);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });

  it('shows a colleague’s ticks, and who was first', async () => {
    const { page } = test;
    const [first = '', second = ''] = references();
    await assignPackers(test.as('olive'), { id: batch().id, personIds: [test.town.people.bo.id] });
    await open();
    await expectPage(card()).toContainText(first);
    await button('Ready').focus();
    await tick('bo', first);
    await expectPage(card()).toContainText('Bo Sorrel marked this as ready at');
    await expectPage(button('Ready')).toHaveCount(0);
    await expectPage(scan()).toBeFocused();
    await button('Next parcel').click();
    await expectPage(card()).toContainText(second);
    // Pressed before the page knew.
    const letGo = await test.hold(/^GET .*\/packing\/[\w-]+$/);
    await tick('bo', second);
    await button('Ready').click();
    await expectPage(announcement()).toHaveText(`Bo Sorrel marked ${second} as ready before you.`);
    letGo();
    await expectPage(button(/^Undo/)).toHaveCount(0);
    await expectPage(page.getByText('2 of 3 ready')).toBeVisible();
  });

  it('survives a broken connection, and reports a batch assigned to someone else', async () => {
    const { page, go } = test;
    const [first = ''] = references();
    await open();
    await test.fail(/POST .*\/pack$/, 'reset');
    await button('Ready').click();
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await expectPage(card()).toContainText(first);
    await button('Ready').click();
    await expectPage(announcement()).toHaveText(`${first} is ready.`);
    await go('/staff/packing/nothing');
    await expectPage(page.getByText('This batch isn’t being packed any more')).toBeVisible();
  });

  it('loses no scan typed before the last response', async () => {
    const { page } = test;
    const [first = '', , third = ''] = references();
    await open();
    await expectPage(card()).toContainText(first);
    const letGo = await test.hold(/\/pack$/);
    await enter(first);
    await enter('DS-NOBODY');
    await enter(third);
    // Some scanners send Enter twice: the second must not tick the next parcel unseen.
    await page.keyboard.press('Enter');
    await expectPage(scan()).toHaveValue('');
    expect(await ticked()).toEqual([]);
    letGo();
    await expectPage(card()).toContainText(third);
    await expectPage(page.getByRole('alert')).toHaveText('DS-NOBODY isn’t in this batch. Put it aside.');
    await expectPage(announcement()).toHaveText(`${first} is ready.`);
    await expectPage(scan()).toBeFocused();
    await enter(third);
    await expectPage(announcement()).toHaveText(`${third} is ready.`);
    await expectPage(page.getByRole('alert')).toHaveCount(0);
    expect(await ticked()).toEqual([third, first]);
  });

  it('names each scan without a response', async () => {
    const { page } = test;
    const [first = '', second = ''] = references();
    await open();
    await expectPage(card()).toContainText(first);
    await test.fail(/POST .*\/pack$/, 'reset');
    const letGo = await test.hold(/\/pack$/);
    await enter(first);
    await enter(second);
    letGo();
    await expectPage(card()).toContainText(second);
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await expectPage(page.getByRole('alert')).toContainText(first);
    expect(await ticked()).toEqual([]);
  });

  it('does one thing at a time: no skip or undo while a tick is in flight', async () => {
    const [first = '', second = ''] = references();
    await open();
    await button('Ready').click();
    await expectPage(card()).toContainText(second);
    const letGo = await test.hold(/\/pack$/);
    await button('Ready').click();
    for (const name of ['Ready', 'Skip', `Undo ${first}`]) {
      await expectPage(button(name)).toHaveAttribute('aria-disabled', 'true');
      await button(name).click({ force: true });
      await expectPage(scan()).toBeFocused();
    }
    letGo();
    await expectPage(announcement()).toHaveText(`${second} is ready.`);
    await expectPage(button(`Undo ${second}`)).toBeVisible();
    expect(await ticked()).toEqual([second, first]);
  });

  it('undoes this phone’s ticks, but not the same person’s on another', async () => {
    const { page } = test;
    const [first = '', second = ''] = references();
    await open();
    await button('Ready').click();
    await expectPage(announcement()).toHaveText(`${first} is ready.`);
    await tick('olive', second);
    await button(`Undo ${first}`).click();
    await expectPage(page.getByRole('alert')).toHaveText(`${first} stays ready: it isn’t the parcel you marked last.`);
    await expectPage(button(/^Undo/)).toHaveCount(0);
    await expectPage(scan()).toBeFocused();
    expect(await ticked()).toEqual([second, first]);
    expect(test.calls.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({ reference: first });
  });

  it('keeps the focus in the scan field, also after a tap outside', async () => {
    const { page } = test;
    await page.clock.install();
    await open();
    await expectPage(scan()).toBeFocused();
    for (const beside of [card(), page.getByRole('heading', { level: 1 })]) {
      await beside.click({ position: { x: 3, y: 3 } });
      await expectPage(scan()).toBeFocused();
    }
    await button('Skip').focus();
    await expectPage(button('Skip')).toBeFocused();
    await scan().focus();
    await test.fail(/GET .*\/packing\/[\w-]+$/, 'state_conflict');
    const stopped = page.getByText('This batch isn’t being packed any more');
    await expectPage(stopped).toBeVisible();
    await expectPage(page.locator('[tabindex="-1"]').filter({ has: stopped }).last()).toBeFocused();
    const asked = () => test.calls.filter(({ path }) => /\/packing\/[\w-]+$/.test(path)).length;
    const before = asked();
    await page.clock.fastForward(60_000);
    await test.settled();
    expect(asked()).toBe(before);
  });
});

describe('packers', () => {
  it('are assigned on the batch page', async () => {
    const { page, go } = test;
    await go(`/staff/batches/${batch().id}`);
    await page.getByLabel('Ada Fennel').check();
    await page.getByLabel('Bo Sorrel').check();
    await button('Assign').press('Enter');
    await expectPage(page.locator('.done, .toast').last()).toContainText('Assigned to 2 packers');
    expect(test.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      personIds: [test.town.people.ada.id, test.town.people.bo.id],
    });
  });
});
