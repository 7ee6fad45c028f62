// Loqate's addresses, called by the browser; the server retrieves only the chosen one.
import { expect } from './journey.ts';
import { callsOf, loqateTest } from './loqate-journey.ts';

const test = loqateTest(({ browserKey }) => ({ DOORSTEP_LOOKUP: 'loqate-direct', LOQATE_BROWSER_KEY: browserKey }));
const withBrokenKey = loqateTest(() => ({
  DOORSTEP_LOOKUP: 'loqate-direct',
  LOQATE_BROWSER_KEY: 'GO00-NE00-GO00-NE00',
}));

test.describe('with Loqate in the page', () => {
  test('a visitor types, opens the building, chooses their flat, sends, and gets a reference', async ({
    visitor,
    staff,
    watch,
    loqate,
    installation,
  }) => {
    watch.expectErrors(/a third party was asked: /);
    const offer = await staff.publishOffer();
    await visitor.opens(offer.input.slug);
    await visitor.typesAddress('tern court');
    await visitor.chooses(/^Tern Court, 20 Heron Street/);
    await visitor.chooses(/^Flat 2, Tern Court/);
    await expect(visitor.page.locator('.chosen-address')).toContainText('Flat 2');
    await expect(visitor.field('unit')).toHaveCount(0);

    const calls = callsOf(loqate, 'browser');
    expect(calls.at(-1)).toBe(`GET Retrieve Id=GB|ST|A|20002 Key=${loqate.browserKey}`);
    expect(calls.at(-2)).toMatch(
      new RegExp(`^GET Find Text=tern court Countries= language=en Key=${loqate.browserKey} Container=GB.* limit=200$`),
    );
    // Loqate learns the site, to which the key is restricted, but not the page.
    expect(new Set(loqate.requests.map(({ headers }) => headers.referer))).toEqual(new Set([`${installation.url}/`]));

    // The form returns for a missing field, with the address still chosen.
    watch.expectErrors(/422/);
    await visitor.button('public.form.check').click();
    await expect(visitor.page.getByRole('group', { name: visitor.t('public.form.problem') })).toBeFocused();
    await expect(visitor.page.locator('.chosen-address')).toContainText('Tern Court');
    expect(callsOf(loqate, 'server')).toEqual([]);
    await visitor.fillsIn({ 'contact.name': 'Sam Heron' });
    await visitor.checks();
    await expect(visitor.page.getByRole('main')).toContainText('Tern Court');
    await visitor.sends();
    const reference = await visitor.hasReceipt();
    await visitor.sees('public.standing.accepted');
    expect(callsOf(loqate, 'server')).toEqual([`GET Retrieve Id=GB|ST|A|20002 Key=${loqate.key}`]);
    const { rows } = await staff.requests(offer.id);
    expect(rows).toMatchObject([{ reference, state: 'accepted', postcode: 'LK1 1AB' }]);
    expect(await staff.request(rows[0]?.id ?? '')).toMatchObject({ assurance: 'retrieved' });
  });

  test('a request is held, and loses nothing, when its address cannot be confirmed at that moment', async ({
    visitor,
    staff,
    watch,
    loqate,
  }) => {
    watch.expectErrors(/a third party was asked: /);
    const offer = await staff.publishOffer();
    await visitor.opens(offer.input.slug);
    await visitor.findsAddress('3 Heron Street');
    await visitor.fillsIn({ 'contact.name': 'Sam Heron' });
    loqate.behave({ kind: 'status', status: 503 });
    await visitor.checks();
    await expect(visitor.page.getByRole('main')).toContainText('3 Heron Street');
    await visitor.sends();
    await visitor.hasReceipt();
    await visitor.sees('public.standing.held');
    loqate.behaveWell();
    const { rows } = await staff.requests(offer.id);
    expect(rows).toMatchObject([{ state: 'held', holdReasons: ['address_unverified'] }]);
  });
});

withBrokenKey.describe('with a key that Loqate refuses', () => {
  withBrokenKey(
    'the page asks Doorstep instead, staff are told, and the visitor sees nothing of it',
    async ({ visitor, staff, watch, loqate, installation }) => {
      watch.expectErrors(/a third party was asked: /);
      const offer = await staff.publishOffer();
      await visitor.opens(offer.input.slug);
      await visitor.findsAddress('4 Heron Street');
      // After one refusal, this page no longer calls Loqate; the server does, and pays once.
      const asked = callsOf(loqate, 'browser');
      expect(asked.map((call) => call.split(' ', 2).join(' '))).not.toContain('GET Retrieve');
      await visitor.button('public.address.change').click();
      await visitor.findsAddress('4 Heron Street');
      await visitor.fillsIn({ 'contact.name': 'Sam Heron' });
      await visitor.checks();
      await visitor.sends();
      await visitor.hasReceipt();
      await visitor.sees('public.standing.accepted');
      expect(callsOf(loqate, 'browser')).toEqual(asked);
      expect(callsOf(loqate, 'server').filter((call) => call.startsWith('GET Retrieve'))).toHaveLength(1);
      expect(installation.output()).toContain("Reported by visitors' browsers: The key is not known");
      const { rows } = await staff.requests(offer.id);
      expect(await staff.request(rows[0]?.id ?? '')).toMatchObject({ assurance: 'retrieved' });
    },
  );
});
