// hCaptcha asks only where a request looks like a machine's.
import { expect, test } from './hcaptcha-journey.ts';

test.use({ hcaptchaSettings: { HCAPTCHA_WHEN: 'suspicion', HCAPTCHA_OTHER_WAY: 'pow', HCAPTCHA_REPORT: 'off' } });

test('a visitor who takes their time never meets it', async ({ visitor, staff, service }) => {
  const offer = await staff.publishOffer();
  await visitor.asks(offer.input.slug, '40 Pebble Lane');
  expect(service.requests).toEqual([]);
});

test('who is very quick is asked for one more check, with everything kept', async ({
  visitor,
  staff,
  page,
  service,
  watch,
}) => {
  watch.expectErrors(/422/);
  service.behave({ kind: 'puzzle' }, { on: 'execute' });
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('41 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  // A form that was shown a moment ago: its hidden time is set on, as a machine that fills it in at once would have it.
  await visitor.checks();
  await visitor.button('public.check.send').click();
  await page.getByRole('button', { name: 'Close the puzzle' }).click();
  await expect(page.getByRole('alert')).toContainText(visitor.t('public.hcaptcha.needed_title'));
  await expect(page.getByText('Sam Marrow')).toBeVisible();
  await watch.look();
  await visitor.button('public.check.send').click();
  await page.getByRole('button', { name: 'Solve the puzzle' }).click();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ state: 'accepted' }]);
});
