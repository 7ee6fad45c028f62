// At the counter: two people decide at once, a caller declines to queue, a delivery serves the queue.
import { randomUUID } from 'node:crypto';
import {
  acceptRequest,
  createOffer,
  declineRequest,
  moveStock,
  saveOffer,
  doOnce,
  outcomeKeptMs,
} from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { outcomeOf, useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a staff operation on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  const one = { items: [itemInput({ openingStock: 1 })], hasWaitlist: true };

  it('refuses a decision on a request that was changed since it was read', async () => {
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

  it('queues no one who did not choose to, even when nothing is left', async () => {
    const offer = await gate.open(one);
    await gate.send(offer);
    expect(await outcomeOf(gate.send(offer, { ifShort: 'refuse' }))).toBe('sold_out');
    expect(await outcomeOf(gate.send(offer, { ifShort: 'queue' }))).toBe('waitlisted');
    expect(await stores.store.requests.counts({ offer: offer.id, search: '' })).toEqual({ accepted: 1, waitlisted: 1 });
  });

  it('runs once per key and caller, even when it is sent twice at once', async () => {
    const input = offerInput({ slug: `saved-${randomUUID().slice(0, 8)}` });
    const make = (key: string, given = input, context = gate.staff) =>
      doOnce(context, { operation: 'makeOffer', key, given: JSON.stringify(given) }, (doing) =>
        createOffer(doing, given),
      );
    const [made, again] = await Promise.all([make('key-1'), make('key-1')]);
    expect([made.outcome, made.isReplayed !== again.isReplayed]).toEqual([again.outcome, true]);
    await expect(make('key-1', { ...input, slug: 'another' })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    const { id, version, definition } = made.outcome;
    const changed = { ...definition, items: [...definition.items, itemInput({ openingStock: 7 })] };
    const change = { id, version, input: changed };
    const save = (key: string, context = gate.staff) =>
      doOnce(context, { operation: 'saveOffer', key, given: JSON.stringify(change) }, (doing) =>
        saveOffer(doing, change),
      );
    const saved = await save('key-1');
    expect(await save('key-1')).toEqual({ outcome: saved.outcome, isReplayed: true });
    expect(await stores.store.stock.ofOffer(id)).toHaveLength(definition.items.length + 1);
    // Another person's key does not return my answer, and a refusal is not stored.
    const actor = { kind: 'person', id: 'another', name: 'Ada', role: 'editor' } as const;
    const others = [save('key-2'), save('key-2'), save('key-1', { ...gate.staff, actor })];
    await Promise.all(others.map((other) => expect(other).rejects.toMatchObject({ code: 'version_conflict' })));
  });

  it('can reuse its Idempotency-Key after a day', async () => {
    const name = { caller: 'person one', operation: 'makeOffer', key: 'old', fingerprint: 'a', outcome: '' };
    const at = Date.now() - outcomeKeptMs;
    await stores.store.db
      .insertInto('done_once')
      .values([{ ...name, at: at - 60_000 }])
      .execute();
    await stores.store.db
      .insertInto('done_once')
      .values([{ ...name, key: 'young', at: at + 60_000 }])
      .execute();
    const input = offerInput({ slug: `saved-${randomUUID().slice(0, 8)}` });
    const actor = { kind: 'person', id: 'one', name: 'Ada', role: 'editor' } as const;
    const make = (key: string) =>
      doOnce({ ...gate.staff, actor }, { operation: 'makeOffer', key, given: '' }, (doing) =>
        createOffer(doing, input),
      );
    expect((await make('old')).isReplayed).toBe(false);
    await expect(make('young')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    await stores.store.housekeeping.removeExpired(Date.now() + outcomeKeptMs + 1000);
    expect(await stores.store.db.selectFrom('done_once').select('key').execute()).toEqual([]);
  });

  it('reports the requests and emails that a delivery caused', async () => {
    const offer = await gate.open(one);
    await gate.send(offer);
    for (const email of ['one@example.org', '', 'three@example.org'])
      await gate.send(offer, { contact: { name: 'Robin Fictional', email, phone: '' } });
    const itemId = offer.definition.items[0]?.id ?? '';
    const deliver = (quantity: number) =>
      moveStock(gate.staff, { offerId: offer.id, itemId, movement: { kind: 'delivery', quantity, reason: '' } });
    expect(await deliver(2)).toEqual({ change: 2, accepted: 2, emails: 1 });
    expect(await deliver(5)).toEqual({ change: 5, accepted: 1, emails: 1 });
    expect(await deliver(5)).toEqual({ change: 5, accepted: 0, emails: 0 });
  });
});
