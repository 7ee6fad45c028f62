import { acceptRequest } from '@doorstep/core';
import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { unreadMs } from '../../src/console/shared/use-letter-keys.ts';
import { consoleTest } from './console-test.ts';
import { homeAt, type Asking } from './invented-town.ts';
import { pressOnceRead } from './press-once-read.ts';

const test = consoleTest();
const press = pressOnceRead(test);
const hasFocus = () => test.page.evaluate(() => document.activeElement !== document.body);
/** The heading of this request's card. */
const heading = (reference: string) =>
  test.page
    .locator('.queue-card')
    .filter({ has: test.page.locator('.queue-head .reference-chip', { hasText: reference }) })
    .locator('#queue-reference');
const dialog = () => test.page.getByRole('dialog', { name: 'Decline this request' });

interface Asked {
  id: string;
  reference: string;
}

/** Creates held requests in a town without any others, oldest first. */
async function hold(count: number): Promise<[Asked, Asked, ...Asked[]]> {
  await test.moveTo('quiet');
  const bins = await test.storedOffer('bins');
  const held: Asked[] = [];
  for (let index = 0; index < count; index += 1) held.push(await test.visitors.ask(bins, index, { isTyped: true }));
  const nobody = { id: '', reference: '' };
  const [first = nobody, second = nobody, ...others] = held;
  return [first, second, ...others];
}

const statesOf = (requests: Asked[]) =>
  Promise.all(requests.map(async (request) => (await test.stored(request)).state));

function countingKeys() {
  let count = 0;
  return {
    press: (key: string) => {
      count += 1;
      return press(key);
    },
    count: () => count,
  };
}

it('the queue decides fifty held requests, one key each, and never loses the focus', async () => {
  const { page, go } = test;
  const requests = await hold(50);
  await go('/staff/requests?state=held');
  await page.getByRole('link', { name: 'Decide them one by one' }).press('Enter');
  await expectPage(page.getByRole('heading', { level: 1, name: 'Held requests, one by one' })).toBeFocused();
  const keys = countingKeys();
  for (const [at, { reference }] of requests.entries()) {
    await expectPage(heading(reference)).toBeVisible();
    await keys.press('a');
    const next = requests[at + 1]?.reference;
    // After the last one, the end card takes the focus a frame later.
    const place = next === undefined ? page.getByRole('heading', { name: 'Nothing left to decide' }) : heading(next);
    await expectPage(place).toBeFocused();
    expect(await hasFocus()).toBe(true);
  }
  expect(new Set(await statesOf(requests))).toEqual(new Set(['accepted']));
  expect(keys.count()).toBe(50);
});

it('the queue counts a trembling hand’s double press as one decision', async () => {
  const { page, go } = test;
  const requests = await hold(3);
  const [{ reference: first }, { reference: second }] = requests;
  await go('/staff/requests/queue');
  await expectPage(heading(first)).toBeVisible();
  const tremble = async () => {
    for (let more = 0; more < 3; more += 1) {
      await page.clock.runFor(30);
      await page.keyboard.press('a');
    }
  };
  await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, 2 * unreadMs));
  await page.keyboard.press('a');
  await tremble();
  // The page shows the response after a timer.
  const isNext = async () => {
    await page.clock.runFor(30);
    return heading(second).isVisible();
  };
  await expect.poll(isNext, { message: 'the next request' }).toBe(true);
  await tremble();
  await page.clock.resume();
  await expectPage(heading(second)).toBeFocused();
  await expectPage(page.getByText(`${first} was accepted`)).toBeVisible();
  expect(await statesOf(requests)).toEqual(['accepted', 'held', 'held']);
});

it('the queue skips, keeps skipped requests, and offers them again', async () => {
  const { page, go } = test;
  const [{ reference: first }, { reference: second }] = await hold(2);
  await go('/staff/requests/queue');
  await expectPage(heading(first)).toBeVisible();
  await press('s');
  await expectPage(heading(second)).toBeFocused();
  await expectPage(page.getByText(`${first} was skipped: it stays held.`)).toBeVisible();
  await press('s');
  await expectPage(page.getByRole('heading', { name: 'All 2 that are left were skipped' })).toBeFocused();
  await page.getByRole('button', { name: 'Go through them again' }).press('Enter');
  await expectPage(heading(first)).toBeVisible();
});

