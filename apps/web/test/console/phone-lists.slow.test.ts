import { expectPage } from '@doorstep/testing/expect-page';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest({ viewport: { width: 390, height: 844 } });

it('the actions for selected requests take two rows of a phone at most', async () => {
  const { page, go } = test;
  await go('/staff/requests?state=accepted');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.locator('.selection-bar');
  const buttons = bar.locator('.selection-actions').getByRole('button');
  await expectPage(buttons.filter({ hasText: '2' }).first()).toBeVisible();
  await expectPage(buttons.nth(1)).toBeAttached();
  const rows = () =>
    bar.getByRole('button').evaluateAll((all) => {
      const middles = all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
      return middles.toSorted((a, b) => a - b).filter((middle, at, sorted) => middle - (sorted[at - 1] ?? -99) > 15)
        .length;
    });
  await expect.poll(rows).toBeLessThanOrEqual(2);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
