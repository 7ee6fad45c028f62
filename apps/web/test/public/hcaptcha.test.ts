// The check page with hCaptcha: always, on demand, and measured next to the built-in check.
import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { CaptchaSettings, ProofOfWorkSettings } from '@doorstep/contract';
import { startHcaptchaStandIn, type HcaptchaStandIn } from '@doorstep/testing';
import { usePages } from '@doorstep/testing/use-pages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkNeeded, checkRejected, startStandIn } from './stand-in-server.ts';
import { t, visitor } from './visitor.ts';

let service: HcaptchaStandIn;
let server: Awaited<ReturnType<typeof startStandIn>>;
let complaints: string[];

const builtIn: ProofOfWorkSettings = { provider: 'pow', challengeUrl: '/api/offers/compost-bin/human-check' };
const settings = (changes: Partial<CaptchaSettings> = {}): CaptchaSettings => ({
  provider: 'hcaptcha',
  siteKey: service.siteKey,
  scriptOrigin: service.origin,
  script: {},
  reports: true,
  reportOrigin: service.origin,
  fallback: null,
  ...changes,
});

beforeEach(async () => {
  [service, server] = await Promise.all([startHcaptchaStandIn(), startStandIn()]);
  server.state.captchaOrigin = service.origin;
  complaints = [];
});
afterEach(() => Promise.all([service.close(), server.stop()]));
const openPage = usePages();

const fields = { 'contact.name': 'Robin Sample', 'address.proof': 'signed.12', 'quantity.bin': '1' };

/** Goes to the check page via the form. */
async function toCheckPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage({ viewport: { width: 390, height: 844 }, ...options });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const form = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  await page.setContent(
    `<form method="post" action="${server.address}/o/compost-bin/check">${form.join('')}<button>go</button></form>`,
  );
  await page.locator('button').click();
  await visitor.isOnCheckPage(page);
  // Before hydration, its button would submit the plain form.
  if (options.javaScriptEnabled !== false) await page.locator('.ds-check').waitFor();
  return page;
}

const send = (page: Page) => visitor.button(page, 'offer.giving.first_come.send').click();
const status = (page: Page) => page.locator('.ds-check').getByRole('status');
const scripts = () => service.requests.filter(({ path }) => path === '/1/api.js').length;
const sent = () => server.state.requests.map(({ body }) => body);
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/(proof-of-work|hcaptcha-check)-/.exec(name)?.[1] ?? '')
      .filter((name) => name !== ''),
  );

describe('hCaptcha always', () => {
  it('uses the token on submission, and loads nothing of the built-in check', async () => {
    server.state.checks = { humanCheck: settings() };
    const page = await toCheckPage();
    await expectPage(status(page)).toHaveText(/runs when you send the request/);
    const paths = () => service.requests.map(({ path }) => path);
    await expect.poll(paths, { message: 'what hCaptcha is asked for' }).toEqual(['/1/api.js']);
    expect(await loaded(page)).toEqual(['hcaptcha-check']);
    expect(await axeViolations(page)).toEqual([]);
    await send(page);
    await visitor.hasReceipt(page);
    expect(sent()).toMatchObject([{ humanCheck: expect.stringMatching(/^P1_/) }]);
    expect(sent()[0]).not.toHaveProperty('monitoredCheck');
    expect(complaints).toEqual([]);
  });

  it('stops when the puzzle is closed, keeps everything, and goes on by the same button', async () => {
    server.state.checks = { humanCheck: settings() };
    service.behave({ kind: 'puzzle' }, { on: 'execute' });
    const page = await toCheckPage();
    await send(page);
    await page.getByRole('button', { name: 'Close the puzzle' }).click();
    await expectPage(status(page)).toHaveText(/was closed before it was finished/);
    await expectPage(page.getByRole('group', { name: 'Security check' })).toBeFocused();
    await expectPage(page.getByText('Robin Sample')).toBeVisible();
    expect(sent()).toEqual([]);
    await send(page);
    await page.getByRole('button', { name: 'Solve the puzzle' }).click();
    await visitor.hasReceipt(page);
    expect(sent()).toHaveLength(1);
  });

  it('blames a delay on the service, not the device', async () => {
    server.state.checks = { humanCheck: settings() };
    service.behave({ kind: 'hang' }, { on: 'execute' });
    const page = await toCheckPage();
    await send(page);
    await expectPage(status(page)).toHaveText('Still checking. hCaptcha is taking longer than usual.', {
      timeout: 30_000,
    });
  });

  it('reports that it is unreachable, and the request can be sent without the check', async () => {
    server.state.checks = { humanCheck: settings() };
    service.behave({ kind: 'status', status: 503 }, { on: 'script' });
    const page = await toCheckPage();
    await expectPage(status(page)).toHaveText(/couldn’t load the check/);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send without the check' }).click();
    await visitor.hasReceipt(page);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('humanCheck');
  });

  it('is not loaded again after a lost response if unreachable: the same request is resent', async () => {
    server.state.checks = { humanCheck: settings() };
    service.behave({ kind: 'status', status: 503 }, { on: 'script' });
    const page = await toCheckPage();
    await expectPage(status(page)).toHaveText(/couldn’t load the check/);
    expect(scripts()).toBe(3);
    server.state.isConnected = false;
    await page.getByRole('button', { name: 'Send without the check' }).click();
    await page.getByText(t('public.send.lost_title')).waitFor();
    server.state.isConnected = true;
    await visitor.button(page, 'public.action.try_again').last().click();
    await visitor.hasReceipt(page);
    expect(sent().length).toBeGreaterThan(1);
    for (const body of sent()) expect(body).toEqual(sent()[0]);
    expect(sent()[0]).not.toHaveProperty('humanCheck');
    expect(scripts()).toBe(3);
  });

  it('falls back to the built-in check when it cannot be reached', async () => {
    server.state.checks = { humanCheck: settings({ fallback: builtIn }) };
    service.behave({ kind: 'reset' }, { on: 'script' });
    const page = await toCheckPage();
    await page.getByRole('button', { name: 'Use the built-in check instead' }).click();
    await expectPage(page.getByRole('group', { name: 'Security check' })).toBeFocused();
    await send(page);
    await visitor.hasReceipt(page);
    expect(String(sent()[0]?.['humanCheck']).length).toBeGreaterThan(100);
    expect(await loaded(page)).toEqual([]);
  });

  it('replaces a refused token once, silently', async () => {
    server.state.checks = { humanCheck: settings() };
    server.state.script = [checkRejected, checkRejected];
    const page = await toCheckPage();
    await send(page);
    await page.getByText(t('public.check.not_sent')).waitFor();
    const tokens = sent().map(({ humanCheck }) => humanCheck);
    expect(new Set(tokens).size).toBe(2);
    expect(tokens).toHaveLength(2);
    await send(page);
    await visitor.hasReceipt(page);
    expect(new Set(server.state.requests.map(({ key }) => key)).size).toBe(1);
  });

  it('is not called without JavaScript, and the page announces a manual check', async () => {
    server.state.checks = { humanCheck: settings(), monitoredCheck: settings() };
    const page = await toCheckPage({ javaScriptEnabled: false });
    await expectPage(page.getByText('Someone checks your request first')).toBeVisible();
    await send(page);
    await visitor.hasReceipt(page);
    expect(service.requests).toEqual([]);
  });
});

