import { raiseAlarm, resolveAlarms } from '@doorstep/core';
import { startHcaptchaStandIn, startLoqateStandIn, type HcaptchaStandIn, type LoqateStandIn } from '@doorstep/testing';
import { expectPage } from '@doorstep/testing/expect-page';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoStore } from '../../../server/src/demo/fill-demo.ts';
import { consoleTest } from './console-test.ts';

const test = consoleTest();
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const panel = (name: string) => test.page.getByRole('region', { name, exact: true });
const noAnswer = 'hCaptcha did not answer within 5 seconds. Requests are held until it does.';
const down = { service: 'human-check', kind: 'unavailable', code: 'timeout', message: noAnswer, count: 1 } as const;
const nextYear = new Date().getUTCFullYear() + 1;

let hcaptcha: HcaptchaStandIn;
let loqate: LoqateStandIn;
beforeAll(async () => {
  hcaptcha = await startHcaptchaStandIn();
  loqate = await startLoqateStandIn();
});
afterEach(() => {
  hcaptcha.behaveWell();
  loqate.behaveWell();
  loqate.requests.length = 0;
});
afterAll(async () => {
  await hcaptcha.close();
  await loqate.close();
});

/** Both third parties, with hCaptcha measured on trial. */
const thirdParties = () => ({
  DOORSTEP_ENV: 'development',
  DOORSTEP_HUMAN_CHECK: 'hcaptcha',
  HCAPTCHA_SITE_KEY: hcaptcha.siteKey,
  HCAPTCHA_SECRET: hcaptcha.secret,
  HCAPTCHA_API_HOST: hcaptcha.origin,
  HCAPTCHA_VERIFY_URL: hcaptcha.verifyUrl,
  HCAPTCHA_MONITOR_UNTIL: `${nextYear}-12-31`,
  DOORSTEP_LOOKUP: 'loqate-relay',
  LOQATE_KEY: loqate.key,
  LOQATE_URL: loqate.url,
});

/** Raises the alarm that hCaptcha has been down for some days, with requests in the meantime. */
async function raiseDown({ held = 0, daysAgo = 3 } = {}): Promise<void> {
  const at = Date.now() - daysAgo * 86_400_000;
  await raiseAlarm({ ...test.staff, store: demoStore(test.staff.store, () => at) }, down);
  for (let index = 70; index < 70 + held; index += 1) await askUnchecked(index);
}

const askUnchecked = async (index: number) =>
  test.visitors.ask(await test.storedOffer('bins'), index, { isCheckDown: true });

