import { expectPage } from '@doorstep/testing/expect-page';
import { startLoqateStandIn } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { openAlarms } from './stand-in-services.ts';
import { withConsole } from './with-console.ts';

const test = withConsole();
const button = (name: string) => test.page.getByRole('button', { name, exact: true });
const panel = (name: string) => test.page.getByRole('region', { name, exact: true });

describe('the banner of alarms', () => {
  it('stands on every page of an owner while one is open, and leads to what to do', async () => {
    const { page, go, standIn } = test;
    standIn.data.alarms = openAlarms;
    await go('/staff/offers');
    const alarm = page.getByRole('group', { name: /^hCaptcha unreachable since 20 Nov 2026/ });
    await expectPage(alarm).toContainText('12 requests that could not be checked are held.');
    await expectPage(alarm).toContainText('hCaptcha did not answer within 5 seconds.');
    await expectPage(page.getByText(/hCaptcha is on trial until 31 Dec 2026/)).toBeVisible();
    await page.getByRole('link', { name: 'Emails' }).click();
    await expectPage(alarm).toBeVisible();
    await alarm.getByRole('link', { name: 'See held requests' }).click();
    await expectPage(page).toHaveURL(/\/staff\/requests\?state=held$/);
    await alarm.getByRole('link', { name: 'What to do' }).click();
    await expectPage(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused();
  });

  it('tells that emails are not sent, how many wait, and leads to them', async () => {
    const { page, go, standIn } = test;
    const message = 'The mail server mail.example does not answer (ETIMEDOUT).';
    standIn.data.alarms = {
      open: [{ service: 'mail', kind: 'unavailable', since: '2026-11-20T10:42:00.000Z', held: 3, message: message }],
      withoutAddressData: [],
      monitoringUntil: null,
    };
    await go('/staff/services');
    const alarm = page.getByRole('group', { name: /^Emails have not been sent since 20 Nov 2026/ });
    await expectPage(alarm).toContainText('3 emails are waiting. We keep trying for three days.');
    await alarm.getByRole('link', { name: 'See emails' }).click();
    await expectPage(page).toHaveURL(/\/staff\/mails$/);
    await go('/staff/services');
    await panel('Email').getByRole('button', { name: 'Test the mail server' }).click();
    await expectPage(panel('Email')).toContainText('mail.example:587 answered and accepted our sign-in.');
  });

  it('is announced politely as it appears, and not again for every request that is held', async () => {
    const { page, go, standIn } = test;
    await go('/staff/offers');
    const region = page.locator('[aria-live]').filter({ has: page.getByRole('group') });
    expect(await page.locator('.alarms[aria-live="polite"][aria-relevant="additions"]').count()).toBe(1);
    await expectPage(region).toHaveCount(0);
    standIn.data.alarms = openAlarms;
    await page.clock.install({ time: '2026-11-23T12:00:00Z' });
    await page.reload();
    await expectPage(region).toHaveCount(1);
    const [first] = openAlarms.open;
    if (first)
      standIn.data.alarms = {
        open: [{ ...first, held: 13, since: '2026-11-23T11:59:00.000Z' }],
        withoutAddressData: [],
        monitoringUntil: null,
      };
    await expectPage(page.getByText(/since 20 Nov 2026, 10:42/)).toBeVisible();
    const shown = await region.getByRole('group').first().elementHandle();
    await page.clock.runFor(31_000);
    await expectPage(region).toContainText('13 requests');
    await expectPage(page.getByText('hCaptcha unreachable since 11:59', { exact: true })).toBeVisible();
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('tells a fulfiller what is held and no more', async () => {
    const { page, go, standIn } = test;
    standIn.role = 'fulfiller';
    standIn.data.alarms = { ...openAlarms, open: openAlarms.open.map((one) => ({ ...one, message: null })) };
    await go('/staff/requests');
    await expectPage(page.getByText('12 requests that could not be checked are held.')).toBeVisible();
    await expectPage(page.getByRole('link', { name: 'What to do' })).toHaveCount(0);
    await expectPage(
      page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Services' }),
    ).toBeHidden();
  });

  it('asks the server nothing for whom it is not', async () => {
    const { go, standIn } = test;
    standIn.role = 'editor';
    await go('/staff/offers');
    await go('/staff/services');
    await expectPage(test.page.getByText('You’re signed in as Editor')).toBeVisible();
    expect(standIn.calls.filter(({ path }) => /alarms|services/.test(path))).toEqual([]);
  });
});

describe('the Services page', () => {
  it('says what is in use, and of a secret only that there is one', async () => {
    await test.go('/staff/services');
    const check = panel('Human check');
    await expectPage(check).toContainText('Set; it is never shown');
    await expectPage(check).toContainText('5a1e0000-0000-4000-8000-000000000001');
    await expectPage(check).toContainText('1,402');
    await expectPage(panel('Address lookup')).toContainText('its key stays here');
    await expectPage(panel('Open alarms').getByRole('listitem')).toHaveCount(2);
    await expectPage(panel('Past alarms')).toContainText('Settings rejected');
  });

  it('tests a service at a press of a key, and shows cause and resolution', async () => {
    await test.go('/staff/services');
    await button('Test the address lookup').press('Enter');
    const lookup = panel('Address lookup');
    await expectPage(lookup.getByText('api.addressy.com answered with error 3.')).toBeVisible();
    await expectPage(lookup.getByText('Please ensure your account has sufficient credit.')).toBeVisible();
    await button('Test the human check').press('Enter');
    await expectPage(panel('Human check').getByText('The script loads from js.hcaptcha.com.')).toBeVisible();
    await expectPage(panel('Human check').getByText(/didn’t answer within 5 seconds/)).toBeVisible();
  });

  it('takes the banner away when a test passes', async () => {
    const { page, go, standIn } = test;
    standIn.data.alarms = openAlarms;
    standIn.data.findings['human-check'] = [];
    await go('/staff/services');
    await expectPage(page.getByText(/^hCaptcha unreachable/)).toBeVisible();
    await button('Test the human check').click();
    await expectPage(page.getByText(/^hCaptcha unreachable/)).toHaveCount(0);
  });

  it('asks with the browser’s own key from the page, because a restricted key answers nobody else', async () => {
    const { page, go, standIn } = test;
    const loqate = await startLoqateStandIn();
    try {
      const { url, browserKey } = loqate;
      const addressLookup = {
        ...standIn.data.services.addressLookup,
        inUse: 'loqate-direct',
        url,
        browserKey,
      } as const;
      standIn.data.services.addressLookup = addressLookup as typeof standIn.data.services.addressLookup;
      standIn.data.findings['address-lookup'] = [
        {
          subject: 'browser_key',
          state: 'note',
          outcome: 'browser_key_untested',
          values: { host: '' },
          provider: null,
        },
      ];
      standIn.connectsTo.push(loqate.origin);
      await go('/staff/services');
      await button('Test the address lookup').click();
      const lookup = panel('Address lookup');
      await expectPage(lookup.getByText('Check the security settings of the key.')).toBeVisible();
      await expectPage(lookup.getByText('test it in a browser')).toHaveCount(0);
      loqate.allowedOrigins.add(standIn.url);
      await button('Test the address lookup').click();
      await expectPage(lookup.getByText('Works')).toBeVisible();
      expect(loqate.requests.every(({ path }) => path.includes('/Find/'))).toBe(true);
      await expectPage(page.getByText('Check the security settings')).toHaveCount(0);
    } finally {
      await loqate.close();
    }
  });

  it('says an outage of its own as one, and tries again', async () => {
    const { page, go, standIn } = test;
    await go('/staff/services');
    standIn.failures.push({ path: /human-check\/test/, code: 'reset' });
    await button('Test the human check').click();
    await expectPage(page.getByRole('alert')).toContainText('Doorstep isn’t answering');
    await button('Test the human check').click();
    await expectPage(page.getByText('The script loads from js.hcaptcha.com.')).toBeVisible();
  });
});
