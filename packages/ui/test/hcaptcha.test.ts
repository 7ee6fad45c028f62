import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import type { Page } from '@playwright/test';
import type { CaptchaBehaviour, HcaptchaStandIn } from '@doorstep/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { listenTo, useStage } from './browser.ts';

const stage = useStage();
const service = (): HcaptchaStandIn => stage.examples.hcaptcha;
afterEach(() => {
  service().behaveWell();
  service().requests.length = 0;
  service().reports.length = 0;
  const wrong = service().badReports.splice(0);
  if (wrong.length > 0) throw new Error(`Reports that were not in order: ${wrong.join(', ')}`);
});

const form = (page: Page, number = 1) => page.locator(`#hcaptcha-${number}-form`);
const status = (page: Page, number = 1) => form(page, number).locator('.ds-check').getByRole('status');
const button = (page: Page, name: string, number = 1) => form(page, number).getByRole('button', { name });
const tryAgain = (page: Page) => button(page, 'Try again');
const scripts = () => service().requests.filter(({ path }) => path === '/1/api.js');
const posts = () => service().requests.filter(({ method, path }) => method === 'POST' && path !== '/siteverify');
const brokenCodes =
  'invalid-data invalid-mfa-data challenge-error missing-captcha invalid-captcha-id internal-error'.split(' ');
const failure = /could not be reached/;
/** G1 of docs/reference/third-party.md: a GET and up to 2 retries. */
const scriptGets = 3;
const expectGets = (count: number) => expect(scripts().length, 'GETs of hCaptcha’s script').toBe(count);
const loads = 'requests for the script';
const reports = 'reports at the service';

async function openPaused(query: string): Promise<Page> {
  const { page } = await stage.open();
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
  await page.goto(`${stage.examples.origin}/${query}`);
  return page;
}

/** Time passes only between attempts: an attempt would time out while the real request is still under way. */
async function failSeries(page: Page): Promise<void> {
  await expectPage
    .poll(
      async () => {
        if ((await page.locator('#hCaptcha-script').count()) === 0) await page.clock.runFor(1000);
        return status(page).textContent();
      },
      { message: 'what the check says', intervals: [20] },
    )
    .toMatch(failure);
}

