// Pages that say no, or not yet: in plain words, with the next step.
import { expect, test } from './journey.ts';

test('an address outside the area is refused as soon as it is chosen, and another can be tried', async ({
  visitor,
  staff,
}) => {
  const offer = await staff.publishOffer({ area: { countries: ['GB'], postcodePrefixes: ['ZZ1'], polygon: null } });
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.findsAddress('5 Farway');
  await expect(visitor.page.getByText(visitor.t('offer.home.outside'))).toBeVisible();
  await expect(visitor.button('public.form.check')).toBeHidden();
  await visitor.button('public.address.change').click();
  await visitor.field('address.search').fill('');
  await visitor.findsAddress('5 Pebble Lane');
  await expect(visitor.page.getByText(visitor.t('offer.home.in_area'))).toBeVisible();
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
  await visitor.checks();
  expect((await staff.requests(offer.id)).total).toBe(0);
});

test('an offer that opens later counts down, and has no form', async ({ visitor, staff }) => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const offer = await staff.publishOffer({ opensAt });
  await visitor.opens(offer.input.slug);
  await expect(visitor.page.getByText(visitor.t('public.offer.opens_heading'))).toBeVisible();
  await expect(visitor.field('address.search')).toHaveCount(0);
});

test('the form appears by itself when the offer opens', async ({ visitor, staff, page, watch }) => {
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const offer = await staff.publishOffer({ opensAt });
  await page.clock.install();
  await visitor.opens(offer.input.slug);
  await expect(page.getByText(visitor.t('public.offer.opens_heading'))).toBeVisible();
  // The hour passes for the server by a new date, and for the page by its clock.
  await staff.changeOffer(offer.id, { opensAt: null });
  await page.clock.fastForward('01:00:00');
  await expect(visitor.field('address.search')).toBeVisible();
  await watch.look();
});

test('a closed offer says so', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer();
  await staff.moveOffer(offer.id, 'close');
  await visitor.opens(offer.input.slug);
  await expect(visitor.page.getByText(visitor.t('public.offer.closed_heading'))).toBeVisible();
  await expect(visitor.field('address.search')).toHaveCount(0);
});

test('an offer that closes while a visitor fills in the form refuses the request, and says so', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer();
  await visitor.getsToCheck(offer.input.slug, '50 Pebble Lane');
  await staff.moveOffer(offer.id, 'close');
  watch.expectErrors(/409/);
  await visitor.sends();
  await visitor.sees('public.refused.closed.title');
  expect((await staff.requests(offer.id)).total).toBe(0);
});

test('a paused offer says so', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer();
  await staff.moveOffer(offer.id, 'pause');
  await visitor.opens(offer.input.slug);
  await expect(visitor.page.getByText(visitor.t('public.offer.paused_heading'))).toBeVisible();
});

test('an unknown offer is a 404, and the home page lists all offers', async ({ visitor, staff, page, watch }) => {
  const offer = await staff.publishOffer({ title: { en: 'Seed packs for balconies' } });
  watch.expectErrors(/404/);
  const response = await page.goto('/o/no-such-offer');
  expect(response?.status()).toBe(404);
  await watch.look();
  await page.goto('/');
  await watch.look();
  await page.getByRole('link', { name: /Seed packs for balconies/ }).click();
  await expect(page).toHaveURL(new RegExp(`/o/${offer.input.slug}$`));
  await page.getByRole('link', { name: visitor.t('public.footer.privacy') }).click();
  await visitor.sees('public.notice.privacy');
  await page.goto('/accessibility');
  await visitor.sees('public.notice.accessibility');
});

test('visitors type their address when there is no address data, and no outage is shown', async ({
  visitor,
  staff,
  page,
}) => {
  const offer = await staff.publishOffer({ area: { countries: ['FR'], postcodePrefixes: [], polygon: null } });
  expect(offer.missingAddressData).toEqual({ isAll: true, countries: ['FR'], postcodePrefixes: [] });
  await visitor.opens(offer.input.slug);
  await expect(page.getByText(visitor.t('public.address.no_data'))).toBeVisible();
  await expect(visitor.field('address.search')).toHaveCount(0);
  await expect(page.getByText(visitor.t('public.address.unavailable'))).toHaveCount(0);
  await visitor.fillsIn({
    'address.line1': '4 rue Neuve',
    'address.city': 'Val-sur-Courge',
    'address.postcode': '99123',
    'contact.name': 'Jo Courge',
  });
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
});