it('the queue’s keys work wherever the focus is, but not in a field, with a modifier, or when switched off', async () => {
  const { page, go } = test;
  const requests = await hold(3);
  const [first = '', second = '', third = ''] = requests.map(({ reference }) => reference);
  await go('/staff/requests/queue');
  await expectPage(heading(first)).toBeVisible();
  // Clicking blank space takes the focus out of the request.
  await page.getByRole('banner').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Control+a');
  await press('a');
  await expectPage(heading(second)).toBeFocused();
  expect(await statesOf(requests)).toEqual(['accepted', 'held', 'held']);
  await page.locator('.label-address').click();
  await press('s');
  await expectPage(heading(third)).toBeFocused();

  const choice = page.getByRole('checkbox', { name: 'Decide by key: A, D and S' });
  await choice.uncheck();
  await press('a');
  await press('d');
  await expectPage(dialog()).toBeHidden();
  await go('/staff/requests/queue');
  await expectPage(heading(second)).toBeVisible();
  await expectPage(choice).not.toBeChecked();
  await expectPage(page.getByRole('button', { name: 'Accept' })).not.toHaveAttribute('aria-keyshortcuts');
  expect(await statesOf(requests.slice(1))).toEqual(['held', 'held']);
  await choice.check();
  await press('d');
  await expectPage(dialog().getByLabel('Reason the visitor')).toBeFocused();
  await page.keyboard.type('sad: no such house');
  await expectPage(dialog().getByLabel('Reason the visitor')).toHaveValue('sad: no such house');
  expect(await statesOf(requests.slice(1, 2))).toEqual(['held']);
});

it('the queue shows a colleague’s decision with name and time, and continues', async () => {
  const { page, go } = test;
  const [{ id, reference: first }, { reference: second }] = await hold(2);
  await go('/staff/requests/queue');
  await expectPage(heading(first)).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).focus();
  const letGo = await test.hold(/\/revision$/);
  await acceptRequest(test.as('felix'), { id, reason: '' });
  // The key decides nothing any more, and no error appears.
  const refused = page.waitForResponse(/\/accept$/);
  await press('a');
  await refused;
  letGo();
  const notice = page.getByRole('status').filter({ hasText: /^Accepted by Felix Tarrant, \d\d:\d\d/ });
  await expectPage(notice).toBeVisible();
  await expectPage(notice.locator('.badge')).toHaveText('Accepted');
  await expectPage(page.getByRole('alert')).toHaveCount(0);
  await expectPage(heading(first)).toBeFocused();
  await page.getByRole('button', { name: /^Next/ }).press('Enter');
  await expectPage(heading(second)).toBeFocused();
});

it('the queue declines with two keys once a reason is in use, and with three if colleagues gave it', async () => {
  const { page, go } = test;
  const requests = await hold(12);
  const references = requests.map(({ reference }) => reference);
  const reasonField = dialog().getByLabel('Reason the visitor');
  await go('/staff/requests/queue');
  await expectPage(heading(references[0] ?? '')).toBeVisible();
  await press('d');
  // No one has declined anything yet: there are no reasons to choose.
  await expectPage(reasonField).toBeFocused();
  await expectPage(dialog().getByRole('radio')).toHaveCount(0);
  await page.keyboard.type('No such house');
  // A quick person does not wait for the reasons to be read again.
  const release = await test.hold(/^GET .*\/decline-reasons$/);
  await page.keyboard.press('Control+Enter');
  await expectPage(heading(references[1] ?? '')).toBeFocused();

  const keys = countingKeys();
  for (const [at, reference] of references.slice(1, 6).entries()) {
    await expectPage(heading(reference)).toBeFocused();
    await keys.press('d');
    await expectPage(dialog().getByRole('radio', { name: 'No such house' })).toBeFocused();
    await expectPage(reasonField).toHaveValue('No such house');
    await expectPage(dialog().getByText('The reason: No such house')).toBeVisible();
    await keys.press('Enter');
    await expectPage(heading(references[at + 2] ?? '')).toBeFocused();
  }
  expect(keys.count()).toBe(2 * 5);
  release();
  await press('d');
  await reasonField.fill('Already has one');
  await reasonField.press('Control+Enter');
  await expectPage(heading(references[7] ?? '')).toBeFocused();

  // Another day: nothing is chosen, and a digit chooses.
  await go('/staff/requests/queue');
  await expectPage(heading(references[7] ?? '')).toBeVisible();
  await test.settled();
  const others = countingKeys();
  await others.press('d');
  await expectPage(
    dialog().getByRole('group', { name: 'Last reasons given for this offer, by anyone' }).first(),
  ).toBeVisible();
  await expectPage(reasonField).toHaveValue('');
  await others.press('2');
  await expectPage(reasonField).toHaveValue('No such house');
  await expectPage(dialog().getByText('The reason: No such house')).toBeVisible();
  await others.press('Enter');
  await expectPage(page.getByText(`${references[7] ?? ''} was declined.`)).toBeVisible();
  expect(others.count()).toBe(3);
  const history = await Promise.all(requests.map(({ id }) => test.staff.store.audit.of('request', id)));
  const reasons = history.flat().map(({ detail }) => detail['reason']);
  expect(reasons.filter((reason) => reason === 'No such house')).toHaveLength(7);
});