describe('the script of hCaptcha', () => {
  test('is requested once, in the language of the page, and the token of the check passes', async () => {
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

  test('is loaded once for two checks, mounted twice each, and not again for later ones', async () => {
    const { page } = await stage.open('?hcaptcha=2');
    await expectPage(status(page, 1)).toHaveText(/^Ready/);
    await expectPage(status(page, 2)).toHaveText(/^Ready/);
    await button(page, 'Take the check away').click();
    await button(page, 'Put the check back').click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    await button(page, 'In French').click();
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    expectGets(1);
  });

  test('serves a check in another language without another request', async () => {
    const { page } = await stage.open('?hcaptcha=1');
    await expectPage(status(page)).toHaveText(/^Ready/);
    const boxes = page.locator('[data-hcaptcha-widget-id]');
    const languages = () => boxes.evaluateAll((all) => all.map((box) => box.getAttribute('data-hl')));
    expect(await languages()).toEqual(['en']);
    await button(page, 'In French').click();
    await expectPage.poll(languages, 'languages of the script').toEqual(['fr']);
    expectGets(1);
  });

  test('that fails to load is retried up to twice, reported once, and then shown as a failure', async () => {
    service().behave({ kind: 'status', status: 503 }, { on: 'script' });
    const page = await openPaused('?hcaptcha=2&secret=in-the-address');
    await page.getByLabel('Remarks 1').fill('typed by a visitor');
    await failSeries(page);
    await expectPage(status(page, 2)).toHaveText(failure);
    expectGets(scriptGets);
    await expectPage.poll(() => service().reports.length, reports).toBe(1);
    const [report] = service().reports;
    expect(report?.event).toMatchObject({ message: 'script-error', fingerprint: ['script-error'] });
    expect(posts()[0]?.headers['content-type']).toBe('application/x-sentry-envelope');
    const attempts = report?.event['breadcrumbs'] as { timestamp: number }[];
    expect(new Set(attempts.map(({ timestamp }) => timestamp)).size).toBe(scriptGets);
    const sent = JSON.stringify(posts());
    for (const word of ['typed by a visitor', 'in-the-address', stage.examples.origin.slice(7) + '/'])
      expect(sent).not.toContain(word);
    // Nothing remains that could be mistaken for a script or its callback.
    expect(await page.evaluate(() => document.querySelectorAll('#hCaptcha-script').length)).toBe(0);
    expect(await page.evaluate(() => 'hCaptchaOnLoad' in globalThis)).toBe(false);

    // A new series sends as many GETs and one more report; then the script is available again.
    await tryAgain(page).click();
    await failSeries(page);
    await expectPage.poll(() => service().reports.length, reports).toBe(2);
    expectGets(2 * scriptGets);
    service().behaveWell();
    await tryAgain(page).click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    expectGets(2 * scriptGets + 1);
    await expectPage(page.getByLabel('Remarks 1')).toHaveValue('typed by a visitor');
  });

  test('is requested again a second later, and nothing is reported when it loads in the end', async () => {
    service().behave({ kind: 'reset' }, { on: 'script', times: scriptGets - 1 });
    const page = await openPaused('?hcaptcha=1');
    for (let count = 1; count < scriptGets; count += 1) {
      await expectPage.poll(() => scripts().length, loads).toBe(count);
      await expectPage(page.locator('#hCaptcha-script')).toHaveCount(0);
      await page.clock.runFor(950);
      expectGets(count);
      await page.clock.runFor(60);
    }
    await expectPage(status(page)).toHaveText(/^Ready/);
    expectGets(scriptGets);
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    expect(posts()).toEqual([]);
  });

  test('that loads and never calls back times out after 12 s, and trying again requests it anew', async () => {
    service().behave({ kind: 'empty' }, { on: 'script', times: 1 });
    const page = await openPaused('?hcaptcha=1');
    await expectPage.poll(() => scripts().length, loads).toBe(1);
    await page.clock.runFor(11_900);
    await expectPage(status(page)).toHaveText(/needs a little longer/);
    await page.clock.runFor(200);
    await expectPage(status(page)).toHaveText(failure);
    await expectPage
      .poll(() => service().reports.map(({ event }) => event['message']), reports)
      .toEqual(['script-error']);
    expectGets(1);
    await tryAgain(page).click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    expectGets(2);
  });

  test('may still be loading when the form is sent: sending waits', async () => {
    const script = Promise.withResolvers<void>();
    service().behave({ kind: 'held', until: script.promise }, { on: 'script' });
    const { page } = await stage.open('?hcaptcha=1');
    await button(page, 'Send 1').click();
    await expectPage(status(page)).toHaveText(/^Getting/);
    script.resolve();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
  });

  test('that loads after its check was removed leaves nothing on the page', async () => {
    const script = Promise.withResolvers<void>();
    service().behave({ kind: 'held', until: script.promise }, { on: 'script' });
    const { page, complaints } = await stage.open('?hcaptcha=1');
    await expectPage.poll(() => scripts().length, loads).toBe(1);
    await button(page, 'Take the check away').click();
    script.resolve();
    await page.waitForFunction(() => 'hcaptcha' in globalThis);
    await expectPage(page.locator('[data-hcaptcha-widget-id]')).toHaveCount(0);
    await button(page, 'Put the check back').click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    await expectPage(page.locator('[data-hcaptcha-widget-id]')).toHaveCount(1);
    await button(page, 'Take the check away').click();
    await expectPage(page.locator('[data-hcaptcha-widget-id]')).toHaveCount(0);
    expectGets(1);
    expect(complaints).toEqual([]);
  });
});

describe('reports to hCaptcha', () => {
  test('are off, in the script too, when configured off', async () => {
    service().behave({ kind: 'reset' }, { on: 'script' });
    const page = await openPaused('?hcaptcha=1&reports=off');
    await failSeries(page);
    service().behaveWell();
    expect(scripts()[0]?.parameters).toContainEqual(['sentry', 'false']);
    await tryAgain(page).click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    expect(posts()).toEqual([]);
  });

  test('time out after 5 s, and nothing waits for them', async () => {
    service().behave({ kind: 'reset' }, { on: 'script', times: scriptGets });
    service().behave({ kind: 'hang' }, { on: 'report' });
    const page = await openPaused('?hcaptcha=1');
    const given: string[] = [];
    page.on('requestfailed', (request) => request.url().includes('/envelope/') && given.push(request.url()));
    const begun: unknown[] = [];
    page.on('request', (request) => request.url().includes('/envelope/') && begun.push(request));
    for (let count = 1; count <= scriptGets; count += 1) {
      await expectPage.poll(() => scripts().length, loads).toBe(count);
      await expectPage(page.locator('#hCaptcha-script')).toHaveCount(0);
      if (count < scriptGets) await page.clock.runFor(1000);
    }
    await expectPage.poll(() => begun.length, `reports after ${scriptGets} GETs of the script`).toBe(1);
    await tryAgain(page).click();
    await expectPage(status(page)).toHaveText(/^Ready/);
    await page.clock.runFor(4900);
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    expect(given).toEqual([]);
    await page.clock.runFor(200);
    await expectPage.poll(() => given.length, 'reports given up by the page').toBe(1);
    await expectPage.poll(() => service().closedReports(), 'reports broken off at the service').toBe(1);
  });

  test('made offline wait until the page is online, 20 at most', async () => {
    const page = await openPaused('?hcaptcha=1');
    await expectPage(status(page)).toHaveText(/^Ready/);
    // A page without anything loaded yet, and without a connection to the provider.
    await button(page, 'Take the check away').click();
    await page.evaluate(() => {
      document.querySelector('#hCaptcha-script')?.remove();
      delete (globalThis as { hcaptcha?: unknown }).hcaptcha;
    });
    await page.context().setOffline(true);
    await button(page, 'Put the check back').click();
    await failSeries(page);
    for (let count = 2; count <= 22; count += 1) {
      await tryAgain(page).click();
      await failSeries(page);
    }
    expect(service().reports).toEqual([]);
    await page.context().setOffline(false);
    await expectPage.poll(() => service().reports.length, reports).toBe(20);
    // The 21st and 22nd are dropped; the next report is the one after them.
    service().behave({ kind: 'error', code: 'challenge-error' }, { on: 'execute', times: 1 });
    await button(page, 'Send 1').click();
    await expectPage.poll(() => service().reports.at(-1)?.event['message'], reports).toBe('challenge-error');
    expect(service().reports).toHaveLength(21);
  });
});

describe('the check of hCaptcha', () => {
  test('shows each failure once, keeps the form usable, and passes the next time', async () => {
    const { page, complaints } = await stage.open('?hcaptcha=1');
    await expectPage(status(page)).toHaveText(/^Ready/);
    await page.getByLabel('Remarks 1').fill('kept');
    const announcements = await listenTo(status(page));
    const codes: [CaptchaBehaviour, RegExp, string | null][] = [
      [{ kind: 'error', code: 'challenge-closed' }, /was closed/, null],
      [{ kind: 'error', code: 'challenge-expired' }, /too long/, null],
      [{ kind: 'puzzle-expires' }, /too long/, null],
      [{ kind: 'error', code: 'rate-limited' }, /Too many checks/, 'rate-limited'],
      [{ kind: 'error', code: 'network-error' }, failure, 'network-error'],
      ...brokenCodes.map((code): [CaptchaBehaviour, RegExp, string] => [{ kind: 'error', code }, /did not work/, code]),
      // Not a code: providers may put anything into their texts.
      [{ kind: 'error', code: 'failed at https://a.example/?name=Sam' }, /did not work/, null],
    ];
    const group = page.getByRole('group', { name: 'Check by hCaptcha' });
    for (const [behaviour, words] of codes) {
      service().behave(behaviour, { on: 'execute', times: 1 });
      await button(page, 'Send 1').click();
      await expectPage(status(page)).toHaveText(words);
      await expectPage(group).toBeFocused();
      expect((await announcements()).filter((text) => words.test(text)).length).toBeGreaterThan(0);
      await expectPage(form(page).locator('.outcome')).toHaveCount(0);
    }
    expect((await announcements()).filter((text) => text.endsWith('is kept.'))).toHaveLength(codes.length);
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    await expectPage(page.getByLabel('Remarks 1')).toHaveValue('kept');
    const reported = codes.map(([, , code]) => code).filter((code) => code !== null);
    await expectPage.poll(() => service().reports.map(({ event }) => event['message']), reports).toEqual(reported);
    expectGets(1);
    expect(complaints).toEqual([]);
  });

  test('reports a repeated error once', async () => {
    const { page } = await stage.open('?hcaptcha=1');
    service().behave({ kind: 'error', code: 'network-error' }, { on: 'execute', times: 2 });
    for (const attempt of [1, 2]) {
      await button(page, 'Send 1').click();
      await expectPage(status(page)).toHaveText(failure);
      await expectPage
        .poll(() => service().requests.filter(({ path }) => path === '/widget/execute').length, {
          message: 'checks that were begun',
        })
        .toBe(attempt);
    }
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
    await expectPage.poll(() => service().reports.length, reports).toBe(1);
  });

  test('shows that a token has expired, and gets a new one when the form is sent again', async () => {
    const { page } = await stage.open('?hcaptcha=1');
    service().behave({ kind: 'expire', afterMs: 300 }, { on: 'execute', times: 1 });
    await button(page, 'Send 1').click();
    await expectPage(status(page)).toHaveText(/ran out/);
    await button(page, 'Send 1').click();
    const executed = () => service().requests.filter(({ path }) => path === '/widget/execute');
    await expect.poll(executed, { message: 'runs of the check' }).toHaveLength(2);
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
  });

  test('that never answers times out after 20 s, but not while a puzzle is open', async () => {
    service().behave({ kind: 'hang' }, { on: 'execute', times: 1 });
    service().behave({ kind: 'puzzle' }, { on: 'execute' });
    const page = await openPaused('?hcaptcha=1');
    const executed = page.waitForResponse(/execute/);
    await button(page, 'Send 1').click();
    await executed;
    await page.clock.runFor(19_900);
    await expectPage(status(page)).toHaveText(/needs a little longer/);
    await page.clock.runFor(200);
    await expectPage(status(page)).toHaveText(failure);
    await button(page, 'Send 1').click();
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(60_000);
    await expectPage(status(page)).toHaveText(/If a puzzle opens/);
    await page.getByRole('button', { name: 'Solve the puzzle' }).click();
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
  });

  test('can be closed and retried with the keyboard alone', async () => {
    service().behave({ kind: 'puzzle' }, { on: 'execute' });
    const { page } = await stage.open('?hcaptcha=1');
    await expectPage(status(page)).toHaveText(/^Ready/);
    await page.getByLabel('Remarks 1').focus();
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(status(page)).toHaveText(/was closed/);
    await page.keyboard.press('Tab');
    await expectPage(tryAgain(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expectPage(button(page, 'Use the built-in check instead')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectPage(status(page)).toHaveText(/^Ready/);
    await page.getByLabel('Remarks 1').press('Enter');
    await expectPage(page.getByRole('button', { name: 'Solve the puzzle' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(form(page).locator('.outcome')).toContainText('"success":true');
  });

  test('that the provider refuses is shown as Doorstep’s failure, and the built-in one replaces it', async () => {
    const { page, complaints } = await stage.open('?hcaptcha=1&siteKey=of-nobody');
    await expectPage(status(page)).toHaveText(/did not work/);
    await expectPage
      .poll(() => service().reports.map(({ event }) => event['message']), reports)
      .toEqual(['invalid-data']);
    await button(page, 'Use the built-in check instead').click();
    await expectPage(status(page)).toHaveText('Checked.', { timeout: 20_000 });
    await expectPage(page.locator('[data-hcaptcha-widget-id]')).toHaveCount(0);
    await button(page, 'Send 1').click();
    await expectPage(form(page).locator('.outcome')).toHaveText('passed');
    expect(complaints).toEqual([]);
  });

  test.each([
    ['on a phone', { viewport: { width: 390, height: 844 } }, ''],
    ['at 400 % zoom', { viewport: { width: 320, height: 256 } }, ''],
    ['from right to left', { viewport: { width: 390, height: 844 } }, '&dir=rtl'],
    ['in the dark', { colorScheme: 'dark' as const }, ''],
    ['in few movements', { reducedMotion: 'reduce' as const }, ''],
  ])('that failed passes axe, and stays inside the page, %s', async (_, options, query) => {
    const { page } = await stage.open(`?hcaptcha=1&siteKey=of-nobody${query}`, options);
    await expectPage(status(page)).toHaveText(/did not work/);
    expect(await axeViolations(page, { include: '.ds-check' })).toEqual([]);
    const wider = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});
