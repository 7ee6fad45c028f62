// Turnstile checks everyone, with the built-in check as the fallback.
import type { Page } from '@playwright/test';
import { expect, turnstileTest as test } from './captcha-journey.ts';

test.use({ captchaSettings: { TURNSTILE_FALLBACK: 'pow' } });

const status = (page: Page) => page.locator('.ds-check').getByRole('status');

test('the visitor ticks Turnstile’s checkbox in the form, and its token is verified', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  service.behave({ kind: 'puzzle' }, { on: 'execute' });
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '40 Pebble Lane');
  await expect(status(page)).toHaveText(visitor.t('public.captcha.ready'));
  await expect(page.getByText(visitor.t('public.captcha.note', { provider: 'Cloudflare Turnstile' }))).toBeVisible();
  await visitor.sends();
  const checkbox = page.getByRole('checkbox', { name: 'Verify you are human' });
  await expect(checkbox).toBeVisible();
  await watch.look();
  await checkbox.click();
  const reference = await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ reference, state: 'accepted' }]);
  const paths = service.requests.map(({ path }) => path);
  expect(paths).toEqual(['/turnstile/v0/api.js', '/widget/execute', '/turnstile/v0/siteverify']);
});

test('an expired token is replaced silently', async ({ visitor, staff, service, watch }) => {
  watch.expectErrors(/422/);
  const answer = { success: false, 'error-codes': ['timeout-or-duplicate'] };
  service.behave({ kind: 'answer', answer }, { on: 'siteverify', times: 1 });
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '41 Pebble Lane');
  await visitor.sends();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});

test('the built-in check replaces Turnstile while its verification is down', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  watch.expectErrors(/422/);
  service.behave({ kind: 'status', status: 503 }, { on: 'siteverify' });
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '42 Pebble Lane');
  const looked = Promise.withResolvers<void>();
  await page.route(/human-check\?provider=pow&way=other/, async (route) => {
    await looked.promise;
    await route.fallback();
  });
  await visitor.sends();
  await expect(page.getByRole('alert')).toContainText('Cloudflare Turnstile isn’t working at the moment.');
  await expect(page.getByText('Sam Marrow')).toBeVisible();
  looked.resolve();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});

test('the visitor can choose the built-in check when Turnstile’s script cannot be loaded', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  watch.expectErrors(/503/);
  service.behave({ kind: 'status', status: 503 }, { on: 'script' });
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '43 Pebble Lane');
  await expect(status(page)).toHaveText(visitor.t('public.captcha.unreachable', { provider: 'Cloudflare Turnstile' }));
  expect(service.requests).toHaveLength(3);
  await visitor.button('public.captcha.use_built_in').click();
  await visitor.sends();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});
