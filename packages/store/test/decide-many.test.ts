// Bulk decisions work like single ones, and only on the revision that was read.
import {
  acceptRequest,
  declineRequest,
  decideMany,
  findDiscrepancies,
  holdRequest,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('many requests at once on %s', (kind) => {
  const { stores, gate } = useGate(kind);
  let offer: Offer;
  let held: ServiceRequest[];
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

  it('are accepted in order of arrival while the stock lasts; the others stay unchanged', async () => {
    // In a list's order, newest first.
    const requests = asRead().toReversed();
    const outcome = await decideMany(gate.staff, { decision: 'accept', requests, ...noReason });
    expect(outcome).toMatchObject({ decided: 2, refused: { sold_out: 1 } });
    expect(await states()).toEqual(['accepted', 'accepted', 'held']);
  });

  it('that were accepted can be put back on hold with their units, and decided again', async () => {
    const { accepted } = await decideMany(gate.staff, { decision: 'accept', requests: asRead(), ...noReason });
    expect(accepted.map(({ id }) => id)).toEqual(held.slice(0, 2).map(({ id }) => id));
    const taken = async () => (await stores.store.stock.ofOffer(offer.id)).map((item) => item.taken);
    const putBack = { decision: 'hold', requests: accepted, reason: 'No such number', note: '' } as const;
    expect(await decideMany(gate.staff, putBack)).toEqual({
      decided: 2,
      refused: {},
      accepted: [],
      waitlisted: 0,
      entered: 0,
    });
    expect([await states(), await taken()]).toEqual([['held', 'held', 'held'], [2]]);
    const [first] = held;
    const again = await stores.store.requests.find(first?.id ?? '');
    expect(again).toMatchObject({ holdReasons: ['put_back'], hasPass: true });
    expect((await stores.store.audit.of('request', first?.id ?? '')).at(-1)).toMatchObject({
      action: 'request.held',
      detail: { reason: 'No such number' },
    });
    // Only the revision that was read, and only accepted requests.
    expect(await decideMany(gate.staff, putBack)).toMatchObject({ decided: 0, refused: { request_changed: 2 } });
    const notAccepted = { id: again?.id ?? '', reason: '', revision: again?.revision };
    await expect(holdRequest(gate.staff, notAccepted)).rejects.toMatchObject({ code: 'state_conflict' });
    await expect(holdRequest(gate.context, notAccepted)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await acceptRequest(gate.staff, notAccepted)).toMatchObject({ state: 'accepted', holdReasons: [] });
    expect([await taken(), await Array.fromAsync(findDiscrepancies(gate.staff))]).toEqual([[2], []]);
  });

  it('are declined with one reason, except those changed since they were read', async () => {
    const read = asRead();
    await declineRequest(gate.staff, { id: held[1]?.id ?? '', reason: 'first', note: '' });
    const decision = { decision: 'decline', requests: read, reason: 'outside the area', note: '' } as const;
    expect(await decideMany(gate.staff, decision)).toMatchObject({ decided: 2, refused: { request_changed: 1 } });
    expect(await states()).toEqual(['declined', 'declined', 'declined']);
    const reasons = await Promise.all(
      held.map(async ({ id }) => (await stores.store.audit.of('request', id)).map(({ detail }) => detail['reason'])),
    );
    expect(reasons.map((all) => all.filter((reason) => typeof reason === 'string' && reason !== ''))).toEqual([
      ['outside the area'],
      ['first'],
      ['outside the area'],
    ]);
    // Resent after a lost answer: nothing happens twice.
    expect(await decideMany(gate.staff, decision)).toMatchObject({ decided: 0, refused: { request_changed: 3 } });
  });

  it('are withdrawn together, and none of them gets the returned units', async () => {
    const queued = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const first = await gate.sent(queued);
    const second = await gate.sent(queued, { ifShort: 'queue' });
    const outside = await gate.sent(queued, { ifShort: 'queue' });
    expect([first.state, second.state, outside.state]).toEqual(['accepted', 'waitlisted', 'waitlisted']);
    const requests = [first, second].map(({ id, revision }) => ({ id, revision }));
    const outcome = await decideMany(gate.staff, { decision: 'withdraw', requests, ...noReason });
    expect(outcome).toMatchObject({ decided: 2, refused: {} });
    const states = await Promise.all(
      [first, second, outside].map(async ({ id }) => (await stores.store.requests.find(id))?.state),
    );
    expect(states).toEqual(['withdrawn', 'withdrawn', 'accepted']);
  });

  it('are not declined without a reason, nor without permission', async () => {
    const decision = { decision: 'decline', requests: asRead(), ...noReason } as const;
    await expect(decideMany(gate.staff, decision)).rejects.toMatchObject({ code: 'request_invalid' });
    await expect(decideMany(gate.context, { ...decision, reason: 'no' })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    expect(await states()).toEqual(['held', 'held', 'held']);
  });
});
