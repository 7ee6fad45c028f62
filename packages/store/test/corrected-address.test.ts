// An address correction on the real store.
import type { RetrievedAddress } from '@doorstep/contract';
import {
  acceptRequest,
  correctAddress,
  makeBatch,
  tryOut,
  findDiscrepancies,
  withdrawRequest,
  type Actor,
  type Discrepancy,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate, outcomeOf, type Gate, codeOf } from './gate.ts';
import { databases, useStore } from './stores.ts';
import { withReceiver } from './with-receiver.ts';

describe.each(databases)('on %s', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  beforeEach(() => {
    gate = createGate(stores.store);
  });

  const sent: Gate['sent'] = (offer, changes) => gate.sent(offer, changes);
  const discrepanciesOf = async (offer: Offer) => {
    const found: Discrepancy[] = [];
    for await (const discrepancy of findDiscrepancies(gate.staff)) found.push(discrepancy);
    return found.filter((discrepancy) => 'offerId' in discrepancy && discrepancy.offerId === offer.id);
  };
  const actionsOf = async (id: string) => (await stores.store.audit.of('request', id)).map(({ action }) => action);
  const house = (number: string, changes: Partial<RetrievedAddress> = {}) => retrievedAddress({ number, ...changes });
  const twoUnits = { items: [itemInput({ openingStock: 5 })] };

  describe('a corrected address', () => {
    const to = (request: ServiceRequest, home: RetrievedAddress, unit = '') => ({
      id: request.id,
      address: { proof: JSON.stringify(home) },
      unit,
      reason: '',
      visitor: '',
      network: '',
    });

    it('records the old and the new flat in the history', async () => {
      const offer = await gate.open(twoUnits);
      const request = await sent(offer, { home: house('41') });
      await correctAddress(gate.context, to(request, house('41'), 'Flat 7'));
      const { detail } = (await stores.store.audit.of('request', request.id)).at(-1) ?? {};
      const lines = request.address.lines.join(', ');
      expect(detail).toMatchObject({ from: lines, to: `Flat 7, ${lines}` });
    });

    it('adds no history and no mail if it equals the current address', async () => {
      const offer = await gate.open(twoUnits);
      const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
      const request = await sent(offer, { home: house('41'), contact });
      expect(await correctAddress(gate.context, to(request, house('41')))).toEqual(request);
      await correctAddress(gate.context, to(request, house('42')));
      const moved = await stores.store.requests.find(request.id);
      // Sent twice, as after a lost answer.
      expect(await correctAddress(gate.context, to(request, house('42')))).toEqual(moved);
      expect(await actionsOf(request.id)).toEqual(['request.accepted', 'request.address_corrected']);
      const mails = await stores.store.outbox.ofSubject(request.id);
      expect(mails.filter(({ order }) => order.kind === 'address_corrected')).toHaveLength(1);
    });

    it('moves the allowance to the new home, and keeps stock, position and time', async () => {
      const offer = await gate.open(twoUnits);
      const request = await sent(offer, { home: house('1') });
      const before = await stores.store.stock.ofOffer(offer.id);
      const moved = await correctAddress(gate.context, to(request, house('2')));
      expect(moved).toMatchObject({ state: 'accepted', acceptedAt: request.acceptedAt, address: { number: '2' } });
      expect(await stores.store.stock.ofOffer(offer.id)).toEqual(before);
      expect(await outcomeOf(gate.send(offer, { home: house('2') }))).toBe('already_asked');
      expect(await outcomeOf(gate.send(offer, { home: house('1') }))).toBe('accepted');
      expect(await actionsOf(request.id)).toEqual(['request.accepted', 'request.address_corrected']);
      const { detail } = (await stores.store.audit.of('request', request.id)).at(-1) ?? {};
      expect(detail).toMatchObject({ from: request.address.lines.join(', '), to: moved.address.lines.join(', ') });
      const { rows } = await stores.store.requests.page(
        { search: '2 pebble', sort: 'newest', page: 1, offer: offer.id },
        9,
      );
      expect(rows.map(({ id }) => id)).toContain(request.id);
    });

    it('is refused as a whole if the new home has had its share', async () => {
      const offer = await gate.open(twoUnits);
      await sent(offer, { home: house('2') });
      const request = await sent(offer, { home: house('1') });
      expect(await codeOf(correctAddress(gate.context, to(request, house('2'))))).toBe('already_asked');
      expect(await stores.store.requests.find(request.id)).toEqual(request);
      expect(await outcomeOf(gate.send(offer, { home: house('1') }))).toBe('already_asked');
    });

    it('may add a missing flat, which resolves the hold', async () => {
      const offer = await gate.open(twoUnits);
      const building = house('9', { units: { kind: 'counted', count: 4 } });
      const held = await sent(offer, { home: house('9', { units: { kind: 'named', count: 4 } }) });
      expect(held).toMatchObject({ state: 'held', holdReasons: ['unit_missing'] });
      const moved = await correctAddress(gate.context, to(held, building, '2'));
      expect(moved).toMatchObject({ state: 'accepted', holdReasons: [], address: { unit: '2' } });
      expect(moved.acceptedAt).not.toBeNull();
      expect(await discrepanciesOf(offer)).toEqual([]);
    });

    it('is held if in doubt, and keeps its unit', async () => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'held' });
      const request = await sent(offer, { home: house('1') });
      const typed = { line1: '77 Nowhere Road', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
      const moved = await correctAddress(gate.context, { ...to(request, house('1')), address: { typed } });
      expect(moved).toMatchObject({ state: 'held', assurance: 'typed', holdReasons: ['typed_address'] });
      expect((await stores.store.stock.ofOffer(offer.id))[0]).toMatchObject({ taken: 1 });
      expect(await discrepanciesOf(offer)).toEqual([]);
    });

    it('that is held again after staff accepted it without a pass keeps its unit', async () => {
      const offer = await gate.open(twoUnits);
      const held = await sent(offer, { home: house('1'), pass: null });
      await acceptRequest(gate.staff, { id: held.id, reason: 'Known' });
      gate.staff.addresses.formKnowledge = () => ({ needsTown: false, isAmbiguous: true, alsoAs: [] });
      const moved = await correctAddress(gate.staff, to(held, house('2')));
      expect(moved.state).toBe('held');
      await withdrawRequest(gate.context, { id: held.id, reason: '' });
      expect((await stores.store.stock.ofOffer(offer.id))[0]).toMatchObject({ taken: 0 });
    });

    it('is sent to webhooks without the address, followed by the new state', async () => {
      await withReceiver(stores.store, async (received) => {
        const offer = await gate.open({ ...twoUnits, typedAddresses: 'held' });
        const request = await sent(offer, { home: house('51') });
        await correctAddress(gate.context, to(request, house('52')));
        const typed = { line1: '77 Nowhere Road', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
        await correctAddress(gate.context, { ...to(request, house('52')), address: { typed } });
        const messages = await received(request);
        expect(messages.map(({ type, data }) => [type, 'state' in data ? data.state : null])).toEqual([
          ['request.accepted', 'accepted'],
          ['request.address_corrected', 'accepted'],
          ['request.address_corrected', 'held'],
          ['request.held', 'held'],
        ]);
        expect(JSON.stringify(messages)).not.toContain('Nowhere');
      });
    });

    it('is refused to staff who have not seen a colleague’s change', async () => {
      const offer = await gate.open(twoUnits);
      const request = await sent(offer, { home: house('61') });
      const { revision } = request;
      expect(await codeOf(correctAddress(gate.staff, { ...to(request, house('62')), revision }))).toBe('done');
      expect(await codeOf(correctAddress(gate.staff, { ...to(request, house('63')), revision }))).toBe(
        'request_changed',
      );
      const fresh = await stores.store.requests.find(request.id);
      expect(fresh).toMatchObject({ address: { number: '62' } });
      const again = { ...to(request, house('63')), revision: fresh?.revision };
      expect(await codeOf(correctAddress(gate.staff, again))).toBe('done');
    });

    it('is refused to staff who may not decide, and to programs that may only read', async () => {
      const request = await sent(await gate.open(twoUnits), { home: house('64') });
      const viewer: Actor = { kind: 'person', id: 'viewer-1', name: 'Vera Fictional', role: 'viewer' };
      const reader: Actor = {
        kind: 'token',
        id: 'token-1',
        name: 'A reader',
        scopes: ['requests.read'],
        offerIds: null,
      };
      for (const actor of [viewer, reader])
        expect(await codeOf(correctAddress({ ...gate.staff, actor }, to(request, house('65'))))).toBe('not_allowed');
    });

    it('is refused if the request is packed between the checks and the transaction', async () => {
      const offer = await gate.open(twoUnits);
      const request = await sent(offer, { home: house('66') });
      const { store } = stores;
      const packedFirst: typeof store.transaction = async (work) => {
        await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 1 });
        return store.transaction(work);
      };
      const late = { ...gate.context, store: { ...store, transaction: packedFirst } };
      expect(await codeOf(correctAddress(late, to(request, house('67'))))).toBe('state_conflict');
      expect(await stores.store.requests.find(request.id)).toMatchObject({
        state: 'packed',
        address: { number: '66' },
      });
    });

    it('sends one email if it also gets a queued request accepted', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
      const first = await sent(offer, { home: house('71') });
      const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
      const building = house('72', { units: { kind: 'named', count: 4 } });
      const waiting = await sent(offer, { home: building, ifShort: 'queue', contact });
      expect(waiting).toMatchObject({ state: 'waitlisted', holdReasons: ['unit_missing'] });
      await withdrawRequest(gate.staff, { id: first.id, reason: '' });
      const input = to(waiting, house('72', { units: { kind: 'counted', count: 4 } }), '2');
      const { mails: shown } = await tryOut(gate.staff, (trying) => correctAddress(trying, input));
      const [mail] = shown.filter(({ subject }) => subject === waiting.id).map(({ order }) => order);
      expect(mail).toMatchObject({ kind: 'address_corrected', values: { state: 'accepted', turn: 'come' } });
      expect(await correctAddress(gate.staff, input)).toMatchObject({ state: 'accepted' });
      const mails = (await stores.store.outbox.ofSubject(waiting.id)).map(({ order }) => order);
      expect(mails.slice(1)).toEqual([mail]);
    });

    it('keeps the place in the queue', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist: true });
      await sent(offer, { home: house('1') });
      const waiting = await sent(offer, { home: house('2'), ifShort: 'queue' });
      const moved = await correctAddress(gate.context, to(waiting, house('3')));
      expect(moved).toMatchObject({ state: 'waitlisted', queueNumber: waiting.queueNumber });
      expect(await outcomeOf(gate.send(offer, { home: house('2'), ifShort: 'queue' }))).toBe('waitlisted');
      expect(await outcomeOf(gate.send(offer, { home: house('3'), ifShort: 'queue' }))).toBe('already_asked');
    });

    it('is refused outside the area, once too late, and after too many corrections', async () => {
      const offer = await gate.open({
        ...twoUnits,
        area: { countries: ['GB'], postcodePrefixes: ['ZZ1'], polygon: null },
      });
      const request = await sent(offer, { home: house('1') });
      const outside = house('2', { postcode: 'ZZ9 9ZZ' });
      expect(await codeOf(correctAddress(gate.context, to(request, outside)))).toBe('outside_area');
      const tries = [];
      for (let number = 10; number < 16; number += 1)
        tries.push(await codeOf(correctAddress(gate.context, to(request, house(String(number))))));
      expect(tries).toEqual(['done', 'done', 'done', 'done', 'done', 'rate_limited']);
      await withdrawRequest(gate.context, { id: request.id, reason: '' });
      expect(await codeOf(correctAddress(gate.staff, to(request, house('30'))))).toBe('state_conflict');
    });

    it('counts refused tries, so that homes cannot be probed one after the other', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 9 })] });
      await sent(offer, { home: house('2') });
      const request = await sent(offer, { home: house('1') });
      const tries = [];
      for (let time = 0; time < 6; time += 1)
        tries.push(await codeOf(correctAddress(gate.context, to(request, house('2')))));
      expect(tries).toEqual([...Array<string>(5).fill('already_asked'), 'rate_limited']);
    });

    it('succeeds for only one of two requests that move to the same home at once', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 9 })] });
      const requests = [await sent(offer, { home: house('1') }), await sent(offer, { home: house('2') })];
      const outcomes = await Promise.all(
        requests.map((request) => codeOf(correctAddress(gate.context, to(request, house('3'))))),
      );
      expect(outcomes.toSorted()).toEqual(['already_asked', 'done']);
    });
  });
});
