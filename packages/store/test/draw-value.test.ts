// The public value of a draw: its canonical spelling, and the two people who enter it; on both databases.
import { enterDrawValue, fixDueDraws, type Context } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { createDrawGate, hourMs } from './draw-gate.ts';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('the public value of a draw, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);
  const draws = createDrawGate(gate, stores);

  it('is accepted only in the announced spelling', async () => {
    const numbers = { kind: 'numbers', count: 3, min: 1, max: 49, order: 'ascending' } as const;
    const knownAt = new Date(Date.now() + 2 * hourMs).toISOString();
    const offer = await draws.draw({ draw: { value: { en: 'The lottery' }, format: numbers, knownAt } });
    await draws.enter(offer, 1);
    await draws.close(offer);
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
    await draws.confirmValue({ offerId: offer.id, value: '4 8 15' });
    expect(await stores.store.draws.find(offer.id)).toMatchObject({ state: 'drawn', value: '4 8 15' });
  });

  it('starts the draw once a second person has entered the same value', async () => {
    const offer = await draws.draw();
    const [request = { id: '' }] = await draws.enter(offer, 1);
    await draws.close(offer);
    await fixDueDraws(gate.context);
    const value = (text: string, context: Context) => enterDrawValue(context, { offerId: offer.id, value: text });
    expect(await value('a', gate.staff)).toMatchObject({ state: 'fixed', value: null });
    await expect(value('a', gate.staff)).rejects.toThrow('draw_value_own');
    // They disagree: nothing is drawn, and each may correct their own value.
    expect(await value('b', draws.second())).toMatchObject({ state: 'fixed', value: null });
    await expect(value('b', draws.second())).rejects.toThrow('draw_value_own');
    expect(await value('c', gate.staff)).toMatchObject({ state: 'fixed', value: null });
    expect(
      (await stores.store.draws.values(offer.id))
        .map((one) => [one.personName, one.value])
        .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    ).toEqual([
      ['Ezra Fictional', 'b'],
      ['Olive Fictional', 'c'],
    ]);
    expect(await draws.stateOf(request)).toBe('entered');
    expect(await value('c', draws.second())).toMatchObject({ state: 'drawn', value: 'c' });
    expect(await draws.stateOf(request)).toBe('accepted');
    const audit = (await stores.store.audit.of('offer', offer.id)).map(({ action }) => action);
    expect(audit.filter((action) => action === 'draw.value_proposed')).toHaveLength(3);
    expect(audit.filter((action) => action === 'draw.value_confirmed')).toHaveLength(1);
  });

  it('cannot be entered and confirmed by one person, by a database constraint', async () => {
    const offer = await draws.draw();
    await draws.enter(offer, 1);
    await draws.close(offer);
    await fixDueDraws(gate.context);
    const one = { value: 'a', ranked: [], proposedBy: 'owner-1', confirmedBy: 'owner-1' };
    await expect(stores.store.draws.rank(offer.id, one)).rejects.toThrow(/draw_value_is_confirmed_by_another/);
  });
});
