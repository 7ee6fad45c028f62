import { readFileSync } from 'node:fs';
import { expectPage } from '@doorstep/testing/expect-page';
import { describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest();

describe('the arrivals chart', () => {
  const panel = () => test.page.locator('.chart-panel-arrivals');
  const focused = () => panel().locator('[data-mark]:focus');

  it('is one tab stop, and announces the focused day', async () => {
    const { page, go } = test;
    await go('/staff/insights');
    const marks = panel().locator('[data-mark]');
    await expectPage(marks).toHaveCount(30);
    await expectPage(panel().locator('[data-mark][tabindex="0"]')).toHaveCount(1);
    await panel().locator('.chart-csv').focus();
    await page.keyboard.press('Tab');
    await expectPage(focused()).toHaveAttribute('data-mark', '29');
    await expectPage(panel().getByRole('status')).toContainText('not over yet');
    await page.keyboard.press('ArrowLeft');
    await expectPage(focused()).toHaveAttribute('data-mark', '28');
    await expectPage(panel().getByRole('status')).toContainText('in the period before');
    await page.keyboard.press('Home');
    await expectPage(focused()).toHaveAttribute('data-mark', '0');
    await page.keyboard.press('ArrowLeft');
    await expectPage(focused()).toHaveAttribute('data-mark', '0');
    await page.keyboard.press('Escape');
    await expectPage(panel().getByRole('status')).toBeEmpty();
  });

  it('opens a day’s requests on Enter', async () => {
    const { page, go } = test;
    await go('/staff/insights');
    const marks = panel().locator('[data-mark]');
    const busy = marks.and(page.getByRole('link', { name: /: [1-9]\d* requests?/ })).last();
    const [, count] = /: (\d+) request/.exec((await busy.getAttribute('aria-label')) ?? '') ?? [];
    await busy.focus();
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await expectPage(page.locator('.request-list tbody tr')).toHaveCount(Number(count));
  });

  it('becomes a table by pressing T, and stays one after a reload', async () => {
    const { page, go } = test;
    await go('/staff/insights?period=7');
    await panel().locator('[data-mark][tabindex="0"]').focus();
    await page.keyboard.press('t');
    await expectPage(panel().getByRole('row')).toHaveCount(8);
    await page.reload();
    await expectPage(panel().getByRole('row')).toHaveCount(8);
    await expectPage(panel().locator('[data-mark]')).toHaveCount(0);
  });

  it('exports a file with the same numbers', async () => {
    const { page, go } = test;
    await go('/staff/insights?period=7');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel().getByRole('link', { name: 'Download “Arrivals against stock” as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('arrivals.csv');
    const [head, ...days] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('\uFEFFday,requests,period_before,left_in_stock,delivered,is_unfinished');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatch(/,true$/);
  });
});

it('the hours chart is navigable in both directions', async () => {
  const { page, go } = test;
  await go('/staff/insights');
  const panel = page.locator('.chart-panel-hours');
  const focused = panel.locator('[data-mark]:focus');
  await panel.locator('[data-mark][tabindex="0"]').focus();
  await expectPage(focused).toHaveAttribute('data-mark', '167');
  for (const [key, mark] of [
    ['ArrowUp', '143'],
    ['Home', '120'],
    ['ArrowDown', '144'],
    ['End', '167'],
  ] as const) {
    await page.keyboard.press(key);
    await expectPage(focused).toHaveAttribute('data-mark', mark);
  }
});

it('insights of an offer wait for its tenth request', async () => {
  const { page, go } = test;
  const { id } = await test.publish({ slug: 'nine' });
  await go(`/staff/insights?offer=${id}`);
  await expectPage(page.getByRole('heading', { name: 'Too early for a picture.' })).toBeVisible();
  await expectPage(page.locator('.chart-panel')).toHaveCount(0);
});
