// Each sentence for a visitor who is refused or asked for one more thing, checked against the store.
import { randomUUID } from 'node:crypto';
import { transitionOffer, type Offer } from '@doorstep/core';
import { catalogueFor, createTranslator } from '@doorstep/messages';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import type { RetrievedAddress } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { serversForAll } from './with-servers.ts';

const { t } = createTranslator('en', catalogueFor('en', ['public', 'errors', 'offer']));

describe('a refusal that a page says', () => {
  const real = serversForAll('SQLite', 1);

  /** The fields of an offer's form. */
  const filledIn = (offer: Offer, home: RetrievedAddress, changes: Record<string, string> = {}) => ({
    [`quantity.${offer.definition.items[0]?.id}`]: '1',
    'contact.name': 'Robin Fictional',
    'address.way': 'find',
    'address.proof': real.proof(home),
    ...changes,
  });
  const post = async (path: string, fields: Record<string, string>) => {
    const read = await real.post(path, fields);
    return { ...read, page: read.text.replaceAll(/<script[\s\S]*?<\/script>/g, '') };
  };
  const check = (offer: Offer, home: RetrievedAddress, changes?: Record<string, string>) =>
    post(`/o/${offer.slug}/check`, filledIn(offer, home, changes));
  const house = () => retrievedAddress({ street: randomUUID() });
  const total = async (offer: Offer) => (await real.requests(offer)).length;

  it('an offer paused while the form is filled in is called paused, not closed', async () => {
    const offer = await real.open();
    await transitionOffer(real.staff, { id: offer.id, transition: 'pause' });
    const { status, page } = await check(offer, house());
    expect(status).toBe(409);
    expect(page).toContain(t('public.refused.paused.title'));
    expect(page).not.toContain(t('public.refused.not_open.title'));
    expect(await real.send(offer)).toMatchObject({ status: 409, problem: { code: 'paused' } });
    expect(await total(offer)).toBe(0);
  });

  it('a visitor who gets none is offered no choice if there is no queue', async () => {
    const offer = await real.open({ items: [itemInput({ openingStock: 1 })] });
    await real.send(offer);
    const { status, page } = await post(`/o/${offer.slug}/send`, {
      ...filledIn(offer, house()),
      humanCheck: await real.pass(offer),
      idempotencyKey: randomUUID(),
    });
    expect(status).toBe(409);
    expect(page).toContain(t('public.refused.sold_out.title_none'));
    expect(page).toContain(t('public.refused.sold_out.text_none'));
    expect(page).not.toContain(t('public.refused.sold_out.text'));
    expect(await real.balance(offer)).toEqual([{ stock: 1, taken: 1, owed: 1 }]);
  });

  it('a visitor who gets fewer, or a place in the queue, is offered the choice', async () => {
    const items = [itemInput({ openingStock: 1, maxPerRequest: 2, maxPerHome: 2 })];
    const offer = await real.open({ items });
    const { page } = await post(`/o/${offer.slug}/send`, {
      ...filledIn(offer, house(), { [`quantity.${offer.definition.items[0]?.id}`]: '2' }),
      humanCheck: await real.pass(offer),
      idempotencyKey: randomUUID(),
    });
    expect(page).toContain(t('public.refused.sold_out.title'));
    expect(page).toContain(t('public.refused.sold_out.text'));
    expect(page).toContain(t('public.refused.sold_out.take'));
    expect(await total(offer)).toBe(0);
  });

  it.each([
    { unitsPerHome: 1, windowDays: null, rule: 'rule_once' },
    { unitsPerHome: 1, windowDays: 30, rule: 'rule_window' },
    { unitsPerHome: 2, windowDays: null, rule: 'rule_share_once' },
    { unitsPerHome: 2, windowDays: 30, rule: 'rule_share_window' },
  ] as const)('a home without remaining allowance is shown the rule: $rule', async ({ rule, ...limits }) => {
    const offer = await real.open({ limits, items: [itemInput({ maxPerRequest: 2, maxPerHome: null })] });
    const home = house();
    const lines = [{ item: offer.definition.items[0]?.id ?? '', quantity: limits.unitsPerHome }];
    expect((await real.send(offer, { home, body: { lines } })).status).toBe(201);
    const { page } = await post(`/o/${offer.slug}/send`, {
      ...filledIn(offer, home),
      humanCheck: await real.pass(offer),
      idempotencyKey: randomUUID(),
    });
    expect(page).toContain(t('public.refused.already_asked.title'));
    const values = { count: limits.unitsPerHome, days: limits.windowDays ?? 0 };
    expect(page).toContain(t(`public.refused.already_asked.${rule}`, values));
  });

  it('a refusal outside the area shows the address and the area', async () => {
    const offer = await real.open({ area: { countries: ['GB'], postcodePrefixes: ['ZZ9'], polygon: null } });
    const { status, page } = await check(offer, retrievedAddress({ number: '7' }));
    expect(status).toBe(409);
    expect(page).toContain('7 Pebble Lane, Marrow Vale, ZZ1 1AA');
    expect(page).toContain(t('public.area.countries', { countries: 'United Kingdom' }));
    expect(page).toContain(t('public.area.postcodes', { prefixes: 'ZZ9' }));
  });

  it('the list of offers lists only open offers as open', async () => {
    const open = await real.open({ title: { en: 'An open offer' } });
    const closed = await real.open({ title: { en: 'A closed offer' } });
    await transitionOffer(real.staff, { id: closed.id, transition: 'close' });
    const page = await (await fetch(`${real.servers[0]?.url}/`)).text();
    expect(page).not.toContain('Open offers');
    const [now = '', notNow = ''] = page.split(`>${t('public.home.not_now')}<`);
    expect(now).toContain(`/o/${open.slug}"`);
    expect(now).not.toContain(`/o/${closed.slug}"`);
    expect(notNow).toContain(`/o/${closed.slug}"`);
  });

  it.each([{ kind: 'named', count: 4 }, { kind: 'counted', count: 4 }, { kind: 'multiple' }] as const)(
    'a building with several homes ($kind) asks for the flat, and is never refused as a home that has asked',
    async (units) => {
      const offer = await real.open();
      const building = retrievedAddress({ street: randomUUID(), units });
      const asked = await check(offer, building);
      expect(asked.status).toBe(422);
      expect(asked.page).toContain(t('field_error.unit_missing'));
      // Without a number: the same form, sent again.
      const again = await check(offer, building, { unitAsked: 'yes' });
      expect(again.status).toBe(200);
      expect(again.page).toContain(t('public.check.title'));
      const named = await check(offer, building, { unit: '2' });
      expect(named.status).toBe(200);

      for (const from of ['10.1.1.1', '10.2.2.2']) {
        const sent = await real.send(offer, { home: building, from });
        expect(sent).toMatchObject({ status: 202, saved: { state: 'held' } });
      }
      // A flat of the same building is a separate home.
      expect((await real.send(offer, { home: building, body: { unit: '2' } })).status).not.toBe(409);
    },
  );
});
