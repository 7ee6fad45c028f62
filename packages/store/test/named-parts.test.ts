// Items, questions and answers that requests refer to outlive every save.
import type { OfferInput, Submission } from '@doorstep/contract';
import { DoorstepError, offeredOf, saveOffer, withdrawRequest, type Offer } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate, type Gate } from './gate.ts';
import { databases, useStore } from './stores.ts';

const questions: OfferInput['questions'] = [
  {
    id: 'tap',
    kind: 'choice',
    label: { en: 'Which tap?' },
    help: {},
    required: false,
    options: [
      { id: 'round', label: { en: 'Round' } },
      { id: 'square', label: { en: 'Square' } },
    ],
  },
  {
    id: 'rooms',
    kind: 'choices',
    label: { en: 'Where?' },
    help: {},
    required: false,
    options: [
      { id: 'kitchen', label: { en: 'Kitchen' } },
      { id: 'bath', label: { en: 'Bath' } },
    ],
  },
  { id: 'note', kind: 'long_text', label: { en: 'Anything else?' }, help: {}, required: false, options: [] },
];

describe.each(databases)('items, questions and answers that requests refer to, on %s,', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  let offer: Offer;
  beforeEach(async () => {
    gate = createGate(stores.store);
    offer = await gate.open({
      items: [itemInput({ openingStock: 1 }), itemInput({ openingStock: 5 })],
      questions,
      hasWaitlist: true,
    });
  });

  const input = (changes: Partial<OfferInput> = {}): OfferInput => ({ ...offer.definition, ...changes });
  const save = (changes: Partial<OfferInput>) =>
    saveOffer(gate.staff, { id: offer.id, version: offer.version, input: input(changes) });
  const itemId = (at: number) => offer.definition.items[at]?.id ?? '';
  const send = (answers: Submission['answers'], at = 0) =>
    gate.sent(offer, { answers, lines: [{ item: itemId(at), quantity: 1 }], ifShort: 'queue' });

  it('are counted per item, queue and answer, without visitors’ own texts', async () => {
    await send({ tap: 'round', rooms: ['kitchen', 'bath'], note: 'round' });
    await send({ tap: '', rooms: [], note: '' });
    expect(await stores.store.offers.uses(offer.id, offer.definition)).toEqual({
      items: [{ id: itemId(0), requests: 2, waiting: 1 }],
      places: [],
      questions: ['note', 'rooms', 'tap'].map((id) => ({ id, requests: 1 })),
      answers: [
        { question: 'rooms', id: 'bath', requests: 1 },
        { question: 'rooms', id: 'kitchen', requests: 1 },
        { question: 'tap', id: 'round', requests: 1 },
      ],
    });
  });

  it('are kept as retired when a save leaves them out; unused ones are removed', async () => {
    await send({ tap: 'round', note: 'By the door' });
    const { definition } = await save({
      items: [itemInput()],
      questions: [{ ...questions[0]!, options: [{ id: 'flat', label: { en: 'Flat' } }] }],
    });
    expect(definition.items.map(({ id, isRetired }) => [id === itemId(0), isRetired ?? false])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(definition.questions.map(({ id, isRetired }) => [id, isRetired ?? false])).toEqual([
      ['tap', false],
      ['note', true],
    ]);
    expect(definition.questions[0]?.options.map(({ id, isRetired }) => [id, isRetired ?? false])).toEqual([
      ['flat', false],
      ['round', true],
    ]);
    const offered = offeredOf(definition);
    expect([offered.items.length, offered.questions.length, offered.questions[0]?.options.length]).toEqual([1, 1, 1]);
  });

  it('are refused to new visitors once retired, and offered again when restored', async () => {
    await send({ tap: 'round' });
    const retired = await save({ items: [itemInput()], questions: [] });
    await expect(gate.send(offer)).rejects.toMatchObject({ details: { fields: [{ code: 'unknown_item' }] } });
    const back = retired.definition.items.map((item) => ({ ...item, isRetired: false }));
    const { definition } = await saveOffer(gate.staff, {
      id: offer.id,
      version: retired.version,
      input: { ...retired.definition, items: back },
    });
    expect(definition.items.every(({ isRetired }) => isRetired !== true)).toBe(true);
    expect((await gate.sent(offer)).lines).toEqual([{ itemId: itemId(0), quantity: 1 }]);
  });

  it('are at most 50, including retired ones: a save beyond changes nothing', async () => {
    await send({});
    const items = Array.from({ length: 50 }, () => itemInput());
    await expect(save({ items })).rejects.toMatchObject({
      details: { fields: [{ field: 'items', code: 'too_many', values: { max: 50 } }] },
    });
    expect((await stores.store.offers.find(offer.id))?.version).toBe(offer.version);
  });

  it('serve the queue of a retired item', async () => {
    const first = await send({});
    const waiting = await send({});
    expect(waiting.state).toBe('waitlisted');
    await save({ items: [itemInput()] });
    await withdrawRequest(gate.staff, { id: first.id, reason: '' });
    expect((await stores.store.requests.find(waiting.id))?.state).toBe('accepted');
  });

  // In either order, a request refers only to parts that its offer has.
  it('are not removed under concurrent submissions', async () => {
    const sending = Array.from({ length: 12 }, async () => {
      try {
        return await send({ tap: 'square' }, 1);
      } catch (error) {
        if (error instanceof DoorstepError && error.code === 'request_invalid') return null;
        throw error;
      }
    });
    const saved = await save({ items: offer.definition.items.slice(0, 1), questions: [] });
    const requests = (await Promise.all(sending)).filter((request) => request !== null);
    const now = (await stores.store.offers.find(offer.id))?.definition;
    expect(saved.version).toBe(offer.version + 1);
    if (requests.length > 0) {
      expect(now?.items.map(({ id }) => id)).toContain(itemId(1));
      expect(now?.questions[0]?.options.map(({ id }) => id)).toContain('square');
    }
  });
});

