import { expectPage } from '@doorstep/testing/expect-page';
import type { Page } from '@playwright/test';
import { afterEach, describe, expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage();
afterEach(() => {
  stage.examples.challengeStatus = null;
  stage.examples.lifetimeMs = 20 * 60_000;
});

const status = (page: Page) => page.locator('.ds-check').getByRole('status');
const isChecked = (page: Page) => expectPage(status(page)).toHaveText('Checked.', { timeout: 20_000 });
const addressField = (page: Page) => page.getByLabel('Find your address');
const token = (page: Page): Promise<string> => page.locator('input[name=humanCheck]').inputValue();
const send = (page: Page) => page.getByRole('button', { name: 'Send the request' }).click();
const untilRenewed = (page: Page, first: string) =>
  expectPage
    .poll(async () => ['', first].includes(await token(page)), {
      message: 'whether the token is still the first, or none',
      timeout: 20_000,
    })
    .toBe(false);

describe('the human check', () => {
  test('starts when the visitor enters the form, says so, and passes on the server', async () => {
    const { page, complaints } = await stage.open();
    await expectPage(status(page)).toHaveText(/Checked while you fill in the form/);
    expect(await token(page)).toBe('');
    await addressField(page).focus();
    await isChecked(page);
    expect((await token(page)).length).toBeGreaterThan(400);
    await send(page);
    await expectPage(page.locator('#outcome')).toHaveText('passed');
    expect(complaints).toEqual([]);
  });

  test('silently renews the spent token after sending', async () => {
    const { page } = await stage.open('?auto=load');
    await isChecked(page);
    const first = await token(page);
    await page.evaluate(() => {
      const line = document.querySelector('.ds-check__status');
      const announcements: string[] = [];
      Object.assign(globalThis, { announcements });
      if (line)
        new MutationObserver(() => announcements.push(line.textContent ?? '')).observe(line, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await send(page);
    await untilRenewed(page, first);
    expect(await page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements)).toEqual([]);
  });

  test('waits for a press if configured, or starts when the form is sent', async () => {
    const { page } = await stage.open('?auto=manual');
    await addressField(page).focus();
    await expectPage(page.getByRole('button', { name: 'Start the check' })).toBeVisible();
    await send(page);
    await expectPage(page.locator('#outcome')).toHaveText('passed', { timeout: 20_000 });
  });

  test('shows a failure as Doorstep’s fault, can be retried, and never blocks the form', async () => {
    stage.examples.challengeStatus = 503;
    const { page } = await stage.open('?auto=load');
    await expectPage(status(page)).toHaveText(/could not be done just now/);
    let refusals = 0;
    page.on('response', (response) => (refusals += Number(response.url().endsWith('/challenge'))));
    await send(page);
    await expectPage(page.locator('#outcome')).toHaveText('rejected: missing');
    // Sending requests one challenge, and another for the next time.
    await expectPage.poll(() => refusals, { message: 'challenges refused' }).toBe(2);
    await expectPage(status(page)).toHaveText(/could not be done just now/);
    stage.examples.challengeStatus = null;
    await page.locator('.ds-check').getByRole('button', { name: 'Try again' }).click();
    await expectPage(page.getByRole('group', { name: 'Protection from automated requests' })).toBeFocused();
    await isChecked(page);
  });

  test('replaces a token in time before it expires', async () => {
    stage.examples.lifetimeMs = 6000;
    const { page } = await stage.open('?auto=load');
    await isChecked(page);
    const first = await token(page);
    await untilRenewed(page, first);
    await isChecked(page);
    await send(page);
    await expectPage(page.locator('#outcome')).toHaveText('passed', { timeout: 20_000 });
  });

  test('loads and solves one challenge, even if React mounts everything twice', async () => {
    const before = stage.examples.challengesIssued;
    const { page } = await stage.open();
    await addressField(page).focus();
    await isChecked(page);
    expect(stage.examples.challengesIssued).toBe(before + 1);
  });
});
