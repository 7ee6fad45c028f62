// Offers that share an allowance, limits that change while an offer is open, requests entered by staff, and expired
// requests: on both databases.
import {
  createLimitGroup,
  maxHeldDays,
  joinLimitGroup,
  lapseRequests,
  saveLimitGroup,
  saveOffer,
  submitRequest,
  transitionOffer,
  findDiscrepancies,
  warnedAfterDays,
  warnOfHeld,
  createOffer,
  type Offer,
} from '@doorstep/core';
import { itemInput, offerInput, placeInput, retrievedAddress, serveDays } from '@doorstep/testing';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countOutcomes, outcomeOf, useGate } from './gate.ts';
import { databases } from './stores.ts';

const dayMs = 86_400_000;

describe.each(databases)('limits, lapses and staff entries, on %s:', (kind) => {
  const { stores, gate } = useGate(kind);

  const manyEach = { items: [itemInput({ maxPerHome: null, maxPerRequest: 5, openingStock: 100 })] };
  const lines = (offer: Offer, quantity: number) => [{ item: offer.definition.items[0]?.id ?? '', quantity }];
  const byReference = async (reference: string) => {
    const request = await stores.store.requests.findByReference(reference);
    if (request === null) throw new Error(`no request ${reference}`);
    return request;
  };
  async function discrepancies(): Promise<string[]> {
    const kinds: string[] = [];
    for await (const discrepancy of findDiscrepancies(gate.staff)) kinds.push(discrepancy.kind);
    return kinds;
  }

  async function group(unitsPerHome: number) {
    const made = await createLimitGroup(gate.staff, { name: 'Garden', limits: { unitsPerHome, windowDays: null } });
    const open = async () => {
      const input = offerInput({ slug: `offer-${randomUUID().slice(0, 8)}`, ...manyEach });
      const { id } = await createOffer(gate.staff, input);
      await joinLimitGroup(gate.staff, { offerId: id, groupId: made.id });
      return transitionOffer(gate.staff, { id, transition: 'publish' });
    };
    return { made, bins: await open(), seeds: await open() };
  }

  it('offers of a limit group share one allowance, also for concurrent requests', async () => {
    const { bins, seeds } = await group(3);
    const home = retrievedAddress({ number: '301' });
    const results = Array.from({ length: 20 }, (_, index) => gate.send(index % 2 === 0 ? bins : seeds, { home }));
    expect(await countOutcomes(results)).toEqual({ accepted: 3, already_asked: 17 });
    // Another home has its own share, and no request gets more than the group allows.
    expect(await outcomeOf(gate.send(bins, { lines: lines(bins, 4) }))).toBe('request_invalid');
    expect(await outcomeOf(gate.send(bins, { lines: lines(bins, 3) }))).toBe('accepted');
  });

  it('a group’s limit can be raised and lowered while its offers are open; nothing is revoked', async () => {
    const { made, bins, seeds } = await group(2);
    const home = retrievedAddress({ number: '302' });
    expect(await outcomeOf(gate.send(bins, { home, lines: lines(bins, 2) }))).toBe('accepted');
    const change = (version: number, unitsPerHome: number) =>
      saveLimitGroup(gate.staff, {
        id: made.id,
        version,
        input: { name: 'Garden', limits: { unitsPerHome, windowDays: null } },
      });
    await change(1, 3);
    expect(await outcomeOf(gate.send(seeds, { home }))).toBe('accepted');
    await change(2, 1);
    expect(await outcomeOf(gate.send(seeds, { home }))).toBe('already_asked');
    await expect(change(2, 9)).rejects.toThrow('version_conflict');
    expect([...new Set(await discrepancies())]).toEqual(['home_over_lowered_limit']);
    const entries = await stores.store.audit.of('limit_group', made.id);
    expect(entries.map(({ detail }) => detail['unitsPerHome'])).toEqual([2, '2 → 3', '3 → 1']);
    // Raised again, so that the counts of the other tests reconcile.
    await change(3, 3);
    expect(await discrepancies()).toEqual([]);
  });

  it('only a draft can join or leave a group', async () => {
    const { made, bins } = await group(2);
    await expect(joinLimitGroup(gate.staff, { offerId: bins.id, groupId: null })).rejects.toThrow('state_conflict');
    const other = await gate.open();
    await expect(joinLimitGroup(gate.staff, { offerId: other.id, groupId: made.id })).rejects.toThrow('state_conflict');
    const draft = await createOffer(gate.staff, offerInput({ slug: `offer-${randomUUID().slice(0, 8)}` }));
    await joinLimitGroup(gate.staff, { offerId: draft.id, groupId: made.id });
    await joinLimitGroup(gate.staff, { offerId: draft.id, groupId: null });
    expect((await stores.store.offers.find(draft.id))?.group).toBeNull();
  });

  it('limits of an open offer can be raised and lowered, and the audit log has the old and new values', async () => {
    const limits = { unitsPerHome: 1, windowDays: 30 };
    const offer = await gate.open({ ...manyEach, limits });
    const home = retrievedAddress({ number: '303' });
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
    const { id, definition: input } = offer;
    const change = (version: number, unitsPerHome: number) =>
      saveOffer(gate.staff, { id, version, input: { ...input, limits: { ...limits, unitsPerHome } } });
    await change(1, 3);
    expect(await outcomeOf(gate.send(offer, { home, lines: lines(offer, 2) }))).toBe('accepted');
    await change(2, 2);
    expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
    expect(await discrepancies()).toEqual(['home_over_lowered_limit']);
    const changes = (await stores.store.audit.of('offer', id)).flatMap(({ detail }) => detail['unitsPerHome'] ?? []);
    expect(changes).toEqual(['1 → 3', '3 → 2']);
    await change(3, 3);
  });

  it('an item that becomes unlimited is given to the whole queue at once', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    await gate.send(offer);
    const { answer } = await gate.send(offer, { ifShort: 'queue' });
    expect(answer.state).toBe('waitlisted');
    const items = offer.definition.items.map((item) => ({ ...item, isUnlimited: true }));
    await saveOffer(gate.staff, { id: offer.id, version: 1, input: { ...offer.definition, items } });
    expect((await byReference(answer.reference)).state).toBe('accepted');
  });

  it('an undecided request lapses after 14 days, and its unit goes to the first in the queue', async () => {
    const offer = await gate.open({
      items: [itemInput({ openingStock: 1 })],
      hasWaitlist: true,
      typedAddresses: 'held',
    });
    const typed = { line1: '1 New Close', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const held = await byReference(
      (await gate.send(offer, { typed, contact: { name: 'R', email: 'r@example.org', phone: '' } })).answer.reference,
    );
    expect(held.state).toBe('held');
    const next = await byReference((await gate.send(offer, { ifShort: 'queue' })).answer.reference);
    const age = (ms: number) =>
      sql`update request set updated_at = ${Date.now() - ms} where id = ${held.id}`.execute(stores.database.db);
    await serveDays(stores.store, maxHeldDays);
    await age(maxHeldDays * dayMs - 60_000);
    await lapseRequests(gate.context);
    expect((await byReference(held.reference)).state).toBe('held');
    await age(maxHeldDays * dayMs + 60_000);
    await Promise.all([1, 2, 3].map(() => lapseRequests(gate.context)));
    expect((await byReference(held.reference)).state).toBe('lapsed');
    expect((await byReference(next.reference)).state).toBe('accepted');
    const mails = (await stores.store.outbox.mails(200)).filter(({ to }) => to === 'r@example.org');
    expect(mails.map(({ order }) => order.kind)).toEqual(['lapsed', 'receipt']);
    expect((await stores.store.audit.of('request', held.id)).map(({ action }) => action)).toEqual([
      'request.held',
      'request.lapsed',
      'queue.served',
    ]);
  });

  it('a clock 15 days ahead lapses nothing and warns no one until 14 days of service later', async () => {
    const offer = await gate.open();
    const { id, reference } = await byReference((await gate.send(offer, { pass: null })).answer.reference);
    const jumped = Date.now() + 15 * dayMs;
    const ahead = (at: number) => {
      const now = async () => at;
      const { store } = gate.context;
      const transaction: typeof store.transaction = (work) => store.transaction((tx) => work({ ...tx, now }));
      return { ...gate.context, store: { ...store, now, transaction } };
    };
    const warned = async () =>
      (await stores.store.outbox.mails(200)).filter(({ order }) => order.kind === 'held_waiting').length;
    const warnedBefore = await warned();
    await stores.database.db.deleteFrom('service_day').execute();
    await serveDays(stores.store, 1);
    await stores.store.serviceDays.record(jumped);
    await lapseRequests(ahead(jumped));
    await warnOfHeld(ahead(jumped));
    expect((await byReference(reference)).state).toBe('held');
    expect(await warned()).toBe(warnedBefore);
    // After the jump, each day counts as one.
    await serveDays(stores.store, 12, jumped + 12 * dayMs);
    await lapseRequests(ahead(jumped + 12 * dayMs));
    expect((await byReference(reference)).state).toBe('held');
    await stores.store.serviceDays.record(jumped + 13 * dayMs);
    await lapseRequests(ahead(jumped + 13 * dayMs));
    expect((await stores.store.requests.find(id))?.state).toBe('lapsed');
  });

  it('staff who may decide get one email on the day a request has waited for 7 days', async () => {
    const role = 'fulfiller' as const;
    const person = { id: randomUUID(), accountId: randomUUID(), name: 'Fay Fictional', role, createdAt: Date.now() };
    await stores.store.people.insert({ ...person, email: 'fay@example.org' });
    await stores.store.people.insert({
      ...person,
      id: randomUUID(),
      accountId: randomUUID(),
      role: 'viewer',
      email: 'vic@example.org',
    });
    const offer = await gate.open();
    const { id } = await byReference((await gate.send(offer, { pass: null })).answer.reference);
    const warnings = async () =>
      (await stores.store.outbox.mails(200)).filter(({ order }) => order.kind === 'held_waiting').map(({ to }) => to);
    await warnOfHeld(gate.context);
    expect(await warnings()).toEqual([]);
    await serveDays(stores.store, warnedAfterDays);
    await sql`update request set updated_at = ${Date.now() - warnedAfterDays * dayMs - 60_000} where id = ${id}`.execute(
      stores.database.db,
    );
    await Promise.all([1, 2, 3].map(() => warnOfHeld(gate.context)));
    expect(await warnings()).toEqual(['fay@example.org']);
  });

  it('the queue of an archived offer lapses', async () => {
    const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
    const accepted = await gate.send(offer);
    const waiting = await gate.send(offer, { ifShort: 'queue' });
    await transitionOffer(gate.staff, { id: offer.id, transition: 'close' });
    await lapseRequests(gate.context);
    expect((await byReference(waiting.answer.reference)).state).toBe('waitlisted');
    await transitionOffer(gate.staff, { id: offer.id, transition: 'archive' });
    await lapseRequests(gate.context);
    const states = [accepted, waiting].map(async ({ answer }) => (await byReference(answer.reference)).state);
    expect(await Promise.all(states)).toEqual(['accepted', 'lapsed']);
  });

  describe('a request that staff enter', () => {
    const enter = (offer: Offer, changes: { noFixedAddress?: boolean; number?: string } = {}, context = gate.staff) =>
      submitRequest(context, {
        slug: offer.slug,
        submission: {
          lines: lines(offer, 1),
          contact: { name: 'Cal Fictional', email: '', phone: '' },
          answers: {},
          address:
            changes.noFixedAddress === true
              ? {}
              : { proof: JSON.stringify(retrievedAddress({ number: changes.number ?? randomUUID() })) },
          unit: '',
          ...(changes.noFixedAddress === true ? { collection: { place: 'hall' } } : {}),
          language: 'en',
          ifShort: 'ask',
          formToken: '',
          website: '',
        },
        idempotencyKey: randomUUID(),
        receivedAt: Date.now(),
        language: 'en',
        source: 'staff',
        visitor: '',
        network: '',
        remoteAddress: '',
        suspicions: [],
        ...(changes.noFixedAddress === undefined ? {} : { noFixedAddress: changes.noFixedAddress }),
      });

    it('passes every limit of the gate and needs no human check', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 2 })] });
      const { answer } = await enter(offer, { number: '310' });
      expect(await byReference(answer.reference)).toMatchObject({
        state: 'accepted',
        source: 'staff',
        hasPass: true,
        checkProvider: 'staff',
      });
      expect(await outcomeOf(enter(offer, { number: '310' }))).toBe('already_asked');
      expect(await outcomeOf(enter(offer))).toBe('accepted');
      expect(await outcomeOf(enter(offer))).toBe('sold_out');
    });

    it('is refused to callers who only claim to be staff', async () => {
      const offer = await gate.open();
      expect(await outcomeOf(enter(offer, {}, gate.context))).toBe('not_signed_in');
      const actor = {
        kind: 'token' as const,
        id: 't',
        name: 'A program',
        scopes: ['requests.read' as const],
        offerIds: null,
      };
      expect(await outcomeOf(enter(offer, {}, { ...gate.context, actor }))).toBe('not_allowed');
    });

    it('may be for a person without a fixed address, outside every area, and takes stock like any other', async () => {
      const area = { countries: ['GB'], postcodePrefixes: ['ZZ1'], polygon: null };
      const collection = { isForEverybody: false, places: [placeInput()] };
      const items = [itemInput({ openingStock: 2 })];
      const offer = await gate.open({ area, typedAddresses: 'held', items, collection });
      const outcomes = [1, 2, 3].map(() => enter(offer, { noFixedAddress: true }));
      expect(await countOutcomes(outcomes)).toEqual({ accepted: 2, sold_out: 1 });
    });
  });

  it('all counts reconcile in the end', async () => {
    expect(await discrepancies()).toEqual([]);
  });
});
