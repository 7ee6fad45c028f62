// A dispatch or return recorded by mistake: undone within 30 minutes, on both databases.
import {
  closeComposition,
  closeDelivered,
  dispatchBatch,
  DoorstepError,
  findDiscrepancies,
  makeBatch,
  recordPrinting,
  recordReturn,
  sendAgain,
  undoableForMs,
  undoDispatch,
  undoReturn,
  type Context,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { daysLater } from './days-later.ts';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };

describe.each(databases)('undoing a dispatch or return on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  const later = (ms: number): Context => ({ ...daysLater(gate.staff, ms / 86_400_000), actor: gate.staff.actor });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DoorstepError ? error.code : String(error)),
    );
  const stateOf = async ({ id }: ServiceRequest) => (await stores.store.requests.find(id))?.state;
  const mailsOf = async ({ id }: ServiceRequest) =>
    (await stores.store.outbox.ofSubject(id)).map(({ order }) => order.kind);
  const due = async (ms: number) => {
    const at = Date.now() + ms;
    const entries = await stores.store.outbox.lease(at, at, 1000);
    for (const { id } of entries) await stores.store.outbox.done(id, at);
    return entries.map(({ subject, order }) => `${order.kind} ${subject}`);
  };
  async function expectStock({ id }: Offer, stock: number, taken: number): Promise<void> {
    expect(await Array.fromAsync(findDiscrepancies(gate.staff))).toEqual([]);
    expect(await stores.store.stock.ofOffer(id)).toMatchObject([{ stock, taken }]);
  }
  async function locked(offer: Offer): Promise<string> {
    const { id } = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
    await closeComposition(gate.staff, { id });
    return id;
  }
  async function sent(stock = 3) {
    const offer = await gate.open({ items: [itemInput({ openingStock: stock })], hasWaitlist: true });
    const [first, second] = [await gate.sent(offer, { contact }), await gate.sent(offer, { contact })];
    const batch = await locked(offer);
    await dispatchBatch(gate.staff, { id: batch });
    await due(0);
    return { offer, first, second, batch };
  }
  const returned = ({ reference }: ServiceRequest, isBackOnShelf = true) =>
    recordReturn(gate.staff, { reference, outcome: 'returned', reason: 'moved_away', isBackOnShelf });

  it('marks one or all parcels as packed again and withdraws their emails', async () => {
    const { offer, first, second, batch } = await sent();
    expect(await due(undoableForMs - 1000)).toEqual([]);
    expect(await undoDispatch(gate.staff, { id: batch, references: [first.reference] })).toEqual({
      undone: 1,
      withdrawnEmails: 1,
    });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['packed', 'dispatched']);
    expect(await mailsOf(first)).toEqual(['receipt']);
    expect((await stores.store.batches.find(batch))?.state).toBe('locked');
    expect(await stores.store.batches.count(batch)).toEqual({ parcels: 2, dispatched: 1 });
    expect((await stores.store.audit.of('request', first.id)).at(-1)).toMatchObject({
      action: 'request.dispatch_undone',
      actorName: 'Olive Fictional',
      detail: { state: 'packed' },
    });
    expect((await stores.store.audit.of('batch', batch)).at(-1)).toMatchObject({
      action: 'batch.dispatch_undone',
      detail: { parcels: 1 },
    });
    await expectStock(offer, 3, 2);
    expect(await codeOf(undoDispatch(gate.staff, { id: batch, references: [first.reference] }))).toBe('state_conflict');
    await recordPrinting(gate.staff, { id: batch });
    await dispatchBatch(gate.staff, { id: batch });
    expect(await undoDispatch(gate.staff, { id: batch })).toEqual({ undone: 2, withdrawnEmails: 2 });
    expect(await stores.store.batches.find(batch)).toMatchObject({ state: 'printed', dispatchedAt: null });
    expect(await codeOf(undoDispatch(gate.staff, { id: batch }))).toBe('state_conflict');
    expect(await due(2 * undoableForMs)).toEqual([]);
    await expectStock(offer, 3, 2);
  });

  it('works for more parcels than fit in one transaction', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 60 })] });
    for (let count = 0; count < 51; count += 1) await gate.sent(offer);
    const { id } = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 60 });
    await closeComposition(gate.staff, { id });
    await dispatchBatch(gate.staff, { id });
    expect(await undoDispatch(gate.staff, { id })).toEqual({ undone: 51, withdrawnEmails: 0 });
    expect(await stores.store.batches.count(id)).toEqual({ parcels: 51, dispatched: 0 });
  });

  it('is refused after 30 minutes, after its email, and once the parcel was returned', async () => {
    const { first, second, batch } = await sent();
    expect(await codeOf(undoDispatch(later(undoableForMs + 1000), { id: batch }))).toBe('undo_expired');
    const { reference } = first;
    expect(await codeOf(undoDispatch(later(undoableForMs + 1000), { id: batch, references: [reference] }))).toBe(
      'undo_expired',
    );
    expect(await codeOf(undoDispatch(gate.staff, { id: batch, references: [reference, 'NONE'] }))).toBe(
      'request_invalid',
    );
    await returned(second);
    expect(await codeOf(undoDispatch(gate.staff, { id: batch, references: [second.reference] }))).toBe(
      'state_conflict',
    );
    // A server with a fast clock is sending it.
    const ahead = Date.now() + undoableForMs + 1000;
    await stores.store.outbox.lease(ahead, ahead + 60_000, 1000);
    expect(await codeOf(undoDispatch(gate.staff, { id: batch, references: [reference] }))).toBe('undo_expired');
    expect(await stateOf(first)).toBe('dispatched');
  });

  it('takes a returned unit off the shelf and reopens its batch', async () => {
    const { offer, first, second, batch } = await sent();
    await returned(first);
    await returned(second, false);
    await expectStock(offer, 4, 2);
    // With nothing in transit any more, the job closes the batch.
    await closeDelivered({ ...gate.context, actor: { kind: 'system' } });
    expect((await stores.store.batches.find(batch))?.state).toBe('closed');
    expect(await codeOf(undoReturn(later(undoableForMs + 1000), { id: first.id }))).toBe('undo_expired');
    await undoReturn(gate.staff, { id: first.id });
    expect(await stateOf(first)).toBe('dispatched');
    expect(await stores.store.batches.find(batch)).toMatchObject({ state: 'dispatched', closedAt: null });
    await expectStock(offer, 3, 2);
    await undoReturn(gate.staff, { id: second.id });
    await expectStock(offer, 3, 2);
    expect(await mailsOf(first)).toEqual(['receipt', 'dispatched']);
    expect((await stores.store.audit.of('request', first.id)).at(-1)).toMatchObject({
      action: 'request.return_undone',
      detail: { state: 'dispatched' },
    });
    expect(await codeOf(undoReturn(gate.staff, { id: first.id }))).toBe('state_conflict');
    await returned(first);
    await undoReturn(gate.staff, { id: first.id });
    await expectStock(offer, 3, 2);
    await undoDispatch(gate.staff, { id: batch });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['packed', 'packed']);
  });

  it('is refused for a return once the queue has its unit or staff decided', async () => {
    const { offer, first, second } = await sent(2);
    const waiting = await gate.sent(offer, { contact, ifShort: 'queue' });
    await returned(first);
    expect(await stateOf(waiting)).toBe('accepted');
    expect(await codeOf(undoReturn(gate.staff, { id: first.id }))).toBe('returned_unit_given');
    expect(await stateOf(first)).toBe('returned');
    expect(await mailsOf(first)).toEqual(['receipt', 'dispatched', 'returned']);
    await expectStock(offer, 3, 3);
    await returned(second);
    await sendAgain(gate.staff, { id: second.id });
    expect(await codeOf(undoReturn(gate.staff, { id: second.id }))).toBe('state_conflict');
    // Mails that waited for the undo go first, in order.
    const ours = async () => (await due(0)).filter((entry) => entry.endsWith(second.id));
    expect([await ours(), await ours(), await ours()].flat()).toEqual(
      ['dispatched', 'returned', 'sent_again'].map((mail) => `${mail} ${second.id}`),
    );
  });

  it('delays no other emails of its request', async () => {
    const { first } = await sent();
    await stores.store.outbox.add({
      id: `again-${kind}`,
      subject: first.id,
      at: Date.now(),
      order: { kind: 'receipt', to: contact.email, language: 'en', values: {} },
    });
    expect(await due(0)).toEqual([`receipt ${first.id}`]);
    expect(await due(undoableForMs)).toContain(`dispatched ${first.id}`);
  });

  it('needs the permission to ship', async () => {
    const { first, batch } = await sent();
    const viewer: Context = { ...gate.staff, actor: { kind: 'person', id: 'v', name: 'Vera', role: 'viewer' } };
    expect(await codeOf(undoDispatch(viewer, { id: batch }))).toBe('not_allowed');
    await returned(first);
    expect(await codeOf(undoReturn(viewer, { id: first.id }))).toBe('not_allowed');
  });
});
