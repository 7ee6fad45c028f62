// Many requests are decided as each would be by itself, and only as they were read.
import { declineRequest, decideMany, type Offer, type ServiceRequest } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGate, type Gate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('many requests at once on %s', (kind) => {
  let stores: TestStore;
  let gate: Gate;
  let offer: Offer;
  let held: ServiceRequest[];
  beforeAll(async () => {
    stores = await openTestStore(kind);
    gate = createGate(stores.store);
  });
  afterAll(() => stores.end());
  beforeEach(async () => {
    offer = await gate.open({ items: [itemInput({ openingStock: 2 })] });
    held = [];
    const receivedAt = Date.now();
    for (const [index, name] of ['Ada', 'Basil', 'Cleo'].entries()) {
      const contact = { name, email: `${name}@mail.example`, phone: '' };
      held.push(await gate.sent(offer, { contact, receivedAt: receivedAt + index, pass: null }));
    }
  });

  const asRead = () => held.map(({ id, revision }) => ({ id, revision }));
  const states = async () =>
    (await Promise.all(held.map(({ id }) => stores.store.requests.find(id)))).map((r) => r?.state);
  const noReason = { reason: '', note: '' };

  it('are accepted in the order of their arrival while the stock lasts; the others stay as they were', async () => {
    // As a list shows them, the newest first.
    const requests = asRead().toReversed();
    const outcome = await decideMany(gate.staff, { decision: 'accept', requests, ...noReason });
    expect(outcome).toEqual({ decided: 2, refused: { sold_out: 1 } });
    expect(await states()).toEqual(['accepted', 'accepted', 'held']);
  });

  it('are declined with one reason, but for what somebody else has changed since it was read', async () => {
    const read = asRead();
    await declineRequest(gate.staff, { id: held[1]?.id ?? '', reason: 'first', note: '' });
    const decision = { decision: 'decline', requests: read, reason: 'outside the area', note: '' } as const;
    expect(await decideMany(gate.staff, decision)).toEqual({ decided: 2, refused: { request_changed: 1 } });
    expect(await states()).toEqual(['declined', 'declined', 'declined']);
    const reasons = await Promise.all(
      held.map(async ({ id }) => (await stores.store.audit.of('request', id)).map(({ detail }) => detail['reason'])),
    );
    expect(reasons.map((all) => all.filter((reason) => typeof reason === 'string' && reason !== ''))).toEqual([
      ['outside the area'],
      ['first'],
      ['outside the area'],
    ]);
    // Sent once more after a lost answer: nothing is done twice.
    expect(await decideMany(gate.staff, decision)).toEqual({ decided: 0, refused: { request_changed: 3 } });
  });

  it('are withdrawn together with what waits behind them, and nobody of them gets what is given back', async () => {
    const queued = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const first = await gate.sent(queued);
    const second = await gate.sent(queued, { ifShort: 'queue' });
    const outside = await gate.sent(queued, { ifShort: 'queue' });
    expect([first.state, second.state, outside.state]).toEqual(['accepted', 'waitlisted', 'waitlisted']);
    const requests = [first, second].map(({ id, revision }) => ({ id, revision }));
    const outcome = await decideMany(gate.staff, { decision: 'withdraw', requests, ...noReason });
    expect(outcome).toEqual({ decided: 2, refused: {} });
    const states = await Promise.all(
      [first, second, outside].map(async ({ id }) => (await stores.store.requests.find(id))?.state),
    );
    expect(states).toEqual(['withdrawn', 'withdrawn', 'accepted']);
  });

  it('are not declined without a reason, nor by who may not', async () => {
    const decision = { decision: 'decline', requests: asRead(), ...noReason } as const;
    await expect(decideMany(gate.staff, decision)).rejects.toMatchObject({ code: 'request_invalid' });
    await expect(decideMany(gate.context, { ...decision, reason: 'no' })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    expect(await states()).toEqual(['held', 'held', 'held']);
  });
});