describe('a concurrent submission, on postgres,', () => {
  const stores = useStore('postgres');

  it('waits for a save in progress, and is checked against the saved offer', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput(), itemInput()] });
    const [kept, gone] = offer.definition.items;
    let sending: Promise<unknown> = Promise.resolve();
    await stores.store.transaction(async (tx) => {
      await tx.offers.supersede(offer.id, offer.version, Date.now());
      const lines = [{ item: gone?.id ?? '', quantity: 1 }];
      sending = gate.send(offer, { lines }).then(
        () => 'saved',
        (error: DoorstepError) => error.details.fields,
      );
      await stores.untilBlocked();
      const definition = { ...offer.definition, items: [kept!] };
      await tx.offers.saveVersion({ id: offer.id, version: offer.version, definition }, Date.now());
    });
    expect(await sending).toEqual([{ field: 'lines.0.item', code: 'unknown_item' }]);
  });

  it('blocks a save, which then keeps the parts it refers to', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open({ items: [itemInput(), itemInput()] });
    const [kept, named] = offer.definition.items;
    let sending: Promise<unknown> | undefined;
    let saving: Promise<Offer> | undefined;
    await stores.store.transaction(async (tx) => {
      await tx.stock.lock([named?.id ?? '']);
      sending = gate.send(offer, { lines: [{ item: named?.id ?? '', quantity: 1 }] });
      await stores.untilBlocked();
      const input = { ...offer.definition, items: [kept!] };
      saving = saveOffer(gate.staff, { id: offer.id, version: offer.version, input });
      await stores.untilBlocked(2);
    });
    await sending;
    expect((await saving)?.definition.items.map((item) => [item.id, item.isRetired ?? false])).toEqual([
      [kept?.id, false],
      [named?.id, true],
    ]);
  });
});
