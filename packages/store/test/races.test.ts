// Races between two transactions. Each test was seen to fail without its guard.
import {
  acceptRequest,
  correctAddress,
  saveOffer,
  withdrawRequest,
  type ClaimedHomes,
  type Offer,
} from '@doorstep/core';
import { itemInput, offerInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countOutcomes, createGate, outcomeOf, useGate } from './gate.ts';
import { databases, useStore } from './stores.ts';

describe.each(databases)('under concurrency, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const idOf = async (reference: string) => (await stores.store.requests.findByReference(reference))?.id ?? '';
  const stockOf = async (offer: Offer) =>
    (await stores.store.stock.ofOffer(offer.id)).map(({ stock, taken }) => [stock, taken]);
  const items = (...stock: number[]) => ({ items: stock.map((openingStock) => itemInput({ openingStock })) });
  const itemIds = (offer: Offer) => offer.definition.items.map(({ id }) => id);

  it('30 requests of a known home that has had nothing get its share once', async () => {
    const offer = await gate.open(items(100));
    const home = retrievedAddress({ number: '201' });
    const { answer } = await gate.send(offer, { home });
    await withdrawRequest(gate.staff, { id: await idOf(answer.reference), reason: '' });
    expect(await countOutcomes(Array.from({ length: 30 }, () => gate.send(offer, { home })))).toEqual({
      accepted: 1,
      already_asked: 29,
    });
    expect(await stockOf(offer)).toEqual([[100, 1]]);
  });

  it('two requests of one home are decided one after the other', async () => {
    const offer = await gate.open(items(100));
    const home = retrievedAddress({ number: '202' });
    const { answer } = await gate.send(offer, { home });
    await withdrawRequest(gate.staff, { id: await idOf(answer.reference), reason: '' });
    const outcomes: Promise<string>[] = [];
    await stores.store.transaction(async (tx) => {
      // Each reaches its lock, and no further.
      await tx.stock.lock(itemIds(offer));
      for (let sent = 0; sent < 2; sent += 1) {
        outcomes.push(outcomeOf(gate.send(offer, { home })));
        await stores.untilBlocked(outcomes.length);
      }
    });
    expect((await Promise.all(outcomes)).toSorted()).toEqual(['accepted', 'already_asked']);
    expect(await stockOf(offer)).toEqual([[100, 1]]);
  });

  it('a home that another transaction is creating is waited for, and found', async () => {
    const { scopeId } = await gate.open(items(100));
    const keys = ['register', 'address'].map((hash) => ({ kind: 'address' as const, version: 1, hash }));
    const wanted = [{ scopeId, buildingHash: 'building', doorHash: 'door', keys }];
    let later: Promise<ClaimedHomes[]> = Promise.resolve([]);
    const [made] = await stores.store.transaction(async (tx) => {
      const claimed = await tx.homes.claim(wanted);
      later = stores.store.transaction((other) => other.homes.claim(wanted));
      // By now it has found no home, and is writing one.
      await stores.untilBlocked();
      return claimed;
    });
    expect(made).toMatchObject({ isNew: true });
    expect(await later).toEqual([{ homeIds: made?.homeIds, ownerIds: made?.ownerIds, isNew: false, newKeys: [] }]);
  });

  it('a request that two people accept is accepted once', async () => {
    // Without a home limit, which would stop the second.
    const offer = await gate.open({ items: [itemInput({ maxPerHome: null })] });
    const { answer } = await gate.send(offer, { pass: null });
    const { id = '', homeIds = [] } = (await stores.store.requests.findByReference(answer.reference)) ?? {};
    let outcomes: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
    // Both have read the request before either can continue.
    await stores.store.transaction(async (tx) => {
      await tx.homes.lock(homeIds);
      outcomes = Promise.allSettled([1, 2].map(() => acceptRequest(gate.staff, { id, reason: '' })));
      await stores.untilBlocked(2);
    });
    expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(offer)).toEqual([[10, 1]]);
    const actions = (await stores.store.audit.of('request', id)).map(({ action }) => action);
    expect(actions).toEqual(['request.held', 'request.accepted']);
  });

  // Decisions lock the items first; moves that lock no items rely on this lock alone.
  it('a request locked by one transaction cannot be locked by another until the first ends', async () => {
    const offer = await gate.open();
    const { answer } = await gate.send(offer);
    const { id = '' } = (await stores.store.requests.findByReference(answer.reference)) ?? {};
    const ends: string[] = [];
    let second: Promise<unknown> = Promise.resolve();
    await stores.store.transaction(async (tx) => {
      await tx.requests.lock(id);
      second = stores.store.transaction((other) => other.requests.lock(id)).then(() => ends.push('second'));
      await stores.untilBlocked();
      ends.push('first');
    });
    await second;
    expect(ends).toEqual(['first', 'second']);
  });

  it('a request for a sold-out item gets a unit that is returned at that moment', async () => {
    const offer = await gate.open({ ...items(1), hasWaitlist: true });
    const [item = ''] = itemIds(offer);
    await gate.send(offer);
    let late: Promise<string> = Promise.resolve('');
    await stores.store.transaction(async (tx) => {
      await tx.stock.giveBack(item, 1);
      late = outcomeOf(gate.send(offer, { ifShort: 'queue' }));
      await stores.untilBlocked();
    });
    expect(await late).toBe('accepted');
    expect(await stockOf(offer)).toEqual([[1, 1]]);
  });

  it('requests without a pass do not deadlock with requests for sold-out items', async () => {
    const offer = await gate.open({ ...items(1, 1), hasWaitlist: true });
    const [first = '', second = ''] = itemIds(offer);
    const lines = (...ids: string[]) => ids.map((item) => ({ item, quantity: 1 }));
    await gate.send(offer, { lines: lines(first, second) });
    const held = { lines: lines(first, second).toSorted((a, b) => (a.item < b.item ? 1 : -1)), pass: null };
    const queued = { lines: lines(first, second), ifShort: 'queue' as const };
    const results = Array.from({ length: 36 }, (_, index) => gate.send(offer, index % 2 === 0 ? held : queued));
    expect(await countOutcomes(results)).toEqual({ held: 18, waitlisted: 18 });
  });

  const stateOf = async (id: string) => (await stores.store.requests.find(id))?.state;

  it('the first in the queue is waited for, not skipped, while its request is being changed', async () => {
    const offer = await gate.open({ ...items(1), hasWaitlist: true });
    const served = await gate.sent(offer);
    const [first, second] = [
      await gate.sent(offer, { ifShort: 'queue' }),
      await gate.sent(offer, { ifShort: 'queue' }),
    ];
    let withdrawn: Promise<unknown> = Promise.resolve();
    await stores.store.transaction(async (tx) => {
      await tx.requests.lock(first.id);
      withdrawn = withdrawRequest(gate.staff, { id: served.id, reason: '' });
      await stores.untilBlocked();
    });
    await withdrawn;
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['accepted', 'waitlisted']);
  });

  it('units returned while the queue changes go to the first remaining, and none is left over', async () => {
    for (let round = 0; round < 5; round += 1) {
      const offer = await gate.open({ ...items(2), hasWaitlist: true });
      const served = [await gate.sent(offer), await gate.sent(offer)];
      const queue = [];
      for (let number = 0; number < 5; number += 1) queue.push(await gate.sent(offer, { ifShort: 'queue' }));
      const [leaves, moves, ...rest] = queue.map(({ id }) => id);
      const withdraw = (id = '') => withdrawRequest(gate.staff, { id, reason: '' });
      const home = retrievedAddress({ number: `${700 + round}` });
      await Promise.all([
        withdraw(leaves),
        ...served.map(({ id }) => withdraw(id)),
        correctAddress(gate.staff, {
          id: moves ?? '',
          address: { proof: JSON.stringify(home) },
          unit: '',
          reason: '',
          visitor: '',
          network: '',
        }),
      ]);
      expect(await Promise.all(rest.map(stateOf))).toEqual(['accepted', 'waitlisted', 'waitlisted']);
      expect([await stateOf(moves ?? ''), await stockOf(offer)]).toEqual(['accepted', [[2, 2]]]);
    }
  });

  it('a held request that is accepted late is queued by its arrival time', async () => {
    const offer = await gate.open({ ...items(1), hasWaitlist: true });
    const served = await gate.sent(offer);
    const held = await gate.sent(offer, { pass: null });
    const later = await gate.sent(offer, { ifShort: 'queue' });
    const accepted = await acceptRequest(gate.staff, { id: held.id, reason: '' });
    expect(accepted.state).toBe('waitlisted');
    const placeOf = ({ queueNumber }: { queueNumber: number | null }) =>
      stores.store.requests.placeInQueue(offer.id, queueNumber ?? 0);
    expect([await placeOf(accepted), await placeOf(later)]).toEqual([1, 2]);
    await withdrawRequest(gate.staff, { id: served.id, reason: '' });
    expect([await stateOf(held.id), await stateOf(later.id)]).toEqual(['accepted', 'waitlisted']);
  });

  it.each([0, 1])(
    'a request that is accepted when an item is sold out takes no items, whichever is short: %i',
    async (short) => {
      const offer = await gate.open({ ...items(1, 1), hasWaitlist: true });
      const [one = '', other = ''] = itemIds(offer).toSorted();
      const lines = [one, other].map((item) => ({ item, quantity: 1 }));
      const held = await gate.sent(offer, { lines, pass: null });
      await gate.send(offer, { lines: lines.slice(short, short + 1) });
      expect((await acceptRequest(gate.staff, { id: held.id, reason: '' })).state).toBe('waitlisted');
      const left = await stores.store.stock.ofOffer(offer.id);
      expect(left.filter(({ taken }) => taken > 0).map(({ itemId }) => itemId)).toEqual([lines[short]?.item]);
    },
  );

  it('requests can join the queue while staff change the offer', async () => {
    const offer = await gate.open({ ...items(1), hasWaitlist: true });
    await gate.send(offer);
    const input = offerInput({ ...offer.definition, title: { en: 'Changed' } });
    const saving = (async () => {
      for (let version = offer.version; version < offer.version + 10; version += 1) {
        await saveOffer(gate.staff, { id: offer.id, version, input });
      }
    })();
    const results = Array.from({ length: 40 }, () => gate.send(offer, { ifShort: 'queue' }));
    expect(await countOutcomes(results)).toEqual({ waitlisted: 40 });
    await saving;
    expect(await stockOf(offer)).toEqual([[1, 1]]);
  });
});

