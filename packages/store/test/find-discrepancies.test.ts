// Breaks each promise that reconciliation checks by hand, bypassing constraints if needed, and expects a report.
import { saveOffer, type HomeTotals, type Offer } from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGate, type Gate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('reconciliation on %s,', (kind) => {
  let stores: TestStore;
  let gate: Gate;
  beforeEach(async () => {
    stores = await openTestStore(kind);
    gate = createGate(stores.store);
  });
  afterEach(() => stores.end());

  const run = (...statements: string[]) =>
    statements.reduce<Promise<unknown>>(
      (before, statement) => before.then(() => sql.raw(statement).execute(stores.database.db)),
      Promise.resolve(),
    );
  const itemOf = (offer: Offer) => ({ offerId: offer.id, itemId: offer.definition.items[0]?.id ?? '' });
  const idOf = async (reference: string) => (await stores.store.requests.findByReference(reference))?.id ?? '';

  /** An offer with one request for each way of taking something or nothing. */
  async function openShop(): Promise<Offer> {
    const offer = await gate.open({
      items: [itemInput({ openingStock: 3, maxPerRequest: 2, maxPerHome: 2 }), itemInput({ isUnlimited: true })],
      hasWaitlist: true,
    });
    const [limited = '', unlimited = ''] = offer.definition.items.map(({ id }) => id);
    await gate.send(offer);
    await gate.send(offer, { pass: null });
    await gate.send(offer, { suspicions: ['too_fast'] });
    await gate.send(offer, { lines: [{ item: unlimited, quantity: 1 }] });
    await gate.send(offer, { lines: [{ item: limited, quantity: 2 }], ifShort: 'queue' });
    return offer;
  }

  it('finds nothing wrong with accepted, held, queued and unlimited requests', async () => {
    await openShop();
    expect(await gate.discrepancies()).toEqual([]);
  });

  it('reports wrong counts of the lists', async () => {
    const offer = await openShop();
    await run(`update request_count set requests = requests + 2 where state = 'waitlisted'`);
    expect(await gate.discrepancies()).toEqual([
      { kind: 'requests_miscounted', offerId: offer.id, state: 'waitlisted', counted: 3, requests: 1 },
    ]);
  });

  it('reports queued requests whose items are in stock, or that later requests overtook', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    await gate.send(offer);
    const queue = [];
    for (let number = 0; number < 2; number += 1) queue.push(await gate.sent(offer, { ifShort: 'queue' }));
    const [first, second] = queue.map(({ reference }) => reference);
    expect(await gate.discrepancies()).toEqual([]);
    await run(`update request set received_at = received_at - 86400000 where reference = '${second}'`);
    expect(await gate.discrepancies()).toEqual([
      { kind: 'queue_place_overtaken', offerId: offer.id, reference: second },
    ]);
    await run(`update item set stock = 2`, `update stock_movement set change = 2`);
    const unserved = [first, second].map((reference) => ({ kind: 'queue_not_served', offerId: offer.id, reference }));
    expect((await gate.discrepancies()).slice(0, 2)).toEqual(unserved);
  });

  it('reports a queued request overtaken by a later one, but not one that asks for more', async () => {
    const items = [itemInput({ openingStock: 1, maxPerRequest: 2, maxPerHome: 2 })];
    const offer = await gate.open({ items, hasWaitlist: true });
    const { itemId: item } = itemOf(offer);
    const queued = (quantity: number) => gate.sent(offer, { lines: [{ item, quantity }], ifShort: 'queue' });
    await gate.send(offer);
    const [larger, overtaken, served] = [await queued(2), await queued(1), await queued(1)];
    expect([larger.state, overtaken.state, served.state]).toEqual(['waitlisted', 'waitlisted', 'waitlisted']);
    // As if the second's row had been locked: the third got the returned unit.
    await run(
      `update request set state = 'accepted', accepted_at = received_at + 600000 where id = '${served.id}'`,
      `insert into audit (at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, is_reading, detail)
        select at + 600000, actor_kind, actor_id, actor_name, 'request.accepted', subject_kind, subject_id, 0,
          '{"state":"accepted","reason":"queue"}' from audit where subject_id = '${served.id}'`,
      `update item set stock = 2, taken = 2`,
      `update stock_movement set change = 2`,
    );
    const named = { kind: 'queue_place_overtaken', offerId: offer.id, reference: overtaken.reference };
    expect(await gate.discrepancies()).toEqual([named]);
    // An extra unit from staff is no discrepancy of the queue,
    const entry = (action: string, of: string) =>
      run(`insert into audit (at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, is_reading, detail)
        select at + 900000, actor_kind, actor_id, actor_name, '${action}', subject_kind, subject_id, 0, '{}'
          from audit where subject_id = '${of}' and action <> 'request.accepted'`);
    await entry('request.adjusted', served.id);
    expect(await gate.discrepancies()).toEqual([]);
    await run(`delete from audit where action = 'request.adjusted'`);
    // and neither is a doubt that was settled after that.
    await entry('request.doubts_settled', overtaken.id);
    expect(await gate.discrepancies()).toEqual([]);
  });

  it('reports drawn requests with an uncounted unit, even when it was taken twice', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 3 })] });
    const { id, reference } = await gate.sent(offer, { pass: null });
    await run(
      `insert into draw (offer_id, state, entries, digest, fixed_at, value, proposed_by, confirmed_by, drawn_to)
        values ('${offer.id}', 'drawing', 1, 'd', 1, 'x', 'one', 'another', 1)`,
      `insert into draw_entry values ('${offer.id}', 'hash', '${id}', 1)`,
      `update item set taken = 1`,
    );
    const named = { kind: 'drawn_unit_not_counted', offerId: offer.id, reference };
    const off = { kind: 'taken_is_not_requested', ...itemOf(offer) };
    expect(await gate.discrepancies()).toEqual([{ ...off, taken: 1, requested: 0 }, named]);
    await run(
      `update request set state = 'accepted'`,
      `update item set taken = 2`,
      `update audit set detail = '{"state":"held","reason":"draw"}' where action = 'request.held'`,
    );
    expect(await gate.discrepancies()).toEqual([{ ...off, taken: 2, requested: 1 }, named]);
  });

  it('reports stock that is not the sum of its movements', async () => {
    const offer = await openShop();
    await run(`update item set stock = stock + 1 where stock is not null`);
    const { rows } = await stores.store.requests.page(
      { offer: offer.id, state: 'waitlisted', search: '', sort: 'oldest', page: 1 },
      1,
    );
    expect(await gate.discrepancies()).toEqual([
      { kind: 'stock_is_not_moved', ...itemOf(offer), stock: 4, moved: 3 },
      { kind: 'queue_not_served', offerId: offer.id, reference: rows[0]?.reference },
    ]);
  });

  it('reports taken units without a request, for limited and unlimited items', async () => {
    const offer = await openShop();
    await run(`update item set taken = taken + 1`);
    expect(await gate.discrepancies()).toEqual([
      { kind: 'taken_is_not_requested', ...itemOf(offer), taken: 3, requested: 2 },
      {
        kind: 'taken_is_not_requested',
        offerId: offer.id,
        itemId: offer.definition.items[1]?.id,
        taken: 2,
        requested: 1,
      },
    ]);
  });

  it('reports a request whose units were not taken from the stock', async () => {
    const offer = await openShop();
    await run(`update request set state = 'accepted', has_pass = 1 where has_pass = 0`);
    expect(await gate.discrepancies()).toEqual([
      { kind: 'taken_is_not_requested', ...itemOf(offer), taken: 2, requested: 3 },
    ]);
  });

  it('reports more units taken than in stock', async () => {
    const offer = await openShop();
    await run(
      kind === 'sqlite'
        ? `pragma ignore_check_constraints = on`
        : `alter table item drop constraint item_never_oversold`,
      `update item set stock = 1 where stock is not null`,
      `update stock_movement set change = 1`,
    );
    expect(await gate.discrepancies()).toEqual([{ kind: 'taken_beyond_stock', ...itemOf(offer), taken: 2, stock: 1 }]);
  });

  it('reports a home that had more than its allowance, unless staff raised it', async () => {
    const offer = await gate.open();
    const [first, second] = [retrievedAddress({ number: '1' }), retrievedAddress({ number: '2' })];
    await gate.send(offer, { home: first });
    await gate.send(offer, { home: second });
    const page = (after: HomeTotals | null) =>
      stores.store.reconciliation.homes(offer.scopeId, { since: 0, after, max: 1 });
    const [one] = await page(null);
    const [other] = await page(one ?? null);
    expect(await page(other ?? null)).toEqual([]);
    const home = one?.homeId ?? '';
    await run(`update request_home set home_id = '${home}' where home_id = '${other?.homeId}'`);
    expect(await gate.discrepancies()).toEqual([
      { kind: 'home_over_allowance', offerId: offer.id, homeId: home, units: 2 },
    ]);
    await run(`update home set own_allowance = 2 where id = '${home}'`);
    expect(await gate.discrepancies()).toEqual([]);
  });

  it('counts a home’s allowance in the offer’s current window', async () => {
    const offer = await gate.open({
      limits: { unitsPerHome: 1, windowDays: 30 },
      items: [itemInput({ maxPerHome: null })],
    });
    const home = retrievedAddress();
    const { answer } = await gate.send(offer, { home });
    const change = { from: 'accepted', to: 'accepted', at: Date.now() } as const;
    const id = await idOf(answer.reference);
    await stores.store.requests.change(id, { ...change, acceptedAt: Date.now() - 31 * 86_400_000 });
    await gate.send(offer, { home });
    expect(await gate.discrepancies()).toEqual([]);
    await stores.store.requests.change(id, { ...change, acceptedAt: Date.now() });
    expect(await gate.discrepancies()).toMatchObject([{ kind: 'home_over_allowance', units: 2 }]);
  });

  it('reports a home as over a lowered limit if the offer’s limit was lowered since', async () => {
    const offer = await gate.open({ items: [itemInput({ maxPerRequest: 2, maxPerHome: 2 })] });
    const { itemId: item } = itemOf(offer);
    await gate.send(offer, { lines: [{ item, quantity: 2 }] });
    const items = [{ ...itemInput(), id: item }];
    await saveOffer(gate.staff, { id: offer.id, version: 1, input: { ...offer.definition, items } });
    expect(await gate.discrepancies()).toMatchObject([{ kind: 'home_over_lowered_limit', units: 2 }]);
    await run(`update request_line set quantity = 3`, `update item set taken = 3`);
    expect(await gate.discrepancies()).toMatchObject([{ kind: 'home_over_allowance', units: 3 }]);
  });

  it('reports a key of two homes, and a key of a home in another scope', async () => {
    const offer = await gate.open();
    const elsewhere = await gate.open();
    await gate.send(offer);
    await gate.send(elsewhere);
    const homes = await Promise.all(
      [offer, elsewhere].map(({ scopeId }) =>
        stores.store.reconciliation.homes(scopeId, { since: 0, after: null, max: 9 }),
      ),
    );
    const [here = '', there = ''] = homes.map(([first]) => first?.homeId);
    await run(`update home_key set home_id = '${there}' where home_id = '${here}' and version = 1`);
    expect(await gate.discrepancies()).toMatchObject([
      { kind: 'key_of_several_homes', scopeId: offer.scopeId, homeIds: [there] },
    ]);
    await run(
      ...(kind === 'sqlite'
        ? [`create table copy as select * from home_key`, `drop table home_key`, `alter table copy rename to home_key`]
        : [`alter table home_key drop constraint home_key_has_one_home`]),
      `insert into home_key select scope_id, hash, kind, version, '${here}' from home_key where scope_id = '${offer.scopeId}' and version = 1`,
    );
    expect(await gate.discrepancies()).toMatchObject([
      { kind: 'key_of_several_homes', scopeId: offer.scopeId, homeIds: [here, there].toSorted() },
    ]);
  });
});
