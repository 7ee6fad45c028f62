// hCaptcha in a real browser against its stand-in: what leaves the page, and what the visitor sees of it.
import { expect as expectPage, type Page } from '@playwright/test';
import type { HcaptchaStandIn } from '@doorstep/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { useStage } from './browser.ts';

const stage = useStage();
const service = (): HcaptchaStandIn => stage.examples.hcaptcha;
afterEach(() => {
  service().behaveWell();
  service().requests.length = 0;
  service().reports.length = 0;
  expect(service().badReports).toEqual([]);
});

const form = (page: Page, number = 1) => page.locator(`#hcaptcha-${number}-form`);
const status = (page: Page, number = 1) => form(page, number).locator('.ds-check').getByRole('status');
const button = (page: Page, name: string, number = 1) => form(page, number).getByRole('button', { name });
const scripts = () => service().requests.filter(({ path }) => path === '/1/api.js');
const posts = () => service().requests.filter(({ method, path }) => method === 'POST' && path !== '/siteverify');
const failure = /could not be reached/;

/** How often a form's status line changes its words, and to which. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await status(page).evaluate((line) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => said.push(line.textContent ?? '')).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

describe('the script', () => {
  test('is asked for once, in the language of the page, and the token of the check passes', async () => {
    const { page, complaints } = await stage.open('?hcaptcha=1&language=fr&host=forms.example%26x');
    await expectPage(status(page)).toHaveText(/^Ready/);
    expect(scripts().map(({ method, parameters }) => [method, parameters])).toEqual([
      [
        'GET',
        [
          ['onload', 'hCaptchaOnLoad'],
          ['render', 'explicit'],
          ['host', 'forms.example&x'],
          ['hl', 'fr'],
        ],
      ],
    ]);
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    expect(posts()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is loaded once for two checks, mounted twice each, and again for none that come later', async () => {
    const { page } = await stage.open('?hcaptcha=2');
    await expectPage(status(page, 1)).toHaveText(/^Ready/);
    await expectPage(status(page, 2)).toHaveText(/^Ready/);
    await button(page, 'Take the check away').click();
    await button(page, 'Put the check back').click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    await button(page, 'In French').click();
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    expect(scripts()).toHaveLength(1);
  });

  test('takes the language of a check that is shown in another one', async () => {
    const { page } = await stage.open('?hcaptcha=1');
    await expectPage(status(page)).toHaveText(/^Ready/);
    const languages = (): Promise<(string | undefined)[]> =>
      page
        .locator('[data-hcaptcha-widget-id]')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset['hl']));
    expect(await languages()).toEqual(['en']);
    await button(page, 'In French').click();
    await expectPage.poll(languages).toEqual(['fr']);
    expect(scripts()).toHaveLength(1);
  });

  test('that cannot be had is asked for three times, reported once, and then told', async () => {
    service().behave({ kind: 'status', status: 503 }, { on: 'script' });
    const { page } = await stage.open('?hcaptcha=2&secret=in-the-address');
    await page.getByLabel('Remarks 1').fill('typed by a visitor');
    const askedAtMs: number[] = [];
    page.on('request', (request) => request.url().includes('/1/api.js') && askedAtMs.push(Date.now()));
    await expectPage(status(page, 1)).toHaveText(failure);
    await expectPage(status(page, 2)).toHaveText(failure);
    expect(scripts()).toHaveLength(3);
    await expectPage.poll(() => service().reports.length).toBe(1);
    const [report] = service().reports;
    expect(report?.event).toMatchObject({ message: 'script-error', fingerprint: ['script-error'] });
    expect(posts()[0]?.headers['content-type']).toBe('application/x-sentry-envelope');
    const sent = JSON.stringify(posts());
    for (const word of ['typed by a visitor', 'in-the-address', stage.examples.origin.slice(7) + '/']) {
      expect(sent).not.toContain(word);
    }
    // Nothing is left behind that could be taken for a script, or for its answer.
    expect(await page.evaluate(() => document.querySelectorAll('#hCaptcha-script').length)).toBe(0);
    expect(await page.evaluate(() => 'hCaptchaOnLoad' in globalThis)).toBe(false);

    // Really new: three more, one report more; then it is there again.
    await button(page, 'Try again').click();
    await expectPage.poll(() => service().reports.length).toBe(2);
    expect(scripts()).toHaveLength(6);
    service().behaveWell();
    await button(page, 'Try again').click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    expect(scripts()).toHaveLength(7);
    await expectPage(page.getByLabel('Remarks 1')).toHaveValue('typed by a visitor');
  });

  test('is asked for again a second later, and nothing is reported when it comes in the end', async () => {
    service().behave({ kind: 'reset' }, { on: 'script', times: 2 });
    const { page } = await stage.open('?hcaptcha=1');
    await page.clock.install();
    await page.reload();
    await expectPage.poll(() => scripts().length).toBeGreaterThan(0);
    await expectPage.poll(async () => (await page.clock.runFor(1000), scripts().length)).toBe(3);
    await expectPage(status(page)).toHaveText(/^Ready/);
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    expect(posts()).toEqual([]);
  });
});
