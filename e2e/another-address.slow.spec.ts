// Changing the address: the previous choice stays until another is made.
import { expect, test } from './journey.ts';

test('"Change address" keeps the address until another is chosen', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer();
  const { t } = visitor;
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('14 Quay Street');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.button('public.address.change').click();
  const kept = page.locator('.kept-address');
  await expect(kept).toContainText('14 Quay Street');
  await expect(visitor.field('address.search')).toBeFocused();
  await watch.look();

  // The address survives a reload.
  await page.reload();
  await expect(kept).toContainText('14 Quay Street');
  await visitor.checks();
  await expect(page.getByRole('main')).toContainText('14 Quay Street');
  await page.getByRole('button', { name: `${t('public.check.change')} ${t('public.check.address')}` }).click();
  await expect(page.locator('.chosen-address')).toContainText('14 Quay Street');

  // A search without results does not fall back to the previous address.
  await visitor.button('public.address.change').click();
  await visitor.typesAddress('15 quay');
  watch.expectErrors(/422/);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.button('public.form.check').click();
  await expect(page.getByRole('link', { name: t('field_error.address_missing') })).toBeVisible();
  await visitor.button('public.address.keep').click();
  await expect(page.locator('.chosen-address')).toContainText('14 Quay Street');

  await visitor.button('public.address.change').click();
  await visitor.findsAddress('16 Quay Street');
  await expect(kept).toHaveCount(0);
  await visitor.checks();
  await expect(page.getByRole('main')).toContainText('16 Quay Street');
  await expect(page.getByRole('main')).not.toContainText('14 Quay Street');
});

test('a corrected address is confirmed in full once, and appears in the timeline', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  const { t } = visitor;
  await visitor.asks(offer.input.slug, '17 Quay Street');
  await visitor.putsRight('public.check.address');
  await visitor.findsAddress('18 Quay Street');
  await visitor.button('public.correct.send').click();
  await visitor.hasReceipt();
  await expect(page.getByText(t('public.status.changed', { what: 'address', shown: 'yes' }))).toBeVisible();
  await expect(page.getByText(t('offer.past.address_corrected'))).toBeVisible();
  await expect(page.locator('.receipt')).toContainText('18 Quay Street');
  await page.reload();
  await expect(page.locator('.receipt')).not.toContainText('18 Quay Street');
});

test('the form asks for the country where there is a choice, and never opens only to be refused', async ({
  visitor,
  staff,
  page,
}) => {
  const { t } = visitor;
  const fromData = await staff.publishOffer({ area: { countries: [], postcodePrefixes: ['ZZ'], polygon: null } });
  await visitor.opens(fromData.input.slug);
  await visitor.button('public.address.type_yourself').click();
  await expect(visitor.field('address.line1')).toBeVisible();
  await expect(page.getByLabel(t('public.address.country'))).toHaveCount(0);

  const forAll = await staff.publishOffer({ area: { countries: [], postcodePrefixes: [], polygon: null } });
  await visitor.opens(forAll.input.slug);
  await visitor.button('public.address.type_yourself').click();
  await expect(page.getByLabel(t('public.address.country'))).toHaveValue('GB');
  const countries = page.getByLabel(t('public.address.country')).getByRole('option');
  await expect.poll(() => countries.count()).toBeGreaterThan(200);

  const listOnly = await staff.publishOffer({ typedAddresses: 'refused' });
  await visitor.opens(listOnly.input.slug);
  await expect(visitor.button('public.address.type_yourself')).toHaveCount(0);
});