describe('the banner of alarms', () => {
  it('appears on the first page during an alarm, with a dot on other pages, and links to the remedy', async () => {
    const { page, go } = test;
    await test.restart(thirdParties());
    await raiseDown({ held: 2 });
    await go('/staff');
    const alarm = page.getByRole('group', { name: /^hCaptcha unreachable since \d+ \w+(?: \d{4})?, / });
    await expectPage(alarm).toContainText('2 requests that could not be checked are held.');
    await expectPage(alarm).toContainText('hCaptcha did not answer within 5 seconds.');
    await expectPage(page.getByText(`hCaptcha is on trial until 31 Dec ${nextYear}`)).toBeVisible();
    await page.getByRole('link', { name: 'Emails' }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Emails');
    await expectPage(alarm).toHaveCount(0);
    await expectPage(page.getByText('1 thing needs attention')).toBeVisible();
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await alarm.getByRole('link', { name: 'See held requests' }).click();
    await expectPage(page).toHaveURL(/\/staff\/requests\?state=held$/);
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await alarm.getByRole('link', { name: 'What to do' }).click();
    await expectPage(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  });

  it('reports unsent emails with their number, and links to them', async () => {
    const { page, go } = test;
    // Nothing listens there.
    await test.restart({ SMTP_URL: 'smtp://127.0.0.1:9' });
    for (const index of [70, 71, 72]) await test.visitors.ask(await test.storedOffer('bins'), index);
    const message = 'The mail server mail.example does not answer (ETIMEDOUT).';
    await raiseAlarm(test.staff, { service: 'mail', kind: 'unavailable', code: 'ETIMEDOUT', message, count: 1 });
    await go('/staff');
    const alarm = page.getByRole('group', { name: /^Emails have not been sent since \d/ });
    await expectPage(alarm).toContainText('3 emails are waiting. We keep trying for three days.');
    await alarm.getByRole('link', { name: 'See emails' }).click();
    await expectPage(page).toHaveURL(/\/staff\/mails$/);
    await test.restart({});
    await go('/staff/services');
    await panel('Email').getByRole('button', { name: 'Test the mail server' }).click();
    await expectPage(panel('Email')).toContainText(/127\.0\.0\.1:\d+ answered and accepted our sign-in\./);
  });

  it('is announced politely once, not again for every held request', async () => {
    const { page, go } = test;
    await go('/staff');
    const region = page.locator('[aria-live]').filter({ has: page.getByRole('group') });
    await expectPage(page.locator('.alarms[aria-live="polite"][aria-relevant="additions"]')).toHaveCount(1);
    await expectPage(region).toHaveCount(0);
    await raiseDown({ held: 2 });
    await page.clock.install({ time: Date.now() });
    await page.reload();
    await expectPage(region).toHaveCount(1);
    await expectPage(region).toContainText('2 requests');
    await expectPage(page.getByText(/since \d+ \w+(?: \d{4})?, \d\d:\d\d/)).toBeVisible();
    const shown = await region.getByRole('group').first().elementHandle();
    await askUnchecked(72);
    await page.clock.runFor(31_000);
    await expectPage(region).toContainText('3 requests');
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
    // For today, only the time is shown.
    await resolveAlarms(test.staff, 'human-check');
    await raiseDown({ daysAgo: 0 });
    await page.clock.runFor(31_000);
    await expectPage(page.getByText(/^Human check unreachable since \d\d:\d\d$/)).toBeVisible();
  });

  it('shows a fulfiller the held requests and nothing more', async () => {
    const { page, go } = test;
    await test.signIn('felix');
    await raiseDown({ held: 2 });
    await go('/staff');
    await expectPage(page.getByText('2 requests that could not be checked are held.')).toBeVisible();
    await expectPage(page.getByText(noAnswer)).toHaveCount(0);
    await expectPage(page.getByRole('link', { name: 'What to do' })).toHaveCount(0);
    await expectPage(
      page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Settings' }),
    ).toBeHidden();
  });

  it('makes no call for people who may not see alarms', async () => {
    const { go } = test;
    await test.signIn('ezra');
    await go('/staff/offers');
    await go('/staff/services');
    await expectPage(test.page.getByText('You’re signed in as Editor')).toBeVisible();
    expect(test.calls.filter(({ path }) => /alarms|services/.test(path))).toEqual([]);
  });
});

describe('the Services page', () => {
  it('shows the services in use, and only whether a secret is set', async () => {
    await test.restart(thirdParties());
    await test.staff.store.transaction(async (tx) => {
      const at = await tx.now();
      const day = new Date(at).toISOString().slice(0, 10);
      for (let times = 0; times < 1002; times += 1) await tx.monitoredChecks.count(day, 'passed', at + 86_400_000);
    });
    await raiseAlarm(test.staff, { ...down, code: 'invalid-input-secret', kind: 'misconfigured' });
    await resolveAlarms(test.staff, 'human-check');
    await raiseDown();
    await raiseAlarm(test.staff, { ...down, service: 'address-lookup', kind: 'account', code: '3' });
    await test.go('/staff/services');
    const check = panel('Human check');
    await expectPage(check).toContainText('Set; it is never shown');
    await expectPage(check).toContainText(hcaptcha.siteKey);
    await expectPage(check).toContainText('1,002');
    await expectPage(panel('Address lookup')).toContainText('its key stays here');
    await expectPage(panel('Open alarms').getByRole('listitem')).toHaveCount(2);
    await expectPage(panel('Past alarms')).toContainText('Settings rejected');
  });

  it('tests a service by keyboard, and shows cause and solution', async () => {
    await test.restart({ ...thirdParties(), HCAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify' });
    loqate.behave({ kind: 'error', code: '3' });
    await test.go('/staff/services');
    await button('Test the address lookup').press('Enter');
    const lookup = panel('Address lookup');
    await expectPage(lookup.getByText(`${new URL(loqate.origin).host} answered with error 3.`)).toBeVisible();
    await expectPage(lookup.getByText('Please ensure your account has sufficient credit.')).toBeVisible();
    await button('Test the human check').press('Enter');
    const check = panel('Human check');
    await expectPage(check.getByText(`The script loads from ${new URL(hcaptcha.origin).host}.`)).toBeVisible();
    await expectPage(check.getByText('127.0.0.1:9 is unreachable.')).toBeVisible();
  });

  it('clears the banner when a test passes', async () => {
    const { page, go } = test;
    await test.restart(thirdParties());
    await raiseDown();
    await go('/staff/services');
    const dot = page.getByText('1 thing needs attention');
    await expectPage(dot).toBeVisible();
    await button('Test the human check').click();
    await expectPage(dot).toHaveCount(0);
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectPage(page.getByText(/^hCaptcha unreachable/)).toHaveCount(0);
  });

  it('tests the browser’s key from the page, because a restricted key works only there', async () => {
    const { page, go } = test;
    await test.restart({
      ...thirdParties(),
      DOORSTEP_LOOKUP: 'loqate-direct',
      LOQATE_BROWSER_KEY: loqate.browserKey,
    });
    await go('/staff/services');
    await button('Test the address lookup').click();
    const lookup = panel('Address lookup');
    await expectPage(lookup.getByText('Check the security settings of the key.')).toBeVisible();
    await expectPage(lookup.getByText('test it in a browser')).toHaveCount(0);
    loqate.allowedOrigins.add(test.url);
    await button('Test the address lookup').click();
    await expectPage(lookup.getByText('Works')).toHaveCount(2);
    expect(loqate.requests.every(({ path }) => path.includes('/Find/'))).toBe(true);
    await expectPage(page.getByText('Check the security settings')).toHaveCount(0);
  });

  it('reports an outage of its own, and retries', async () => {
    const { page, go } = test;
    await test.restart(thirdParties());
    await go('/staff/services');
    await test.fail(/human-check\/test/, 'reset');
    await button('Test the human check').click();
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await button('Test the human check').click();
    await expectPage(page.getByText('The script loads from')).toBeVisible();
  });
});
