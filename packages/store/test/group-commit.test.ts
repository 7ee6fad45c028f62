// On SQLite, transactions that arrive together are committed together, with unchanged outcomes.
import { randomUUID } from 'node:crypto';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomeOf, useGate } from './gate.ts';
import { databases, useStore } from './stores.ts';

describe.each(databases)('transactions in one group commit, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const write = (name: string, after: () => void = () => undefined) =>
    stores.store.transaction(async (tx) => {
      await tx.settings.putOnce(name, 'written');
      after();
      return name;
    });
  const isThere = async (name: string) => (await stores.store.settings.get(name)) !== null;

  it('keep their own outcomes: an error in one undoes only its part', async () => {
    const names = Array.from({ length: 80 }, () => randomUUID());
    const results = await Promise.allSettled(
      names.map((name, index) =>
        write(name, () => {
          if (index % 3 === 1) throw new Error(`no ${index}`);
        }),
      ),
    );
    const expected = names.map((name, index) => (index % 3 === 1 ? `no ${index}` : name));
    expect(results.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message))).toEqual(
      expected,
    );
    const kept = await Promise.all(names.map(isThere));
    expect(kept).toEqual(names.map((_, index) => index % 3 !== 1));
  });

  it('keep the writes of the others when the database refuses one', async () => {
    const id = randomUUID();
    const pass = (passId: string) =>
      stores.store.transaction(async (tx) => (await tx.passes.spend([{ id: passId, expiresAt: 1 }])).size === 0);
    const broken = stores.store.transaction(async (tx) => {
      await tx.settings.putOnce(`of the broken one ${id}`, 'written');
      // No such request exists.
      await tx.mailedLinks.put({ tokenHash: id, requestId: 'none', expiresAt: 1 });
    });
    const [before, none, after] = await Promise.allSettled([pass(`a ${id}`), broken, pass(`b ${id}`)]);
    expect([before.status, none.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await isThere(`of the broken one ${id}`)).toBe(false);
    expect(await pass(`a ${id}`)).toBe(false);
    expect(await pass(`b ${id}`)).toBe(false);
  });

  it('are acknowledged only once another connection can see them', async () => {
    const other = await stores.again();
    const names = Array.from({ length: 50 }, () => randomUUID());
    const seen = await Promise.all(names.map(async (name) => other.store.settings.get(await write(name))));
    expect(seen).toEqual(names.map(() => 'written'));
  });

  it('take no more than the stock, and for one home no more than its share', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 3 })] });
    const sent = Array.from({ length: 9 }, () => outcomeOf(gate.send(offer)));
    const outcomes = await Promise.all(sent);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'sold_out')).toHaveLength(6);
    const home = retrievedAddress({ number: '77' });
    const roomy = await gate.open();
    const twice = await Promise.all([1, 2, 3].map(() => outcomeOf(gate.send(roomy, { home }))));
    expect(twice.toSorted()).toEqual(['accepted', 'already_asked', 'already_asked']);
  });

  it('do not block reads', async () => {
    const name = randomUUID();
    const [written, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = stores.store.transaction(async (tx) => {
      await tx.settings.putOnce(name, 'written');
      written.resolve();
      await held.promise;
    });
    await written.promise;
    expect(await isThere(name)).toBe(false);
    held.resolve();
    await writing;
    expect(await isThere(name)).toBe(true);
  });
});

describe('group commit on SQLite', () => {
  const stores = useStore('sqlite');

  it('runs transactions in order of arrival, each seeing the ones before it', async () => {
    const { store } = stores;
    // More than fit into one group.
    const names = Array.from({ length: 100 }, () => randomUUID());
    const carriedOut: string[] = [];
    const before = await Promise.all(
      names.map((name, index) =>
        store.transaction(async (tx) => {
          carriedOut.push(name);
          await tx.settings.putOnce(name, 'written');
          return tx.settings.get(names[index - 1] ?? '');
        }),
      ),
    );
    expect(carriedOut).toEqual(names);
    expect(before).toEqual([null, ...Array<string>(99).fill('written')]);
  });

  it('fails the affected transactions when the disk is full, and acknowledges none that was not saved', async () => {
    const { store, database } = stores;
    const pragma = (text: string) =>
      database.db.transaction().execute(async (transaction) => {
        const { rows } = await sql.raw<Record<string, number>>(text).execute(transaction);
        return Object.values(rows[0] ?? {})[0] ?? 0;
      });
    const pages = await pragma('pragma page_count');
    await pragma(`pragma max_page_count = ${pages + 4}`);
    const small = (index: number) => store.transaction((tx) => tx.settings.putOnce(`small ${index}`, 'x'));
    const large = store.transaction((tx) => tx.settings.putOnce('large', 'x'.repeat(200_000)));
    const results = await Promise.allSettled([small(1), small(2), large, small(3), small(4)]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(results[2]).toMatchObject({ reason: { code: 'unavailable', cause: { code: 'SQLITE_FULL' } } });
    for (const index of [1, 2, 3, 4]) expect(await store.settings.get(`small ${index}`)).toBe('x');
    expect(await store.settings.get('large')).toBeNull();
    await pragma('pragma max_page_count = 1073741823');
    expect(await store.transaction((tx) => tx.settings.putOnce('later', 'x'))).toBe('x');
  });
});
