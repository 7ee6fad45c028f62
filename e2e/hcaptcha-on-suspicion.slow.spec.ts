// hCaptcha checks only requests that look like a machine's.
import { expect, hcaptchaTest as test } from './captcha-journey.ts';

test.use({ captchaSettings: { HCAPTCHA_WHEN: 'suspicion', HCAPTCHA_FALLBACK: 'pow', HCAPTCHA_REPORT: 'off' } });

test('a visitor who takes their time never loads hCaptcha', async ({ visitor, staff, service }) => {
  const offer = await staff.publishOffer();
  await visitor.asks(offer.input.slug, '40 Pebble Lane');
  expect(service.requests).toEqual([]);
});

test('a visitor who looks like a machine gets one more check, and keeps everything typed', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  watch.expectErrors(/422/);
  service.behave({ kind: 'puzzle' }, { on: 'execute' });
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '41 Pebble Lane');
  // As a browser's autofill does.
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => (field.value = 'https://a.example'));
  await visitor.sends();
  await page.getByRole('button', { name: 'Close the puzzle' }).click();
  await expect(page.getByRole('alert')).toContainText(visitor.t('public.check.needed_title'));
  await expect(page.getByText('Sam Marrow')).toBeVisible();
  await watch.look();
  await visitor.button('offer.giving.first_come.send').click();
  await page.getByRole('button', { name: 'Solve the puzzle' }).click();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});
