// Between pressing "Send request" and a response: a lost connection, its return, and leaving. Texts stay true until
// there is a response, and nothing is sent after the visitor has left.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectPage } from '@doorstep/testing/expect-page';
import { usePages } from '@doorstep/testing/use-pages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startStandIn } from './stand-in-server.ts';
import { t, visitor } from './visitor.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
let page: Page;
/** How often the page has sent the request, with or without a connection. */
let sendings: number;

beforeEach(async () => {
  server = await startStandIn();
  page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.clock.install();
  sendings = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/requests')) sendings += 1;
  });
});
afterEach(() => server.stop());
const openPage = usePages();

async function toCheckPage(): Promise<void> {
  await visitor.fillsIn(page, server.address);
  await visitor.goesToCheckPage(page);
}

const send = () => visitor.button(page, 'offer.giving.first_come.send').click();
const tryAgain = () => page.locator('.form-end').getByRole('button', { name: t('public.action.try_again') });
const notSentYet = () => page.getByText('Nothing has been sent or reserved yet.');
const mayHaveArrived = () => page.getByText('may or may not have arrived');
/** Longer than the page waits between its automatic retries. */
const longEnoughMs = 7000;

async function comeOnline(): Promise<void> {
  await page.context().setOffline(false);
  await expectPage
    .poll(() => page.evaluate(() => navigator.onLine), { message: 'whether the page is online' })
    .toBe(true);
}

/** Counts what the page has sent so far: the browser reports requests in start order. */
async function sendingsByNow(): Promise<number> {
  await page.evaluate(async () => (await fetch('/api/offers/compost-bin')).text());
  return sendings;
}

it('the check page says that the request may have arrived until a response comes, also while resending', async () => {
  await toCheckPage();
  await expectPage(notSentYet()).toBeVisible();
  server.state.isConnected = false;
  await send();
  await mayHaveArrived().waitFor();
  await expectPage(notSentYet()).toHaveCount(0);
  // The second attempt is in flight, and the first one's result is unknown.
  const answering = Promise.withResolvers<void>();
  server.state.isConnected = true;
  server.state.held = answering.promise;
  await tryAgain().click();
  await page.getByText('Sending …').waitFor();
  await expectPage(mayHaveArrived()).toBeVisible();
  await expectPage(notSentYet()).toHaveCount(0);
  answering.resolve();
  await visitor.hasReceipt(page);
  const [first] = server.state.requests;
  for (const again of server.state.requests) expect(again).toEqual(first);
});

it('the check page does not take a server error for a decision on the request', async () => {
  await toCheckPage();
  server.state.isConnected = false;
  await send();
  await mayHaveArrived().waitFor();
  server.state.isConnected = true;
  server.state.script = [{ status: 429, body: { code: 'rate_limited', title: 'Too many.' } }];
  await tryAgain().click();
  await page.getByText(t('public.navigation.busy_title')).waitFor();
  await expectPage(notSentYet()).toHaveCount(0);
  await expectPage(page.getByText(t('public.check.not_sent'))).toHaveCount(0);
  server.state.script = [{ status: 500, body: { code: 'internal', title: 'Broken.' } }];
  await tryAgain().click();
  await page.getByText('Something went wrong on our side').waitFor();
  await expectPage(mayHaveArrived()).toBeVisible();
  await expectPage(notSentYet()).toHaveCount(0);
});

it('the check page resends when the connection is back, unless cancelled', async () => {
  await toCheckPage();
  await page.context().setOffline(true);
  await send();
  await page.getByRole('button', { name: 'Don’t send it automatically' }).click();
  await expectPage(page.getByText('We’ll send it when you’re connected again.')).toHaveCount(0);
  expect(sendings).toBe(1);
  await comeOnline();
  await page.clock.runFor(longEnoughMs);
  expect(await sendingsByNow()).toBe(1);
  await tryAgain().click();
  await visitor.hasReceipt(page);
  expect(server.state.requests).toHaveLength(1);
});

it('the check page sends nothing after it is left while offline', async () => {
  await toCheckPage();
  await page.context().setOffline(true);
  await send();
  await page.getByText('We’ll send it when you’re connected again.').waitFor();
  await page.goBack();
  await visitor.isOnForm(page);
  expect(sendings).toBe(1);
  await comeOnline();
  await page.clock.runFor(longEnoughMs);
  expect(await sendingsByNow()).toBe(1);
  await expectPage(visitor.nameField(page)).toHaveValue('Robin Sample');
});

it('the check page sends nothing after it is left during the check', async () => {
  const asked = Promise.withResolvers<void>();
  const challenge = Promise.withResolvers<void>();
  await page.route('**/human-check', async (route) => {
    asked.resolve();
    await challenge.promise;
    await route.continue();
  });
  await toCheckPage();
  await send();
  await page.getByText('Finishing the check …').waitFor();
  await asked.promise;
  const abandoned = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/human-check'));
  await page.goBack();
  await visitor.isOnForm(page);
  await abandoned;
  challenge.resolve();
  expect(await sendingsByNow()).toBe(0);
});

it('the check page stops retrying an unavailable server after it is left', async () => {
  const away = { status: 503, headers: { 'retry-after': '2' }, body: { code: 'unavailable', title: 'Away.' } };
  server.state.script = [away];
  await toCheckPage();
  const answered = page.waitForResponse(/\/requests$/);
  await send();
  await (await answered).finished();
  await page.goBack();
  await visitor.isOnForm(page);
  await page.clock.runFor(3000);
  expect(await sendingsByNow()).toBe(1);
});

it('the texts of a lost connection are listed in what-visitors-read.md, in the same words', () => {
  const reference = readFileSync(new URL('../../../../docs/reference/what-visitors-read.md', import.meta.url), 'utf8');
  const rows = reference.split('## While it is sent')[1]?.matchAll(/^\| `(\w+)` \| (.*?) \| (.*?) \|/gm) ?? [];
  expect([...rows].map((row) => row.slice(1))).toEqual([
    ['lost', t('public.send.lost_title'), t('public.send.lost_text')],
    ['unavailable', t('public.send.unavailable_title'), t('public.send.unavailable_text')],
    ['busy', t('public.navigation.busy_title'), t('public.navigation.busy_text')],
  ]);
});

it('a page whose code cannot be loaded is left to the browser, with all input', async () => {
  // As after an upgrade of the server: the old version's files are gone.
  await page.route(/\/assets\/check-/, (route) => route.fulfill({ status: 404, body: '' }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await toCheckPage();
  expect(documents).toEqual(['GET /o/compost-bin', 'POST /o/compost-bin/check']);
  await expectPage(page.getByText('Robin Sample')).toBeVisible();
  await expectPage(page.getByText('12 Sample Row')).toBeVisible();
});

it('the next page is requested as data', async () => {
  const answers: string[] = [];
  page.on('response', (answer) => {
    const isForm = answer.request().method() === 'POST' && !answer.url().includes('/api/');
    if (isForm) answers.push(String(answer.headers()['content-type']));
  });
  await toCheckPage();
  expect(answers).toEqual(['application/json']);
});
