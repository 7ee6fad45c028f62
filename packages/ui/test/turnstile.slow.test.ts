import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import type { Page } from '@playwright/test';
import type { CaptchaBehaviour, CaptchaStandIn } from '@doorstep/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage();
const service = (): CaptchaStandIn => stage.examples.turnstile;
afterEach(() => {
  service().behaveWell();
  service().requests.length = 0;
});

const form = (page: Page, number = 1) => page.locator(`#turnstile-${number}-form`);
const status = (page: Page, number = 1) => form(page, number).locator('.ds-check').getByRole('status');
const button = (page: Page, name: string) => form(page).getByRole('button', { name });
const widgets = (page: Page) => page.locator('[data-turnstile-widget-id]');
const outcome = (page: Page) => form(page).locator('.outcome');
const checkbox = (page: Page) => form(page).getByRole('checkbox', { name: 'Verify you are human' });
const scripts = () => service().requests.filter(({ path }) => path === '/turnstile/v0/api.js');
const failure = /could not be reached/;
const passed = '"success":true';
const loads = 'requests for the script';
const scriptGets = 3;

async function openPaused(query: string): Promise<Page> {
  const { page } = await stage.open();
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
  await page.goto(`${stage.examples.origin}/${query}`);
  return page;
}

describe('the script of Turnstile', () => {
  test('is requested once for two checks, for explicit rendering, and the token of the check passes', async () => {
    const { page, complaints } = await stage.open('?turnstile=2');
    await expectPage(status(page, 1)).toHaveText(/^Ready/);
    await expectPage(status(page, 2)).toHaveText(/^Ready/);
    expect(scripts().map(({ method, parameters }) => [method, parameters])).toEqual([
      [
        'GET',
        [
          ['onload', 'turnstileOnLoad'],
          ['render', 'explicit'],
        ],
      ],
    ]);
    await button(page, 'Send 1').click();
    await expectPage(outcome(page)).toContainText(passed);
    await expectPage(outcome(page)).toContainText('"action":"doorstep-request"');
    expect(complaints).toEqual([]);
  });

  test('that fails to load is retried up to twice, and then shown as a failure with a retry', async () => {
    service().behave({ kind: 'status', status: 503 }, { on: 'script' });
    const page = await openPaused('?turnstile=1');
    for (let count = 1; count <= scriptGets; count += 1) {
      await expectPage.poll(() => scripts().length, loads).toBe(count);
      await expectPage(page.locator('#turnstile-script')).toHaveCount(0);
      if (count < scriptGets) await page.clock.runFor(1000);
    }
    await expectPage(status(page)).toHaveText(failure);
    expect(await page.evaluate(() => 'turnstileOnLoad' in globalThis)).toBe(false);
    service().behaveWell();
    await button(page, 'Try again').click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    expect(scripts()).toHaveLength(scriptGets + 1);
  });

  test('that loads and never calls back times out after 12 s, and trying again requests it anew', async () => {
    service().behave({ kind: 'empty' }, { on: 'script', times: 1 });
    const page = await openPaused('?turnstile=1');
    await expectPage.poll(() => scripts().length, loads).toBe(1);
    await page.clock.runFor(11_900);
    await expectPage(status(page)).toHaveText(/needs a little longer/);
    await page.clock.runFor(200);
    await expectPage(status(page)).toHaveText(failure);
    expect(scripts()).toHaveLength(1);
    await button(page, 'Try again').click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    expect(scripts()).toHaveLength(2);
  });
});

