import { itemInput } from '@doorstep/testing';
import { anotherVisitor } from './another-visitor.ts';
import { expect, test } from './journey.ts';
import type { PageWatch } from './page-watch.ts';
import type { Visitor } from './visitor.ts';

test('a visitor finds their address while typing, checks, sends, and gets a reference', async ({
  visitor,
  staff,
  installation,
}) => {
  const offer = await staff.publishOffer({ showsRemaining: true });
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('12 pebble la');
  await visitor.chooses(/^12 Pebble Lane/);
  await expect(visitor.page.locator('.chosen-address')).toContainText('12 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow', 'contact.email': 'sam@marrowvale.example' });
  await visitor.checks();
  await expect(visitor.page.getByRole('main')).toContainText('Sam Marrow');
  await expect(visitor.page.getByRole('main')).toContainText('12 Pebble Lane');
  await visitor.sends();

  const reference = await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');
  // Masked, because the page may stay open on a shared screen.
  await expect(visitor.page.getByRole('main')).not.toContainText('Sam Marrow');

  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([{ reference, state: 'accepted', name: 'Sam Marrow', postcode: 'ZZ1 1AA' }]);
  expect(await staff.offer(offer.id)).toMatchObject({ stock: [{ stock: 10, taken: 1 }] });
  const mail = await installation.mailTo('sam@marrowvale.example', new RegExp(reference));

  // The mailed link leads to the receipt, and its secret does not stay in the address bar.
  const link = /https?:\S+\/r\/\S+/.exec(mail)?.[0] ?? '';
  await visitor.page.context().clearCookies();
  await visitor.page.goto(link);
  expect(await visitor.hasReceipt()).toBe(reference);
  expect(visitor.page.url()).not.toContain(link.split('/').at(-1));
});

test('a visitor opens a building, and their flat is a home of its own', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('7 dyers row');
  await visitor.chooses(/7 Dyers Row/);
  await visitor.chooses(/Flat 3\b/);
  await expect(visitor.page.locator('.chosen-address')).toContainText('7 Dyers Row');
  await visitor.fillsIn({ 'contact.name': 'Alex Dyer' });
  await visitor.checks();
  await expect(visitor.page.getByRole('main')).toContainText('3');
  await visitor.sends();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');

  const { rows } = await staff.requests(offer.id);
  const { address, assurance } = await staff.request(rows[0]?.id ?? '');
  expect([address.unit.replace(/\D/g, ''), address.number, assurance]).toEqual(['3', '7', 'retrieved']);
});

test('two visitors from one listed building are asked for their flat, and neither is refused for the other', async ({
  visitor,
  watch,
  staff,
  browser,
  installation,
}) => {
  const offer = await staff.publishOffer({ limits: { unitsPerHome: 1, windowDays: null } });
  const neighbour = await anotherVisitor(browser, installation);
  const goesToCheck = async (one: { visitor: Visitor; watch: PageWatch }, name: string) => {
    const { page, t } = one.visitor;
    await one.visitor.opens(offer.input.slug);
    await one.visitor.typesAddress('9 dyers row');
    await one.visitor.chooses(/9 Dyers Row/);
    await expect(page.getByRole('option', { name: /^Flat 1\b/ })).toBeVisible();
    await one.visitor.chooses(/^9 Dyers Row/);
    await expect(page.locator('.chosen-address')).toContainText('9 Dyers Row');
    await one.visitor.fillsIn({ 'contact.name': name });
    one.watch.expectErrors(/422/);
    await one.visitor.button('public.form.check').click();
    await expect(page.getByRole('group', { name: t('public.form.problem') })).toContainText(
      t('field_error.unit_missing'),
    );
  };
  await goesToCheck({ visitor, watch }, 'Alex Dyer');
  // Without a number: the same form, sent again.
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.held');

  await goesToCheck(neighbour, 'Robin Dyer');
  await neighbour.visitor.fillsIn({ unit: 'Flat 2' });
  await neighbour.visitor.checks();
  await neighbour.visitor.sends();
  await neighbour.visitor.hasReceipt();
  await neighbour.visitor.sees('public.standing.accepted');
  await neighbour.end();
  const { rows } = await staff.requests(offer.id);
  expect(rows.map(({ name, state, holdReasons }) => [name, state, holdReasons])).toEqual([
    ['Robin Dyer', 'accepted', []],
    ['Alex Dyer', 'held', ['unit_missing']],
  ]);
});

test('a visitor types an address that is on no list, and staff check it', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer({
    typedAddresses: 'held',
    area: { countries: ['GB'], postcodePrefixes: [], polygon: null },
  });
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('the new houses');
  await expect(visitor.page.getByText(visitor.t('public.address.none_found')).first()).toBeVisible();
  await visitor.button('public.address.type_yourself').click();
  await visitor.fillsIn({
    'address.line1': '1 New Row',
    'address.city': 'Marrow Vale',
    'address.postcode': 'ZZ1 4DD',
    'contact.name': 'Jo Newcomer',
  });
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  await visitor.sees('public.standing.held');
  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([{ state: 'held', holdReasons: ['typed_address'] }]);
});

test('a visitor who leaves a field empty is taken to it, and loses nothing', async ({ visitor, staff, watch }) => {
  watch.expectErrors(/422/);
  const offer = await staff.publishOffer({ items: [itemInput({ maxPerRequest: 3 })] });
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('14 Pebble Lane');
  await visitor.button('public.form.check').click();
  const summary = visitor.page.getByRole('group', { name: visitor.t('public.form.problem') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: visitor.t('public.field_error.name_required') }).click();
  await expect(visitor.field('contact.name')).toBeFocused();
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  await expect(visitor.page.getByRole('main')).toContainText('14 Pebble Lane');
});

test('a visitor changes an answer from the check page', async ({ visitor, staff }) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.findsAddress('15 Pebble Lane');
  await visitor.fillsIn({ 'contact.name': 'Sam Morrow' });
  await visitor.checks();
  const change = `${visitor.t('public.check.change')} ${visitor.t('public.contact.name')}`;
  await visitor.page.getByRole('button', { name: change }).click();
  await expect(visitor.field('contact.name')).toHaveValue('Sam Morrow');
  await visitor.fillsIn({ 'contact.name': 'Sam Marrow' });
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  expect((await staff.requests(offer.id)).rows).toMatchObject([{ name: 'Sam Marrow' }]);
});
