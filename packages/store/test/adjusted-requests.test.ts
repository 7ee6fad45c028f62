// Staff change the quantity of a request: stock, share, queue and history follow, on the real stores.
import { randomUUID } from 'node:crypto';
import {
  acceptRequest,
  adjustRequest,
  makeBatch,
  tryOut,
  withdrawRequest,
  type Adjustment,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { useGate, codeOf } from './gate.ts';
import { databases } from './stores.ts';
import { withReceiver } from './with-receiver.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
const reason = 'You asked us on the phone.';

describe.each(databases)('a request whose quantities staff change, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);
  afterEach(() => gate.reconciles());

  const blankets = itemInput({ name: { en: 'Blanket' }, maxPerRequest: 3, maxPerHome: null, openingStock: 4 });
  const lamps = itemInput({ name: { en: 'Lamp' }, maxPerRequest: 2, maxPerHome: null, openingStock: 1 });
  const itemOf = (offer: Offer, at = 0) => offer.definition.items[at]?.id ?? '';
  const asking = (offer: Offer, ...quantities: number[]) =>
    quantities.map((quantity, at) => ({ item: itemOf(offer, at), quantity }));
  const adjust = (request: ServiceRequest, lines: Adjustment['lines'], more: Partial<Adjustment> = {}) =>
    adjustRequest(gate.staff, { id: request.id, lines, reason, ...more });
  const mailsOf = async ({ id }: ServiceRequest) =>
    (await stores.store.outbox.ofSubject(id)).map(({ order }) => order.kind);

  it('takes added units from the stock, returns removed ones, and records old and new quantities', async () => {
    const offer = await gate.open({ items: [blankets, lamps] });
    const request = await gate.sent(offer, { lines: asking(offer, 2), contact });
    const more = await adjust(request, asking(offer, 1, 1), { revision: request.revision });
    expect(more).toMatchObject({ state: 'accepted', acceptedAt: request.acceptedAt });
    expect(await gate.takenOf(offer)).toEqual([1, 1]);
    const now = await gate.found(request);
    expect(now.lines.toSorted((a, b) => b.itemId.localeCompare(a.itemId))).toHaveLength(2);
    expect(now.revision).toBeGreaterThan(request.revision);
    expect((await stores.store.audit.of('request', request.id)).at(-1)).toMatchObject({
      action: 'request.adjusted',
      actorName: 'Olive Fictional',
      detail: { reason, from: '2 × Blanket', to: expect.stringContaining('1 × Lamp') },
    });
    expect(await mailsOf(request)).toEqual(['receipt', 'request_adjusted']);
    await adjust(request, asking(offer, 3, 0));
    expect(await gate.takenOf(offer)).toEqual([3, 0]);
    expect((await gate.found(request)).lines).toEqual([{ itemId: itemOf(offer), quantity: 3 }]);
  });

  it('is refused as a whole if stock, home allowance or offer limits are exceeded', async () => {
    const offer = await gate.open({ items: [blankets, lamps], limits: { unitsPerHome: 4, windowDays: null } });
    const home = retrievedAddress({ number: '900' });
    const request = await gate.sent(offer, { home, lines: asking(offer, 1) });
    await gate.sent(offer, { home, lines: asking(offer, 1) });
    expect(await codeOf(adjust(request, asking(offer, 1, 2)))).toBe('sold_out');
    expect(await codeOf(adjust(request, asking(offer, 4)))).toBe('request_invalid');
    expect(await codeOf(adjust(request, asking(offer, 3, 1)))).toBe('already_asked');
    expect(await codeOf(adjust(request, [...asking(offer, 1), { item: 'none', quantity: 1 }]))).toBe('request_invalid');
    expect(await codeOf(adjust(request, [...asking(offer, 1), ...asking(offer, 1)]))).toBe('request_invalid');
    expect(await codeOf(adjust(request, asking(offer, 0)))).toBe('request_invalid');
    expect(await gate.found(request)).toEqual(request);
    expect(await gate.takenOf(offer)).toEqual([2, 0]);
    expect(await codeOf(adjust(request, asking(offer, 3)))).toBe('done');
  });

  it('gives freed units to the first in the queue in the same transaction', async () => {
    const offer = await gate.open({ items: [blankets], hasWaitlist: true });
    const request = await gate.sent(offer, { lines: asking(offer, 3) });
    const first = await gate.sent(offer, { lines: asking(offer, 2), ifShort: 'queue' });
    expect(first.state).toBe('waitlisted');
    await adjust(request, asking(offer, 2));
    expect((await gate.found(first)).state).toBe('accepted');
    const [changed, served] = (await stores.store.audit.of('request', request.id)).slice(-2);
    expect(changed?.action).toBe('request.adjusted');
    expect(served).toMatchObject({
      action: 'queue.served',
      detail: { accepted: 1, emails: 0, references: first.reference },
    });
    expect(await gate.takenOf(offer)).toEqual([4]);
  });

  it('is served at once if it waits and its new quantity is in stock', async () => {
    const offer = await gate.open({ items: [blankets], hasWaitlist: true });
    await gate.sent(offer, { lines: asking(offer, 3) });
    const waiting = await gate.sent(offer, { lines: asking(offer, 2), ifShort: 'queue', contact });
    expect(await adjust(waiting, asking(offer, 3))).toMatchObject({
      state: 'waitlisted',
      queueNumber: waiting.queueNumber,
    });
    expect(await gate.takenOf(offer)).toEqual([3]);
    expect(await adjust(waiting, asking(offer, 1))).toMatchObject({ state: 'accepted' });
    expect(await gate.takenOf(offer)).toEqual([4]);
    // One email reports both.
    expect(await mailsOf(waiting)).toEqual(['receipt', 'request_adjusted', 'request_adjusted']);
    const [, still, served] = (await stores.store.outbox.ofSubject(waiting.id)).map(({ order }) => order.values);
    expect(still).toMatchObject({ state: 'waitlisted', items: '3 × Blanket' });
    expect(still).not.toHaveProperty('turn');
    expect(served).toMatchObject({ state: 'accepted', items: '1 × Blanket', turn: 'come', reason });
    expect(served).toHaveProperty('confirmation');
  });

  it('takes no stock while held without a pass, and the new quantity once accepted', async () => {
    const offer = await gate.open({ items: [blankets] });
    const held = await gate.sent(offer, { lines: asking(offer, 1), pass: null });
    await adjust(held, asking(offer, 3));
    expect(await gate.takenOf(offer)).toEqual([0]);
    await acceptRequest(gate.staff, { id: held.id, reason: '' });
    expect(await gate.takenOf(offer)).toEqual([3]);
    await withdrawRequest(gate.staff, { id: held.id, reason: '' });
    expect(await gate.takenOf(offer)).toEqual([0]);
  });

  it('is not changed once packed, after a colleague’s change, or without a reason', async () => {
    const offer = await gate.open({ items: [blankets] });
    const request = await gate.sent(offer, { lines: asking(offer, 1) });
    const { revision } = request;
    expect(await codeOf(adjust(request, asking(offer, 2), { reason: '' }))).toBe('request_invalid');
    expect(await codeOf(adjust(request, asking(offer, 2), { revision }))).toBe('done');
    expect(await codeOf(adjust(request, asking(offer, 3), { revision }))).toBe('request_changed');
    await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 500 });
    expect((await gate.found(request)).state).toBe('packed');
    expect(await codeOf(adjust(request, asking(offer, 1)))).toBe('state_conflict');
  });

  it('never exceeds the stock or its home’s share, however many requests change at once', async () => {
    const offer = await gate.open({ items: [blankets], limits: { unitsPerHome: 3, windowDays: null } });
    const home = retrievedAddress({ number: `1${randomUUID().slice(0, 3)}` });
    const ofOneHome = [
      await gate.sent(offer, { home, lines: asking(offer, 1) }),
      await gate.sent(offer, { home, lines: asking(offer, 1) }),
    ];
    const other = await gate.sent(offer, { lines: asking(offer, 1) });
    const outcomes = await Promise.all(
      [...ofOneHome, other].map((request) => codeOf(adjust(request, asking(offer, 2)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await gate.takenOf(offer)).toEqual([4]);
  });

  it('previews a single email if the change itself serves it from the queue', async () => {
    const offer = await gate.open({ items: [blankets], hasWaitlist: true });
    await gate.sent(offer, { lines: asking(offer, 3) });
    const waiting = await gate.sent(offer, { lines: asking(offer, 2), ifShort: 'queue', contact });
    const change = { id: waiting.id, lines: asking(offer, 1), reason };
    const { mails: shown } = await tryOut(gate.staff, (trying) => adjustRequest(trying, change));
    const [mail] = shown.filter(({ subject }) => subject === waiting.id).map(({ order }) => order);
    expect(mail).toMatchObject({ kind: 'request_adjusted', values: { state: 'accepted', turn: 'come' } });
    await adjust(waiting, asking(offer, 1));
    const mails = (await stores.store.outbox.ofSubject(waiting.id)).map(({ order }) => order);
    expect(mails.slice(1)).toEqual([mail]);
  });

  it('is sent to webhooks with its new quantities before the events that follow', async () => {
    await withReceiver(stores.store, async (received) => {
      const offer = await gate.open({ items: [blankets], hasWaitlist: true });
      await gate.sent(offer, { lines: asking(offer, 3) });
      const waiting = await gate.sent(offer, { lines: asking(offer, 2), ifShort: 'queue' });
      await adjust(waiting, asking(offer, 1));
      const lines = [{ item: itemOf(offer), quantity: 1 }];
      expect((await received(waiting)).slice(1)).toMatchObject([
        { type: 'request.adjusted', data: { state: 'waitlisted', lines } },
        { type: 'request.accepted', data: { state: 'accepted', lines } },
      ]);
    });
  });

  it('previews its email without changing anything', async () => {
    const offer = await gate.open({ items: [blankets] });
    const request = await gate.sent(offer, { lines: asking(offer, 1), contact });
    const preview = async (quantity: number) => {
      const change = { id: request.id, lines: asking(offer, quantity), reason };
      return (await tryOut(gate.staff, (trying) => adjustRequest(trying, change))).mails.map(({ order }) => order);
    };
    const [mail] = await preview(2);
    expect(mail?.values).toMatchObject({ items: '2 × Blanket', reason });
    expect(await preview(1)).toEqual([]);
    expect(await codeOf(preview(9))).toBe('request_invalid');
    expect(await gate.found(request)).toEqual(request);
    expect(await gate.takenOf(offer)).toEqual([1]);
    expect(await mailsOf(request)).toEqual(['receipt']);
    await adjust(request, asking(offer, 2));
    expect((await stores.store.outbox.ofSubject(request.id)).at(-1)?.order).toEqual(mail);
  });
});
