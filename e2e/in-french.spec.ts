// An English browser and an offer in French: everything that a visitor reads is French.
import type { Page } from '@playwright/test';
import { englishIn } from './english-texts.ts';
import { frenchOffer } from './french-offer.ts';
import { expect, test } from './journey.ts';

test.use({ language: 'fr' });

/** No text of ours on this page is English, visible or announced. */
async function isFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(englishIn(await page.content())).toEqual([]);
}

test('a visitor asks in French, from the offer to the status page and its emails', async ({
  visitor,
  staff,
  page,
  watch,
  installation,
}) => {
  watch.expectErrors(/422|409/);
  const offer = await staff.publishOffer(frenchOffer);
  const path = `/o/${offer.input.slug}`;
  await page.goto(`${path}?lang=en`);
  expect(englishIn(await page.content())).toContain('Check your request');

  await page.goto(path);
  await isFrench(page);
  await watch.look();
  const asked = page.waitForRequest(/\/Find\//);
  await visitor.typesAddress('12 pebble la');
  expect(new URL((await asked).url()).searchParams.get('language')).toBe('fr');
  await expect(page.getByRole('option').first()).toBeVisible();
  await isFrench(page);
  await visitor.chooses(/^12 Pebble Lane/);
  await expect(page.locator('.chosen-address')).toContainText('12 Pebble Lane');
  await visitor.button('public.form.check').click();
  await expect(page.getByRole('group', { name: visitor.t('public.form.problem') })).toBeFocused();
  await isFrench(page);
  const email = 'camille@marrowvale.example';
  await visitor.fillsIn({ 'contact.name': 'Camille Marrow', 'contact.email': email });
  await visitor.checks();
  await isFrench(page);
  await watch.look();
  await visitor.sends();

  const reference = await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  await isFrench(page);
  const receipt = await installation.mailTo(email, new RegExp(reference));
  expect(receipt).toContain(visitor.t('public.standing.accepted').toLowerCase().slice(-12));
  expect(englishIn(receipt)).toEqual([]);

  await visitor.putsRight('public.check.address');
  await visitor.sees('public.correct.title');
  await isFrench(page);
  await page.goBack();
  await isFrench(page);
  await page.goBack();
  await visitor.takesItBack();
  await isFrench(page);
  expect(englishIn(await installation.mailTo(email, /annulée/))).toEqual([]);
});

test('an already-asked refusal, an unknown address and the notices are in French', async ({
  visitor,
  staff,
  page,
  watch,
}) => {
  watch.expectErrors(/4\d\d/);
  const offer = await staff.publishOffer(frenchOffer);
  const path = `/o/${offer.input.slug}`;
  const asks = async () => {
    await page.goto(path);
    await visitor.findsAddress('18 Pebble Lane');
    await visitor.fillsIn({ 'contact.name': 'Camille Marrow' });
    await visitor.checks();
    await visitor.sends();
  };
  await asks();
  await visitor.hasReceipt();
  await asks();
  await visitor.sees('public.refused.already_asked.title');
  await isFrench(page);

  // Another offer, whose form is still empty.
  const other = await staff.publishOffer(frenchOffer);
  await page.goto(`/o/${other.input.slug}`);
  await visitor.typesAddress('the new houses');
  await expect(page.getByText(visitor.t('public.address.none_found')).first()).toBeVisible();
  await isFrench(page);
  await visitor.button('public.address.type_yourself').click();
  await isFrench(page);

  for (const notice of ['privacy', 'accessibility'] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: visitor.t(`public.footer.${notice}`), exact: true }).click();
    await visitor.sees(`public.notice.${notice}`);
    await isFrench(page);
  }
  await page.goto(`${path}/nowhere`);
  await visitor.sees('public.error.not_here');
  await isFrench(page);
  await page.goto('/?lang=fr');
  await visitor.sees('public.home.title');
  await isFrench(page);
});

test('an offer that opens later counts down in French', async ({ visitor, staff, page }) => {
  const opensAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const offer = await staff.publishOffer({ ...frenchOffer, opensAt });
  await page.goto(`/o/${offer.input.slug}`);
  const clock = page.getByRole('timer');
  await expect(clock).toContainText('jours');
  await expect(page.getByText(visitor.t('public.offer.opens_live'))).toBeVisible();
  await isFrench(page);
});
