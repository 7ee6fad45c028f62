// hCaptcha on trial: measured next to the built-in check, without effect.
import { expect, hcaptchaTest as test } from './captcha-journey.ts';

test.use({ captchaSettings: { HCAPTCHA_MONITOR_UNTIL: '2999-12-31' } });

test('monitored hCaptcha verifies its token, but only the built-in check decides', async ({
  visitor,
  staff,
  service,
}) => {
  const offer = await staff.publishOffer();
  await visitor.asks(offer.input.slug, '40 Pebble Lane');
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
  const verified = () => service.requests.filter(({ path }) => path === '/siteverify').length;
  await expect.poll(verified, 'tokens that hCaptcha verified').toBe(1);
});

test('a failure of monitored hCaptcha is invisible to the visitor', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  watch.expectErrors(/ERR_/);
  service.behave({ kind: 'reset' }, { on: 'script' });
  const offer = await staff.publishOffer();
  const sending = page.waitForRequest(/api\/offers\/[^/]+\/requests$/);
  await visitor.asks(offer.input.slug, '41 Pebble Lane');
  expect((await sending).postDataJSON()).toMatchObject({ monitoredCheck: { error: 'script-error' } });
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});
