// Bulk decisions by filter: exactly the requests that were shown are decided.
import type { DecisionVerb } from '@doorstep/contract';
import {
  changeDetails,
  decideMatching,
  makeBatch,
  previewMatching,
  declineRequest,
  toIso,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('all requests that match a filter, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);
  let offer: Offer;
  let held: ServiceRequest[];
  beforeEach(async () => {
    offer = await gate.open({ items: [itemInput({ openingStock: 2 }), itemInput({ openingStock: 5 })] });
    held = [];
    const receivedAt = Date.now();
    for (const [index, name] of ['Ada', 'Basil', 'Cleo'].entries()) held.push(await sent(name, receivedAt + index));
  });

  const sent = (name: string, receivedAt = Date.now()) =>
    gate.sent(offer, {
      contact: { name, email: name === 'Cleo' ? '' : `${name}@mail.example`, phone: '' },
      receivedAt,
      pass: null,
    });
  /** A moment after all of them arrived and before anything later: the database's clock moves on. */
  async function readAt(): Promise<string> {
    const all = await stores.store.requests.findAll(held.map(({ id }) => id));
    const last = Math.max(...all.map(({ changedAt }) => changedAt));
    while ((await stores.store.now()) <= last + 1);
    return toIso(last + 1);
  }
  const choose = async () => ({ offer: offer.id, state: 'held', search: '', readAt: await readAt() }) as const;
  const decide = (
    choice: Awaited<ReturnType<typeof choose>>,
    decision: DecisionVerb,
    more: { expected?: number; cursor?: string; item?: string } = {},
  ) => decideMatching(gate.staff, { ...choice, decision, reason: 'No more', note: '', expected: 3, ...more });
  const states = async () =>
    (await Promise.all(held.map(({ id }) => stores.store.requests.find(id)))).map((request) => request?.state);

  it('are accepted in order of arrival, with the reason for each that is not', async () => {
    const outcome = await decide(await choose(), 'accept');
    expect(outcome).toMatchObject({ decided: 2, refused: { sold_out: 1 }, met: 3, next: null });
    expect(await states()).toEqual(['accepted', 'accepted', 'held']);
  });

  it('exclude those that arrived or changed after the list was read', async () => {
    const choice = await choose();
    await changeDetails(gate.context, { id: held[1]?.id ?? '', change: { kind: 'name', value: 'Basilia' } });
    held.push(await sent('Dora'));
    expect(await decide(choice, 'decline')).toMatchObject({ decided: 2, met: 2, refused: {} });
    expect(await states()).toEqual(['declined', 'held', 'declined', 'held']);
  });

  it('are left unchanged if more match than were shown', async () => {
    await expect(decide(await choose(), 'decline', { expected: 2 })).rejects.toMatchObject({ code: 'request_changed' });
    expect(await states()).toEqual(['held', 'held', 'held']);
  });

  it('are decided in parts, each starting where the last ended, and none twice', async () => {
    const choice = await choose();
    const list = { ...choice, changedBefore: choice.readAt, sort: 'oldest', page: 1 } as const;
    const { next } = await stores.store.requests.page(list, 1);
    expect(await decide(choice, 'decline', { cursor: next ?? '' })).toMatchObject({ decided: 2, met: 2, next: null });
    expect(await states()).toEqual(['held', 'declined', 'declined']);
    await declineRequest(gate.staff, { id: held[0]?.id ?? '', reason: 'first', note: '' });
    expect(await decide(choice, 'decline')).toMatchObject({ decided: 0, met: 0 });
  });

  it('are limited to an item if the filter names one', async () => {
    const [first, second] = offer.definition.items;
    const choice = await choose();
    expect(await decide(choice, 'decline', { item: second?.id ?? '' })).toMatchObject({ met: 0 });
    expect(await decide(choice, 'decline', { item: first?.id ?? '' })).toMatchObject({ met: 3 });
  });

  it('can be previewed with their number and emails, without changing anything', async () => {
    const choice = await choose();
    const preview = await previewMatching(gate.staff, { ...choice, decision: 'decline', reason: 'No more' });
    expect(preview).toMatchObject({ requests: 3, withEmail: 2 });
    expect(preview.mails).toHaveLength(2);
    expect(await states()).toEqual(['held', 'held', 'held']);
  });

  it('are not decided without permission, and not declined without a reason', async () => {
    const choice = { ...(await choose()), decision: 'decline', reason: '', note: '', expected: 3 } as const;
    await expect(decideMatching(gate.context, choice)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(decideMatching(gate.staff, choice)).rejects.toMatchObject({ code: 'request_invalid' });
    await expect(previewMatching(gate.context, choice)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('make a batch of those accepted and unchanged since', async () => {
    await decide(await choose(), 'accept');
    const at = await readAt();
    await changeDetails(gate.context, { id: held[0]?.id ?? '', change: { kind: 'name', value: 'Adah' } });
    const matching = { search: '', readAt: at };
    const { id } = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 500, matching });
    expect(await stores.store.batches.count(id)).toMatchObject({ parcels: 1 });
    expect(await states()).toEqual(['accepted', 'packed', 'held']);
  });
});
