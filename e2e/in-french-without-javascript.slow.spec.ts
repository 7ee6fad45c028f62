// As in in-french.spec.ts, with plain forms.
import type { Page } from '@playwright/test';
import { englishIn } from './english-texts.ts';
import { frenchOffer } from './french-offer.ts';
import { expect, test } from './journey.ts';

test.use({ language: 'fr', javaScriptEnabled: false });

async function isFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(englishIn(await page.content())).toEqual([]);
}

test('a visitor asks and confirms in French with plain forms', async ({
  visitor,
  staff,
  page,
  watch,
  installation,
}) => {
  watch.expectErrors(/422/);
  const offer = await staff.publishOffer(frenchOffer);
  const email = 'dominique@marrowvale.example';
  await page.goto(`/o/${offer.input.slug}`);
  await isFrench(page);
  await visitor.fillsIn({ 'contact.email': email, 'address.search': '19 pebble lane' });
  await visitor.button('public.form.check').click();
  await expect(page.getByText(visitor.t('public.field_error.name_required')).first()).toBeVisible();
  await isFrench(page);
  await visitor.fillsIn({ 'contact.name': 'Dominique Marrow' });
  await visitor.button('public.address.find').click();
  await isFrench(page);
  await page
    .getByRole('radio', { name: /^19 Pebble Lane/ })
    .first()
    .check();
  await visitor.button('public.address.pick').click();
  await isFrench(page);
  await visitor.checks();
  await isFrench(page);
  await visitor.sends();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.unconfirmed');
  await isFrench(page);

  const mail = await installation.mailTo(email, /\/confirm\//);
  expect(englishIn(mail)).toEqual([]);
  await page.goto(/https?:\S*\/confirm\/\S+/.exec(mail)?.[0] ?? '');
  await visitor.sees('public.confirm.title');
  await isFrench(page);
  await visitor.button('public.confirm.button').click();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  await isFrench(page);
});
