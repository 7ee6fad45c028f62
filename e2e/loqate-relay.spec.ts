// Loqate's addresses, called by the server: the browser calls only Doorstep.
import { expect } from './journey.ts';
import { callsOf, loqateTest } from './loqate-journey.ts';

const test = loqateTest(() => ({ DOORSTEP_LOOKUP: 'loqate-relay' }));

test('a visitor types, opens the building, chooses their flat, sends, and gets a reference', async ({
  visitor,
  staff,
  loqate,
}) => {
  const offer = await staff.publishOffer();
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('tern court');
  await visitor.chooses(/^Tern Court, 20 Heron Street/);
  await visitor.chooses(/^Flat 2, Tern Court/);
  await expect(visitor.page.locator('.chosen-address')).toContainText('Flat 2');
  // The address has its flat, so nothing is asked.
  await expect(visitor.field('unit')).toHaveCount(0);
  await visitor.fillsIn({ 'contact.name': 'Sam Heron' });
  await visitor.checks();
  await expect(visitor.page.getByRole('main')).toContainText('Tern Court');
  await visitor.sends();
  const reference = await visitor.hasReceipt();
  await visitor.sees('public.standing.accepted');

  const { rows } = await staff.requests(offer.id);
  expect(rows).toMatchObject([{ reference, state: 'accepted', postcode: 'LK1 1AB' }]);
  expect(await staff.request(rows[0]?.id ?? '')).toMatchObject({ assurance: 'retrieved', address: { unit: 'Flat 2' } });

  expect(callsOf(loqate, 'browser')).toEqual([]);
  const calls = callsOf(loqate, 'server');
  expect(calls.at(-1)).toBe(`GET Retrieve Id=GB|ST|A|20002 Key=${loqate.key}`);
  expect(calls.at(-2)).toMatch(
    new RegExp(
      `^GET Find Text=tern court Countries= language=en Key=${loqate.key} Container=GB.* limit=200 IsMiddleware=true$`,
    ),
  );
  expect(calls.filter((call) => call.includes('Retrieve'))).toHaveLength(1);
});

test('while Loqate is down the page says so, and a visitor types their address', async ({ visitor, staff, loqate }) => {
  loqate.behave({ kind: 'reset' });
  const offer = await staff.publishOffer({ area: { countries: ['GB'], postcodePrefixes: [], polygon: null } });
  await visitor.opens(offer.input.slug);
  await visitor.typesAddress('1 heron');
  await expect(visitor.page.getByText(visitor.t('public.address.unavailable')).first()).toBeVisible();
  await expect(visitor.page.getByText(visitor.t('public.address.none_found'))).toHaveCount(0);
  // The embedded index answers where it has matches: it contains this town.
  await visitor.field('address.search').fill('');
  await visitor.typesAddress('12 pebble');
  await expect(visitor.page.getByRole('option', { name: /^12 Pebble Lane/ })).toBeVisible();
  await visitor.field('address.search').fill('1 heron street');
  await visitor.button('public.address.type_yourself').click();
  await expect(visitor.field('address.line1')).toHaveValue('1 heron street');
  await visitor.fillsIn({ 'address.city': 'Larkmere', 'address.postcode': 'ZZ1 1AA', 'contact.name': 'Sam Heron' });
  await visitor.checks();
  await visitor.sends();
  await visitor.hasReceipt();
  const { rows } = await staff.requests(offer.id);
  expect(await staff.request(rows[0]?.id ?? '')).toMatchObject({ assurance: 'typed' });
});
