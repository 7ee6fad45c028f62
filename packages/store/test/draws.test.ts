// A draw from the first entry to the last turn, on both databases.
import { createHmac } from 'node:crypto';
import type { OfferInput } from '@doorstep/contract';
import {
  acceptRequest,
  carryOutDraws,
  correctAddress,
  declineRequest,
  enterDrawValue,
  entryHash,
  fixAfterMs,
  fixDueDraws,
  listDigest,
  moveStock,
  saveOffer,
  transitionOffer,
  findDiscrepancies,
  withdrawRequest,
  type Context,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { createDrawGate, format, hourMs } from './draw-gate.ts';
import { countOutcomes, outcomeOf, useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a draw, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);
  const draws = createDrawGate(gate, stores);

  /** The documented order, written down a second time. */
  function ranked(value: string, requests: ServiceRequest[]): ServiceRequest[] {
    const score = (request: ServiceRequest) =>
      createHmac('sha256', value).update(entryHash(gate.context.secrets, request)).digest('hex');
    return requests.toSorted((a, b) => (score(a) < score(b) ? -1 : 1));
  }

  it('takes no stock for entries, reserves the home’s share, fixes and ranks the list, and gives out in that order', async () => {
    const offer = await draws.draw({ items: [itemInput({ openingStock: 3 })] });
    const requests = await draws.enter(offer, 8);
    const { homeIds } = requests[0] ?? { homeIds: [] };
    expect(homeIds).toHaveLength(1);
    expect(await gate.takenOf(offer)).toEqual([0]);

    await fixDueDraws(gate.context);
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'collecting', digest: null });
    await draws.close(offer);
    await fixDueDraws(gate.context);
    const hashes = requests.map((request) => entryHash(gate.context.secrets, request)).toSorted();
    expect((await stores.store.draws.list(offer.id)).map(({ hash }) => hash)).toEqual(hashes);
    expect(await stores.store.draws.find(offer.id)).toMatchObject({
      state: 'fixed',
      entries: 8,
      digest: listDigest(gate.context.secrets, hashes),
    });

    await draws.confirmValue({ offerId: offer.id, value: '4' });
    const order = ranked('4', requests);
    const states = await Promise.all(order.map(draws.stateOf));
    expect(states).toEqual([...Array<string>(3).fill('accepted'), ...Array<string>(5).fill('waitlisted')]);
    expect(await gate.takenOf(offer)).toEqual([3]);
    const queue = await stores.store.requests.waiting(offer.id, -1, 50);
    expect(queue.map(({ id }) => id)).toEqual(order.slice(3).map(({ id }) => id));

    // A batch may hold drawn requests, in that order, and none that was accepted without the draw.
    const drawn = { offerId: offer.id, country: '', postcode: '', isDrawn: true };
    const firstThree = order.slice(0, 3).map(({ id }) => id);
    expect(await stores.store.batches.packable(drawn, 50)).toEqual(firstThree);
    expect(await stores.store.batches.packable(drawn, 2)).toEqual(firstThree.slice(0, 2));
    const another = await gate.open();
    const { id: undrawn } = await gate.sent(another);
    expect(await stores.store.batches.packable({ ...drawn, offerId: another.id }, 50)).toEqual([]);
    expect(await stores.store.batches.packable({ ...drawn, offerId: another.id, isDrawn: false }, 50)).toEqual([
      undrawn,
    ]);

    // A returned unit goes to the first in the queue.
    await withdrawRequest(gate.staff, { id: order[0]?.id ?? '', reason: '' });
    expect(await draws.stateOf(order[3] ?? { id: '' })).toBe('accepted');
    expect(await gate.takenOf(offer)).toEqual([3]);
  });

  it('skips entries that ask for more than is left, and serves those that fit', async () => {
    const items = [itemInput({ openingStock: 3, maxPerRequest: 2, maxPerHome: 2 })];
    const offer = await draws.draw({ items });
    const [item = ''] = offer.definition.items.map(({ id }) => id);
    const requests: ServiceRequest[] = [];
    for (let number = 0; number < 6; number += 1) {
      const { answer } = await gate.send(offer, { lines: [{ item, quantity: number % 2 === 0 ? 2 : 1 }] });
      requests.push(await draws.byReference(answer.reference));
    }
    await draws.close(offer);
    await fixDueDraws(gate.context);
    await draws.confirmValue({ offerId: offer.id, value: '7' });
    let left = 3;
    for (const request of ranked('7', requests)) {
      const quantity = request.lines[0]?.quantity ?? 0;
      expect(await draws.stateOf(request)).toBe(quantity <= left ? 'accepted' : 'waitlisted');
      if (quantity <= left) left -= quantity;
    }
    expect(left).toBe(0);
  });

  it('holds a drawn entry in doubt, with its unit, unless staff accepted it before', async () => {
    const offer = await draws.draw({ typedAddresses: 'held' });
    const typed = (line1: string) => ({ line1, line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' });
    const [settled, open] = [
      await draws.byReference((await gate.send(offer, { typed: typed('1 New Close') })).answer.reference),
      await draws.byReference((await gate.send(offer, { typed: typed('2 New Close') })).answer.reference),
    ];
    expect([settled.state, open.state]).toEqual(['entered', 'entered']);
    await acceptRequest(gate.staff, { id: settled.id, reason: '' });
    expect(await draws.stateOf(settled)).toBe('entered');
    await draws.close(offer);
    await fixDueDraws(gate.context);
    await draws.confirmValue({ offerId: offer.id, value: 'a' });
    expect([await draws.stateOf(settled), await draws.stateOf(open)]).toEqual(['accepted', 'held']);
    expect(await gate.takenOf(offer)).toEqual([2]);
  });

  it('counts the unit of a drawn entry in doubt that staff accepted without a pass', async () => {
    const offer = await draws.draw({ typedAddresses: 'held', items: [itemInput({ openingStock: 3 })] });
    const { id } = await gate.sent(offer, { pass: null });
    expect((await acceptRequest(gate.staff, { id, reason: '' })).state).toBe('entered');
    const typed = { line1: '7 New Close', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const correction = { id, address: { typed }, unit: '', reason: '', visitor: '', network: '' };
    expect((await correctAddress(gate.staff, correction)).state).toBe('entered');
    await draws.close(offer);
    await fixDueDraws(gate.context);
    await draws.confirmValue({ offerId: offer.id, value: 'a' });
    const discrepancies = async () => {
      const found = [];
      for await (const discrepancy of findDiscrepancies(gate.staff))
        if ('offerId' in discrepancy) found.push(discrepancy);
      return found.filter((discrepancy) => discrepancy.offerId === offer.id);
    };
    expect([await draws.stateOf({ id }), await gate.takenOf(offer), await discrepancies()]).toEqual(['held', [1], []]);
    await acceptRequest(gate.staff, { id, reason: '' });
    expect([await draws.stateOf({ id }), await gate.takenOf(offer), await discrepancies()]).toEqual([
      'accepted',
      [1],
      [],
    ]);
  });

  it('gives the units of a flood that staff decline to the other entries by rank', async () => {
    const offer = await draws.draw({ items: [itemInput({ openingStock: 2 })] });
    const flood: ServiceRequest[] = [];
    for (let number = 0; number < 12; number += 1)
      flood.push(await draws.byReference((await gate.send(offer, { suspicions: ['too_fast'] })).answer.reference));
    const honest = await draws.enter(offer, 2);
    await expect(declineRequest(gate.staff, { id: flood[0]?.id ?? '', reason: 'A flood', note: '' })).rejects.toThrow(
      'state_conflict',
    );
    await draws.close(offer);
    await fixDueDraws(gate.context);
    await draws.confirmValue({ offerId: offer.id, value: 'a' });
    for (;;) {
      const states = await Promise.all(flood.map(draws.stateOf));
      const held = flood.filter((_, index) => states[index] === 'held');
      if (held.length === 0) break;
      for (const { id } of held) await declineRequest(gate.staff, { id, reason: 'A flood', note: '' });
    }
    const states = await Promise.all(flood.map(draws.stateOf));
    expect(states.filter((state) => state !== 'declined' && state !== 'waitlisted')).toEqual([]);
    expect(await Promise.all(honest.map(draws.stateOf))).toEqual(['accepted', 'accepted']);
    expect(await gate.takenOf(offer)).toEqual([2]);
  });

  it('is fixed once, two minutes after closing, and cannot be reopened', async () => {
    const offer = await draws.draw();
    await draws.enter(offer, 1);
    await draws.close(offer, fixAfterMs - 30_000);
    await fixDueDraws(gate.context);
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'collecting' });
    await draws.close(offer);
    await Promise.all(Array.from({ length: 5 }, () => fixDueDraws(gate.context)));
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'fixed', entries: 1 });
    const actions = (await stores.store.audit.of('offer', offer.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'draw.fixed')).toHaveLength(1);
    await transitionOffer(gate.staff, { id: offer.id, transition: 'close' });
    await expect(transitionOffer(gate.staff, { id: offer.id, transition: 'reopen' })).rejects.toThrow('state_conflict');
  });

  it('adds no entry to a fixed list: a late submission is refused as closed', async () => {
    const offer = await draws.draw();
    const [first] = await draws.enter(offer, 1);
    const held = await gate.send(offer, { pass: null });
    await draws.close(offer);
    await fixDueDraws(gate.context);
    const receivedAt = Date.now() - fixAfterMs - 60_000;
    expect(await outcomeOf(gate.send(offer, { receivedAt }))).toBe('closed');

    // A held request that staff accept now queues behind all entries, and takes nothing before the draw.
    const { id } = await draws.byReference(held.answer.reference);
    await acceptRequest(gate.staff, { id, reason: '' });
    expect(await draws.stateOf({ id })).toBe('waitlisted');
    const item = offer.definition.items[0]?.id ?? '';
    await moveStock(gate.staff, {
      offerId: offer.id,
      itemId: item,
      movement: { kind: 'delivery', quantity: 1, reason: '' },
    });
    expect(await gate.takenOf(offer)).toEqual([0]);
    await draws.confirmValue({ offerId: offer.id, value: 'b' });
    expect([await draws.stateOf(first ?? { id: '' }), await draws.stateOf({ id })]).toEqual(['accepted', 'accepted']);
  });

  it('gets its value once, not before it is due, and only from permitted staff', async () => {
    const offer = await draws.draw();
    await draws.enter(offer, 2);
    const value = (text: string, context: Context = gate.staff) =>
      enterDrawValue(context, { offerId: offer.id, value: text });
    await expect(value('e')).rejects.toThrow('draw_not_ready');
    await draws.close(offer);
    await expect(value('e')).rejects.toThrow('draw_not_ready');
    await fixDueDraws(gate.context);
    await expect(value('e', gate.context)).rejects.toThrow('not_signed_in');
    for (const actor of [
      { kind: 'command_line' },
      { kind: 'token', id: 'token-1', name: 'A program', scopes: ['offers.write'], offerIds: null },
    ] as unknown as Context['actor'][])
      await expect(value('e', { ...gate.staff, actor })).rejects.toThrow('not_allowed');
    await value('1', draws.second());
    const others = Array.from({ length: 6 }, (_, index) => draws.asPerson(`editor-${index + 10}`, `Person ${index}`));
    const outcomes = await Promise.allSettled(
      ['1', '2', '3', '1', '2', '3'].map((text, index) => value(text, others[index])),
    );
    const { value: entered } = (await stores.store.draws.find(offer.id)) ?? { value: null };
    for (const one of outcomes)
      if (one.status === 'rejected') expect(String(one.reason)).toBe('DoorstepError: draw_already_held');
    expect(['1', '2', '3']).toContain(entered);
    const actions = (await stores.store.audit.of('offer', offer.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'draw.value_confirmed')).toHaveLength(1);
    const rest = ['1', '2', '3'].find((text) => text !== entered) ?? '';
    await expect(value(rest)).rejects.toThrow('draw_already_held');
    const accepted = (await stores.store.requests.counts({ offer: offer.id, search: '' })).accepted;
    expect([accepted, await gate.takenOf(offer)]).toEqual([2, [2]]);
  });

  it('resumes where it stopped, and gives every entry its turn once', async () => {
    const offer = await draws.draw({ items: [itemInput({ openingStock: 100 })] });
    await countOutcomes(Array.from({ length: 230 }, () => gate.send(offer)));
    await draws.close(offer);
    await fixDueDraws(gate.context);
    // The process ends after the first chunk.
    let pieces = 0;
    const dying: Context = {
      ...draws.second(),
      store: {
        ...stores.store,
        transaction: async (work) => {
          pieces += 1;
          if (pieces > 2) throw new Error('the process is gone');
          return stores.store.transaction(work);
        },
      },
    };
    await expect(draws.confirmValue({ offerId: offer.id, value: 'c' }, dying)).rejects.toThrow('the process is gone');
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'drawing', drawnTo: 200 });
    const query = { offer: offer.id, state: 'accepted', search: '', sort: 'newest', page: 1 } as const;
    const [one] = (await stores.store.requests.page(query, 1)).rows;
    // Units returned meanwhile wait for the end of the draw.
    await withdrawRequest(gate.staff, { id: one?.id ?? '', reason: '' });
    await Promise.all(Array.from({ length: 4 }, () => carryOutDraws(gate.context)));
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'drawn', drawnTo: 230 });
    expect(await stores.store.requests.counts({ offer: offer.id, search: '' })).toEqual({
      accepted: 100,
      waitlisted: 129,
      withdrawn: 1,
    });
    expect(await gate.takenOf(offer)).toEqual([100]);
  });

  it('waits for an uncommitted entry before it fixes the list', async () => {
    const offer = await draws.draw();
    await draws.enter(offer, 1);
    await draws.close(offer);
    let fixing: Promise<void> = Promise.resolve();
    const order: string[] = [];
    await stores.store.transaction(async (tx) => {
      expect(await tx.draws.enter(offer.id)).toBe('collecting');
      fixing = fixDueDraws(gate.context).then(() => void order.push('fixed'));
      await stores.untilBlocked();
      order.push('entered');
    });
    await fixing;
    expect(order).toEqual(['entered', 'fixed']);
  });

  it('either lists or refuses each entry that arrives while the list is fixed', async () => {
    const offer = await draws.draw();
    const receivedAt = Date.now();
    await draws.enter(offer, 1);
    await draws.close(offer);
    const others = Array.from({ length: 20 }, () => gate.send(offer, { receivedAt: receivedAt - hourMs }));
    const [counts] = await Promise.all([countOutcomes(others), fixDueDraws(gate.context)]);
    const { entries } = (await stores.store.draws.find(offer.id)) ?? { entries: 0 };
    expect((counts['entered'] ?? 0) + (counts['closed'] ?? 0)).toBe(20);
    expect(entries).toBe((counts['entered'] ?? 0) + 1);
  });

  it('is not published without a value, its time and a closing time, and cannot be changed afterwards', async () => {
    await expect(draws.draw({ draw: null })).rejects.toMatchObject({
      details: { missing: ['draw.value', 'draw.format', 'draw.knownAt'] },
    });
    await expect(draws.draw({ closesAt: null })).rejects.toMatchObject({ details: { missing: ['closesAt'] } });
    const early = { value: { en: 'A value' }, format, knownAt: new Date(Date.now() + hourMs / 2).toISOString() };
    await expect(draws.draw({ draw: early })).rejects.toMatchObject({
      details: { fields: [{ field: 'draw.knownAt', code: 'known_before_closing' }] },
    });
    const offer = await draws.draw();
    const { definition: input, id, version } = offer;
    const change = (changes: Partial<OfferInput>) =>
      saveOffer(gate.staff, { id, version, input: { ...input, ...changes } });
    const other = { value: { en: 'Another' }, format, knownAt: input.draw?.knownAt ?? null };
    await expect(change({ draw: other })).rejects.toMatchObject({ details: { fields: [{ field: 'draw.value' }] } });
    const spelling = { ...other, value: input.draw?.value ?? {}, format: { kind: 'digits', length: 6 } as const };
    await expect(change({ draw: spelling })).rejects.toMatchObject({ details: { fields: [{ field: 'draw.format' }] } });
    await expect(change({ allocation: 'first-come' })).rejects.toMatchObject({
      details: { fields: [{ field: 'allocation', code: 'fixed_once_open' }] },
    });
    expect((await change({ title: { en: 'Another title' } })).version).toBe(2);
  });

  it('skips an entry withdrawn after the list was fixed, and leaves its rank empty', async () => {
    const offer = await draws.draw();
    const [gone, stays] = await draws.enter(offer, 2);
    await draws.close(offer);
    await fixDueDraws(gate.context);
    await withdrawRequest(gate.staff, { id: gone?.id ?? '', reason: '' });
    await draws.confirmValue({ offerId: offer.id, value: 'd' });
    expect([await draws.stateOf(gone ?? { id: '' }), await draws.stateOf(stays ?? { id: '' })]).toEqual([
      'withdrawn',
      'accepted',
    ]);
    expect(await gate.takenOf(offer)).toEqual([1]);
    expect((await stores.store.draws.list(offer.id)).map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('counts one entry per home', async () => {
    const offer = await draws.draw();
    const home = retrievedAddress({ number: '777' });
    expect(await countOutcomes([1, 2, 3].map(() => gate.send(offer, { home })))).toEqual({
      entered: 1,
      already_asked: 2,
    });
  });
});