it('the queue shows reasons that load after the dialog opens, and the focus stays', async () => {
  const { page, go } = test;
  const [first = '', second = '', third = ''] = (await hold(3)).map(({ reference }) => reference);
  await go('/staff/requests/queue');
  await expectPage(heading(first)).toBeVisible();
  await press('d');
  await dialog().getByLabel('Reason the visitor').fill('No such house');
  await page.keyboard.press('Control+Enter');
  await expectPage(heading(second)).toBeFocused();

  const letGo = await test.hold(/decline-reasons$/);
  await go('/staff/requests/queue');
  await expectPage(heading(second)).toBeVisible();
  await press('d');
  const reasonField = dialog().getByLabel('Reason the visitor');
  await expectPage(reasonField).toBeFocused();
  await page.keyboard.type('Twice');
  letGo();
  await expectPage(dialog().getByRole('radio', { name: 'No such house' })).toBeVisible();
  await expectPage(reasonField).toBeFocused();
  await page.keyboard.type(' asked');
  await expectPage(reasonField).toHaveValue('Twice asked');
  await page.keyboard.press('Control+Enter');
  await expectPage(heading(third)).toBeFocused();
});

it('the queue shows a decline’s note and button on a laptop, however long the email is', async () => {
  const { page, go } = test;
  const [, { reference: second }] = await hold(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  await go('/staff/requests/queue');
  await page.getByRole('button', { name: 'Decline…' }).click();
  await dialog().getByLabel('Reason the visitor').fill('No such house.\n'.repeat(40));
  await page.keyboard.press('Control+Enter');
  await expectPage(heading(second)).toBeFocused();
  await press('d');
  await expectPage(dialog().locator('.mail-preview')).toBeVisible();
  await expectPage(dialog().getByLabel('Note for staff')).toBeInViewport({ ratio: 1 });
  await expectPage(dialog().getByRole('button', { name: 'Decline request' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 500 });
  await expectPage(dialog().getByRole('button', { name: 'Decline request' })).toBeInViewport({ ratio: 1 });
});

it('the queue shows the requested items above the buttons, both visible on a phone', async () => {
  const { page, go } = test;
  const [{ reference }] = await hold(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await go('/staff/requests/queue');
  await expectPage(heading(reference)).toBeVisible();
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await expectPage(accept).toBeInViewport({ ratio: 1 });
  const address = page.locator('.label-address');
  expect(
    await address.evaluate((one) => one.compareDocumentPosition(document.querySelector('.queue-actions') ?? one)),
  ).toBe(
    4, // Node.DOCUMENT_POSITION_FOLLOWING
  );
});

it('the queue shows the home’s latest other request, with the differences in words', async () => {
  const { page, go } = test;
  await test.moveTo('quiet');
  const bins = await test.storedOffer('bins');
  const home = homeAt(1);
  const name = 'Bram Ostrander';
  const ask = (index: number, asking: Asking) =>
    test.visitors.ask(bins, index, {
      home,
      input: { receivedAt: Date.now() - (5 - index) * 86_400_000 },
      ...asking,
    });
  const caddy = bins.definition.items[1]?.id ?? '';
  await ask(0, { body: { lines: [{ item: caddy, quantity: 1 }] } });
  const other = await ask(1, {
    body: {
      lines: [{ item: caddy, quantity: 1 }],
      contact: { name: name.toUpperCase(), email: 'another@mail.example', phone: '' },
    },
  });
  const { reference } = await ask(2, {
    body: { contact: { name, email: 'bram@mail.example', phone: '' } },
    input: { suspicions: ['too_fast'] },
  });
  await go('/staff/requests/queue');
  await expectPage(heading(reference)).toBeVisible();
  const panel = page.getByRole('region', { name: /Possible duplicate/ });
  const row = (field: string) => panel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: field }) });
  await expectPage(panel.getByRole('link', { name: other.reference })).toBeVisible();
  await expectPage(row('Name').getByRole('cell').last()).toHaveText('Same');
  await expectPage(row('Email')).toContainText('another@mail.example');
  await expectPage(row('Email').getByRole('cell').last()).toHaveText('Different');
  const [mine, theirs] = [row('Email').getByRole('cell').nth(0), row('Email').getByRole('cell').nth(1)];
  const places = await Promise.all([mine.boundingBox(), theirs.boundingBox()]);
  expect(places[0]?.y).toBe(places[1]?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  const stacked = await Promise.all([mine.boundingBox(), theirs.boundingBox()]);
  expect(stacked[0]?.y).toBeLessThan(stacked[1]?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it('the queue heads a request by name and street, with the days left, its decision in view and the next ones', async () => {
  const { page, go } = test;
  const [first, second] = await hold(3);
  await page.setViewportSize({ width: 1280, height: 900 });
  await go('/staff/requests/queue');
  const { contact, address } = await test.stored(first);
  await expectPage(heading(first.reference)).toHaveText(contact.name);
  const head = page.locator('.queue-head');
  await expectPage(head).toContainText(address.lines[0] ?? '');
  await expectPage(head).toContainText('lapses in 14 days');
  await expectPage(page.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
  const next = page.getByRole('region', { name: 'Next' });
  await expectPage(next.getByRole('listitem')).toHaveCount(2);
  await expectPage(next).toContainText((await test.stored(second)).contact.name);
});
