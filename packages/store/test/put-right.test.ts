// Corrections by a visitor after sending, on the real stores: quantity, name, answers, and the address of a returned
// parcel.
import type { OfferInput, Submission } from '@doorstep/contract';
import {
  adjustRequest,
  acceptRequest,
  changeDetails,
  closeComposition,
  correctAddress,
  dispatchBatch,
  eraseRequest,
  makeBatch,
  recordReturn,
  type DoorstepError,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { useGate, problemOf } from './gate.ts';
import { databases } from './stores.ts';

const contact = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };

describe.each(databases)('a visitor’s correction of a request, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);
  afterEach(() => gate.reconciles());

  const blankets = itemInput({ name: { en: 'Blanket' }, maxPerRequest: 3, maxPerHome: null, openingStock: 4 });
  const lamps = itemInput({ name: { en: 'Lamp' }, maxPerRequest: 2, maxPerHome: null, openingStock: 1 });
  const asking = (offer: Offer, ...quantities: number[]) =>
    quantities.flatMap((quantity, at) =>
      quantity === 0 ? [] : [{ item: offer.definition.items[at]?.id ?? '', quantity }],
    );
  const adjust = ({ id }: ServiceRequest, lines: Submission['lines']) =>
    adjustRequest(gate.context, { id, lines, reason: '' });
  const stockOf = async (offer: Offer) => (await stores.store.stock.ofOffer(offer.id)).map(({ stock }) => stock);
  const historyOf = async ({ id }: ServiceRequest) =>
    (await stores.store.audit.of('request', id)).map(({ action, actorKind, detail }) => ({
      action,
      actorKind,
      detail,
    }));
  const mailsOf = async ({ id }: ServiceRequest) => (await stores.store.outbox.ofSubject(id)).map(({ order }) => order);
  const kindsOf = async (request: ServiceRequest) => (await mailsOf(request)).map(({ kind: of }) => of);
  const pack = (offer: Offer) => makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 500 });

  describe('to its quantities', () => {
    it('takes added units from the stock, and gives removed ones to the queue at once', async () => {
      const offer = await gate.open({ items: [blankets], hasWaitlist: true });
      const request = await gate.sent(offer, { lines: asking(offer, 1), contact });
      await adjust(request, asking(offer, 3));
      expect(await gate.takenOf(offer)).toEqual([3]);
      const waiting = await gate.sent(offer, { lines: asking(offer, 2), ifShort: 'queue' });
      expect(waiting.state).toBe('waitlisted');
      await adjust(request, asking(offer, 2));
      expect((await gate.found(waiting)).state).toBe('accepted');
      expect(await gate.takenOf(offer)).toEqual([4]);
      expect((await historyOf(request)).filter(({ action }) => action === 'request.adjusted')).toMatchObject([
        { actorKind: 'visitor', detail: { from: '1 × Blanket', to: '3 × Blanket' } },
        { actorKind: 'visitor', detail: { from: '3 × Blanket', to: '2 × Blanket' } },
      ]);
      expect(await kindsOf(request)).toEqual(['receipt', 'request_adjusted', 'request_adjusted']);
    });

    it('obeys the offer’s current limits, and changes nothing when refused', async () => {
      const offer = await gate.open({ items: [blankets, lamps], limits: { unitsPerHome: 3, windowDays: null } });
      const home = retrievedAddress({ number: '700' });
      const request = await gate.sent(offer, { home, lines: asking(offer, 1) });
      const item = offer.definition.items[0]?.id ?? '';
      expect(await problemOf(adjust(request, asking(offer, 4)))).toBe('lines.0.quantity too_large');
      expect(await problemOf(adjust(request, asking(offer, 2, 2)))).toBe('lines too_many_in_total');
      expect(await problemOf(adjust(request, []))).toBe('lines nothing_chosen');
      expect(await problemOf(adjust(request, [{ item: 'none', quantity: 1 }]))).toBe('lines.0.item unknown_item');
      expect(await problemOf(adjust(request, [{ item, quantity: -1 }]))).toBe('lines.0.quantity too_small');
      await gate.sent(offer, { lines: asking(offer, 0, 1) });
      const short = await adjust(request, asking(offer, 1, 1)).catch((error: DoorstepError) => error);
      expect(short).toMatchObject({ code: 'sold_out', details: { left: [{ left: 0 }] } });
      await gate.sent(offer, { home, lines: asking(offer, 2) });
      expect(await problemOf(adjust(request, asking(offer, 2)))).toBe('already_asked');
      expect(await gate.found(request)).toEqual(request);
      expect(await gate.takenOf(offer)).toEqual([3, 1]);
    });

    it('is possible in a draw until the list is fixed', async () => {
      const offer = await gate.open({
        items: [blankets],
        allocation: 'draw',
        closesAt: new Date(Date.now() + 86_400_000).toISOString(),
        draw: {
          value: { en: 'The lottery' },
          format: { kind: 'digits', length: 6 },
          knownAt: new Date(Date.now() + 172_800_000).toISOString(),
        },
      });
      const entered = await gate.sent(offer, { lines: asking(offer, 1) });
      expect(await adjust(entered, asking(offer, 2))).toMatchObject({ state: 'entered', lines: [{ quantity: 2 }] });
      await stores.store.transaction(async (tx) => {
        const entries = [{ hash: 'a'.repeat(64), requestId: entered.id }];
        await tx.draws.fix(offer.id, { entries, digest: 'b'.repeat(64), at: await tx.now() });
      });
      expect(await problemOf(adjust(entered, asking(offer, 3)))).toBe('state_conflict');
    });

    it('reveals nothing about the home to a visitor without a pass, whether it has had its share or not', async () => {
      const offer = await gate.open({ items: [blankets], limits: { unitsPerHome: 2, windowDays: null } });
      const outcomes = [];
      for (const number of ['710', '711']) {
        const home = retrievedAddress({ number });
        const held = await gate.sent(offer, { home, lines: asking(offer, 1), pass: null });
        await acceptRequest(gate.staff, { id: held.id, reason: '' });
        if (number === '710') await gate.sent(offer, { home, lines: asking(offer, 1) });
        outcomes.push(await problemOf(adjust(held, asking(offer, 2))));
      }
      expect(outcomes).toEqual(['human_check_needed', 'human_check_needed']);
    });

    it('keeps the stock exact while many visitors correct and staff pack', async () => {
      const offer = await gate.open({ items: [blankets], limits: { unitsPerHome: 3, windowDays: null } });
      const home = retrievedAddress({ number: '720' });
      const requests = [
        await gate.sent(offer, { home, lines: asking(offer, 1) }),
        await gate.sent(offer, { home, lines: asking(offer, 1) }),
        await gate.sent(offer, { lines: asking(offer, 1) }),
      ];
      const changes = requests.map((request) => problemOf(adjust(request, asking(offer, 2))));
      const [outcomes] = await Promise.all([Promise.all(changes), pack(offer)]);
      const after = await Promise.all(requests.map(gate.found));
      const units = after.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(after.map(({ state }) => state)).toEqual(['packed', 'packed', 'packed']);
      expect(await gate.takenOf(offer)).toEqual([units]);
      expect(units).toBe(3 + outcomes.filter((outcome) => outcome === 'done').length);
      expect(units).toBeLessThanOrEqual(4);
    });
  });

  describe('to its details', () => {
    const asked: Partial<OfferInput> = {
      items: [itemInput({ openingStock: 20 })],
      contact: { name: 'required', email: 'optional', phone: 'optional' },
      questions: [
        {
          id: 'where',
          kind: 'choice',
          label: { en: 'Where will it stand?' },
          help: {},
          required: true,
          options: [
            { id: 'garden', label: { en: 'In a garden' } },
            { id: 'yard', label: { en: 'In a yard' } },
          ],
        },
      ],
    };
    const answers = { where: 'garden' };

    it('updates details and search, and records old value, new value and author', async () => {
      const offer = await gate.open(asked);
      const request = await gate.sent(offer, { contact, answers });
      const { id } = request;
      await changeDetails(gate.context, { id, change: { kind: 'name', value: 'Zebedee Fictional' } });
      await changeDetails(gate.context, { id, change: { kind: 'phone', value: '01632 960 001' } });
      const change = { kind: 'answer', question: 'where', value: 'yard' } as const;
      const changed = await changeDetails(gate.context, { id, change });
      expect(await gate.found(request)).toEqual({ ...changed, changedAt: expect.any(Number) });
      expect(changed).toMatchObject({
        state: 'accepted',
        contact: { name: 'Zebedee Fictional', email: contact.email, phone: '01632 960 001' },
        answers: { where: 'yard' },
      });
      const { rows } = await stores.store.requests.page({ search: 'zebedee', sort: 'newest', page: 1 }, 9);
      expect(rows.map((row) => row.id)).toEqual([id]);
      expect((await historyOf(request)).slice(1)).toEqual([
        {
          action: 'request.details_changed',
          actorKind: 'visitor',
          detail: { kind: 'name', from: 'Robin Fictional', to: 'Zebedee Fictional' },
        },
        {
          action: 'request.details_changed',
          actorKind: 'visitor',
          detail: { kind: 'phone', from: '', to: '01632 960 001' },
        },
        {
          action: 'request.details_changed',
          actorKind: 'visitor',
          detail: { kind: 'answer', from: 'In a garden', to: 'In a yard', question: 'Where will it stand?' },
        },
      ]);
      expect(await kindsOf(request)).toEqual(['receipt', 'details_changed', 'details_changed', 'details_changed']);
      await changeDetails(gate.context, { id, change });
      expect(await historyOf(request)).toHaveLength(4);
      await eraseRequest(gate.staff, { id });
      expect(JSON.stringify([await historyOf(request), await gate.found(request)])).not.toMatch(
        /Zebedee|Robin|yard|01632/,
      );
    });

    it('is validated as in a new request', async () => {
      const offer = await gate.open({ ...asked, addressPolicy: { care_of: 'refused' } as OfferInput['addressPolicy'] });
      const request = await gate.sent(offer, { contact, answers });
      const { id } = request;
      const outcomes = [
        { kind: 'name', value: '' } as const,
        { kind: 'name', value: 'c/o Somebody Else' } as const,
        { kind: 'phone', value: 'none' } as const,
        { kind: 'answer', question: 'where', value: 'roof' } as const,
        { kind: 'answer', question: 'where', value: undefined } as const,
        { kind: 'answer', question: 'who', value: 'me' } as const,
      ].map((change) => problemOf(changeDetails(gate.context, { id, change })));
      expect(await Promise.all(outcomes)).toEqual([
        'contact.name required',
        'contact.name care_of_refused',
        'contact.phone not_a_phone',
        'answers.where not_a_choice',
        'answers.where required',
        'answers.who unknown_field',
      ]);
      expect(await gate.found(request)).toEqual(request);
    });

    it('is refused once the request is packed, even when both happen at once', async () => {
      const offer = await gate.open(asked);
      const requests = [];
      for (let at = 0; at < 4; at += 1) requests.push(await gate.sent(offer, { contact, answers }));
      const change = { kind: 'name', value: 'Somebody Else' } as const;
      const [outcomes, batch] = await Promise.all([
        Promise.all(requests.map(({ id }) => problemOf(changeDetails(gate.context, { id, change })))),
        pack(offer),
      ]);
      expect(batch).toBeDefined();
      const names = (await Promise.all(requests.map(gate.found))).map(({ contact: { name } }) => name);
      expect(names).toEqual(outcomes.map((outcome) => (outcome === 'done' ? 'Somebody Else' : contact.name)));
      const [{ id } = { id: '' }] = requests;
      expect(await problemOf(changeDetails(gate.context, { id, change: { ...change, value: 'Too Late' } }))).toBe(
        'state_conflict',
      );
    });

    it('holds the request again if the new name is care of another recipient', async () => {
      const offer = await gate.open({ ...asked, addressPolicy: { care_of: 'held' } as OfferInput['addressPolicy'] });
      const { id } = await gate.sent(offer, { contact, answers });
      const renamed = (value: string) => changeDetails(gate.context, { id, change: { kind: 'name', value } });
      expect(await renamed('c/o Somebody Else')).toMatchObject({ state: 'held', holdReasons: ['care_of'] });
      expect(await gate.takenOf(offer)).toEqual([1]);
      expect(await renamed('Robin Fictional')).toMatchObject({ state: 'accepted', holdReasons: [] });
    });

    it('is possible 20 times a day at most', async () => {
      const offer = await gate.open(asked);
      const { id } = await gate.sent(offer, { answers });
      const rename = (at: number) =>
        problemOf(changeDetails(gate.context, { id, change: { kind: 'name', value: `Robin ${at}` } }));
      const outcomes = [];
      for (let at = 0; at < 21; at += 1) outcomes.push(await rename(at));
      expect(outcomes).toEqual([...Array<string>(20).fill('done'), 'rate_limited']);
    });
  });

  describe('to the address of a returned parcel', () => {
    const at = (number: string, units?: { kind: 'named'; count: number }) =>
      retrievedAddress({ number, ...(units === undefined ? {} : { units }) });
    const correct = ({ id }: ServiceRequest, home: ReturnType<typeof at>) =>
      correctAddress(gate.context, {
        id,
        address: { proof: JSON.stringify(home) },
        unit: '',
        reason: '',
        visitor: '',
        network: '',
      });
    const comeBack = async (offer: Offer, request: ServiceRequest, isBackOnShelf = true) => {
      const { id } = await pack(offer);
      await closeComposition(gate.staff, { id });
      await dispatchBatch(gate.staff, { id });
      const { reference } = request;
      await recordReturn(gate.staff, { reference, outcome: 'returned', reason: 'address_wrong', isBackOnShelf });
    };

    it('requests it again in one step, once, and takes a new unit', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 1 })] });
      const request = await gate.sent(offer, { home: at('730'), contact });
      await comeBack(offer, request);
      expect(await problemOf(correct(request, at('730')))).toBe('address address_same');
      const again = await correct(request, at('731'));
      expect(again).toMatchObject({ state: 'accepted', address: { number: '731' } });
      expect([await stockOf(offer), await gate.takenOf(offer)]).toEqual([[1], [1]]);
      expect((await historyOf(request)).at(-1)).toMatchObject({
        action: 'request.asked_again',
        actorKind: 'visitor',
        detail: { state: 'accepted', isOtherHome: true },
      });
      expect(await kindsOf(request)).toEqual(['receipt', 'dispatched', 'returned', 'sent_again']);
      await comeBack(offer, request);
      expect(await problemOf(correct(request, at('732')))).toBe('state_conflict');
    });

    it('joins the queue if none is left, or is refused if the offer has no queue', async () => {
      for (const hasWaitlist of [true, false]) {
        const offer = await gate.open({ items: [itemInput({ openingStock: 1 })], hasWaitlist });
        const request = await gate.sent(offer, { home: at(`74${Number(hasWaitlist)}`), contact });
        await comeBack(offer, request, false);
        expect(await problemOf(correct(request, at('749')))).toBe(hasWaitlist ? 'done' : 'sold_out');
        expect((await gate.found(request)).state).toBe(hasWaitlist ? 'waitlisted' : 'returned');
        // The dispatched unit is gone.
        expect([await stockOf(offer), await gate.takenOf(offer)]).toEqual(hasWaitlist ? [[0], [0]] : [[1], [1]]);
        expect((await kindsOf(request)).at(-1)).toBe(hasWaitlist ? 'receipt' : 'returned');
      }
    });

    it('is refused if the new home has had its share, and held if in doubt', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 3 })] });
      const request = await gate.sent(offer, { home: at('750'), contact });
      await comeBack(offer, request);
      await gate.sent(offer, { home: at('751') });
      expect(await problemOf(correct(request, at('751')))).toBe('already_asked');
      expect((await gate.found(request)).state).toBe('returned');
      const held = await correct(request, at('752', { kind: 'named', count: 4 }));
      expect(held).toMatchObject({ state: 'held', hasPass: true, holdReasons: ['unit_missing'] });
      expect(await gate.takenOf(offer)).toEqual([2]);
      expect((await kindsOf(request)).slice(-2)).toEqual(['returned', 'receipt']);
    });

    it('requests it once, however often it is sent at once', async () => {
      const offer = await gate.open({ items: [itemInput({ openingStock: 5 })] });
      const request = await gate.sent(offer, { home: at('760') });
      await comeBack(offer, request, false);
      await Promise.all(['761', '762', '761'].map((number) => problemOf(correct(request, at(number)))));
      const asked = (await historyOf(request)).filter(({ action }) => action === 'request.asked_again');
      expect(asked).toHaveLength(1);
      expect(await gate.takenOf(offer)).toEqual([1]);
      expect(await stockOf(offer)).toEqual([4]);
    });
  });

  describe('without a pass', () => {
    /** The outcome when the new address is a home that has had its share, and one that has not. */
    async function outcomes(isAccepted: boolean): Promise<[string, string][]> {
      const offer = await gate.open({ items: [itemInput({ openingStock: 9 })] });
      await gate.sent(offer, { home: retrievedAddress({ number: '771' }) });
      const seen: [string, string][] = [];
      for (const [own, other] of [
        ['770', '771'],
        ['772', '773'],
      ] as const) {
        const { id } = await gate.sent(offer, { home: retrievedAddress({ number: own }), pass: null });
        if (isAccepted) await acceptRequest(gate.staff, { id, reason: '' });
        const proof = JSON.stringify(retrievedAddress({ number: other }));
        const input = { id, address: { proof }, unit: '', reason: '', visitor: 'a visitor', network: 'a network' };
        const problem = await problemOf(correctAddress(gate.context, input));
        seen.push([problem, (await stores.store.requests.find(id))?.state ?? '']);
      }
      return seen;
    }

    it('reveals nothing about another home', async () => {
      expect(await outcomes(false)).toEqual([
        ['done', 'held'],
        ['done', 'held'],
      ]);
      expect(await outcomes(true)).toEqual([
        ['human_check_needed', 'accepted'],
        ['human_check_needed', 'accepted'],
      ]);
    });
  });
});
