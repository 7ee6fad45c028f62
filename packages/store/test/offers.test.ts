import { randomUUID } from 'node:crypto';
import {
  createLimitGroup,
  createOffer,
  deleteDraft,
  joinLimitGroup,
  moveStock,
  transitionOffer,
  windowStart,
  type Offer,
} from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { kyselyOffers } from '../src/offers.ts';
import { createGate } from './gate.ts';
import { databases, useStore } from './stores.ts';

describe.each(databases)('offers, on %s,', (kind) => {
  const stores = useStore(kind);

  it('a rolled-back version leaves nothing behind for the next with its number', async () => {
    const { store } = stores;
    const offer = await createGate(store).open();
    const titled = (title: string) => ({ ...offer, definition: { ...offer.definition, title: { en: title } } });
    const undone = store.transaction(async (tx) => {
      await tx.offers.saveVersion(titled('Undone'), Date.now());
      expect((await tx.offers.find(offer.id))?.definition.title).toEqual({ en: 'Undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await store.transaction((tx) => tx.offers.saveVersion(titled('Kept'), Date.now()));
    expect((await store.offers.find(offer.id))?.definition.title).toEqual({ en: 'Kept' });
  });

  it('a former short name keeps leading to its offer, and to no other', async () => {
    const { store } = stores;
    const { open } = createGate(store);
    const [offer, other] = [await open(), await open()];
    const rename = async ({ id }: Offer, slug: string) => {
      const { version, slug: formerSlug, definition } = (await store.offers.find(id))!;
      const change = { id, version, formerSlug, definition: { ...definition, slug } };
      return store.transaction((tx) => tx.offers.saveVersion(change, Date.now()));
    };
    await rename(offer, `${offer.slug}-2`);
    await rename(offer, `${offer.slug}-3`);
    const slugs = ['', '-2', '-3', '-4'].map((end) => offer.slug + end);
    const ids = async (reader: typeof store.offers) =>
      (await Promise.all(slugs.map((slug) => reader.findBySlug(slug)))).map((found) => found?.id);
    expect(await ids(store.offers)).toEqual([offer.id, offer.id, offer.id, undefined]);
    expect(await store.transaction((tx) => ids(tx.offers))).toEqual([offer.id, offer.id, offer.id, undefined]);

    const wrong = { code: 'request_invalid', details: { fields: [{ field: 'slug', code: 'slug_former' }] } };
    await expect(rename(other, offer.slug)).rejects.toMatchObject(wrong);
    await expect(open({ slug: `${offer.slug}-2` })).rejects.toMatchObject(wrong);
    await rename(offer, offer.slug);
    expect(await store.offers.findBySlug(offer.slug)).toMatchObject({ id: offer.id, slug: offer.slug });
    expect(await ids(store.offers)).toEqual([offer.id, offer.id, offer.id, undefined]);
  });

  it('a short name being given up cannot be taken by another offer at once', async () => {
    const { store } = stores;
    const { open } = createGate(store);
    const [offer, other] = [await open(), await open()];
    const { version, slug, definition } = offer;
    const both = await Promise.allSettled([
      store.transaction((tx) =>
        tx.offers.saveVersion(
          { id: offer.id, version, formerSlug: slug, definition: { ...definition, slug: `${slug}-2` } },
          Date.now(),
        ),
      ),
      store.transaction((tx) =>
        tx.offers.saveVersion({ ...other, definition: { ...other.definition, slug } }, Date.now()),
      ),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await store.offers.findBySlug(slug))?.id).toBe(offer.id);
  });

  describe('a draft', () => {
    const draft = async () => {
      const { staff } = createGate(stores.store);
      const items = [itemInput({ openingStock: 3 })];
      return { staff, offer: await createOffer(staff, offerInput({ slug: `draft-${randomUUID()}`, items })) };
    };
    const movement = { kind: 'delivery', quantity: 1, reason: '' } as const;

    it('is deleted with its items, its stock and its limits, which frees its short name', async () => {
      const { staff, offer } = await draft();
      await deleteDraft(staff, { id: offer.id, version: offer.version });
      const { store } = stores;
      expect(await store.offers.find(offer.id)).toBeNull();
      expect(await store.offers.findVersion(offer.id, 1)).toBeNull();
      expect(await store.stock.ofOffer(offer.id)).toEqual([]);
      expect(await store.offers.scopeSecret(offer.scopeId)).toBeNull();
      expect((await store.audit.of('offer', offer.id)).map(({ action, detail }) => [action, detail['title']])).toEqual([
        ['offer.created', undefined],
        ['offer.deleted', offer.definition.title['en']],
      ]);
      await createOffer(staff, { ...offer.definition, slug: offer.slug });
    });

    it('is not deleted once published, or if someone changed it meanwhile', async () => {
      const { staff, offer } = await draft();
      await expect(deleteDraft(staff, { id: offer.id, version: 7 })).rejects.toMatchObject({
        code: 'version_conflict',
      });
      for (const transition of ['publish', 'close', 'archive'] as const) {
        await transitionOffer(staff, { id: offer.id, transition });
        await expect(deleteDraft(staff, { id: offer.id })).rejects.toMatchObject({ code: 'state_conflict' });
      }
      expect(await stores.store.offers.find(offer.id)).toMatchObject({ status: 'archived' });
    });

    it('is complete or absent for a concurrent reader while it is deleted', async () => {
      const { offer } = await draft();
      const { store, database } = stores;
      const reading = await database.db.transaction().execute(async (db) => {
        // Stops PostgreSQL's reader after it has read the offer's row.
        if (kind === 'postgres') await sql`lock table offer_version in access exclusive mode`.execute(db);
        const begun = Promise.all([store.offers.find(offer.id), store.offers.findBySlug(offer.slug)]);
        if (kind === 'postgres') await stores.untilBlocked(2);
        await kyselyOffers({ ...database, db }).deleteDraft(offer.id);
        return { begun };
      });
      for (const found of await reading.begun) expect([offer.id, null]).toContain(found?.id ?? null);
    });

    it('leaves its group’s limits intact when deleted', async () => {
      const { staff, offer } = await draft();
      const group = await createLimitGroup(staff, { name: 'Gardens', limits: { unitsPerHome: 2, windowDays: null } });
      await joinLimitGroup(staff, { offerId: offer.id, groupId: group.id });
      await deleteDraft(staff, { id: offer.id });
      expect(await stores.store.offers.scopeSecret(group.id)).not.toBeNull();
    });

    it('is either published or deleted when both happen at once', async () => {
      for (let round = 0; round < 10; round++) {
        const { staff, offer } = await draft();
        const [published, deleted, moved] = await Promise.allSettled([
          transitionOffer(staff, { id: offer.id, transition: 'publish' }),
          deleteDraft(staff, { id: offer.id }),
          moveStock(staff, { offerId: offer.id, itemId: offer.definition.items[0]?.id ?? '', movement }),
        ]);
        const isThere = (await stores.store.offers.find(offer.id)) !== null;
        expect([published.status, deleted.status]).toEqual(
          isThere ? ['fulfilled', 'rejected'] : ['rejected', 'fulfilled'],
        );
        for (const one of [published, deleted, moved])
          if (one.status === 'rejected')
            expect(['offer_not_found', 'state_conflict', 'version_conflict']).toContain(
              (one.reason as { code?: string }).code,
            );
      }
    });
  });

  it('a limit’s day starts after the jump when the clock skips midnight', async () => {
    const { store } = stores;
    const gate = createGate(store);
    const { homeIds, id } = await gate.sent(await gate.open());
    const usedOn = async (acceptedAt: string) => {
      const change = { from: 'accepted', to: 'accepted', at: Date.now(), acceptedAt: Date.parse(acceptedAt) } as const;
      await store.requests.change(id, change);
      const since = windowStart(Date.parse('2026-04-24T12:00:00Z'), 1, 'Africa/Cairo');
      return store.homes.usage(homeIds[0] ?? '', since);
    };
    // The last half hour of 23 April, and the first of 24 April, in local time.
    expect(await usedOn('2026-04-23T21:30:00Z')).toEqual([]);
    expect(await usedOn('2026-04-23T22:30:00Z')).toMatchObject([{ quantity: 1 }]);
  });

  it('a batched read fails alone if the database refuses its value', async () => {
    const { store } = stores;
    const offer = await createGate(store).open();
    const slugs = [offer.slug, 'no-such-offer\0', offer.slug, 'no-such-offer'];
    const reads = await Promise.allSettled(slugs.map((slug) => store.offers.findBySlug(slug)));
    const idOf = (read: (typeof reads)[number]) => (read.status === 'fulfilled' ? (read.value?.id ?? null) : 'failed');
    const [first, refused = '', second, unknown] = reads.map(idOf);
    expect([first, second, unknown]).toEqual([offer.id, offer.id, null]);
    expect(['failed', null]).toContain(refused);

    const keys = ['one', 'two\0', 'three'];
    const found = await Promise.allSettled(keys.map((key) => store.idempotency.find(offer.id, key)));
    expect([found[0], found[2]]).toEqual([0, 1].map(() => ({ status: 'fulfilled', value: null })));
  });
});
