import { expectPage } from '@doorstep/testing/expect-page';
import type { Locator } from '@playwright/test';
import { expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';

const test = consoleTest({ viewport: { width: 390, height: 844 } });
const link = (name: string | RegExp) =>
  test.page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name });
const tab = (name: string) => test.page.getByRole('tab', { name });
/** Whether nothing, such as the console's bars, covers its middle. */
const isOnTop = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

it('a new offer’s row of sections shows the link of the section that is read', async () => {
  const { page, go } = test;
  await go('/staff/offers/new');
  await expectPage(link('What you ask visitors')).not.toBeInViewport();
  await page
    .getByRole('heading', { level: 2, name: 'What you ask visitors' })
    .evaluate((heading) => heading.scrollIntoView());
  await expectPage(link('What you ask visitors')).toHaveAttribute('aria-current', 'true');
  await expectPage(link('What it is')).not.toHaveAttribute('aria-current');
  await expectPage(link('What you ask visitors')).toBeInViewport({ ratio: 1 });
  expect(await isOnTop(link('What you ask visitors'))).toBe(true);
  expect(await isOnTop(page.getByRole('button', { name: 'Save draft', exact: true }))).toBe(true);
});

it('the tab that is opened from far down is in sight, with its panel from the top', async () => {
  const { page, go, town } = test;
  await go(`/staff/offers/${town.offers.bins}#organisation`);
  await expectPage(tab('Organisation and notices')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Days to keep personal data').focus();
  await tab('When and how it is given').click();
  const heading = page.getByRole('heading', { level: 2, name: 'When and how it is given' });
  await expectPage(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(heading)).toBe(true);
  expect(await isOnTop(tab('When and how it is given'))).toBe(true);
  expect(await isOnTop(page.getByRole('button', { name: 'Save', exact: true }))).toBe(true);
});

it('a tab that only the address bar names opens, and keeps what is typed', async () => {
  const { page, go, town } = test;
  await go(`/staff/offers/${town.offers.bins}`);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Bins for all');
  for (const [part, name] of [
    ['limits', 'Limits'],
    ['organisation', 'Organisation and notices'],
  ] as const) {
    await page.evaluate((hash) => window.location.assign(hash), `#${part}`);
    await expectPage(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expectPage(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.goBack();
  await page.goBack();
  await expectPage(title).toBeVisible();
  await expectPage(title).toHaveValue('Bins for all');
});

it('the row of sections marks those with errors', async () => {
  const { page, go, town } = test;
  await go(`/staff/offers/${town.offers.bins}`);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('');
  await title.blur();
  await expectPage(tab('Needs fixing')).toHaveCount(1);
  await title.fill('Bins');
  await expectPage(tab('Needs fixing')).toHaveCount(0);
});

it.each(['en', 'de', 'fr'])('the row of sections shows them all at 1280 pixels, in %s', async (language) => {
  const { page, go, town } = test;
  await page.setViewportSize({ width: 1280, height: 900 });
  await go(`/staff/offers/${town.offers.bins}?lang=${language}`);
  const row = page.locator('.section-links');
  await expectPage(row.getByRole('tab')).toHaveCount(8);
  await expectPage(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

it.each([
  { width: 820, height: 1180 },
  { width: 1280, height: 900 },
])('Save stays in its place while the preview loads, at $width pixels', async (viewport) => {
  const { page, go, town } = test;
  await page.setViewportSize(viewport);
  const release = await test.hold(/^POST .*preview/);
  await go(`/staff/offers/${town.offers.bins}#limits`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const preview = page.locator('.preview');
  await expectPage(page.getByRole('heading', { level: 2, name: 'Share' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const place = await save.boundingBox();
  if (viewport.width < 1200) await preview.getByRole('button', { name: 'Show' }).click();
  await expectPage(preview.getByRole('button', { name: 'Phone' })).toBeVisible();
  expect(await save.boundingBox()).toEqual(place);
  release();
  await expectPage(preview.locator('iframe')).toBeVisible();
  expect(await save.boundingBox()).toEqual(place);
});
