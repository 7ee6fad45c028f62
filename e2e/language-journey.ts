// An English browser and an offer in another language: everything that a visitor reads is in that language.
import { catalogueFor, createTranslator, findLanguage } from '@doorstep/messages';
import type { Page } from '@playwright/test';
import { englishIn } from './english-texts.ts';
import type { Installation } from './installation.ts';
import { expect } from './journey.ts';
import { offerIn } from './offer-in.ts';
import type { PageWatch } from './page-watch.ts';
import type { StaffApi } from './staff-api.ts';
import type { Visitor } from './visitor.ts';

interface Journey {
  language: string;
  title: string;
  visitor: Visitor;
  staff: StaffApi;
  page: Page;
  watch: PageWatch;
  installation: Installation;
}

/** For each paragraph by staff, the direction of the side at which its text starts. */
const sidesOfProse = (page: Page): Promise<string[]> =>
  page.locator('.prose p').evaluateAll((all) =>
    all.map((paragraph) => {
      const text = document.createRange();
      text.selectNodeContents(paragraph);
      const [inner, outer] = [text.getBoundingClientRect(), paragraph.getBoundingClientRect()];
      return inner.left - outer.left < outer.right - inner.right ? 'ltr' : 'rtl';
    }),
  );

/** From the offer through an error to the receipt, emails, the correction and the cancellation. */
export async function asksInLanguage(journey: Journey): Promise<void> {
  const { language, title, visitor, staff, page, watch, installation } = journey;
  const direction = findLanguage(language)?.direction ?? 'ltr';
  const mail = createTranslator(language, catalogueFor(language, ['mail']));
  const isRead = async (): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(englishIn(await page.content(), language)).toEqual([]);
  };
  watch.expectErrors(/422/);
  const offer = await staff.publishOffer(offerIn(language, title));
  await page.goto(`/o/${offer.input.slug}`);
  await expect(page.locator('.language summary')).toContainText(findLanguage(language)?.name ?? '');
  await isRead();
  expect(new Set(await sidesOfProse(page))).toEqual(new Set([direction]));
  await watch.look();
  const asked = page.waitForRequest(/\/Find\//);
  await visitor.typesAddress('12 pebble la');
  expect(new URL((await asked).url()).searchParams.get('language')).toBe(language);
  await expect(page.getByRole('option').first()).toBeVisible();
  await isRead();
  await visitor.chooses(/^12 Pebble Lane/);
  await expect(page.locator('.chosen-address')).toContainText('12 Pebble Lane');
  await visitor.button('public.form.check').click();
  await expect(page.getByRole('group', { name: visitor.t('public.form.problem') })).toBeFocused();
  await isRead();
  await watch.look();
  const email = `${language}@marrowvale.example`;
  await visitor.fillsIn({ 'contact.name': 'Camille Marrow', 'contact.email': email });
  await visitor.checks();
  await isRead();
  await visitor.sends();

  const reference = await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  await isRead();
  const receipt = await installation.mailTo(email, new RegExp(reference));
  expect(receipt).toContain(mail.t('mail.receipt.intro', { state: 'accepted', way: 'sent', offer: title }));
  expect(englishIn(receipt, language)).toEqual([]);

  await visitor.putsRight('public.check.address');
  await visitor.sees('public.correct.title');
  await isRead();
  await page.goBack();
  await isRead();
  await page.goBack();
  await visitor.takesItBack();
  await isRead();
  const cancelled = mail.t('mail.withdrawn.intro', { offer: title });
  expect(englishIn(await installation.mailTo(email, new RegExp(cancelled)), language)).toEqual([]);
}
