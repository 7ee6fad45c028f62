import { randomUUID } from 'node:crypto';
import {
  acceptRequest,
  confirmRequest,
  declineRequest,
  moveStock,
  withdrawRequest,
  type Actor,
  type Offer,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { createGate, countOutcomes, outcomeOf, useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a submission on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  const stockOf = async (offer: Offer) =>
    (await stores.store.stock.ofOffer(offer.id)).map(({ stock, taken }) => [stock, taken]);
  const idOf = async (reference: string) => (await stores.store.requests.findByReference(reference))?.id ?? '';
  const one = (item: Partial<Parameters<typeof itemInput>[0]> = {}) => ({
    items: [itemInput({ openingStock: 1, ...item })],
  });

  it('is accepted, takes its stock, and has a receipt link', async () => {
    const offer = await gate.open();
    const { answer, path, isReplayed } = await gate.send(offer);
    expect(answer.state).toBe('accepted');
    expect(path).toMatch(new RegExp(`^/r/${answer.reference}/.{20,}`));
    expect(isReplayed).toBe(false);
    expect(await stockOf(offer)).toEqual([[10, 1]]);
  });

  it('is the only one of 50 accepted for the last unit; the others are refused as sold out', async () => {
    const offer = await gate.open(one());
    expect(await countOutcomes(Array.from({ length: 50 }, () => gate.send(offer)))).toEqual({
      accepted: 1,
      sold_out: 49,
    });
    expect(await stockOf(offer)).toEqual([[1, 1]]);
  });

  it('is the only one of 50 accepted for one home', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 100 })] });
    const home = retrievedAddress({ number: '77' });
    expect(await countOutcomes(Array.from({ length: 50 }, () => gate.send(offer, { home })))).toEqual({
      accepted: 1,
      already_asked: 49,
    });
    expect(await stockOf(offer)).toEqual([[100, 1]]);
  });

  it('is saved once when 50 share an Idempotency-Key, and all get its answer', async () => {
    const offer = await gate.open();
    const home = retrievedAddress({ number: '78' });
    const key = { home, pass: `pass-${randomUUID()}`, idempotencyKey: randomUUID() };
    const results = await Promise.all(Array.from({ length: 50 }, () => gate.send(offer, key)));
    expect(new Set(results.map(({ answer, path }) => `${answer.reference} ${path}`)).size).toBe(1);
    expect(results.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    expect(await stockOf(offer)).toEqual([[10, 1]]);
  });

  it('refuses an Idempotency-Key used for another request, and takes nothing', async () => {
    const offer = await gate.open();
    const idempotencyKey = randomUUID();
    await gate.send(offer, { idempotencyKey });
    expect(await outcomeOf(gate.send(offer, { idempotencyKey }))).toBe('idempotency_key_reused');
    expect(await stockOf(offer)).toEqual([[10, 1]]);
  });

  it('reports an unknown outcome while an id that follows its proof cannot be retrieved', async () => {
    const offer = await gate.open();
    const sending = { home: retrievedAddress({ number: '80' }), idempotencyKey: randomUUID() };
    await gate.send(offer, sending);
    const byId = createGate(stores.store);
    byId.context.addresses.retrieve = async () => ({ kind: 'unavailable' });
    const { lines, city, postcode } = sending.home;
    const typed = { line1: lines[0] ?? '', line2: '', city, postcode, country: 'GB' };
    const { idempotencyKey } = sending;
    expect(await outcomeOf(byId.send(offer, { idempotencyKey, typed, id: 'an id' }))).toBe('unavailable');
    expect(await outcomeOf(gate.send(offer, sending))).toBe('accepted');
  });

  it('leaves its Idempotency-Key unused when refused', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 100 })] });
    const home = retrievedAddress({ number: '79' });
    const { answer } = await gate.send(offer, { home });
    const again = { home, idempotencyKey: randomUUID() };
    expect(await outcomeOf(gate.send(offer, again))).toBe('already_asked');
    await withdrawRequest(gate.staff, { id: await idOf(answer.reference), reason: '' });
    expect(await outcomeOf(gate.send(offer, again))).toBe('accepted');
  });

  it('spends a pass once, also among 50 concurrent ones', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 100 })] });
    const pass = `pass-${randomUUID()}`;
    expect(await countOutcomes(Array.from({ length: 50 }, () => gate.send(offer, { pass })))).toEqual({
      accepted: 1,
      human_check_rejected: 49,
    });
  });

  it('keeps the pass when nothing was saved, and spends it on "already asked"', async () => {
    const items = [itemInput({ openingStock: 2 })];
    const offer = await gate.open({ items, limits: { unitsPerHome: 1, windowDays: null } });
    const home = retrievedAddress({ number: '80' });
    await gate.send(offer, { home });
    const asked = `pass-${randomUUID()}`;
    expect(await outcomeOf(gate.send(offer, { home, pass: asked }))).toBe('already_asked');
    expect(await outcomeOf(gate.send(offer, { home, pass: asked }))).toBe('human_check_rejected');
    await gate.send(offer);
    const unspent = `pass-${randomUUID()}`;
    expect(await outcomeOf(gate.send(offer, { pass: unspent }))).toBe('sold_out');
    expect(await outcomeOf(gate.send(offer, { pass: unspent }))).toBe('sold_out');
  });

  it('counts flat 2 and flat 3 as two homes, and two spellings of flat 2 as one', async () => {
    const offer = await gate.open();
    const building = retrievedAddress({ number: '90', units: { kind: 'counted', count: 9 } });
    expect(await outcomeOf(gate.send(offer, { home: building, unit: '2' }))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, { home: building, unit: '3' }))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, { home: building, unit: 'Flat 2' }))).toBe('already_asked');
    const typed = { line1: 'Apt 3', line2: '90 Pebble Ln', city: 'Marrow Vale', postcode: 'zz11aa', country: 'GB' };
    expect(await outcomeOf(gate.send(offer, { typed }))).toBe('already_asked');
  });

  it('takes all of its items or none, and reports the remaining stock first', async () => {
    const items = [
      itemInput({ openingStock: 5 }),
      itemInput({ name: { en: 'Caddy' }, openingStock: 1, maxPerRequest: 3, maxPerHome: 3 }),
    ];
    const offer = await gate.open({ items, hasWaitlist: true });
    const [bin = '', caddy = ''] = offer.definition.items.map(({ id }) => id);
    const lines = [
      { item: bin, quantity: 1 },
      { item: caddy, quantity: 3 },
    ];
    await expect(gate.send(offer, { lines })).rejects.toMatchObject({
      code: 'sold_out',
      details: {
        left: [
          { item: bin, left: 1 },
          { item: caddy, left: 1 },
        ],
        canQueue: true,
      },
    });
    expect(await stockOf(offer)).toEqual([
      [5, 0],
      [1, 0],
    ]);
    expect((await gate.send(offer, { lines, ifShort: 'queue' })).answer).toMatchObject({
      state: 'waitlisted',
      place: 1,
    });
    // Each request takes the items in the order of their ids, whichever that is, and a failed one leaves nothing taken.
    expect((await gate.send(offer, { lines: lines.toReversed(), ifShort: 'queue' })).answer.place).toBe(2);
    expect(await stockOf(offer)).toEqual([
      [5, 0],
      [1, 0],
    ]);
  });

  it.each([0, 1])('joins the queue with all of its items, whichever is short: %i', async (short) => {
    const item = itemInput({ openingStock: 5, maxPerRequest: 6, maxPerHome: null });
    const offer = await gate.open({ items: [item, item], hasWaitlist: true });
    const ids = offer.definition.items.map(({ id }) => id).toSorted();
    const lines = ids.map((id, index) => ({ item: id, quantity: index === short ? 6 : 1 }));
    expect((await gate.send(offer, { lines, ifShort: 'queue' })).answer.state).toBe('waitlisted');
    expect(await stockOf(offer)).toEqual([
      [5, 0],
      [5, 0],
    ]);
  });

  it('takes two items in opposite order without a deadlock', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 200 }), itemInput({ openingStock: 200 })] });
    const [a = '', b = ''] = offer.definition.items.map(({ id }) => id);
    const orders = [
      [a, b],
      [b, a],
    ].map((ids) => ids.map((item) => ({ item, quantity: 1 })));
    const results = Array.from({ length: 40 }, (_, index) => gate.send(offer, { lines: orders[index % 2] ?? [] }));
    expect(await countOutcomes(results)).toEqual({ accepted: 40 });
  });

  it('in the queue gets a returned unit if it is the first that fits completely', async () => {
    const items = [itemInput({ openingStock: 1, maxPerRequest: 2, maxPerHome: 2 })];
    const offer = await gate.open({ items, hasWaitlist: true });
    const item = offer.definition.items[0]?.id ?? '';
    const first = await gate.send(offer);
    const two = await gate.send(offer, { lines: [{ item, quantity: 2 }] });
    const next = await gate.send(offer);
    expect([two.answer.place, next.answer.place]).toEqual([1, 2]);
    await withdrawRequest(gate.staff, { id: await idOf(first.answer.reference), reason: '' });
    const states = await Promise.all(
      [first, two, next].map(
        async ({ answer }) => (await stores.store.requests.findByReference(answer.reference))?.state,
      ),
    );
    expect(states).toEqual(['withdrawn', 'waitlisted', 'accepted']);
    await moveStock(gate.staff, {
      offerId: offer.id,
      itemId: item,
      movement: { kind: 'delivery', quantity: 2, reason: '' },
    });
    expect((await stores.store.requests.findByReference(two.answer.reference))?.state).toBe('accepted');
    expect(await stockOf(offer)).toEqual([[3, 3]]);
  });

  it('prevents the stock from being lowered below the taken units', async () => {
    const offer = await gate.open(one({ openingStock: 2 }));
    const item = offer.definition.items[0]?.id ?? '';
    await gate.send(offer);
    const movement = { kind: 'correction', quantity: -2, reason: 'counted again' } as const;
    await expect(moveStock(gate.staff, { offerId: offer.id, itemId: item, movement })).rejects.toMatchObject({
      code: 'stock_below_taken',
    });
    expect(await stockOf(offer)).toEqual([[2, 1]]);
  });

  it('is accepted from opening to closing to the millisecond, by when its headers arrived', async () => {
    const opensAt = '2030-03-01T10:00:00.000Z';
    const closesAt = '2030-03-01T11:00:00.000Z';
    const offer = await gate.open({ opensAt, closesAt });
    const at = (iso: string, ms: number) => ({ receivedAt: Date.parse(iso) + ms });
    expect(await outcomeOf(gate.send(offer, at(opensAt, -1)))).toBe('not_open');
    expect(await outcomeOf(gate.send(offer, at(opensAt, 0)))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, at(closesAt, -1)))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, at(closesAt, 0)))).toBe('closed');
  });

  it('refuses an address outside the area, a forged and an expired proof', async () => {
    const offer = await gate.open({ area: { countries: ['GB'], postcodePrefixes: ['ZZ1'], polygon: null } });
    expect(await outcomeOf(gate.send(offer, { home: retrievedAddress({ postcode: 'ZZ11 1AA' }) }))).toBe(
      'outside_area',
    );
    const expired = { ...retrievedAddress(), expired: true };
    await expect(gate.send(offer, { home: expired })).rejects.toMatchObject({
      details: { fields: [{ field: 'address', code: 'address_expired' }] },
    });
    const forged = 'x' as unknown as ReturnType<typeof retrievedAddress>;
    await expect(gate.send(offer, { home: forged })).rejects.toMatchObject({
      details: { fields: [{ field: 'address', code: 'address_forged' }] },
    });
  });

  it('without a pass is held, takes nothing, reveals nothing, and meets every limit when staff accept it', async () => {
    const offer = await gate.open(one());
    const home = retrievedAddress({ number: '81' });
    const held = await gate.send(offer, { home, pass: null });
    const second = await gate.send(offer, { home, pass: null });
    expect([held.answer.state, second.answer.state]).toEqual(['held', 'held']);
    expect(await stockOf(offer)).toEqual([[1, 0]]);
    expect((await acceptRequest(gate.staff, { id: await idOf(held.answer.reference), reason: '' })).state).toBe(
      'accepted',
    );
    await expect(
      acceptRequest(gate.staff, { id: await idOf(second.answer.reference), reason: '' }),
    ).rejects.toMatchObject({ code: 'already_asked' });
    expect(await stockOf(offer)).toEqual([[1, 1]]);
  });

  it('is the only one accepted for the last unit when staff accept several held ones at once', async () => {
    const offer = await gate.open(one());
    const held = await Promise.all([0, 1, 2, 3].map(() => gate.send(offer, { pass: null })));
    const ids = await Promise.all(held.map(({ answer }) => idOf(answer.reference)));
    const outcomes = await Promise.allSettled(ids.map((id) => acceptRequest(gate.staff, { id, reason: '' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(offer)).toEqual([[1, 1]]);
  });

  it('is held while the human check is down, or refused if the offer says so', async () => {
    const holding = await gate.open();
    expect(await outcomeOf(gate.send(holding, { pass: 'down' }))).toBe('held');
    const refusing = await gate.open({ whenCheckIsDown: 'refuse' });
    expect(await outcomeOf(gate.send(refusing, { pass: 'down' }))).toBe('human_check_unavailable');
  });

  it('without a pass is held three times a day per network, then refused', async () => {
    const offer = await gate.open();
    const results = Array.from({ length: 6 }, () => gate.send(offer, { pass: null, network: 'one network' }));
    expect(await countOutcomes(results)).toEqual({ held: 3, unchecked_limit_reached: 3 });
  });

  it('for a visitor’s sixth home in a day is held, not refused', async () => {
    const offer = await gate.open();
    const outcomes: string[] = [];
    for (let home = 0; home < 6; home += 1)
      outcomes.push(await outcomeOf(gate.send(offer, { visitor: 'one visitor' })));
    expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'accepted', 'held']);
  });

  it('is confirmed by its mailed link, once', async () => {
    const offer = await gate.open();
    const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
    const { answer } = await gate.send(offer, { pass: null, contact });
    const mail = (await stores.store.outbox.mails(1))[0];
    expect(mail?.order.kind).toBe('confirm_link');
    const token = await gate.mailedToken(answer.reference);
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => confirmRequest(gate.context, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const request = await stores.store.requests.findByReference(answer.reference);
    expect(request).toMatchObject({ state: 'accepted', hasPass: true, checkProvider: 'mailed_link', holdReasons: [] });
    expect(await stockOf(offer)).toEqual([[10, 1]]);
  });

  it('returns its unit and its home’s allowance when declined, and cannot be declined twice', async () => {
    const offer = await gate.open(one());
    const home = retrievedAddress({ number: '82' });
    const { answer } = await gate.send(offer, { home });
    const id = await idOf(answer.reference);
    const declined = await Promise.allSettled(
      [0, 1, 2].map(() => declineRequest(gate.staff, { id, reason: 'moved away', note: '' })),
    );
    expect(declined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stockOf(offer)).toEqual([[1, 0]]);
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
  });

  const mailsOf = async (reference: string, kindOfMail: string) =>
    (await stores.store.outbox.mails(500)).filter(
      ({ order }) => order.kind === kindOfMail && order.values['reference'] === reference,
    );

  it('tells the visitor why it is declined, and keeps the note for staff', async () => {
    const offer = await gate.open(one());
    const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
    const { id, reference } = await gate.sent(offer, { contact });
    await declineRequest(gate.staff, { id, reason: 'Outside the town', note: 'Rang twice, nobody there' });
    const [mail] = await mailsOf(reference, 'declined');
    expect(mail?.order.values).toMatchObject({ reason: 'Outside the town' });
    expect(JSON.stringify(mail)).not.toContain('Rang twice');
    expect(mail?.order).toMatchObject({ to: contact.email, values: { reason: 'Outside the town', state: 'declined' } });
    const entry = (await stores.store.audit.of('request', id)).at(-1);
    expect(entry?.detail).toMatchObject({ reason: 'Outside the town', note: 'Rang twice, nobody there' });
  });

  it('has separate Idempotency-Keys for visitors, each staff member and each token', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 9 })] });
    const idempotencyKey = 'order-1001';
    const person = (id: string): Actor => ({ kind: 'person', id, name: 'Olive Fictional', role: 'owner' });
    const token = (id: string): Actor => ({
      kind: 'token',
      id,
      name: 'Shop',
      scopes: ['requests.enter'],
      offerIds: null,
    });
    const callers: { actor: Actor; source: 'web' | 'staff' | 'api' }[] = [
      { actor: { kind: 'visitor' }, source: 'web' },
      { actor: person('one'), source: 'staff' },
      { actor: person('two'), source: 'staff' },
      { actor: token('one'), source: 'api' },
      { actor: token('two'), source: 'api' },
    ];
    const references: string[] = [];
    for (const { actor, source } of callers) {
      const by = createGate(stores.store);
      by.context.actor = actor;
      const home = retrievedAddress({ number: String(900 + references.length) });
      const { answer, isReplayed } = await by.send(offer, { idempotencyKey, source, home });
      expect([source, isReplayed]).toEqual([source, false]);
      expect(await by.send(offer, { idempotencyKey, source, home })).toMatchObject({ isReplayed: true, answer });
      references.push(answer.reference);
    }
    // A key spelt like another caller's does not lead to their answer.
    const home = retrievedAddress({ number: '903' });
    const spelt = await outcomeOf(gate.send(offer, { idempotencyKey: `token:one ${idempotencyKey}`, home }));
    expect([new Set(references).size, spelt]).toEqual([5, 'already_asked']);
  });

  it('from a home is accepted again after the offer’s window of days', async () => {
    const offer = await gate.open({
      limits: { unitsPerHome: 1, windowDays: 30 },
      items: [itemInput({ maxPerHome: null })],
    });
    const home = retrievedAddress({ number: '83' });
    const { answer } = await gate.send(offer, { home });
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
    const id = await idOf(answer.reference);
    await stores.store.requests.change(id, {
      from: 'accepted',
      to: 'accepted',
      at: Date.now(),
      acceptedAt: Date.now() - 31 * 86_400_000,
    });
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
  });
});
