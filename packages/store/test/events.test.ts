// The audit log as an event log, and the webhook deliveries that it queues, on both databases.
import { randomUUID } from 'node:crypto';
import { type EventMessage, type WebhookEvent } from '@doorstep/contract';
import {
  addWebhook,
  announcePhases,
  closeBatch,
  closeComposition,
  dispatchBatch,
  eraseRequest,
  makeBatch,
  readEvents,
  recordReturn,
  replayEvents,
  saveTracking,
  sendAgain,
  transitionOffer,
  withdrawRequest,
  type AuditPlace,
  type Context,
  type Offer,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createGate, useGate } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };

describe.each(databases)('the event log on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  /** All events of an offer, page by page. */
  async function eventsOf(offer: Offer, context: Context = gate.staff): Promise<EventMessage[]> {
    const events: EventMessage[] = [];
    let after: AuditPlace | null = null;
    for (;;) {
      const page = await readEvents(context, { after, since: null, offer: offer.id });
      events.push(...page.events);
      after = page.next;
      if (!page.hasMore) return events;
    }
  }
  const typesOf = (events: EventMessage[]) => events.map(({ type }) => type);
  const ship = async (offer: Offer, trackingNumber = '') => {
    const { id } = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
    await closeComposition(gate.staff, { id });
    const parcels = (await stores.store.batches.undispatched(id, 10)).map(({ reference }) => ({
      reference,
      number: trackingNumber,
    }));
    const trackingLink = 'https://carrier.example/{number}';
    await saveTracking(gate.staff, { id, carrier: 'Carrier', trackingLink, parcels });
    await dispatchBatch(gate.staff, { id });
    return id;
  };

  it('contains every state of a parcel, with carrier and tracking number until it is erased', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 5 })] });
    const request = await gate.sent(offer, { contact });
    await ship(offer, 'CB1');
    await recordReturn(gate.staff, {
      reference: request.reference,
      outcome: 'returned',
      reason: 'moved_away',
      isBackOnShelf: true,
    });
    await sendAgain(gate.staff, { id: request.id });
    await closeBatch(gate.staff, { id: await ship(offer, 'CB2') });
    const events = (await eventsOf(offer)).filter(({ data }) => 'reference' in data);
    expect(events.map(({ type, data }) => [type, 'state' in data ? data.state : ''])).toEqual([
      ['request.accepted', 'accepted'],
      ['request.packed', 'packed'],
      ['request.dispatched', 'dispatched'],
      ['request.returned', 'returned'],
      ['request.accepted', 'accepted'],
      ['request.packed', 'packed'],
      ['request.dispatched', 'dispatched'],
      ['request.closed', 'closed'],
    ]);
    const trackingUrl = 'https://carrier.example/CB2';
    expect(events.at(-2)?.data).toMatchObject({ carrier: 'Carrier', trackingNumber: 'CB2', trackingUrl });
    expect(JSON.stringify(events)).not.toContain('Robin');

    await eraseRequest(gate.staff, { id: request.id });
    const after = (await eventsOf(offer)).filter(({ data }) => 'reference' in data);
    expect(typesOf(after)).toEqual([...typesOf(events), 'request.erased']);
    expect(after.at(-1)?.data).toMatchObject({ reference: request.reference, state: 'closed' });
    expect(JSON.stringify(after)).not.toContain('CB2');
  });

  it('contains each opening, pause and close of an offer once, by staff or by its times', async () => {
    const offer = await gate.open({ opensAt: new Date(Date.now() - 60_000).toISOString() });
    const other = createGate((await stores.again()).store);
    await transitionOffer(gate.staff, { id: offer.id, transition: 'pause' });
    await transitionOffer(gate.staff, { id: offer.id, transition: 'resume' });
    // As if its closing time had come.
    const closed = JSON.stringify(new Date(Date.now() - 1000).toISOString());
    const definition = JSON.stringify({ ...offer.definition, closesAt: JSON.parse(closed) as string });
    await stores.database.db.updateTable('offer').set({ definition }).where('id', '=', offer.id).execute();
    await Promise.all([announcePhases(gate.staff), announcePhases(other.staff), announcePhases(gate.staff)]);
    await transitionOffer(gate.staff, { id: offer.id, transition: 'close' });
    expect(typesOf(await eventsOf(offer))).toEqual(['offer.opened', 'offer.paused', 'offer.opened', 'offer.closed']);
  });

  it('reports low stock once per drop below the threshold, however many requests take from it', async () => {
    const items = [itemInput({ openingStock: 6, lowStockAt: 3, maxPerHome: 1, maxPerRequest: 1 })];
    const offer = await gate.open({ items });
    const lows = async () =>
      (await eventsOf(offer)).flatMap(({ type, data }) => (type === 'stock.low' && 'left' in data ? data.left : []));
    const sent = await Promise.all(Array.from({ length: 4 }, () => gate.sent(offer)));
    const [left] = await lows();
    expect(await lows()).toHaveLength(1);
    expect(left).toBeLessThanOrEqual(3);
    await gate.sent(offer);
    expect(await lows()).toEqual([left]);
    for (const { id } of sent) await withdrawRequest(gate.staff, { id, reason: '' });
    for (let taken = 0; taken < 3; taken += 1) await gate.sent(offer);
    expect(await lows()).toEqual([left, 3]);
  });

  it('is written and queued in the same transaction as the change', async () => {
    const offer = await gate.open();
    const url = 'https://receiver.example/hook';
    const { id } = await addWebhook(gate.staff, { url, events: ['offer.paused', 'offer.closed'], isOn: true });
    const failing: Context = {
      ...gate.staff,
      store: {
        ...gate.staff.store,
        transaction: (work) =>
          gate.staff.store.transaction(async (tx) => {
            await work(tx);
            throw new Error('cut before the commit');
          }),
      },
    };
    await expect(transitionOffer(failing, { id: offer.id, transition: 'pause' })).rejects.toThrow('cut before');
    const deliveries = async () =>
      (await stores.store.webhooks.deliveries({ limit: 100 })).rows.filter(({ webhookId }) => webhookId === id);
    expect([typesOf(await eventsOf(offer)), await deliveries()]).toEqual([['offer.opened'], []]);
    await transitionOffer(gate.staff, { id: offer.id, transition: 'pause' });
    const [event] = (await eventsOf(offer)).slice(-1);
    expect(await deliveries()).toMatchObject([{ type: 'offer.paused', messageId: event?.id, state: 'waiting' }]);
    await stores.store.webhooks.remove(id);
  });

  it('is replayed to a webhook in order, under the same ids, including delivered events', async () => {
    const offer = await gate.open();
    const since = Date.now() - 60_000;
    const events: WebhookEvent[] = ['offer.paused', 'offer.opened'];
    const { id } = await addWebhook(gate.staff, { url: 'https://receiver.example/', events, isOn: true });
    await transitionOffer(gate.staff, { id: offer.id, transition: 'pause' });
    const mine = async () =>
      (await stores.store.webhooks.deliveries({ limit: 1000 })).rows
        .filter(({ webhookId, subject }) => webhookId === id && subject === offer.id)
        .toReversed();
    const [delivered] = await mine();
    const settled = { state: 'delivered', dueAt: 1, lastStatus: 204, lastError: '' } as const;
    await stores.store.webhooks.settle(delivered?.id ?? '', settled);
    const replay = await replayEvents(gate.staff, { id, since });
    expect(replay).toMatchObject({ since, until: null });
    expect(replay.messages).toBeGreaterThanOrEqual(2);
    // It opened before the webhook existed.
    expect((await mine()).map(({ type, state, attempts }) => [type, state, attempts])).toEqual([
      ['offer.opened', 'waiting', 0],
      ['offer.paused', 'waiting', 0],
    ]);
    expect((await mine()).map(({ messageId }) => messageId)).toEqual(
      (await eventsOf(offer)).map(({ id: event }) => event),
    );
    await stores.store.webhooks.remove(id);
  });

  it('goes back 90 days', async () => {
    const offer = await gate.open();
    const types = async () => typesOf(await eventsOf(offer));
    const move = async (days: number) =>
      stores.database.db
        .updateTable('audit')
        .set({ at: sql`at - ${days * 86_400_000}` })
        .where('subject_id', '=', offer.id)
        .execute();
    await move(89);
    expect(await types()).toEqual(['offer.opened']);
    await move(2);
    expect(await types()).toEqual([]);
  });

  it('shows a token only the events of its offers', async () => {
    const [mine, other] = [await gate.open(), await gate.open()];
    const token: Context = {
      ...gate.staff,
      actor: { kind: 'token', id: randomUUID(), name: 'Books', scopes: ['requests.read'], offerIds: [mine.id] },
    };
    expect(typesOf(await eventsOf(mine, token))).toEqual(['offer.opened']);
    expect(await eventsOf(other, token)).toEqual([]);
    expect(typesOf(await eventsOf(other))).toEqual(['offer.opened']);
  });

  if (kind === 'postgres')
    it('never skips a change that is still uncommitted', async () => {
      const [slow, quick] = [await gate.open(), await gate.open()];
      const { next } = await readEvents(gate.staff, { after: null, since: null });
      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const pausing = stores.store.transaction(async (tx) => {
        const trying = { ...gate.staff, store: { ...gate.staff.store, transaction: (work: never) => run(work) } };
        const run = (work: (inner: typeof tx) => Promise<unknown>) => work(tx);
        await transitionOffer(trying as unknown as Context, { id: slow.id, transition: 'pause' });
        begun.resolve();
        await end.promise;
      });
      await begun.promise;
      await transitionOffer(gate.staff, { id: quick.id, transition: 'pause' });
      const during = await readEvents(gate.staff, { after: next, since: null });
      expect(during.events).toEqual([]);
      end.resolve();
      await pausing;
      const after = await readEvents(gate.staff, { after: during.next, since: null });
      expect(typesOf(after.events)).toEqual(['offer.paused', 'offer.paused']);
    });
});
