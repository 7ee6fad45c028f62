// At the counter: two people decide at once, a caller who does not want to queue, a delivery that serves the queue.
import { randomUUID } from 'node:crypto';
import { acceptRequest, createOffer, declineRequest, moveStock, saveOffer } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate, outcomeOf, type Gate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('at the counter on %s', (kind) => {
  let stores: TestStore;
  let gate: Gate;
  beforeAll(async () => {
    stores = await openTestStore(kind);
    gate = createGate(stores.store);
  });
  afterAll(() => stores.end());

  const one = { items: [itemInput({ openingStock: 1 })], hasWaitlist: true };

  it('refuses a decision on what somebody has changed since it was read', async () => {
    const offer = await gate.open();
    const { id, revision } = await gate.sent(offer, { pass: null });
    const asked = { id, reason: 'because', note: '' };
    const accepted = await acceptRequest(gate.staff, { ...asked, revision });
    for (const decide of [acceptRequest, declineRequest]) {
      const stale = decide(gate.staff, { ...asked, revision });
      await expect(stale).rejects.toMatchObject({ code: 'request_changed' });
    }
    expect(accepted.state).toBe('accepted');
    const now = await stores.store.requests.find(id);
    expect(now?.state).toBe('accepted');
    expect(now?.revision).toBeGreaterThan(revision);
    await declineRequest(gate.staff, { ...asked, revision: now?.revision });
  });

  it('queues nobody who did not want to queue, also when nothing is left', async () => {
    const offer = await gate.open(one);
    await gate.send(offer);
    expect(await outcomeOf(gate.send(offer, { ifShort: 'refuse' }))).toBe('sold_out');
    expect(await outcomeOf(gate.send(offer, { ifShort: 'queue' }))).toBe('waitlisted');
    expect(await stores.store.requests.counts({ offer: offer.id, search: '' })).toEqual({ accepted: 1, waitlisted: 1 });
  });

  it('saves an offer once for one save, however often it is sent', async () => {
    const input = offerInput({ slug: `saved-${randomUUID().slice(0, 8)}` });
    const [made, again] = [
      await createOffer(gate.staff, input, 'key-1'),
      await createOffer(gate.staff, input, 'key-1'),
    ];
    expect(again).toEqual(made);
    const { id, version, definition } = made;
    const changed = { ...definition, items: [...definition.items, itemInput({ openingStock: 7 })] };
    const save = { id, version, input: changed, idempotencyKey: 'key-2' };
    const saved = await saveOffer(gate.staff, save);
    expect(await saveOffer(gate.staff, save)).toEqual(saved);
    expect((await stores.store.stock.ofOffer(id)).map(({ stock }) => stock)).toContain(7);
    expect(await stores.store.stock.ofOffer(id)).toHaveLength(definition.items.length + 1);
    // Another's save is no answer to mine, and mine is not lost when somebody else goes on.
    const others = saveOffer(gate.staff, { ...save, idempotencyKey: 'key-3' });
    await expect(others).rejects.toMatchObject({ code: 'version_conflict' });
    const { version: next, definition: theirs } = saved;
    const last = await saveOffer(gate.staff, { id, version: next, input: theirs });
    expect((await saveOffer(gate.staff, save)).version).toBe(last.version);
    const actor = { kind: 'person', id: 'another', name: 'Ada', role: 'editor' } as const;
    const stranger = saveOffer({ ...gate.staff, actor }, save);
    await expect(stranger).rejects.toMatchObject({ code: 'version_conflict' });
  });

  it('says what a delivery set off', async () => {
    const offer = await gate.open(one);
    await gate.send(offer);
    for (const email of ['one@example.org', '', 'three@example.org'])
      await gate.send(offer, { contact: { name: 'Robin Fictional', email, phone: '' } });
    const itemId = offer.definition.items[0]?.id ?? '';
    const deliver = (quantity: number) =>
      moveStock(gate.staff, { offerId: offer.id, itemId, movement: { kind: 'delivery', quantity, reason: '' } });
    expect(await deliver(2)).toEqual({ accepted: 2, emails: 1 });
    expect(await deliver(5)).toEqual({ accepted: 1, emails: 1 });
    expect(await deliver(5)).toEqual({ accepted: 0, emails: 0 });
  });
});
