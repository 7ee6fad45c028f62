// A returned parcel: stock, queue, mail, home and counts, step by step, on both databases.
import type { ReturnInput } from '@doorstep/contract';
import {
  acceptRequest,
  closeComposition,
  closeReturned,
  dispatchBatch,
  DoorstepError,
  eraseRequest,
  makeBatch,
  recordReturn,
  sendAgain,
  tryOut,
  findDiscrepancies,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };

describe.each(databases)('a returned parcel, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  /** Expects reconciled counts, this stock and these taken units. */
  async function expectStock({ id }: Offer, stock: number, taken: number): Promise<void> {
    const discrepancies = [];
    for await (const discrepancy of findDiscrepancies(gate.staff)) discrepancies.push(discrepancy);
    expect(discrepancies).toEqual([]);
    expect(await stores.store.stock.ofOffer(id)).toMatchObject([{ stock, taken }]);
  }
  const stateOf = async ({ id }: ServiceRequest) => (await stores.store.requests.find(id))?.state;
  const mailsOf = async ({ id }: ServiceRequest) =>
    (await stores.store.outbox.ofSubject(id)).map(({ order }) => order.kind);
  const returned = ({ reference }: ServiceRequest, changes: Partial<ReturnInput> = {}) =>
    recordReturn(gate.staff, {
      reference,
      outcome: 'returned',
      reason: 'moved_away',
      isBackOnShelf: true,
      ...changes,
    });
  const problemOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DoorstepError ? error.code : String(error)),
    );

  async function pack(offer: Offer): Promise<string> {
    const { id } = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
    await closeComposition(gate.staff, { id });
    await dispatchBatch(gate.staff, { id });
    return id;
  }

  it('is exported with its current parcel, or else its previous one', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 3 })] });
    const request = await gate.sent(offer, { contact });
    const parcel = async () =>
      (await Array.fromAsync(stores.store.requests.all({ offer: offer.id, state: undefined, search: '' }))).flat()[0]
        ?.parcel;
    expect(await parcel()).toBeNull();
    const first = await stores.store.batches.find(await pack(offer));
    const before = await parcel();
    expect(before).toMatchObject({ batchNumber: first?.number, trackingNumber: '' });
    expect(before?.dispatchedAt).toBeGreaterThan(0);
    await returned(request);
    expect(await parcel()).toEqual(before);
    await sendAgain(gate.staff, { id: request.id });
    const { id } = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 10 });
    const second = await stores.store.batches.find(id);
    expect(await parcel()).toEqual({ batchNumber: second?.number, dispatchedAt: null, trackingNumber: '' });
  });

  it('goes to the first in the queue, who is notified; sending again takes a new unit', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const first = await gate.sent(offer, { contact });
    const waiting = await gate.sent(offer, { contact, ifShort: 'queue' });
    const last = await gate.sent(offer, { contact, ifShort: 'queue' });
    await expectStock(offer, 1, 1);
    expect(await problemOf(returned(first))).toBe('state_conflict');
    const batchId = await pack(offer);
    await expectStock(offer, 1, 1);

    const { accepted } = await returned(first);
    expect(accepted.map(({ id }) => id)).toEqual([waiting.id]);
    expect([await stateOf(first), await stateOf(waiting), await stateOf(last)]).toEqual([
      'returned',
      'accepted',
      'waitlisted',
    ]);
    expect(await mailsOf(waiting)).toEqual(['receipt', 'accepted']);
    expect((await stores.store.audit.of('request', first.id)).at(-1)).toMatchObject({
      action: 'queue.served',
      actorName: 'Olive Fictional',
      detail: { accepted: 1, emails: 1, references: waiting.reference },
    });
    expect(await mailsOf(first)).toEqual(['receipt', 'dispatched', 'returned']);
    await expectStock(offer, 2, 2);
    expect(await stores.store.batches.countEnded([first.id])).toEqual(new Map([[first.id, 1]]));
    expect(await problemOf(returned(first))).toBe('state_conflict');
    expect((await stores.store.batches.find(batchId))?.state).toBe('dispatched');

    expect(await problemOf(sendAgain(gate.staff, { id: first.id }))).toBe('sold_out');
    await expectStock(offer, 2, 2);
    await pack(offer);
    // A written-off unit goes to nobody.
    expect((await returned(waiting, { isBackOnShelf: false })).accepted).toEqual([]);
    await expectStock(offer, 2, 2);
    await closeReturned(gate.staff, { id: waiting.id });
    expect(await stateOf(waiting)).toBe('closed');
    expect(await stateOf(last)).toBe('waitlisted');
  });

  it('previews the emails to its visitor and to the first in the queue without changing anything', async () => {
    const offer = await gate.open({
      items: [itemInput({ openingStock: 2, maxPerRequest: 2, maxPerHome: 2 })],
      hasWaitlist: true,
    });
    const item = offer.definition.items[0]?.id ?? '';
    const first = await gate.sent(offer, { contact, lines: [{ item, quantity: 2 }] });
    const received = await gate.sent(offer, { contact, ifShort: 'queue' });
    const silent = await gate.sent(offer, { ifShort: 'queue' });
    const asked = { reference: first.reference, outcome: 'returned', reason: 'other', isBackOnShelf: true } as const;
    const preview = async (changes: Partial<ReturnInput> = {}) => {
      const { outcome, mails } = await tryOut(gate.staff, (trying) => recordReturn(trying, { ...asked, ...changes }));
      return { ...outcome, mails: mails.map(({ order }) => order) };
    };
    expect(await problemOf(preview())).toBe('state_conflict');
    expect(await problemOf(preview({ reference: 'NONE' }))).toBe('request_not_found');
    await pack(offer);
    const shown = await preview();
    expect(shown).toMatchObject({ request: { id: first.id }, accepted: [{ id: received.id }, { id: silent.id }] });
    expect(await preview({ isBackOnShelf: false })).toMatchObject({ accepted: [], mails: [{ kind: 'returned' }] });
    expect(await preview({ outcome: 'lost' })).toMatchObject({ accepted: [], mails: [{ kind: 'lost' }] });
    expect(await stateOf(first)).toBe('dispatched');
    expect(await stateOf(received)).toBe('waitlisted');
    expect(await mailsOf(first)).toEqual(['receipt', 'dispatched']);
    await expectStock(offer, 2, 2);
    await returned(first);
    const last = async ({ id }: ServiceRequest) => (await stores.store.outbox.ofSubject(id)).at(-1)?.order;
    expect(shown.mails).toEqual([await last(first), await last(received)]);
    expect(shown.mails.map(({ kind: sent }) => sent)).toEqual(['returned', 'accepted']);
  });

  it('marks its home, so that every request of the home can be found', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 9, maxPerHome: 2 })] });
    const home = retrievedAddress();
    const request = await gate.sent(offer, { contact, home });
    const marked = async (state?: 'accepted') => {
      const query = { search: '', flag: 'home_undelivered', state, sort: 'oldest', page: 1 } as const;
      const { rows, counts } = await stores.store.requests.page(query, 500);
      const ours = rows.filter(({ offerId }) => offerId === offer.id).map(({ id }) => id);
      expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(rows.length);
      return ours;
    };
    await pack(offer);
    expect(await marked()).toEqual([]);
    await returned(request);
    const ofSameHome = await gate.sent(offer, { contact, home });
    await gate.sent(offer, { contact });
    expect(await marked()).toEqual([request.id, ofSameHome.id]);
    expect(await marked('accepted')).toEqual([ofSameHome.id]);
  });

  it('is sent again in another batch, with a new unit', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 3 })] });
    const request = await gate.sent(offer, { contact });
    const before = await pack(offer);
    await returned(request, { outcome: 'lost', reason: 'lost_on_the_way' });
    await expectStock(offer, 3, 1);
    await sendAgain(gate.staff, { id: request.id });
    expect(await stateOf(request)).toBe('accepted');
    await expectStock(offer, 2, 1);
    expect(await mailsOf(request)).toEqual(['receipt', 'dispatched', 'lost', 'sent_again']);
    const after = await pack(offer);
    expect((await mailsOf(request)).at(-1)).toBe('dispatched');
    expect((await stores.store.batches.ofRequest(request.id)).map((shipment) => shipment.batchId)).toEqual([
      before,
      after,
    ]);
    expect(await problemOf(acceptRequest(gate.staff, { id: request.id, reason: '' }))).toBe('state_conflict');
    await expectStock(offer, 2, 1);
  });

  it('is not sent again to an erased person', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 2 })] });
    const request = await gate.sent(offer, { contact });
    await pack(offer);
    await returned(request, { isBackOnShelf: false });
    await eraseRequest(gate.staff, { id: request.id });
    expect(await problemOf(sendAgain(gate.staff, { id: request.id }))).toBe('state_conflict');
    expect((await closeReturned(gate.staff, { id: request.id })).state).toBe('closed');
  });
});
