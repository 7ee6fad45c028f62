// Repeated actions and paged lists of batches, on both databases.
import type { BatchChoice } from '@doorstep/contract';
import {
  closeComposition,
  declineRequest,
  dispatchBatch,
  eraseRequest,
  makeBatch,
  makeBatchOnce,
  previewBatch,
  recordReturn,
  undoBatch,
  type Offer,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useGate, codeOf } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a batch on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  async function offerWith(requests: number): Promise<Offer> {
    const offer = await gate.open({ items: [itemInput({ openingStock: 1000 })] });
    await Promise.all(Array.from({ length: requests }, () => gate.sent(offer)));
    return offer;
  }
  const choice = ({ id }: Offer, max = 500): BatchChoice => ({ offerId: id, country: '', postcode: '', max });

  it('is created once, however often the same command is sent', async () => {
    const offer = await offerWith(240);
    const wanted = { ...choice(offer, 110), key: 'one' };
    // At the same time on two connections, since each takes several transactions.
    const other = { ...gate.staff, store: (await stores.again()).store };
    const outcomes = await Promise.all([makeBatchOnce(gate.staff, wanted), makeBatchOnce(other, wanted)]);
    expect(outcomes.filter(({ isReplayed }) => isReplayed)).toHaveLength(1);
    expect(new Set(outcomes.map(({ batch }) => batch.id)).size).toBe(1);
    const again = await makeBatchOnce(gate.staff, wanted);
    expect([again.isReplayed, again.batch.state]).toEqual([true, 'open']);
    expect(await stores.store.batches.countListed({ offerIds: [offer.id] })).toBe(1);

    expect(await codeOf(makeBatchOnce(gate.staff, { ...wanted, max: 5 }))).toBe('idempotency_key_reused');
    // A key belongs to its sender.
    const somebody = { ...gate.staff, actor: { kind: 'person', id: 'p-2', name: 'Two', role: 'owner' } } as const;
    const theirs = await makeBatchOnce(somebody, wanted);
    expect([theirs.isReplayed, theirs.batch.id === again.batch.id]).toEqual([false, false]);
    // An undone batch still counts as made.
    await undoBatch(gate.staff, { id: again.batch.id });
    expect((await makeBatchOnce(gate.staff, wanted)).batch.state).toBe('undone');
  });

  it('may be retried under its key when none was created', async () => {
    const offer = await offerWith(0);
    const wanted = { ...choice(offer), key: 'two' };
    expect(await codeOf(makeBatchOnce(gate.staff, wanted))).toBe('nothing_to_pack');
    const request = await gate.sent(offer);
    expect((await makeBatchOnce(gate.staff, wanted)).batch.state).toBe('open');

    const many = await offerWith(101);
    const ids = (await stores.store.batches.packable({ offerId: many.id, country: '', postcode: '' }, 200)).concat(
      request.id,
    );
    const named = { ...choice(many), requestIds: ids, key: 'three' };
    expect(await codeOf(makeBatchOnce(gate.staff, named))).toBe('request_invalid');
    expect(await codeOf(makeBatchOnce(gate.staff, named))).toBe('request_invalid');
  });

  it('is dispatched once when two people do so at once, and each learns their own result', async () => {
    const offer = await offerWith(160);
    const { id } = await makeBatch(gate.staff, choice(offer));
    await closeComposition(gate.staff, { id });
    const other = { ...gate.staff, store: (await stores.again()).store };
    const dispatchedBy = async (staff: typeof gate.staff) => {
      let dispatched = 0;
      // A dispatcher who starts after the last parcel has left is refused.
      const outcome = await codeOf(dispatchBatch(staff, { id }).then((done) => (dispatched = done.dispatched)));
      expect(['done', 'state_conflict']).toContain(outcome);
      return dispatched;
    };
    const [one, two] = await Promise.all([dispatchedBy(gate.staff), dispatchedBy(other)]);
    expect(one + two).toBe(160);
    expect((await stores.store.batches.find(id))?.state).toBe('dispatched');
    expect(await codeOf(dispatchBatch(gate.staff, { id }))).toBe('state_conflict');
    expect(await gate.discrepancies()).toEqual([]);
  });

  it('is listed page by page, and so are returned parcels', async () => {
    const offer = await offerWith(5);
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push((await makeBatch(gate.staff, choice(offer, 1))).id);
    const page = async (number: number) =>
      (await stores.store.batches.list({ offerIds: [offer.id] }, { page: number, limit: 2 })).rows.map(({ id }) => id);
    expect([await page(1), await page(2), await page(3)].flat()).toEqual(made.toReversed());
    await undoBatch(gate.staff, { id: made.pop() ?? '' });
    expect(await stores.store.batches.countListed({ offerIds: [offer.id] })).toBe(4);

    const back: string[] = [];
    const before = await stores.store.batches.countUndelivered({ offerIds: null });
    for (const id of made) {
      await closeComposition(gate.staff, { id });
      await dispatchBatch(gate.staff, { id });
      const [parcel] = await stores.store.batches.parcels(id, { max: 1 });
      const { reference = '', requestId = '' } = parcel ?? {};
      const isLost = back.length % 2 === 1;
      await recordReturn(gate.staff, {
        reference,
        outcome: isLost ? 'lost' : 'returned',
        reason: 'other',
        isBackOnShelf: false,
      });
      await sql`update request set updated_at = updated_at + ${back.length * 1000} where id = ${requestId}`.execute(
        stores.database.db,
      );
      back.unshift(requestId);
    }
    const first = await stores.store.batches.undelivered({ offerIds: null }, { limit: 3 });
    const rest = await stores.store.batches.undelivered({ offerIds: null }, { cursor: first.next ?? '', limit: 3 });
    expect(await stores.store.batches.countUndelivered({ offerIds: null })).toBe(before + 4);
    expect([...first.rows, ...rest.rows].slice(0, 4)).toEqual(back);
  });

  it('is previewed with the contents and weight of its parcels', async () => {
    const bin = itemInput({ openingStock: 100, maxPerRequest: 3, maxPerHome: 3, weightGrams: 1200 });
    const lid = itemInput({ openingStock: 100, maxPerRequest: 3, maxPerHome: 3 });
    const offer = await gate.open({ items: [bin, lid] });
    const [first = '', second = ''] = offer.definition.items.map(({ id }) => id);
    const send = (...lines: [string, number][]) =>
      gate.sent(offer, { lines: lines.map(([item, quantity]) => ({ item, quantity })) });
    await send([first, 1]);
    await send([first, 1]);
    await send([first, 2]);
    await send([second, 1], [first, 1]);
    const { kinds } = await previewBatch(gate.staff, choice(offer));
    expect(kinds).toHaveLength(3);
    expect(kinds[0]).toEqual({ parcels: 2, lines: [{ itemId: first, quantity: 1 }], weightGrams: 1200 });
    expect(kinds).toContainEqual({ parcels: 1, lines: [{ itemId: first, quantity: 2 }], weightGrams: 2400 });
    expect(kinds.find(({ lines }) => lines.length === 2)).toEqual({
      parcels: 1,
      lines: [
        { itemId: first, quantity: 1 },
        { itemId: second, quantity: 1 },
      ],
      weightGrams: null,
    });
    expect((await previewBatch(gate.staff, choice(offer, 1))).kinds).toMatchObject([{ parcels: 1 }]);

    const twoLengths = gate.open({ items: [itemInput({ lengthMm: 10, widthMm: 20 })] });
    expect(await codeOf(twoLengths)).toBe('request_invalid');
  });

  it('is verified: every packed request is in a batch, and every request in a batch is packed', async () => {
    const offer = await offerWith(2);
    const { id } = await makeBatch(gate.staff, choice(offer));
    const [one, two] = await stores.store.batches.parcels(id, { max: 2 });
    expect(await gate.discrepancies()).toEqual([]);
    const { db } = stores.database;
    await sql`delete from batch_request where request_id = ${one?.requestId}`.execute(db);
    await sql`update request set state = 'accepted' where id = ${two?.requestId}`.execute(db);
    expect(await gate.discrepancies()).toEqual([
      { kind: 'packed_without_batch', offerId: offer.id, reference: one?.reference },
      { kind: 'in_batch_unpacked', offerId: offer.id, reference: two?.reference },
    ]);
    await sql`update request set state = 'packed' where id = ${two?.requestId}`.execute(db);
    await sql`update request set state = 'accepted' where id = ${one?.requestId}`.execute(db);
  });

  it('has its offer’s past decline reasons to suggest, without those of erased requests', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 10 })] });
    const another = await gate.open();
    const received = async (from: Offer, reason: string) => {
      const { id } = await gate.sent(from);
      await declineRequest(gate.staff, { id, reason, note: 'only for us' });
      return id;
    };
    const id = await received(offer, 'No such house');
    await received(offer, 'Outside our town');
    await received(offer, 'No such house');
    await received(another, 'Not this year');
    const reasons = () => stores.store.requests.declineReasons(offer.id, 5);
    expect(await reasons()).toEqual(['No such house', 'Outside our town']);
    expect(await stores.store.requests.declineReasons(offer.id, 1)).toEqual(['No such house']);
    await received(offer, 'Mr Planted moved away');
    const [last] = (
      await stores.store.requests.page({ state: 'declined', offer: offer.id, search: '', sort: 'newest', page: 1 }, 9)
    ).rows;
    await eraseRequest(gate.staff, { id: last?.id ?? id });
    expect(await reasons()).toEqual(['No such house', 'Outside our town']);
  });
});
