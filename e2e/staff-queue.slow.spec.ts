// Staff work on the demo's requests: how many rows are visible, and how many keys a decision takes.
import type { Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation.ts';
import { expect, test } from './journey.ts';
import { openFirefox, resize } from './open-firefox.ts';
import { watchPage } from './page-watch.ts';
import { createStaffPerson, type StaffPerson } from './staff-person.ts';

let installation: Installation;
let staff: StaffPerson;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  installation = await startInstallation({ store: 'sqlite' }, { DOORSTEP_DEMO: 'on' });
  expect((await installation.doorstep('demo', '--requests', '800')).code).toBe(0);
  page = await (await browser.newContext({ baseURL: installation.url })).newPage();
  staff = createStaffPerson(page, watchPage(page, installation.url));
  await staff.setsUp((await installation.doorstep('staff', 'link')).stdout.trim());
});
test.afterAll(async () => {
  await page.context().close();
  await installation.stop();
});

/** Rows of the list that are completely visible without scrolling. */
const rowsInSight = () =>
  page.locator('.request-list tbody tr').evaluateAll((rows) => {
    const list = document.querySelector('.list-scroll')?.getBoundingClientRect();
    const end = Math.min(window.innerHeight, list?.bottom ?? 0);
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });

test('the list of requests has room for its rows, even below a notice and a filter', async () => {
  const screens = [
    { width: 1280, height: 900, rows: 15 },
    { width: 820, height: 1180, rows: 12 },
    { width: 390, height: 844, rows: 3 },
  ];
  for (const { rows, ...size } of screens) {
    await page.setViewportSize(size);
    for (const path of ['', '?source=web', '?state=held']) {
      await page.goto(`/staff/requests${path}`);
      await expect(page.locator('.request-list tbody tr').first()).toBeVisible();
      await expect(page.locator('.floods')).toBeVisible();
      await expect.poll(rowsInSight, `${size.width} ${path}`).toBeGreaterThanOrEqual(rows);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
    // Hold reasons are visible at every size.
    await expect(page.locator('.cell-reasons').first()).toBeVisible();
  }
});

test('the table of requests with every column keeps its header in view, and each cell on one line', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/staff/requests');
  await page.getByText(staff.t('staff.requests.columns'), { exact: true }).click();
  const boxes = page.locator('.menu-choices input');
  await expect(boxes).toHaveCount(10);
  for (const box of await boxes.all()) await box.check();
  await page.keyboard.press('Escape');
  const head = page.locator('.request-list thead th');
  await expect(head).toHaveCount(11);
  const list = page.locator('.list-scroll');
  await list.evaluate((place) => {
    place.scrollIntoView();
    place.scrollTo({ top: 300, left: 200 });
  });
  await expect(head.first()).toBeInViewport({ ratio: 1 });
  const tops = await head.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  const listTop = await list.evaluate((place) => Math.round(place.getBoundingClientRect().top));
  expect(new Set(tops)).toEqual(new Set([listTop]));
  const address = await page.locator('.request-list thead .cell-address').boundingBox();
  expect(address?.width).toBeGreaterThanOrEqual(16 * 16);
  // All texts in a row are vertically centred on one line.
  const middles = await page
    .locator('.request-list tbody tr')
    .first()
    .locator('th, td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { top, bottom } = text.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
});

test('staff decide held requests with single keys as soon as the queue is shown', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await page.goto('/staff/requests?state=held&sort=oldest');
  await page.getByRole('link', { name: staff.t('staff.queue.open') }).press('Enter');
  const heading = page.locator('.queue-head .reference-chip');
  const dialog = page.getByRole('dialog', { name: staff.t('staff.decline.title') });
  const decided = async (how: 'accepted' | 'declined' | 'skipped', keys: string[]) => {
    await expect(heading).toBeVisible();
    const reference = (await heading.textContent()) ?? '';
    // Keys do nothing until there was time to read it.
    await page.clock.fastForward(300);
    for (const key of keys) {
      // Reasons that load after the dialog opened leave the focus in the text.
      if (key === '1') await dialog.getByRole('radio').first().press(key);
      else await page.keyboard.press(key);
      if (key === 'd') await expect(dialog.locator('.mail-preview, .muted').first()).toBeVisible();
    }
    await expect(page.getByText(staff.t(`staff.queue.done.${how}`, { reference }))).toBeVisible();
  };
  await decided('skipped', ['s']);
  // A click on blank space removes the focus.
  await page.getByRole('banner').click({ position: { x: 4, y: 4 } });
  await decided('skipped', ['s']);
  // The demo has declined requests for each offer, so there are reasons to choose from.
  await decided('declined', ['d', '1', 'Enter']);
  await decided('accepted', ['a']);
});

test('in Firefox, the focused element is never hidden behind the action buttons', async () => {
  const firefox = await openFirefox();
  try {
    const cookies = await page.context().cookies();
    await firefox.setCookie(...cookies.map(({ name, value, domain, path }) => ({ name, value, domain, path })));
    const queue = await firefox.newPage();
    await queue.goto(`${installation.url}/staff/requests/queue`);
    await queue.waitForSelector('.label-address ~ button');
    const bottomOf = () => queue.$eval('.label-address ~ button', (one) => one.getBoundingClientRect().bottom);
    const topOfBar = () => queue.$eval('.queue-actions', (one) => one.getBoundingClientRect().top);
    // Keeps touch on: otherwise the page would reload.
    await resize(queue, { width: 390, height: Math.ceil(await bottomOf()) + 4, hasTouch: true });
    expect(await bottomOf()).toBeGreaterThan(await topOfBar());
    const hasFocus = () => queue.$eval('.label-address ~ button', (one) => one === document.activeElement);
    for (let step = 0; step < 30 && !(await hasFocus()); step += 1) await queue.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    const covered = async () => (await bottomOf()) - (await topOfBar());
    await expect.poll(covered, 'pixels of the button behind the bar').toBeLessThanOrEqual(0);
  } finally {
    await firefox.close();
  }
});
