// Submissions that arrive together share a transaction, and each has the outcome that it would have alone.
import { randomUUID } from 'node:crypto';
import { moveStock, type Offer } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { kyselyStore } from '../src/kysely-store.ts';
import { countOutcomes, createGate, outcomeOf, type Gate, type SendChanges } from './gate.ts';
import { databases, type TestStore, useStore } from './stores.ts';

/** The daily limit beyond which requests are held. */
const homesOfAVisitor = 5;

describe.each(databases)('submissions that arrive together, on %s,', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  let begun = 0;
  beforeAll(async () => {
    const { database } = stores;
    const begin: typeof database.begin = (...work) => {
      begun += 1;
      return database.begin(...work);
    };
    gate = createGate(kyselyStore({ ...database, begin }));
  });

  /** Offers after their first request, when their unchanging parts have been read. */
  const openKnown: Gate['open'] = async (changes) => {
    const { slug } = await gate.open(changes);
    return (await gate.context.store.offers.findBySlug(slug)) as Offer;
  };
  const sendAtOnce = (offer: Offer, all: SendChanges[]) => all.map((changes) => gate.send(offer, changes));
  const several = (count: number, changes: SendChanges = {}) => Array.from({ length: count }, () => changes);
  const requestsOf = async (offer: Offer) =>
    (await stores.store.requests.counts({ offer: offer.id, search: '' })).accepted;
  const stockOf = async (offer: Offer) =>
    (await stores.store.stock.ofOffer(offer.id)).map(({ stock, taken }) => [stock, taken]);

  it('share one transaction, and each gets its own reference, mail and history', async () => {
    const offer = await openKnown({ items: [itemInput({ openingStock: 100 })] });
    const before = begun;
    const sent = await Promise.all(
      sendAtOnce(
        offer,
        Array.from({ length: 30 }, (_, index) => ({
          contact: { name: 'Sam Fictional', email: `visitor-${index}@marrowvale.example`, phone: '' },
        })),
      ),
    );
    expect(begun - before).toBe(1);
    expect(await stockOf(offer)).toEqual([[100, 30]]);
    const mails = await stores.store.outbox.mails(100);
    for (const [index, { answer }] of sent.entries()) {
      const request = await stores.store.requests.findByReference(answer.reference);
      expect(request).toMatchObject({ state: 'accepted', contact: { email: `visitor-${index}@marrowvale.example` } });
      expect(request?.lines).toHaveLength(1);
      expect(request?.homeIds).toHaveLength(1);
      const history = await stores.store.audit.of('request', request?.id ?? '');
      expect(history.map(({ action }) => action)).toEqual(['request.accepted']);
      const ofThis = mails.filter(({ order }) => order.values['reference'] === answer.reference);
      expect(ofThis.map(({ to, order }) => [to, order.kind])).toEqual([
        [`visitor-${index}@marrowvale.example`, 'receipt'],
      ]);
    }
  });

  it('are sent to every webhook', async () => {
    const offer = await openKnown();
    const receivers = ['a', 'b'].map((name) => ({
      id: `${name} ${randomUUID()}`,
      url: 'http://receiver.example',
      events: ['request.accepted' as const],
      isOn: true,
      secretGeneration: 1,
      secretReplacedAt: null,
      failingSince: null,
      stoppedBecause: null,
      createdAt: 1,
    }));
    for (const receiver of receivers) await stores.store.webhooks.insert(receiver);
    const before = begun;
    const sent = await Promise.all(sendAtOnce(offer, several(10)));
    expect(begun - before).toBe(1);
    const deliveries = (await stores.store.webhooks.deliveries({ limit: 100 })).rows;
    for (const { answer } of sent) {
      const request = await stores.store.requests.findByReference(answer.reference);
      const ofThis = deliveries.filter(({ subject }) => subject === request?.id);
      expect(ofThis.map(({ webhookId }) => webhookId).toSorted()).toEqual(receivers.map(({ id }) => id).toSorted());
    }
    for (const { id } of receivers) await stores.store.webhooks.change(id, { isOn: false });
  });

  it('give a new home its share once', async () => {
    const offer = await openKnown();
    const home = retrievedAddress({ number: '4001' });
    expect(await countOutcomes(sendAtOnce(offer, [...several(6, { home }), {}, {}]))).toEqual({
      accepted: 3,
      already_asked: 5,
    });
  });

  it('give a known home its share once, and the other homes theirs', async () => {
    const offer = await openKnown();
    const home = retrievedAddress({ number: '4002' });
    await gate.send(offer, { home });
    expect(await countOutcomes(sendAtOnce(offer, [{}, { home }, {}, { home }, {}]))).toEqual({
      accepted: 3,
      already_asked: 2,
    });
  });

  it('save a duplicate submission once, and answer both', async () => {
    const offer = await openKnown();
    const twice: SendChanges = {
      idempotencyKey: randomUUID(),
      home: retrievedAddress({ number: '4003' }),
      pass: `pass-${randomUUID()}`,
    };
    const sent = await Promise.all(sendAtOnce(offer, [twice, {}, twice, {}, twice]));
    expect(new Set([0, 2, 4].map((index) => sent[index]?.answer.reference)).size).toBe(1);
    expect(await requestsOf(offer)).toBe(3);
  });

  it('detect an Idempotency-Key that was used while they were checked', async () => {
    const offer = await openKnown();
    const key = randomUUID();
    const { answer } = await gate.send(offer, { idempotencyKey: key });
    const [known, unknown] = await stores.store.transaction((tx) =>
      tx.idempotency.take([`visitor ${key}`, randomUUID()].map((its) => ({ offerId: offer.id, key: its }))),
    );
    expect(known?.answer).toEqual(answer);
    expect(unknown).toBeNull();
  });

  it('spend a pass once', async () => {
    const offer = await openKnown();
    const pass = `pass-${randomUUID()}`;
    expect(await countOutcomes(sendAtOnce(offer, [{ pass }, {}, { pass }, {}, { pass }]))).toEqual({
      accepted: 3,
      human_check_rejected: 2,
    });
  });

  it('take no more than the stock, to the last unit', async () => {
    const offer = await openKnown({ items: [itemInput({ openingStock: 7 }), itemInput({ openingStock: 100 })] });
    const [few = '', many = ''] = offer.definition.items.map(({ id }) => id);
    const lines = (...ids: string[]) => ({ lines: ids.map((item) => ({ item, quantity: 1 })) });
    expect(
      await countOutcomes(sendAtOnce(offer, [...several(20, lines(few, many)), ...several(10, lines(many))])),
    ).toEqual({ accepted: 17, sold_out: 13 });
    expect(await stockOf(offer)).toEqual([
      [7, 7],
      [100, 17],
    ]);
  });

  it('check the stock before their transaction only when little is left', async () => {
    const look = vi.spyOn(gate.staff.store.stock, 'ofOffer');
    const offer = await openKnown({ items: [itemInput({ openingStock: 2 })] });
    const itemId = offer.definition.items[0]?.id ?? '';
    await gate.send(offer);
    expect(look).not.toHaveBeenCalled();
    await gate.send(offer);
    const before = begun;
    expect(await outcomeOf(gate.send(offer))).toBe('sold_out');
    expect([look.mock.calls.length, begun - before]).toEqual([1, 0]);
    const movement = { kind: 'delivery' as const, quantity: 5, reason: '' };
    await moveStock(gate.staff, { offerId: offer.id, itemId, movement });
    for (const answer of several(2)) expect(await outcomeOf(gate.send(offer, answer))).toBe('accepted');
    // The second did not read the stock, since the first had found enough.
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
  });

  it('are held once a visitor exceeds the daily number of homes', async () => {
    const offer = await openKnown({ items: [itemInput({ openingStock: 100 })] });
    const known = randomUUID();
    for (const one of several(homesOfAVisitor - 2, { visitor: known })) await gate.send(offer, one);
    const fromKnown = sendAtOnce(offer, several(4, { visitor: known }));
    expect(await countOutcomes(fromKnown)).toEqual({ accepted: 2, held: 2 });
    const fromNew = sendAtOnce(offer, several(homesOfAVisitor + 3, { visitor: randomUUID() }));
    expect(await countOutcomes(fromNew)).toEqual({ accepted: homesOfAVisitor, held: 3 });
  });

  it('update the count of their building one after the other', async () => {
    const offer = await openKnown();
    const flat = (unit: string) => ({
      home: retrievedAddress({ number: '4004', units: { kind: 'counted', count: 2 } }),
      unit,
    });
    expect(await countOutcomes(sendAtOnce(offer, [flat('1'), {}, flat('2'), flat('3')]))).toEqual({
      accepted: 3,
      held: 1,
    });
  });

  it('leave no rows of those that are refused, and every row of the others', async () => {
    const offer = await openKnown({ items: [itemInput({ openingStock: 2 })] });
    const before = await rowsOf(stores.database.db);
    const all = several(6).map((_, index) => ({
      visitor: `visitor ${index} of ${offer.id}`,
      network: `network ${index} of ${offer.id}`,
    }));
    expect(await countOutcomes(sendAtOnce(offer, all))).toEqual({ accepted: 2, sold_out: 4 });
    const after = await rowsOf(stores.database.db);
    // Per request: itself, its home with one key, its pass, its Idempotency-Key, and five counters: its network, and a
    // home each for its network and its visitor, twice.
    const grown = Object.fromEntries(
      Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
    );
    expect(grown).toEqual({ request: 2, home: 2, home_key: 2, pass_spent: 2, idempotency_key: 2, counted: 10 });
  });

  it('are all saved, except one that the database refuses', async () => {
    const offer = await openKnown();
    const unsaveable = { source: 'fax' as 'web' };
    const outcomes = await Promise.all(sendAtOnce(offer, [{}, unsaveable, {}]).map(outcomeOf));
    expect([outcomes[0], outcomes[2]]).toEqual(['accepted', 'accepted']);
    expect(outcomes[1]).not.toBe('accepted');
    expect(await requestsOf(offer)).toBe(2);
  });
});

