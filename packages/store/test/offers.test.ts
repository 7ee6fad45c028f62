import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('offers, on %s,', (kind) => {
  let stores: TestStore;
  beforeAll(async () => {
    stores = await openTestStore(kind);
  });
  afterAll(() => stores.end());

  it('a version that was undone leaves nothing behind for the one that takes its number', async () => {
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

  it('who reads by what the database refuses fails alone', async () => {
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