describe('under concurrency, on PostgreSQL only,', () => {
  const stores = useStore('postgres');

  it('a request without a pass does not wait for item locks', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open();
    await stores.store.transaction(async (tx) => {
      await tx.stock.lock(offer.definition.items.map(({ id }) => id));
      expect(await outcomeOf(gate.send(offer, { pass: null }))).toBe('held');
    });
  });

  it('a request that waits for its first item locks none of the others, whatever their order', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput(), itemInput()] });
    const [first = '', second = ''] = offer.definition.items.map(({ id }) => id).toSorted();
    let waiting: Promise<string> = Promise.resolve('');
    await stores.store.transaction(async (tx) => {
      await tx.stock.lock([first]);
      waiting = outcomeOf(gate.send(offer, { lines: [second, first].map((item) => ({ item, quantity: 1 })) }));
      await stores.untilBlocked();
      // If it held the second, it would deadlock with a transaction that holds the first.
      await sql`select id from item where id = ${second} for update nowait`.execute(stores.database.db);
    });
    expect(await waiting).toBe('accepted');
  });

  it('a held request locks its items in the same order when accepted', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput(), itemInput()] });
    const [first = '', second = ''] = offer.definition.items.map(({ id }) => id).toSorted();
    let waiting: Promise<boolean> = Promise.resolve(false);
    await stores.store.transaction(async (tx) => {
      await tx.stock.lock([first]);
      waiting = stores.store.transaction((later) =>
        later.stock.takeAll([second, first].map((itemId) => ({ itemId, quantity: 1 }))),
      );
      await stores.untilBlocked();
      await sql`select id from item where id = ${second} for update nowait`.execute(stores.database.db);
    });
    expect(await waiting).toBe(true);
  });

  it('saving an offer does not lock its row while waiting for its items', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ hasWaitlist: true });
    let waiting: Promise<Offer> | undefined;
    await stores.store.transaction(async (tx) => {
      await tx.stock.lock(offer.definition.items.map(({ id }) => id));
      const input = offerInput({ ...offer.definition, title: { en: 'Changed' } });
      waiting = saveOffer(gate.staff, { id: offer.id, version: offer.version, input });
      await stores.untilBlocked();
      // Next, the holder of the items takes a queue number from the offer's row.
      await sql`select id from offer where id = ${offer.id} for update nowait`.execute(stores.database.db);
    });
    expect((await waiting)?.version).toBe(offer.version + 1);
  });
});