/** The rows of each table that a submission writes; for counters, their sum. */
async function rowsOf(db: TestStore['database']['db']): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['request', 'home', 'home_key', 'pass_spent', 'idempotency_key'] as const) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  const { counted } = await db
    .selectFrom('counter')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('count'), sql<number>`0`).as('counted'))
    .executeTakeFirstOrThrow();
  return { ...counts, counted };
}

describe('submissions that arrive one after the other, on postgres,', () => {
  const stores = useStore('postgres');

  it('do not wait for a submission that is blocked by another transaction', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput(), itemInput()] });
    const [held = '', free = ''] = offer.definition.items.map(({ id }) => id);
    let waiting: Promise<string> = Promise.resolve('');
    await stores.store.transaction(async (tx) => {
      await tx.stock.lock([held]);
      waiting = outcomeOf(gate.send(offer, { lines: [{ item: held, quantity: 1 }] }));
      await stores.untilBlocked();
      expect(await outcomeOf(gate.send(offer, { lines: [{ item: free, quantity: 1 }] }))).toBe('accepted');
    });
    expect(await waiting).toBe('accepted');
  });

  it('wait for another process to update the count of their building', async () => {
    const { store: other } = await stores.again();
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput({ openingStock: 100 })] });
    const flat = (unit: string) => ({
      home: retrievedAddress({ number: '4007', units: { kind: 'counted', count: 1 } }),
      unit,
    });
    const { scopeId } = offer;
    const { buildingHash } = (await buildingOf(await gate.sent(offer, flat('1')))) ?? { buildingHash: '' };
    let waiting: Promise<string> = Promise.resolve('');
    await other.transaction(async (tx) => {
      await tx.homes.claim([
        { scopeId, buildingHash, doorHash: '', keys: [{ kind: 'address', version: 1, hash: 'of flat 2' }] },
      ]);
      expect(await tx.homes.countAtBuildings([{ scopeId, buildingHash }])).toEqual([2]);
      waiting = outcomeOf(gate.send(offer, flat('3')));
      await stores.untilBlocked();
    });
    expect(await waiting).toBe('held');
  });

  async function buildingOf({ homeIds }: { homeIds: string[] }) {
    return stores.database.db
      .selectFrom('home')
      .select('building_hash as buildingHash')
      .where('id', 'in', homeIds)
      .executeTakeFirst();
  }

  it('lock rows in one order, although statements are sent without waiting for answers', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open();
    await gate.send(offer);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await Promise.all([gate.send(offer), gate.send(offer)]);
    const sent = query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    );
    query.mockRestore();
    const tables = sent.map((text) => /(?:insert into|update|from) "?(\w+)/.exec(text)?.[1] ?? text);
    const locking = [
      'begin',
      'idempotency_key',
      'pass_spent',
      'home',
      'home_key',
      'counter',
      'item',
      'request',
      'commit',
    ];
    // Earlier statements only read.
    const inside = tables.slice(tables.indexOf('begin'));
    expect(inside.filter((table, at) => locking.includes(table) && inside.indexOf(table) === at)).toEqual(locking);
  });
});
