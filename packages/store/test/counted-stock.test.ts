// Stock of an item by counting the shelf, and the promised units in it.
import { randomUUID } from 'node:crypto';
import { makeBatch, moveStock, tryOut, type Offer } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a count of the stock on %s', (kind) => {
  const { stores, gate } = useGate(kind);
  let offer: Offer;
  beforeEach(async () => {
    offer = await gate.open({ items: [itemInput({ openingStock: 3 })], hasWaitlist: true });
    for (let at = 0; at < 3; at += 1) await gate.sent(offer);
    const sentOnce = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 1 });
    const [parcel] = await stores.store.batches.parcels(sentOnce.id, { max: 1 });
    await stores.store.transaction(async (tx) => {
      const id = parcel?.requestId ?? '';
      await tx.requests.change(id, { from: 'packed', to: 'dispatched', at: await tx.now() });
    });
  });

  const itemId = () => offer.definition.items[0]?.id ?? '';
  const count = (quantity: number, context = gate.staff) =>
    moveStock(context, { offerId: offer.id, itemId: itemId(), movement: { kind: 'count', quantity, reason: '' } });
  const stock = async () => (await stores.store.stock.ofOffer(offer.id))[0];

  it('books the difference from the expected stock as a correction', async () => {
    expect(await stores.store.stock.promised(offer.id)).toEqual([{ itemId: itemId(), promised: 2 }]);
    expect(await count(5)).toEqual({ change: 3, accepted: 0, emails: 0 });
    expect(await stock()).toMatchObject({ stock: 6, taken: 3 });
    const { rows } = await stores.store.stock.movements(offer.id, { limit: 1 });
    expect(rows).toMatchObject([{ kind: 'correction', quantity: 3 }]);
    expect(await count(5)).toEqual({ change: 0, accepted: 0, emails: 0 });
  });

  it('includes a concurrent stock movement', async () => {
    const counting = await stores.store.transaction(async (tx) => {
      await tx.stock.lock([itemId()]);
      const begun = count(5).then(({ change }) => change);
      await stores.untilBlocked();
      const movement = { id: randomUUID(), itemId: itemId(), kind: 'delivery', change: 2 } as const;
      await tx.stock.move({ ...movement, reason: '', actor: '', at: await tx.now() });
      return { begun };
    });
    // Three were there, one left, and two arrived.
    expect(await counting.begun).toBe(1);
    expect(await stock()).toMatchObject({ stock: 6 });
  });

  it('cannot be below the promised units', async () => {
    await expect(count(1)).rejects.toMatchObject({ code: 'stock_below_taken' });
    await expect(count(-1)).rejects.toMatchObject({ code: 'request_invalid' });
    expect(await stock()).toMatchObject({ stock: 3 });
  });

  it('as a dry run lists whom it would serve, and serves no one', async () => {
    const waiting = await gate.sent(offer, { ifShort: 'queue' });
    expect(waiting.state).toBe('waitlisted');
    const { outcome } = await tryOut(gate.staff, (context) => count(3, context));
    expect(outcome).toMatchObject({ change: 1, accepted: 1 });
    expect(await stores.store.requests.find(waiting.id)).toMatchObject({ state: 'waitlisted' });
    expect(await stock()).toMatchObject({ stock: 3 });
  });
});