describe('the check of Turnstile', () => {
  test('is in the page’s language, or without one if Turnstile lacks it', async () => {
    const { page } = await stage.open('?turnstile=1&language=cy');
    await expectPage(widgets(page)).toHaveAttribute('data-language', '');
    await button(page, 'In French').click();
    await expectPage(widgets(page)).toHaveAttribute('data-language', 'fr');
  });

  test('shows each failure, keeps the form usable, and passes the next time', async () => {
    const { page, complaints } = await stage.open('?turnstile=1');
    await expectPage(status(page)).toHaveText(/^Ready/);
    await page.getByLabel('Remarks 1').fill('kept');
    const codes: [CaptchaBehaviour, RegExp][] = [
      [{ kind: 'puzzle-expires' }, /too long/],
      [{ kind: 'error', code: '110620' }, /too long/],
      [{ kind: 'error', code: '200500' }, failure],
      [{ kind: 'error', code: '300030' }, /did not work/],
      [{ kind: 'error', code: '600010' }, /did not work/],
      // Not a code: providers may put anything into their texts.
      [{ kind: 'error', code: 'failed at https://a.example/?name=Sam' }, /did not work/],
    ];
    for (const [behaviour, words] of codes) {
      service().behave(behaviour, { on: 'execute', times: 1 });
      await button(page, 'Send 1').click();
      await expectPage(status(page)).toHaveText(words);
      await expectPage(outcome(page)).toHaveCount(0);
      await expectPage(widgets(page)).toHaveCount(0);
    }
    await button(page, 'Send 1').click();
    await expectPage(outcome(page)).toContainText(passed);
    await expectPage(page.getByLabel('Remarks 1')).toHaveValue('kept');
    expect(scripts()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  test('shows that a token has expired, and gets a new one when the form is sent again', async () => {
    const { page } = await stage.open('?turnstile=1');
    service().behave({ kind: 'expire', afterMs: 300 }, { on: 'execute', times: 1 });
    await button(page, 'Send 1').click();
    await expectPage(status(page)).toHaveText(/ran out/);
    await button(page, 'Send 1').click();
    const executed = () => service().requests.filter(({ path }) => path === '/widget/execute');
    await expect.poll(executed, { message: 'runs of the check' }).toHaveLength(2);
    await expectPage(outcome(page)).toContainText(passed);
  });

  test('that never answers times out after 20 s, but not while the visitor must act', async () => {
    service().behave({ kind: 'hang' }, { on: 'execute', times: 1 });
    service().behave({ kind: 'puzzle' }, { on: 'execute' });
    const page = await openPaused('?turnstile=1');
    const executed = page.waitForResponse(/execute/);
    await button(page, 'Send 1').click();
    await executed;
    await page.clock.runFor(19_900);
    await expectPage(status(page)).toHaveText(/needs a little longer/);
    await page.clock.runFor(200);
    await expectPage(status(page)).toHaveText(failure);
    await button(page, 'Send 1').click();
    await expectPage(checkbox(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await checkbox(page).click();
    await expectPage(outcome(page)).toContainText(passed);
  });

  test('that needs the visitor appears inside the form, and works with the keyboard alone', async () => {
    service().behave({ kind: 'puzzle' }, { on: 'execute' });
    const { page } = await stage.open('?turnstile=1', { viewport: { width: 320, height: 640 } });
    await expectPage(status(page)).toHaveText(/^Ready/);
    await page.getByLabel('Remarks 1').focus();
    await page.keyboard.press('Enter');
    await expectPage(checkbox(page)).toBeVisible();
    expect(await axeViolations(page, { include: '.ds-check' })).toEqual([]);
    await page.keyboard.press('Tab');
    await expectPage(checkbox(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expectPage(outcome(page)).toContainText(passed);
  });

  test('that the provider refuses is shown as Doorstep’s failure, and the built-in one replaces it', async () => {
    const { page, complaints } = await stage.open('?turnstile=1&siteKey=of-nobody');
    await expectPage(status(page)).toHaveText(/did not work/);
    await button(page, 'Use the built-in check instead').click();
    await expectPage(status(page)).toHaveText('Checked.', { timeout: 20_000 });
    await expectPage(widgets(page)).toHaveCount(0);
    await button(page, 'Send 1').click();
    await expectPage(outcome(page)).toHaveText('passed');
    expect(complaints).toEqual([]);
  });
});
