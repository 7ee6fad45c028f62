import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** Finds an address as a plain form: search, choose, go on. */
async function findPlainly(visitor: Visitor, text: string, words: RegExp): Promise<void> {
  await visitor.field('address.search').fill(text);
  await visitor.button('public.address.find').click();
  await visitor.page.getByRole('radio', { name: words }).first().check();
  await visitor.button('public.address.pick').click();
}

test('a visitor finds, chooses, checks and sends; a person looks at the request', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await findPlainly(visitor, '12 pebble lane', /^12 Pebble Lane/);
  await watch.look();
  await expect(visitor.page.locator('.chosen-address')).toContainText('12 Pebble Lane');
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
  await visitor.checks();
  await expect(visitor.page.getByText(visitor.t('public.check.plain_held'))).toBeVisible();
  await visitor.sends();
  const reference = await visitor.hasReceipt();
  await visitor.sees('public.standing.held');
  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([{ reference, state: 'held', holdReasons: ['no_pass'] }]);
  // Held without a pass takes nothing.
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 0 }] });
  await visitor.takesItBack();
});

test('a visitor confirms by a mailed link, and the request counts', async ({ visitor, staff, page }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow', 'contact.email': 'plain@marrowvale.example' });
  await findPlainly(visitor, '13 pebble lane', /^13 Pebble Lane/);
  await visitor.checks();
  await expect(page.getByText(visitor.t('public.check.plain_mail'))).toBeVisible();
  await visitor.sends();
  await visitor.hasReceipt();
  await expect(page.getByText(visitor.t('public.standing.unconfirmed'))).toBeVisible();

  const mail = await staff.mailTo('plain@marrowvale.example', /\/confirm\//);
  const link = /https?:\S*\/confirm\/\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await visitor.sees('public.confirm.title');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 0 }] });
  await visitor.button('public.confirm.button').click();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ taken: 1 }] });

  // The link of the email, opened again on any device, leads to the receipt.
  await page.context().clearCookies();
  await page.goto(link);
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
});

test('"Change address" drops nothing until another address is chosen', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  const { page } = visitor;
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await findPlainly(visitor, '21 quay street', /^21 Quay Street/);
  await visitor.button('public.address.change').click();
  await expect(page.locator('.kept-address')).toContainText('21 Quay Street');
  await watch.look();
  await visitor.button('public.address.keep').click();
  await expect(page.locator('.chosen-address')).toContainText('21 Quay Street');
  await visitor.button('public.address.change').click();
  await findPlainly(visitor, '22 quay street', /^22 Quay Street/);
  await expect(page.locator('.chosen-address')).toContainText('22 Quay Street');
  await visitor.button('public.address.change').click();
  await visitor.checks();
  await expect(page.getByRole('main')).toContainText('22 Quay Street');
});

test('a building is opened, left and opened again, one page after the other', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await findPlainly(visitor, '7 dyers row', /7 Dyers Row/);
  await watch.look();
  await visitor.button('public.address.back').click();
  await visitor.page
    .getByRole('radio', { name: /7 Dyers Row/ })
    .first()
    .check();
  await visitor.button('public.address.pick').click();
  await visitor.page.getByRole('radio', { name: /Flat 5\b/ }).check();
  await visitor.button('public.address.pick').click();
  await expect(visitor.page.locator('.chosen-address')).toContainText('7 Dyers Row');
});

test('a postcode with several streets is one list, each under its street', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer();
  const { page } = visitor;
  await visitor.opens(offer.input.slug);
  await findPlainly(visitor, 'zz1 4dd', /^ZZ1 4DD/);
  await watch.look();
  const mill = page.getByRole('group', { name: 'Mill Lane', exact: true });
  await expect(mill.getByRole('radio')).toHaveCount(12);
  const station = page.getByRole('group', { name: 'Station Approach', exact: true });
  await expect(station.getByRole('radio')).toHaveCount(11);
  // All of it is there: nothing more is offered.
  await expect(visitor.button('public.address.more')).toHaveCount(0);
  await station.getByRole('radio', { name: /^9 Station Approach/ }).check();
  await visitor.button('public.address.pick').click();
  await expect(page.locator('.chosen-address')).toContainText('9 Station Approach');
});

test('what is left out is named, and everything typed is still there', async ({ visitor, staff, watch }) => {
  const offer = await staff.publishOffer({ area: { countries: ['GB'], postcodePrefixes: [], polygon: null } });
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.button('public.address.type_yourself').click();
  await visitor.fillsIn({ 'address.line1': '1 New Row', 'contact.name': 'Sam Marrow' });
  await visitor.button('public.form.check').click();
  await expect(visitor.page.getByRole('link', { name: visitor.t('public.field_error.city_required') })).toBeVisible();
  await expect(visitor.field('address.line1')).toHaveValue('1 New Row');
  await expect(visitor.field('contact.name')).toHaveValue('Sam Marrow');
});

test('what was typed is searched by the button that goes on, and the answer is where one lands', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer();
  const { page } = visitor;
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.fillsIn({ 'address.search': '7 dyers row', 'contact.name': 'Sam Marrow' });
  await visitor.button('public.form.check').click();
  await page
    .getByRole('radio', { name: /7 Dyers Row/ })
    .first()
    .check();
  await visitor.button('public.address.pick').click();
  // The building that was opened is named, in the words of the list.
  const flats = page.getByRole('group', { name: /^7 Dyers Row/ });
  await expect(flats).toBeInViewport();
  // A choice that was made and not taken yet is taken by the button that goes on.
  await page.getByRole('radio', { name: /Flat 6\b/ }).check();
  await visitor.button('public.form.check').click();
  await visitor.sees('public.check.title');
  await expect(page.getByRole('main')).toContainText('7 Dyers Row');
});

test('a typed address without a country is told everything that is missing, from top to bottom', async ({
  visitor,
  staff,
  watch,
}) => {
  const offer = await staff.publishOffer({ area: { countries: [], postcodePrefixes: [], polygon: null } });
  watch.expectErrors(/422/);
  await visitor.opens(offer.input.slug);
  await visitor.button('public.address.type_yourself').click();
  // The country of the address data stands there; an offer for all leaves the choice.
  await expect(visitor.field('address.country')).toHaveValue('GB');
  await visitor.field('address.country').selectOption('');
  await visitor.button('public.form.check').click();
  const summary = visitor.page.getByRole('group', { name: visitor.t('public.form.problem') });
  const ids = ['line1_required', 'city_required', 'country_required', 'name_required'];
  await expect(summary.getByRole('link')).toHaveText(ids.map((id) => visitor.t(`public.field_error.${id}`)));
});
