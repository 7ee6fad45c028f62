// hCaptcha checks everyone: what leaves the page, and what happens if it is unreachable.
import { englishIn } from './english-texts.ts';
import { frenchOffer } from './french-offer.ts';
import type { HcaptchaStandIn } from '@doorstep/testing';
import type { Page } from '@playwright/test';
import { expect, hcaptchaTest as test } from './captcha-journey.ts';
import type { StaffApi } from './staff-api.ts';
import type { Visitor } from './visitor.ts';

const scripts = (service: HcaptchaStandIn) => service.requests.filter(({ path }) => path === '/1/api.js');
const status = (page: Page) => page.locator('.ds-check').getByRole('status');

/** Arrives at "Check your request" with a filled form. */
async function reachesCheck(visitor: Visitor, staff: StaffApi, address: string) {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress(address);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  return offer;
}

test('hCaptcha loads only on the last page, and its token is verified', async ({ visitor, staff, page, service }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('40 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  expect(service.requests).toEqual([]);
  await visitor.checks();
  await expect(status(page)).toHaveText(visitor.t('public.captcha.ready'));
  // The provider's script forwards the page's whole URL, so it contains nothing about the visitor.
  expect(page.url()).toBe(`${new URL(page.url()).origin}/o/${offer.input.slug}/check`);
  expect(scripts(service).map(({ method, parameters }) => ({ method, parameters }))).toEqual([
    {
      method: 'GET',
      parameters: [
        ['onload', 'hCaptchaOnLoad'],
        ['render', 'explicit'],
        ['hl', 'en'],
      ],
    },
  ]);
  await visitor.sends();
  const reference = await visitor.hasReceipt();
  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([{ reference, state: 'accepted' }]);
  expect(service.reports).toEqual([]);
  const [asked] = service.requests.filter(({ path }) => path === '/siteverify');
  expect([...new URLSearchParams(asked?.body).keys()].toSorted()).toEqual(['response', 'secret', 'sitekey']);
});

test('hCaptcha’s script is tried three times, its failure reported once, and the visitor can retry without losing anything', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  watch.expectErrors(/503/);
  service.behave({ kind: 'status', status: 503 }, { on: 'script' });
  const report = page.waitForRequest(/\/api\/human-check-issues$/);
  await reachesCheck(visitor, staff, '41 Pebble Lane');
  await expect(status(page)).toHaveText(visitor.t('public.captcha.unreachable', { provider: 'hCaptcha' }));
  await watch.look();
  expect((await report).postDataJSON()).toEqual({ formToken: expect.any(String), code: 'script-error' });
  expect(scripts(service)).toHaveLength(3);
  await expect.poll(() => service.reports.length, 'reports that hCaptcha got').toBe(1);
  expect(service.reports[0]?.event).toMatchObject({ message: 'script-error', fingerprint: ['script-error'] });
  const sent = JSON.stringify(
    service.requests.filter(({ method, path }) => method === 'POST' && path !== '/siteverify'),
  );
  for (const word of ['Sam Marrow', 'Pebble', new URL(page.url()).pathname]) expect(sent).not.toContain(word);

  const tryAgain = visitor.button('public.action.try_again');
  await tryAgain.focus();
  await expect(tryAgain).toBeFocused();
  service.behaveWell();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(visitor.t('public.captcha.ready'));
  expect(scripts(service)).toHaveLength(4);
  await expect(page.getByText('Sam Marrow')).toBeVisible();
  await visitor.sends();
  await visitor.hasReceipt();
  expect(service.reports).toHaveLength(1);
});

test('a visitor who cannot reach hCaptcha sends without it, and staff check the request', async ({
  visitor,
  staff,
  service,
  watch,
}) => {
  watch.expectErrors(/ERR_/);
  service.behave({ kind: 'reset' }, { on: 'script' });
  const offer = await reachesCheck(visitor, staff, '42 Pebble Lane');
  await visitor.button('public.captcha.send_without').click();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'held' }]);
});

test('a puzzle that was closed can be opened again and solved with the keyboard', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  service.behave({ kind: 'puzzle' }, { on: 'execute' });
  await reachesCheck(visitor, staff, '43 Pebble Lane');
  await expect(status(page)).toHaveText(visitor.t('public.captcha.ready'));
  await visitor.button('offer.giving.first_come.send').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText(visitor.t('public.captcha.closed'));
  await expect(page.locator('.ds-check')).toBeFocused();
  await watch.look();
  await expect(page.getByText('Sam Marrow')).toBeVisible();
  await visitor.button('offer.giving.first_come.send').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Solve the puzzle' })).toBeFocused();
  await page.keyboard.press('Enter');
  await visitor.hasReceipt();
});

test('a token that the provider no longer accepts is replaced silently', async ({ visitor, staff, service, watch }) => {
  watch.expectErrors(/422/);
  const answer = { success: false, 'error-codes': ['expired-input-response'] };
  service.behave({ kind: 'answer', answer }, { on: 'siteverify', times: 1 });
  const offer = await reachesCheck(visitor, staff, '44 Pebble Lane');
  await visitor.sends();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
  const verified = service.requests.filter(({ path }) => path === '/siteverify').map(({ body }) => body);
  expect(new Set(verified).size).toBe(2);
});

test('hCaptcha loads in the language of the offer, even one that the interface lacks', async ({
  visitor,
  staff,
  page,
  service,
}) => {
  const offer = await staff.publishOffer({ title: { en: 'Compost bins', it: 'Compostiere' } });
  await page.goto(`/o/${offer.input.slug}?lang=it`);
  await expect(page.getByRole('heading', { level: 1, name: 'Compostiere' })).toBeVisible();
  await visitor.findsAddress('46 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  await expect(status(page)).toHaveText(visitor.t('public.captcha.ready'));
  expect(scripts(service)[0]?.parameters).toContainEqual(['hl', 'it']);
  await visitor.sends();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('hCaptcha loads in French for a French offer', async ({ visitor, staff, page, service }) => {
    const offer = await staff.publishOffer(frenchOffer);
    await page.goto(`/o/${offer.input.slug}`);
    await visitor.findsAddress('47 Pebble Lane');
    await visitor.fillsIn({ 'contact.name': 'Camille Marrow' });
    await visitor.checks();
    await expect(status(page)).toHaveText(visitor.t('public.captcha.ready'));
    expect(scripts(service)[0]?.parameters).toContainEqual(['hl', 'fr']);
    expect(englishIn(await page.content())).toEqual([]);
  });
});

test.describe('on a right-to-left page', () => {
  test.use({ language: 'en-XB' });

  test('hCaptcha loads in the page’s language, and its failure message fits', async ({
    visitor,
    staff,
    page,
    service,
    watch,
  }) => {
    service.behave({ kind: 'error', code: 'rate-limited' }, { on: 'execute', times: 1 });
    await page.setViewportSize({ width: 320, height: 640 });
    await reachesCheck(visitor, staff, '45 Pebble Lane');
    await visitor.sends();
    await expect(status(page)).toHaveText(visitor.t('public.captcha.busy'));
    await watch.look();
    expect(scripts(service)[0]?.parameters).toContainEqual(['hl', 'en']);
    await visitor.button('offer.giving.first_come.send').click();
    await visitor.hasReceipt();
  });
});
