// Which addresses are one home, and decisions and claims about homes.
import { randomUUID } from 'node:crypto';
import type { RetrievedAddress } from '@doorstep/contract';
import {
  claimRows,
  homesOverByMerge,
  keepHomesApart,
  mailReceipt,
  makeClaim,
  mergeHomes,
  possibleDuplicates,
  refuseClaim,
  sendReceiptAgain,
  undoHomeLink,
  upholdClaim,
  type ClaimInput,
  type DoorstepError,
  type FormKnowledge,
  type Offer,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate, outcomeOf, type Gate, codeOf } from './gate.ts';
import { databases, useStore } from './stores.ts';

const nothingKnown: FormKnowledge = { needsTown: false, isAmbiguous: false, alsoAs: [] };

describe.each(databases)('homes on %s', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  beforeEach(() => {
    gate = createGate(stores.store);
  });

  const sent: Gate['sent'] = (offer, changes) => gate.sent(offer, changes);
  const actionsOf = async (subject: 'home' | 'claim' | 'request', id: string) =>
    (await stores.store.audit.of(subject, id)).map(({ action }) => action);
  const knows = (knowledge: Partial<FormKnowledge>) => {
    gate.context.addresses.formKnowledge = () => ({ ...nothingKnown, ...knowledge });
  };
  const house = (number: string, changes: Partial<RetrievedAddress> = {}) => retrievedAddress({ number, ...changes });
  const twoUnits = { items: [itemInput({ openingStock: 5 })] };

  describe('keys', () => {
    it('of a building listed under two towns are one home, whichever is used', async () => {
      const offer = await gate.open(twoUnits);
      const here = house('1', { postcode: '', city: 'Marrow Vale' });
      knows({ alsoAs: [{ city: 'Lower Vale', postcode: '', needsTown: false }] });
      expect(await outcomeOf(gate.send(offer, { home: here }))).toBe('accepted');
      knows({});
      expect(await outcomeOf(gate.send(offer, { home: { ...here, city: 'Lower Vale' } }))).toBe('already_asked');
    });

    it('include the town if one address form names two places, which are two homes', async () => {
      const offer = await gate.open(twoUnits);
      knows({ needsTown: true });
      expect(await outcomeOf(gate.send(offer, { home: house('1', { city: 'Marrow Vale' }) }))).toBe('accepted');
      expect(await outcomeOf(gate.send(offer, { home: house('1', { city: 'Lower Vale' }) }))).toBe('accepted');
      expect(await outcomeOf(gate.send(offer, { home: house('1', { city: 'LOWER VALE' }) }))).toBe('already_asked');
    });

    it('that are ambiguous hold the request, with a reason of their own', async () => {
      const offer = await gate.open({ ...twoUnits, typedAddresses: 'accepted' });
      knows({ isAmbiguous: true });
      const held = await sent(offer, { home: house('1') });
      expect(held).toMatchObject({ state: 'held', holdReasons: ['address_ambiguous'] });
      knows({ needsTown: true });
      const typed = { line1: '7 Pebble Lane', line2: '', city: 'Somewhere', postcode: 'ZZ1 1AA', country: 'GB' };
      expect(await sent(offer, { typed })).toMatchObject({ state: 'held', holdReasons: ['address_ambiguous'] });
    });
  });

  describe('staff', () => {
    /** Two homes with one unit each. */
    async function twoHomes(offer: Offer) {
      const [one, other] = [house('1'), house('2')];
      const requests = [await sent(offer, { home: one }), await sent(offer, { home: other })] as const;
      const [homeId = '', otherId = ''] = requests.flatMap(({ homeIds }) => homeIds);
      return { one, other, requests, homeId, otherId };
    }

    it('merge two homes: their usage is summed, and nothing is revoked', async () => {
      const offer = await gate.open({
        limits: { unitsPerHome: 2, windowDays: null },
        items: [itemInput({ openingStock: 9, maxPerHome: null })],
      });
      const { one, other, requests, homeId, otherId } = await twoHomes(offer);
      await mergeHomes(gate.staff, { homeId, otherId, reason: 'One front door' });
      expect(await actionsOf('home', homeId)).toEqual(['home.merged']);
      // Both units are used, whichever address is given.
      expect(await outcomeOf(gate.send(offer, { home: one }))).toBe('already_asked');
      expect(await outcomeOf(gate.send(offer, { home: other }))).toBe('already_asked');
      for (const request of requests) expect((await gate.found(request)).state).toBe('accepted');
    });

    it('undo a merge: each home gets its own usage back, including later requests', async () => {
      const offer = await gate.open({
        limits: { unitsPerHome: 3, windowDays: null },
        items: [itemInput({ openingStock: 9, maxPerHome: null })],
      });
      const { one, other, homeId, otherId } = await twoHomes(offer);
      const { id } = await mergeHomes(gate.staff, { homeId, otherId, reason: 'One front door' });
      const third = await sent(offer, { home: one });
      expect(third.homeIds).toEqual([homeId]);
      expect(await outcomeOf(gate.send(offer, { home: other }))).toBe('already_asked');
      await undoHomeLink(gate.staff, { id });
      expect(await codeOf(undoHomeLink(gate.staff, { id }))).toBe('state_conflict');
      expect(await actionsOf('home', homeId)).toEqual(['home.merged', 'home.unmerged']);
      const usageOf = async (home: string) =>
        (await stores.store.homes.usage(home, 0)).reduce((sum, { quantity }) => sum + quantity, 0);
      expect([await usageOf(homeId), await usageOf(otherId)]).toEqual([2, 1]);
    });

    it('merge homes that are already merged, and undo any single merge', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 9 })] });
      const homes = await Promise.all(['1', '2', '3'].map((number) => sent(offer, { home: house(number) })));
      const [first = '', second = '', third = ''] = homes.flatMap(({ homeIds }) => homeIds);
      const earlier = await mergeHomes(gate.staff, { homeId: first, otherId: second, reason: 'One' });
      await mergeHomes(gate.staff, { homeId: second, otherId: third, reason: 'One' });
      const standing = async () =>
        (await stores.store.homes.members([first, second, third])).map(({ id, mergedInto }) => mergedInto ?? id);
      expect(new Set(await standing())).toEqual(new Set([third]));
      await undoHomeLink(gate.staff, { id: earlier.id });
      expect(await stores.store.homes.find(first)).toMatchObject({ mergedInto: null });
      expect(await stores.store.homes.find(second)).toMatchObject({ mergedInto: third });
      const merging = mergeHomes(gate.staff, { homeId: second, otherId: third, reason: 'Again' });
      expect(await codeOf(merging)).toBe('state_conflict');
    });

    it('keep two homes apart, which are then neither listed nor merged', async () => {
      const offer = await gate.open(twoUnits);
      const flat = (unit: string) => house('9', { unit, units: { kind: 'named', count: 2 } });
      const [one, other] = [await sent(offer, { home: flat('2') }), await sent(offer, { home: flat('3') })];
      const [homeId = '', otherId = ''] = [...one.homeIds, ...other.homeIds];
      const listed = () => possibleDuplicates(gate.staff, [offer.scopeId]);
      expect(await listed()).toEqual([{ homeIds: [homeId, otherId].toSorted(), reason: 'same_building_and_name' }]);
      const { id } = await keepHomesApart(gate.staff, { homeId, otherId, reason: 'Father and son' });
      expect(await listed()).toEqual([]);
      const merging = () => mergeHomes(gate.staff, { homeId: otherId, otherId: homeId, reason: 'One' });
      expect(await codeOf(merging())).toBe('state_conflict');
      await undoHomeLink(gate.staff, { id });
      expect(await listed()).toHaveLength(1);
      expect(await codeOf(merging())).toBe('done');
    });

    it('see a pair of homes whose keys one request has', async () => {
      const offer = await gate.open({
        items: [itemInput({ openingStock: 9, maxPerHome: null })],
        limits: { unitsPerHome: 2, windowDays: null },
      });
      const registered = house('1', { registerId: 'R1' });
      await sent(offer, { home: registered });
      await sent(offer, { home: house('2') });
      const held = await sent(offer, { home: house('2', { registerId: 'R1' }) }).catch(() => null);
      const pairs = await possibleDuplicates(gate.staff, [offer.scopeId]);
      expect(held?.holdReasons).toEqual(['homes_conflict']);
      expect(pairs).toEqual([{ homeIds: held?.homeIds.toSorted(), reason: 'keys' }]);
    });

    it('need permission and a reason to merge homes or keep them apart', async () => {
      const offer = await gate.open(twoUnits);
      const { homeId, otherId } = await twoHomes(offer);
      const editor = {
        ...gate.staff,
        actor: { kind: 'person', id: 'e', name: 'Eli Fictional', role: 'editor' },
      } as const;
      const link = { homeId, otherId, reason: 'One' };
      expect(await codeOf(mergeHomes(editor, link))).toBe('not_allowed');
      expect(await codeOf(mergeHomes(gate.context, link))).toBe('not_signed_in');
      expect(await codeOf(mergeHomes(gate.staff, { ...link, reason: '' }))).toBe('request_invalid');
      expect(await codeOf(mergeHomes(gate.staff, { ...link, otherId: homeId }))).toBe('state_conflict');
      expect(await codeOf(mergeHomes(gate.staff, { ...link, otherId: randomUUID() }))).toBe('home_not_found');
    });

    it('merge homes during a request without exceeding the merged home’s allowance', async () => {
      const offer = await gate.open({
        limits: { unitsPerHome: 2, windowDays: null },
        items: [itemInput({ openingStock: 99, maxPerHome: null })],
      });
      const { one, other, homeId, otherId } = await twoHomes(offer);
      const merging = mergeHomes(gate.staff, { homeId, otherId, reason: 'One front door' });
      const asking = [one, other, one, other].map((home) => outcomeOf(gate.send(offer, { home })));
      await Promise.all([merging, ...asking]);
      // Requests before the merge got their share; requests after it get nothing.
      expect(await outcomeOf(gate.send(offer, { home: one }))).toBe('already_asked');
      expect(await outcomeOf(gate.send(offer, { home: other }))).toBe('already_asked');
      expect((await gate.discrepancies()).filter((discrepancy) => discrepancy.kind !== 'home_over_by_merge')).toEqual(
        [],
      );
    });
  });

  it('over their allowance by a merge are reported as such, and nothing is revoked', async () => {
    const offer = await gate.open(twoUnits);
    const [one, other] = [await sent(offer, { home: house('1') }), await sent(offer, { home: house('2') })];
    const [homeId = '', otherId = ''] = [...one.homeIds, ...other.homeIds];
    await mergeHomes(gate.staff, { homeId, otherId, reason: 'One front door' });
    const found = (await gate.discrepancies()).filter(
      (discrepancy) => 'offerId' in discrepancy && discrepancy.offerId === offer.id,
    );
    expect(found).toEqual([{ kind: 'home_over_by_merge', offerId: offer.id, homeId: otherId, units: 2 }]);
  });

  it('over their allowance by a merge are all reported until the merge is undone', async () => {
    const offer = await gate.open(twoUnits);
    const requests = [await sent(offer, { home: house('1') }), await sent(offer, { home: house('2') })];
    const [homeId = '', otherId = ''] = requests.flatMap(({ homeIds }) => homeIds);
    const over = () => homesOverByMerge(stores.store, { homeIds: [homeId], offers: [offer], at: Date.now() });
    expect(await over()).toEqual(new Set());
    const { id } = await mergeHomes(gate.staff, { homeId, otherId, reason: 'One front door' });
    expect(await over()).toEqual(new Set([homeId, otherId]));
    await undoHomeLink(gate.staff, { id });
    expect(await over()).toEqual(new Set());
    const within = await gate.open({
      limits: { unitsPerHome: 2, windowDays: null },
      items: [itemInput({ openingStock: 9, maxPerHome: null })],
    });
    const both = [await sent(within, { home: house('1') }), await sent(within, { home: house('2') })];
    const homeIds = both.flatMap((request) => request.homeIds);
    await mergeHomes(gate.staff, { homeId: homeIds[0] ?? '', otherId: homeIds[1] ?? '', reason: 'One' });
    expect(await homesOverByMerge(stores.store, { homeIds, offers: [within], at: Date.now() })).toEqual(new Set());
  });

  describe('claims', () => {
    const claimFor = (offer: Offer, homeIds: string[], changes: Partial<ClaimInput> = {}): ClaimInput => ({
      offerId: offer.id,
      homeIds,
      kind: 'shared_house',
      text: 'Two families live here.',
      name: 'Robin Fictional',
      email: 'robin@example.org',
      addressLines: ['1 Pebble Lane', 'Marrow Vale'],
      language: 'en',
      network: randomUUID(),
      ...changes,
    });
    const mailsOf = async (to: string) =>
      (await stores.store.outbox.mails(500)).filter((mail) => mail.to === to).map(({ order }) => order.kind);

    it('object to a refusal, and once upheld let the home ask again', async () => {
      const offer = await gate.open(twoUnits);
      const home = house('1');
      await sent(offer, { home });
      const refusal = await gate.send(offer, { home }).catch((error: DoorstepError) => error);
      const homeIds = (refusal as DoorstepError).details.homeIds ?? [];
      const email = `${randomUUID()}@example.org`;
      const claim = await makeClaim(gate.context, claimFor(offer, homeIds, { email }));
      expect(await claimRows.list(stores.store, { offerIds: [offer.id], isOpen: true, max: 9 })).toEqual([claim]);
      expect(await codeOf(upholdClaim(gate.context, { id: claim.id, allowance: 2, reason: 'Two flats' }))).toBe(
        'not_signed_in',
      );
      expect(await codeOf(upholdClaim(gate.staff, { id: claim.id, allowance: 2, reason: '' }))).toBe('request_invalid');
      await upholdClaim(gate.staff, { id: claim.id, allowance: 2, reason: 'Two flats' });
      expect(await actionsOf('claim', claim.id)).toEqual(['claim.made', 'claim.upheld']);
      expect(await actionsOf('home', homeIds[0] ?? '')).toEqual(['home.allowance_set']);
      expect(await mailsOf(email)).toEqual(['claim_upheld']);
      expect(await outcomeOf(gate.send(offer, { home }))).toBe('accepted');
      expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
      expect(await codeOf(refuseClaim(gate.staff, { id: claim.id, reason: 'Second thoughts' }))).toBe('state_conflict');
    });

    it('are refused by mail with a reason, and change nothing', async () => {
      const offer = await gate.open(twoUnits);
      const home = house('1');
      const { homeIds } = await sent(offer, { home });
      const email = `${randomUUID()}@example.org`;
      const claim = await makeClaim(gate.context, claimFor(offer, homeIds, { email }));
      await refuseClaim(gate.staff, { id: claim.id, reason: 'It is one flat' });
      expect(await mailsOf(email)).toEqual(['claim_refused']);
      expect(await outcomeOf(gate.send(offer, { home }))).toBe('already_asked');
    });

    it('are accepted three times a day per home', async () => {
      const offer = await gate.open(twoUnits);
      const { homeIds } = await sent(offer, { home: house('1') });
      const outcomes = [];
      for (let time = 0; time < 4; time += 1)
        outcomes.push(await codeOf(makeClaim(gate.context, claimFor(offer, homeIds, { text: `Time ${time}` }))));
      expect(outcomes).toEqual(['done', 'done', 'done', 'rate_limited']);
    });

    it('reach staff once, however often the same claim is sent', async () => {
      const offer = await gate.open(twoUnits);
      const { homeIds } = await sent(offer, { home: house('1') });
      const made = [];
      for (let time = 0; time < 5; time += 1) made.push((await makeClaim(gate.context, claimFor(offer, homeIds))).id);
      expect(new Set(made).size).toBe(1);
      const open = await claimRows.list(stores.store, { offerIds: [offer.id], isOpen: true, max: 9 });
      expect(open).toHaveLength(1);
    });

    it('allow the request’s link to be mailed to the address on file or a typed one, three times a day', async () => {
      const offer = await gate.open(twoUnits);
      const typed = `${randomUUID()}@example.org`;
      const { id } = await sent(offer, { home: house('1') });
      expect(await codeOf(mailReceipt(gate.context, { id, email: '' }))).toBe('state_conflict');
      const outcomes = [];
      for (let time = 0; time < 4; time += 1)
        outcomes.push(await codeOf(mailReceipt(gate.context, { id, email: typed })));
      expect(outcomes).toEqual(['done', 'done', 'done', 'rate_limited']);
      expect(await mailsOf(typed)).toEqual(['receipt', 'receipt', 'receipt']);
      // Only for this mail: the request has no email address.
      expect((await stores.store.requests.find(id))?.contact.email).toBe('');
    });

    it('allow the receipt to be resent only to the address on file, at most twice a day', async () => {
      const offer = await gate.open(twoUnits);
      const email = `${randomUUID()}@example.org`;
      const { homeIds } = await sent(offer, {
        home: house('1'),
        contact: { name: 'Robin Fictional', email, phone: '' },
      });
      expect(await mailsOf(email)).toEqual(['receipt']);
      for (let time = 0; time < 3; time += 1) await sendReceiptAgain(gate.context, { offerId: offer.id, homeIds });
      expect(await mailsOf(email)).toEqual(['receipt', 'receipt', 'receipt']);
    });
  });
});
