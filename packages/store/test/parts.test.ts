import {
  addWebhook,
  createApiToken,
  createLimitGroup,
  createOffer,
  type Offer,
  type Repositories,
} from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

const names = ['one', 'two', 'three', 'four', 'five'];
const everything = (store: Repositories) => ({
  offers: (part: { limit: number; cursor?: string }) => store.offers.part({ ids: null }, part),
  people: store.people.part,
  tokens: store.apiTokens.part,
  'limit groups': store.limitGroups.part,
  webhooks: store.webhooks.part,
});
const lists = ['offers', 'people', 'tokens', 'limit groups', 'webhooks'] as const;

describe.each(databases)('a list read in parts, on %s,', (kind) => {
  let stores: TestStore;
  const offers: Offer[] = [];
  beforeAll(async () => {
    stores = await openTestStore(kind);
    const { staff } = createGate(stores.store);
    for (const name of names) {
      // People of one moment are told apart by their ids.
      const person = { id: name, accountId: name, name, email: `${name}@example.org`, createdAt: 1 };
      await stores.store.people.insert({ ...person, role: 'viewer' });
      offers.push(await createOffer(staff, offerInput({ slug: name })));
      await createApiToken(staff, { name, scopes: ['offers.read'] });
      await createLimitGroup(staff, { name, limits: { unitsPerHome: 1, windowDays: null } });
      await addWebhook(staff, { url: `https://${name}.example`, events: [], isOn: false });
    }
  });
  afterAll(() => stores.end());

  it.each(lists)('%s: each row comes once, in the order of the whole list', async (name) => {
    const list = everything(stores.store)[name];
    const whole = await list({ limit: 5 });
    expect([whole.rows.length, whole.next]).toEqual([5, null]);
    const ids: string[] = [];
    let part = await list({ limit: 2 });
    for (;;) {
      ids.push(...part.rows.map(({ id }) => id));
      if (part.next === null) break;
      expect(part.rows).toHaveLength(2);
      part = await list({ limit: 2, cursor: part.next });
    }
    expect(ids).toEqual(whole.rows.map(({ id }) => id));
  });

  it.each(lists)('%s: the cursor of another list is refused', async (name) => {
    const other = name === 'people' ? 'offers' : 'people';
    const { next } = await everything(stores.store)[other]({ limit: 2 });
    await expect(everything(stores.store)[name]({ limit: 2, cursor: next ?? '' })).rejects.toMatchObject({
      details: { fields: [{ field: 'cursor', code: 'cursor_unknown' }] },
    });
  });

  it('offers: only those the caller may access, and only those saved since a given time', async () => {
    const { store } = stores;
    const [first, , , , last] = offers;
    const idsOf = async (...[filter, part = { limit: 9 }]: Partial<Parameters<typeof store.offers.part>>) =>
      (await store.offers.part(filter ?? { ids: null }, part)).rows.map(({ id }) => id);
    expect(await idsOf({ ids: [] })).toEqual([]);
    expect(await idsOf({ ids: [last?.id ?? '', first?.id ?? ''] })).toEqual([first?.id, last?.id]);
    const later = (last?.updatedAt ?? 0) + 60_000;
    await store.transaction(async (tx) => {
      if (first !== undefined) await tx.offers.saveVersion(first, later);
    });
    expect(await idsOf({ ids: null, updatedSince: later })).toEqual([first?.id]);
    expect(await idsOf({ ids: null, updatedSince: later + 1 })).toEqual([]);
  });
});
