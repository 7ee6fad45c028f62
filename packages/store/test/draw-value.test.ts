// The public value of a draw: its one spelling, and the two people who enter it; on both databases.
import type { OfferInput } from '@doorstep/contract';
import { enterDrawValue, fixAfterMs, fixDueDraws, type Context, type Offer, type ServiceRequest } from '@doorstep/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate, type Gate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

const hourMs = 3_600_000;
const format = { kind: 'hex', length: 1 } as const;

describe.each(databases)('the public value of a draw, on %s,', (kind) => {
  let stores: TestStore;
  let gate: Gate;
  beforeAll(async () => {
    stores = await openTestStore(kind);
    gate = createGate(stores.store);
  });
  afterAll(() => stores.end());

  const draw = (changes: Partial<OfferInput> = {}) =>
    gate.open({
      allocation: 'draw',
      closesAt: new Date(Date.now() + hourMs).toISOString(),
      draw: {
        value: { en: 'The lottery of 1 December' },
        format,
        knownAt: new Date(Date.now() + 2 * hourMs).toISOString(),
      },
      ...changes,
    });

  /** Moves what the offer says into the past: it closed a while ago, and the value is known. */
  async function close(offer: Offer, closedFor = fixAfterMs + 1000): Promise<void> {
    const closesAt = new Date(Date.now() - closedFor).toISOString();
    const knownAt = new Date(Date.now() - closedFor + 1).toISOString();
    const { offers } = stores.store;
    const { id, version, definition } = (await offers.find(offer.id)) ?? offer;
    const draw = definition.draw === null ? null : { ...definition.draw, knownAt };
    await offers.saveVersion({ id, version, definition: { ...definition, closesAt, draw } }, Date.now());
  }

  async function enter(offer: Offer, count: number): Promise<ServiceRequest[]> {
    const requests: ServiceRequest[] = [];
    for (let number = 0; number < count; number += 1) {
      const { answer } = await gate.send(offer);
      expect(answer.state).toBe('entered');
      requests.push(await byReference(answer.reference));
    }
    return requests;
  }

  async function byReference(reference: string): Promise<ServiceRequest> {
    const request = await stores.store.requests.findByReference(reference);
    if (request === null) throw new Error(`no request ${reference}`);
    return request;
  }

  /** The second person who may enter a value. */
  const second = () => asPerson('editor-2', 'Ezra Fictional');
  const asPerson = (id: string, name: string): Context => ({
    ...gate.staff,
    actor: { kind: 'person', id, name, role: 'editor' },
  });

  /** Two people enter the same. @param confirming What the second works with. */
  async function confirmValue(entered: { offerId: string; value: string }, confirming = second()): Promise<void> {
    await enterDrawValue(gate.staff, entered);
    await enterDrawValue(confirming, entered);
  }

  const again = async ({ id }: { id: string }) => (await stores.store.requests.find(id))?.state;

  it('takes a value in the one spelling that was announced, and in no other', async () => {
    const numbers = { kind: 'numbers', count: 3, min: 1, max: 49, order: 'ascending' } as const;
    const knownAt = new Date(Date.now() + 2 * hourMs).toISOString();
    const offer = await draw({ draw: { value: { en: 'The lottery' }, format: numbers, knownAt } });
    await enter(offer, 1);
    await close(offer);
    await fixDueDraws(gate.context);
    for (const value of [
      '15 4 8',
      '4, 8, 15',
      '04 08 15',
      '4  8 15',
      ' 4 8 15',
      '4 8 15\n',
      '4-8-15',
      '４ 8 15',
      '4 8',
    ]) {
      await expect(enterDrawValue(gate.staff, { offerId: offer.id, value })).rejects.toMatchObject({
        code: 'request_invalid',
        details: { fields: [{ field: 'value', code: 'draw_value_form', values: { count: 3 } }] },
      });
    }
    expect(await stores.store.draws.values(offer.id)).toEqual([]);
    await confirmValue({ offerId: offer.id, value: '4 8 15' });
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'drawn', value: '4 8 15' });
  });

  it('draws once a second person has entered the same value, who is not the first', async () => {
    const offer = await draw();
    const [request = { id: '' }] = await enter(offer, 1);
    await close(offer);
    await fixDueDraws(gate.context);
    const value = (text: string, context: Context) => enterDrawValue(context, { offerId: offer.id, value: text });
    expect(await value('a', gate.staff)).toMatchObject({ state: 'fixed', value: null });
    await expect(value('a', gate.staff)).rejects.toThrow('draw_value_own');
    // They disagree: nothing is drawn, and each may correct their own.
    expect(await value('b', second())).toMatchObject({ state: 'fixed', value: null });
    await expect(value('b', second())).rejects.toThrow('draw_value_own');
    expect(await value('c', gate.staff)).toMatchObject({ state: 'fixed', value: null });
    expect(
      (await stores.store.draws.values(offer.id))
        .map((one) => [one.personName, one.value])
        .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    ).toEqual([
      ['Ezra Fictional', 'b'],
      ['Olive Fictional', 'c'],
    ]);
    expect(await again(request)).toBe('entered');
    expect(await value('c', second())).toMatchObject({ state: 'drawn', value: 'c' });
    expect(await again(request)).toBe('accepted');
    const audit = (await stores.store.audit.of('offer', offer.id)).map(({ action }) => action);
    expect(audit.filter((action) => action === 'draw.value_proposed')).toHaveLength(3);
    expect(audit.filter((action) => action === 'draw.value_confirmed')).toHaveLength(1);
  });

  it('has a database that takes no value that one person both entered and confirmed', async () => {
    const offer = await draw();
    await enter(offer, 1);
    await close(offer);
    await fixDueDraws(gate.context);
    const one = { value: 'a', ranked: [], proposedBy: 'owner-1', confirmedBy: 'owner-1' };
    await expect(stores.store.draws.rank(offer.id, one)).rejects.toThrow(/draw_value_is_confirmed_by_another/);
  });
});
