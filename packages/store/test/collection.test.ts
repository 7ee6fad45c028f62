// Collected requests: choosing a place, the handover, which happens once or never, and returned units, on both
// databases.
import { randomUUID } from 'node:crypto';
import type { OfferInput, PlaceInput } from '@doorstep/contract';
import {
  changePlace,
  counterStanding,
  DoorstepError,
  findAtCounter,
  findDiscrepancies,
  handOver,
  lapseUncollected,
  makeBatch,
  notifyReady,
  previewBatch,
  saveOffer,
  undoHandOver,
  withdrawRequest,
  type Context,
  type Counter,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, placeInput, serveDays } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { daysLater } from './days-later.ts';
import { outcomeOf, type SendChanges, useGate } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };
const library = (opensInHours?: number) =>
  placeInput({ id: 'library', name: { en: 'Library' }, ...(opensInHours === undefined ? {} : { opensInHours }) });

/** @param offerIds The only offers that it may access; null for all. */
const program = (offerIds: string[] | null): Context['actor'] => ({
  kind: 'token',
  id: randomUUID(),
  name: 'A program',
  scopes: ['requests.decide'],
  offerIds,
});

describe.each(databases)('a collected request, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  const open = (places: PlaceInput[] = [placeInput()], changes: Partial<OfferInput> = {}) =>
    gate.open({ collection: { isForEverybody: true, places }, hasWaitlist: true, ...changes });
  const one = { items: [itemInput({ openingStock: 1 })] };
  const sent = (offer: Offer, changes: SendChanges = {}) => gate.sent(offer, { place: 'hall', contact, ...changes });
  const now = async ({ id }: ServiceRequest) => (await stores.store.requests.find(id))!;
  const mailsOf = async ({ id }: ServiceRequest) =>
    (await stores.store.outbox.ofSubject(id)).map(({ order }) => order.kind);
  const problemOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) =>
        error instanceof DoorstepError ? (error.details.fields?.[0]?.code ?? error.code) : String(error),
    );
  /** Expects balanced counts of all offers as of later days, or of one offer. */
  async function expectBalance(days = 0, of: Offer | null = null): Promise<void> {
    const discrepancies = await Array.fromAsync(findDiscrepancies(daysLater(gate.staff, days)));
    expect(discrepancies.filter((one) => of === null || ('offerId' in one && one.offerId === of.id))).toEqual([]);
  }
  /** Runs a job of the server, this many days later. */
  async function later(days: number, job: (context: Context) => Promise<void>): Promise<void> {
    const context = daysLater(gate.context, days);
    await serveDays(context.store, 2, await context.store.now());
    await job(context);
  }
  const save = async (id: string, collection: OfferInput['collection']) => {
    const { version, definition } = (await stores.store.offers.find(id))!;
    return saveOffer(gate.staff, { id, version, input: { ...definition, collection } });
  };

  it('needs a place, and is refused a place that is not offered', async () => {
    const offer = await open([placeInput(), placeInput({ id: 'old', isRetired: true }), library(-100)]);
    const request = await sent(offer);
    expect(request).toMatchObject({ state: 'accepted', collection: { place: 'hall', readyNotifiedAt: null } });
    expect(request.collection?.code).toMatch(/^[0-9A-Z]{5}$/);
    const codes = ['old', 'library', 'nowhere'].map((place) => problemOf(sent(offer, { place })));
    expect(await Promise.all(codes)).toEqual(['place_gone', 'place_gone', 'place_gone']);
    expect(await problemOf(gate.sent(offer))).toBe('place_missing');
    expect(await problemOf(sent(await gate.open()))).toBe('unknown_field');
    expect(await problemOf(sent(await open([library(-100)]), { place: 'library' }))).toBe('no_places');
  });

  it('is never packed, whether named or among the oldest', async () => {
    const offer = await open();
    const { id } = await sent(offer);
    const choice = { offerId: offer.id, country: '', postcode: '', max: 10 };
    expect(await problemOf(makeBatch(gate.staff, { ...choice, requestIds: [id] }))).toBe('is_collected');
    expect(await previewBatch(gate.staff, choice)).toMatchObject({ matching: 0 });
    expect(await problemOf(makeBatch(gate.staff, choice))).toBe('nothing_to_pack');
  });

  it('is handed over and recorded once, however many people press at once', async () => {
    const offer = await open();
    const { id } = await sent(offer);
    const others = [gate.staff, { ...gate.staff, store: (await stores.again()).store }];
    const hands = [...others, ...others].map((context) => problemOf(handOver(context, { id })));
    expect((await Promise.all(hands)).toSorted()).toEqual([
      'done',
      'state_conflict',
      'state_conflict',
      'state_conflict',
    ]);
    const actions = (await stores.store.audit.of('request', id)).map(({ action }) => action);
    expect(actions).toEqual(['request.accepted', 'request.handed_over']);
    expect(await gate.takenOf(offer)).toEqual([1]);
  });

  it('can be returned to accepted for 30 minutes, with its unit', async () => {
    const offer = await open([placeInput()], one);
    const { id } = await sent(offer);
    expect(await problemOf(undoHandOver(gate.staff, { id }))).toBe('state_conflict');
    await handOver(gate.staff, { id });
    const minutesLater = (minutes: number) => ({ ...daysLater(gate.staff, minutes / 1440), actor: gate.staff.actor });
    expect(await problemOf(undoHandOver(minutesLater(31), { id }))).toBe('undo_expired');
    expect(await problemOf(undoHandOver(minutesLater(29), { id }))).toBe('done');
    expect(await stores.store.requests.find(id)).toMatchObject({ state: 'accepted' });
    expect(await gate.takenOf(offer)).toEqual([1]);
    expect(await problemOf(undoHandOver(gate.staff, { id }))).toBe('state_conflict');
    expect(await problemOf(handOver(gate.staff, { id }))).toBe('done');
  });

  it('is handed over only if it is accepted and for collection', async () => {
    const delivered = await gate.sent(await gate.open());
    expect(await problemOf(handOver(gate.staff, { id: delivered.id }))).toBe('state_conflict');
    const withdrawn = await sent(await open());
    await withdrawRequest(gate.staff, { id: withdrawn.id, reason: '' });
    expect(await problemOf(handOver(gate.staff, { id: withdrawn.id }))).toBe('state_conflict');
    expect(await problemOf(handOver({ ...gate.staff, actor: { kind: 'visitor' } }, withdrawn))).toBe('not_signed_in');
  });

  it('lapses a day after the last opening, once in all processes, and its unit goes to the queue', async () => {
    const offer = await open([placeInput({ opensInHours: 1 }), library(240)], one);
    const first = await sent(offer);
    const shut = await sent(offer);
    const next = await sent(offer, { place: 'library' });
    expect([shut.state, next.state]).toEqual(['waitlisted', 'waitlisted']);
    await later(1, lapseUncollected);
    expect(await now(first)).toMatchObject({ state: 'accepted' });
    const again = (await stores.again()).store;
    await later(2, async (context) => {
      const other = daysLater({ ...gate.context, store: again }, 2);
      await Promise.all([lapseUncollected(context), lapseUncollected(other), lapseUncollected(context)]);
    });
    expect(await now(first)).toMatchObject({ state: 'lapsed' });
    expect(await mailsOf(first)).toEqual(['receipt', 'not_collected']);
    // Its place is closed for good, so it gets no turn and keeps its place in the queue.
    expect((await now(shut)).state).toBe('waitlisted');
    expect((await now(next)).state).toBe('accepted');
    expect(await gate.takenOf(offer)).toEqual([1]);
    await expectBalance(2);
  });

  it('either lapses or is handed over, never both', async () => {
    for (const _ of [1, 2, 3]) {
      const { id } = await sent(await open([placeInput({ opensInHours: 1 })]));
      const outcomes = { handed: '', ended: '' };
      await later(3, async (context) => {
        const hand = problemOf(handOver(gate.staff, { id }));
        await Promise.all([hand.then((outcome) => (outcomes.handed = outcome)), lapseUncollected(context)]);
      });
      const { state } = (await stores.store.requests.find(id))!;
      expect([outcomes.handed, state]).toEqual(
        outcomes.handed === 'done' ? ['done', 'closed'] : ['state_conflict', 'lapsed'],
      );
    }
    await expectBalance(3);
  });

  it('does not lapse if accepted after the last opening, or if another opening was added', async () => {
    const offer = await open([placeInput({ opensInHours: 1 })]);
    const request = await sent(offer);
    const more = placeInput({ opensInHours: 400 }).openings;
    await save(offer.id, { isForEverybody: true, places: [{ ...placeInput({ opensInHours: 1 }), openings: more }] });
    await later(3, lapseUncollected);
    expect(await now(request)).toMatchObject({ state: 'accepted' });
  });

  it('is announced as ready a day before, once, unless it was accepted later', async () => {
    const offer = await open([placeInput({ opensInHours: 30 })]);
    const request = await sent(offer);
    await later(0, notifyReady);
    expect(await mailsOf(request)).toEqual(['receipt']);
    const again = (await stores.again()).store;
    await later(0.5, async (context) => {
      await Promise.all([notifyReady(context), notifyReady(daysLater({ ...gate.context, store: again }, 0.5))]);
    });
    expect(await mailsOf(request)).toEqual(['receipt', 'ready']);
    const soon = await sent(await open([placeInput({ opensInHours: 3 })]));
    await later(0, notifyReady);
    expect(await mailsOf(soon)).toEqual(['receipt']);
  });

  it('keeps its unit, code and position in the queue when the visitor or staff change its place', async () => {
    const offer = await open([placeInput(), library()], one);
    const request = await sent(offer);
    const visitor: Context = { ...gate.context, actor: { kind: 'visitor' } };
    const moved = await changePlace(visitor, { id: request.id, place: 'library' });
    expect(moved.collection).toEqual({ ...request.collection, place: 'library' });
    expect(await mailsOf(request)).toEqual(['receipt', 'place_changed']);
    expect(await problemOf(changePlace(visitor, { id: request.id, place: 'nowhere' }))).toBe('place_gone');
    await handOver(gate.staff, { id: request.id });
    expect(await problemOf(changePlace(gate.staff, { id: request.id, place: 'nowhere' }))).toBe('state_conflict');
    expect(await problemOf(changePlace(visitor, { id: (await gate.sent(await gate.open())).id, place: 'hall' }))).toBe(
      'state_conflict',
    );
  });

  it('is served from the queue once its visitor chooses an open place, or its own reopens', async () => {
    const offer = await open([placeInput({ opensInHours: 1 }), library(400)], one);
    const first = await sent(offer);
    const [moves, stays] = [await sent(offer), await sent(offer)];
    const places = [placeInput({ opensInHours: -50 }), library(400)];
    await save(offer.id, { isForEverybody: true, places });
    await withdrawRequest(gate.staff, { id: first.id, reason: '' });
    expect((await now(moves)).state).toBe('waitlisted');
    await expectBalance(0, offer);
    await changePlace({ ...gate.context, actor: { kind: 'visitor' } }, { id: moves.id, place: 'library' });
    expect((await now(moves)).state).toBe('accepted');
    await withdrawRequest(gate.staff, { id: moves.id, reason: '' });
    expect((await now(stays)).state).toBe('waitlisted');
    await save(offer.id, { isForEverybody: true, places: [placeInput(), library(400)] });
    expect((await now(stays)).state).toBe('accepted');
    await expectBalance(3);
  });

  it('keeps its place, as retired, when staff remove it, and the visitor is emailed', async () => {
    const offer = await open([placeInput(), library()]);
    const [request, other] = [await sent(offer), await sent(offer, { place: 'library' })];
    const moved = placeInput({ id: 'library', opensInHours: 90 });
    const saved = await save(offer.id, { isForEverybody: true, places: [moved] });
    expect(saved.definition.collection?.places).toMatchObject([{ id: 'library' }, { id: 'hall', isRetired: true }]);
    const changeOf = async (of: ServiceRequest) =>
      (await stores.store.outbox.ofSubject(of.id)).at(-1)?.order.values['change'];
    expect([await changeOf(request), await changeOf(other)]).toEqual(['gone', 'times']);
    await save(offer.id, { isForEverybody: true, places: saved.definition.collection?.places ?? [] });
    expect(await mailsOf(request)).toHaveLength(2);
    await later(9, lapseUncollected);
    expect([(await now(request)).state, (await now(other)).state]).toEqual(['accepted', 'lapsed']);
  });

  it('is found at the counter by code, reference or name, and shown as elsewhere, early or over', async () => {
    const offer = await open([placeInput({ opensInHours: 2 }), library()]);
    const request = await sent(offer, { contact: { ...contact, name: 'Kwame Merrin' } });
    const code = request.collection?.code ?? '';
    const find = (text: string, place = 'hall') =>
      findAtCounter(gate.staff, { text, counter: { offer: offer.id, place } });
    for (const text of [
      code,
      `${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase(),
      request.reference,
      `https://offers.example/r/${request.reference}/secret`,
      'merrin',
    ])
      expect(await find(text)).toMatchObject([{ id: request.id }]);
    expect(await find('merrin', 'library')).toEqual([]);
    expect(await findAtCounter(gate.staff, { text: 'merrin', counter: null })).toEqual([]);
    const standing = async (of: ServiceRequest, place: string) =>
      counterStanding(await now(of), { offer, counter: { offer: offer.id, place }, at: Date.now() });
    expect([await standing(request, 'hall'), await standing(request, 'library')]).toEqual(['ready', 'other_place']);
    expect(await standing(await sent(offer, { place: 'library' }), 'library')).toBe('not_ready');
    await handOver(gate.staff, { id: request.id });
    expect(await standing(request, 'hall')).toBe('handed_over');
    const gone = await sent(offer);
    await withdrawRequest(gate.staff, { id: gone.id, reason: '' });
    expect(await standing(gone, 'hall')).toBe('cancelled');
  });

  it('cannot be found by guessing codes', async () => {
    const actor = program(null);
    const guess = (text: string) => problemOf(findAtCounter({ ...gate.staff, actor }, { text, counter: null }));
    for (let tries = 0; tries < 30; tries += 1) expect(await guess('AAAAA')).toBe('done');
    expect(await guess('AAAAA')).toBe('rate_limited');
    // A person at the counter with the right code is still served.
    const request = await sent(await open());
    expect(await guess(request.collection?.code ?? '')).toBe('done');
  });

  it('is found only by a token for its offer', async () => {
    const offer = await open([placeInput()]);
    const request = await sent(offer);
    const text = request.collection?.code ?? '';
    const findFor = (offerIds: string[], counter: Counter | null = null) =>
      findAtCounter({ ...gate.staff, actor: program(offerIds) }, { text, counter });
    expect(await findFor([offer.id])).toMatchObject([{ id: request.id }]);
    expect(await findFor(['another'])).toEqual([]);
    expect(await problemOf(findFor(['another'], { offer: offer.id, place: 'hall' }))).toBe('offer_not_found');
  });

  it('for the last unit is accepted from only one of several concurrent visitors', async () => {
    const offer = await open([placeInput()], { ...one, hasWaitlist: false });
    const asked = [1, 2, 3].map(() => outcomeOf(gate.send(offer, { place: 'hall' })));
    expect((await Promise.all(asked)).toSorted()).toEqual(['accepted', 'sold_out', 'sold_out']);
    await expectBalance(3);
  });
});