describe('hCaptcha on demand', () => {
  it('requires one more check, explains why, and sends the same request again', async () => {
    server.state.script = [checkNeeded(settings())];
    service.behave({ kind: 'puzzle' }, { on: 'execute' });
    const page = await toCheckPage();
    expect(service.requests).toEqual([]);
    await send(page);
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPage(page.getByRole('alert')).toContainText('One more check, please');
    await expectPage(page.getByText('Robin Sample')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await send(page);
    await page.getByRole('button', { name: 'Solve the puzzle' }).click();
    await visitor.hasReceipt(page);
    expect(sent()).toMatchObject([{}, { humanCheck: expect.stringMatching(/^P1_/) }]);
    expect(new Set(server.state.requests.map(({ key }) => key)).size).toBe(1);
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  it('resends by itself when no puzzle is shown', async () => {
    server.state.script = [checkNeeded(settings())];
    const page = await toCheckPage();
    await send(page);
    await visitor.hasReceipt(page);
    expect(sent()).toHaveLength(2);
  });
});

describe('hCaptcha monitored', () => {
  beforeEach(() => {
    server.state.checks = { monitoredCheck: settings() };
  });
  const isMeasured = async (monitoredCheck: unknown): Promise<void> => {
    await expectPage.poll(() => sent().length, { message: 'requests that arrived' }).toBe(1);
    expect(sent()[0]).toMatchObject({ humanCheck: expect.stringMatching(/^.{100}/), monitoredCheck });
  };

  it('sends its token along with the built-in check’s, and names its provider', async () => {
    const page = await toCheckPage();
    await expectPage(page.getByText('It decides nothing about your request')).toBeVisible();
    await send(page);
    await visitor.hasReceipt(page);
    await isMeasured(expect.stringMatching(/^P1_/));
    expect(complaints).toEqual([]);
  });

  it('lets the request through when its script fails to load', async () => {
    service.behave({ kind: 'reset' }, { on: 'script' });
    const page = await toCheckPage();
    await send(page);
    await visitor.hasReceipt(page);
    await isMeasured({ error: 'script-error' });
  });

  it('lets the request through when its puzzle is closed', async () => {
    service.behave({ kind: 'puzzle' }, { on: 'execute' });
    const page = await toCheckPage();
    await send(page);
    await page.getByRole('button', { name: 'Close the puzzle' }).click();
    await visitor.hasReceipt(page);
    await isMeasured({ error: 'challenge-closed' });
  });

  it('is awaited 4 s without a response, and 60 s with a puzzle', async () => {
    service.behave({ kind: 'hang' }, { on: 'execute', times: 1 });
    service.behave({ kind: 'puzzle' }, { on: 'execute' });
    const page = await toCheckPage();
    await page.clock.install();
    await expectPage(status(page)).toHaveText('Checked.');
    server.state.script = [checkRejected, checkRejected];
    const executed = page.waitForResponse(/execute/);
    await send(page);
    await executed;
    await page.clock.fastForward(4000);
    await page.getByText(t('public.check.not_sent')).waitFor();
    expect(sent()[0]).toMatchObject({ monitoredCheck: { error: 'timed-out' } });

    await send(page);
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.clock.fastForward(50_000);
    await expectPage(page.getByRole('dialog')).toBeVisible();
    await page.clock.fastForward(11_000);
    await visitor.hasReceipt(page);
    expect(sent().at(-1)).toMatchObject({ monitoredCheck: { error: 'timed-out' } });
  });
});

it('the check page loads nothing of hCaptcha where the built-in check is the only one', async () => {
  const page = await toCheckPage();
  await expectPage(status(page)).toHaveText('Checked.');
  expect(await loaded(page)).toEqual(['proof-of-work']);
  await send(page);
  await visitor.hasReceipt(page);
  expect(service.requests).toEqual([]);
});
