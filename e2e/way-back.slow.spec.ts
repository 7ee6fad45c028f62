// Back to a request: on another device, later, or on paper; and the Back button after sending.
import { itemInput } from '@doorstep/testing';
import { anotherVisitor } from './another-visitor.ts';
import { expect, test } from './journey.ts';

test('the copied link and the emailed link both open the request in another browser', async ({
  visitor,
  staff,
  page,
  watch,
  browser,
  installation,
}) => {
  const offer = await staff.publishOffer();
  const reference = await visitor.asks(offer.input.slug, '10 Quay Street');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.button('public.receipt.copy').click();
  await expect(page.getByText(visitor.t('public.receipt.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await anotherVisitor(browser, installation);
  await elsewhere.visitor.page.goto(link);
  expect(await elsewhere.visitor.hasReceipt()).toBe(reference);
  await elsewhere.visitor.sees('public.standing.accepted');

  // Without an email address on file, one is typed, and corrected.
  watch.expectErrors(/422|429/);
  await page.getByText(visitor.t('public.mail_link.open')).click();
  await visitor.field('mail-link-email').fill('sam@');
  await visitor.button('public.mail_link.send').click();
  await expect(page.getByText(visitor.t('field_error.not_an_email'))).toBeVisible();
  await expect(visitor.field('mail-link-email')).toHaveValue('sam@');
  await watch.look();
  await visitor.field('mail-link-email').fill('sam60@marrowvale.example');
  await visitor.button('public.mail_link.send').click();
  await expect(page.getByText(visitor.t('public.mail_link.sent'))).toBeVisible();
  await watch.look();
  const mail = await installation.mailTo('sam60@marrowvale.example', new RegExp(reference));
  const mailed = /https?:\S*\/r\/\S+/.exec(mail)?.[0] ?? '';
  await elsewhere.visitor.page.context().clearCookies();
  await elsewhere.visitor.page.goto(mailed);
  expect(await elsewhere.visitor.hasReceipt()).toBe(reference);
  await elsewhere.end();

  // Three a day; then the page says so.
  for (const outcome of ['sent', 'sent', 'limited'] as const) {
    await page.getByText(visitor.t('public.mail_link.open')).click();
    await visitor.field('mail-link-email').fill('sam60@marrowvale.example');
    await visitor.button('public.mail_link.send').click();
    // The page before may say the same, with its form open.
    await expect(visitor.field('mail-link-email')).toBeHidden();
    await expect(page.getByText(visitor.t(`public.mail_link.${outcome}`))).toBeVisible();
  }
  expect(installation.mailsTo('sam60@marrowvale.example').length).toBeLessThanOrEqual(3);
});

test('the receipt prints on one page, with a QR code that leads back', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer({ confirmation: { en: 'The van comes on weekdays between 8 and 18.' } });
  await visitor.asks(offer.input.slug, '11 Quay Street');
  await expect(page.locator('.receipt__qr')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.receipt__qr svg')).toBeVisible();
  await expect(page.getByText(visitor.t('public.receipt.copy'))).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test('after sending, Back shows an empty form', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.asks(offer.input.slug, '12 Quay Street');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/o/${offer.input.slug}$`));
  await expect(visitor.field('contact.name')).toHaveValue('');
  await expect(page.locator('.chosen-address')).toHaveCount(0);
  await expect(page.getByText(visitor.t('public.draft.restored'))).toHaveCount(0);
});

test('after an objection, Back shows that it was sent, and it is sent once', async ({
  visitor,
  staff,
  browser,
  installation,
}) => {
  const offer = await staff.publishOffer({ items: [itemInput({ openingStock: 9 })] });
  await visitor.asks(offer.input.slug, '13 Quay Street');
  const second = await anotherVisitor(browser, installation);
  const { page, t } = second.visitor;
  second.watch.expectErrors(/409/);
  await second.visitor.opens(offer.input.slug);
  await second.visitor.findsAddress('13 Quay Street');
  await second.visitor.fillsIn({ 'contact.name': 'Kim Other', 'contact.email': 'kim63@marrowvale.example' });
  await second.visitor.checks();
  await second.visitor.sends();
  await second.visitor.sees('public.refused.already_asked.title');
  await page.getByText(t('public.claim.open')).click();
  await page.getByLabel(t('public.claim.kind.shared_house')).check();
  await second.visitor.button('public.claim.send').click();
  await second.visitor.sees('public.claimed.claim.title');
  await page.goBack();
  await second.visitor.sees('public.refused.already_asked.title');
  await expect(page.getByText(t('public.claimed.claim.title'))).toBeVisible();
  await expect(page.getByText(t('public.claim.open'))).toHaveCount(0);
  await second.end();
});
