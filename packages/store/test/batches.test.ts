// Batches from accepted to delivered, on both databases: a request is in one batch at a time, and a batch is complete
// or not made.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BatchChoice, OfferInput } from '@doorstep/contract';
import {
  closeBatch,
  closeComposition,
  closeDelivered,
  correctAddress,
  dispatchBatch,
  DoorstepError,
  emptyAddress,
  eraseRequest,
  exportPersonalData,
  finishBatches,
  makeBatch,
  previewBatch,
  recordPrinting,
  reopenComposition,
  saveTracking,
  takeOutOfBatch,
  transitionOffer,
  undoBatch,
  findDiscrepancies,
  withdrawRequest,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { itemInput, retrievedAddress, serveDays } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runDailyJobs } from './days-later.ts';
import { createGate, useGate } from './gate.ts';
import { databases } from './stores.ts';

const run = promisify(execFile);
const dayMs = 86_400_000;
const email = { name: 'Robin Fictional', email: 'robin@example.org', phone: '' };

describe.each(databases)('batches on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  const open = (changes: Partial<OfferInput> = {}) =>
    gate.open({ items: [itemInput({ openingStock: 1000 })], ...changes });
  const sent = (offer: Offer, count: number): Promise<ServiceRequest[]> =>
    Promise.all(Array.from({ length: count }, () => gate.sent(offer, { contact: email })));
  const choice = ({ id }: Offer, changes: Partial<BatchChoice> = {}): BatchChoice => ({
    offerId: id,
    country: '',
    postcode: '',
    max: 500,
    ...changes,
  });
  const statesOf = async (requests: ServiceRequest[]) =>
    (await stores.store.requests.findAll(requests.map(({ id }) => id))).map(({ state }) => state);
  const idsIn = async (batchId: string) =>
    (await stores.store.batches.parcels(batchId, { max: 1000 })).map(({ requestId }) => requestId);
  const problemOf = async (work: Promise<unknown>) => {
    try {
      await work;
      return 'done';
    } catch (error) {
      if (!(error instanceof DoorstepError)) throw error;
      return error.details.fields === undefined
        ? error.code
        : error.details.fields.map(({ field, code }) => `${field}: ${code}`).join(', ');
    }
  };
  const mailsOf = async ({ id }: ServiceRequest) =>
    (await stores.store.outbox.ofSubject(id)).map(({ order }) => order).filter((order) => order.kind === 'dispatched');

  it('go from open to closed, and email the visitor the tracking number on dispatch', async () => {
    const offer = await open();
    const requests = await sent(offer, 3);
    const [first, second, third] = requests as [ServiceRequest, ServiceRequest, ServiceRequest];
    const { id, state } = await makeBatch(gate.staff, choice(offer));
    expect([state, await statesOf(requests)]).toEqual(['open', Array<string>(3).fill('packed')]);
    expect(new Set(await idsIn(id))).toEqual(new Set(requests.map((request) => request.id)));
    expect(await stores.store.batches.items(id)).toEqual([{ itemId: offer.definition.items[0]?.id, quantity: 3 }]);

    // An open batch cannot leave, and a locked one cannot be reopened once printed.
    expect(await problemOf(dispatchBatch(gate.staff, { id }))).toBe('batch_not_locked');
    await closeComposition(gate.staff, { id });
    await reopenComposition(gate.staff, { id });
    await closeComposition(gate.staff, { id });
    await recordPrinting(gate.staff, { id });
    expect(await problemOf(reopenComposition(gate.staff, { id }))).toBe('state_conflict');
    expect(await problemOf(recordPrinting(gate.staff, { id }))).toBe('reason: required');
    await recordPrinting(gate.staff, { id, reason: 'labels_damaged' });

    const tracking = { carrier: 'Royal Mail', trackingLink: 'https://carrier.example/{number}' };
    const parcels = [{ reference: first.reference, number: 'AB 1' }];
    await saveTracking(gate.staff, { id, ...tracking, parcels });
    expect(await dispatchBatch(gate.staff, { id, references: [first.reference] })).toEqual({
      dispatched: 1,
      emails: 1,
    });
    expect((await mailsOf(first)).map(({ values }) => values)).toMatchObject([
      { carrier: 'Royal Mail', tracking: 'AB 1', trackingUrl: 'https://carrier.example/AB%201' },
    ]);
    expect(await mailsOf(second)).toEqual([]);
    expect(await problemOf(undoBatch(gate.staff, { id }))).toBe('state_conflict');
    expect(await problemOf(takeOutOfBatch(gate.staff, { id, requestIds: [first.id] }))).toBe(
      'requestIds.0: already_dispatched',
    );
    await takeOutOfBatch(gate.staff, { id, requestIds: [third.id] });
    expect((await stores.store.batches.find(id))?.state).toBe('printed');
    expect(await dispatchBatch(gate.staff, { id })).toEqual({ dispatched: 1, emails: 1 });
    expect((await stores.store.batches.find(id))?.state).toBe('dispatched');
    expect(await problemOf(dispatchBatch(gate.staff, { id }))).toBe('state_conflict');

    await closeBatch(gate.staff, { id });
    expect(await statesOf([first])).toEqual(['closed']);
    expect(await statesOf([second])).toEqual(['closed']);
    expect(await statesOf([third])).toEqual(['accepted']);
    const actions = (await stores.store.audit.of('request', first.id)).map(({ action }) => action);
    expect(actions).toEqual(['request.accepted', 'request.packed', 'request.dispatched', 'request.closed']);
  });

  it('take the oldest matching requests, as their preview says', async () => {
    const offer = await open();
    const home = (postcode: string, countryCode: string, number: string) =>
      gate.sent(offer, { home: retrievedAddress({ postcode, countryCode, number: `9${number}` }) });
    const here = [
      await home('LK1 2AB', 'GB', '1'),
      await home('LK12 2AB', 'GB', '2'),
      await home('LK1 9ZZ', 'GB', '3'),
    ];
    const wanted = choice(offer, { country: 'GB', postcode: 'lk12', max: 2 });
    expect(await previewBatch(gate.staff, wanted)).toMatchObject({
      parcels: 2,
      matching: 2,
      items: [{ quantity: 2 }],
      withoutAddress: 0,
      overByMerge: 0,
    });
    expect(await previewBatch(gate.staff, choice(offer, { max: 2 }))).toMatchObject({ parcels: 2, matching: 3 });
    expect(await problemOf(makeBatch(gate.staff, choice(offer, { country: 'FR' })))).toBe('nothing_to_pack');
    const { id } = await makeBatch(gate.staff, choice(offer, { max: 2 }));
    expect(await idsIn(id)).toEqual(here.slice(0, 2).map((request) => request.id));
  });

  it('created by two people at once share no request, and named requests go to one of them as a whole', async () => {
    const offer = await open();
    const requests = await sent(offer, 40);
    const all = requests.map(({ id }) => id);
    const other = createGate((await stores.again()).store).staff;
    const made = await Promise.all([
      makeBatch(gate.staff, choice(offer, { max: 25 })),
      makeBatch(other, choice(offer, { max: 25 })),
    ]);
    const lists = await Promise.all(made.map(({ id }) => idsIn(id)));
    expect(lists.map((ids) => ids.length).toSorted((a, b) => a - b)).toEqual([15, 25]);
    expect(lists.flat().toSorted()).toEqual(all.toSorted());

    for (const { id } of made) await undoBatch(gate.staff, { id });
    expect(new Set(await statesOf(requests))).toEqual(new Set(['accepted']));
    const outcomes = await Promise.all(
      [gate.staff, other].map((staff, index) =>
        problemOf(makeBatch(staff, choice(offer, { requestIds: index === 0 ? all : all.slice(0, 30).toReversed() }))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== 'done')).toContain('requestIds.0: not_accepted');
    const { parcels } = (await stores.store.batches.list({ offerIds: [offer.id] }, { limit: 10 })).rows[0] ?? {
      parcels: 0,
    };
    expect((await statesOf(requests)).filter((state) => state === 'packed')).toHaveLength(parcels);
    expect([30, 40]).toContain(parcels);
  });

  it('hold a request only once, by a database constraint', async () => {
    const offer = await open();
    const [request] = await sent(offer, 1);
    const { id } = await makeBatch(gate.staff, choice(offer));
    const second = gate.context.secrets.newId();
    const adding = stores.store.transaction(async (tx) => {
      const made = { id: second, offerId: offer.id, state: 'open', createdBy: '', createdAt: 0, once: null } as const;
      await tx.batches.insert(made);
      const { id: requestId = '', address = emptyAddress } = request ?? {};
      await tx.batches.add(second, [{ requestId, recipient: { name: '', address } }]);
    });
    await expect(adding).rejects.toThrow(/unique/i);
    expect(await idsIn(id)).toHaveLength(1);
  });

  it('race with a visitor who cancels, and exactly one of the two succeeds', async () => {
    const offer = await open();
    const [request] = (await sent(offer, 1)) as [ServiceRequest];
    const outcomes: Promise<string>[] = [];
    // Both have reached the request before either can continue.
    await stores.store.transaction(async (tx) => {
      await tx.requests.lock(request.id);
      const visitor = { ...gate.context, actor: { kind: 'visitor' } as const };
      outcomes.push(
        problemOf(makeBatch(gate.staff, choice(offer))),
        problemOf(withdrawRequest(visitor, { id: request.id, reason: '' })),
      );
      await stores.untilBlocked(2);
    });
    const [made, withdrawn] = await Promise.all(outcomes);
    const [state] = await statesOf([request]);
    if (made === 'done') expect([withdrawn, state]).toEqual(['state_conflict', 'packed']);
    else expect([made, withdrawn, state]).toEqual(['nothing_to_pack', 'done', 'withdrawn']);
  });

  it('prevent a packed request from being withdrawn, corrected or erased until it is taken out', async () => {
    const offer = await open();
    const requests = (await sent(offer, 3)) as [ServiceRequest, ServiceRequest, ServiceRequest];
    const [{ id: requestId }] = requests;
    const { id } = await makeBatch(gate.staff, choice(offer));
    const address = { proof: JSON.stringify(retrievedAddress({ number: '77' })) };
    expect(await problemOf(withdrawRequest(gate.staff, { id: requestId, reason: '' }))).toBe('state_conflict');
    expect(
      await problemOf(
        correctAddress(gate.staff, { id: requestId, address, unit: '', reason: 'moved', visitor: '', network: '' }),
      ),
    ).toBe('state_conflict');
    expect(await problemOf(eraseRequest(gate.staff, { id: requestId }))).toBe('state_conflict');
    expect(await problemOf(takeOutOfBatch(gate.staff, { id, requestIds: [requestId, 'unknown'] }))).toBe(
      'requestIds.1: not_in_batch',
    );
    await takeOutOfBatch(gate.staff, { id, requestIds: [requestId] });
    await withdrawRequest(gate.staff, { id: requestId, reason: '' });
    await closeComposition(gate.staff, { id });
    await undoBatch(gate.staff, { id });
    expect(await statesOf(requests.slice(1))).toEqual(['accepted', 'accepted']);
    expect([await idsIn(id), (await stores.store.batches.find(id))?.state]).toEqual([[], 'undone']);
    expect(await stores.store.batches.list({ offerIds: [offer.id] }, { limit: 10 })).toEqual({ rows: [], next: null });
    expect(await problemOf(undoBatch(gate.staff, { id }))).toBe('state_conflict');
  });

  it('report every wrong line of a list, and save none of it', async () => {
    const offer = await open();
    const [one, two, elsewhere] = (await sent(offer, 3)) as [ServiceRequest, ServiceRequest, ServiceRequest];
    const { id } = await makeBatch(gate.staff, choice(offer, { requestIds: [one.id, two.id] }));
    await closeComposition(gate.staff, { id });
    const parcels = [one, elsewhere, two, one].map(({ reference }, index) => ({ reference, number: `N${index}` }));
    expect(await problemOf(saveTracking(gate.staff, { id, carrier: 'Any', trackingLink: '', parcels }))).toBe(
      'parcels.1.reference: not_in_batch, parcels.3.reference: named_twice',
    );
    const references = [one.reference, elsewhere.reference];
    expect(await problemOf(dispatchBatch(gate.staff, { id, references }))).toBe('references.1: not_in_batch');
    expect(await statesOf([one])).toEqual(['packed']);
    const [parcel] = await stores.store.batches.parcels(id, { max: 1 });
    expect([parcel?.trackingNumber, (await stores.store.batches.find(id))?.carrier]).toEqual(['', '']);
    await dispatchBatch(gate.staff, { id, references: [one.reference] });
    expect(await problemOf(dispatchBatch(gate.staff, { id, references: [one.reference, two.reference] }))).toBe(
      'references.0: already_dispatched',
    );
    expect(await statesOf([two])).toEqual(['packed']);
    expect(await problemOf(reopenComposition(gate.staff, { id }))).toBe('state_conflict');
  });

  it('are created completely or not at all when the process is killed midway', async () => {
    const offer = await open();
    const requests = await sent(offer, 210);
    const place = stores.place;
    const script = join(import.meta.dirname, 'killed-while-packing.ts');
    const { signal } = await run(process.execPath, [script, place, offer.id]).then(
      () => ({ signal: 'none' }),
      (error: { signal: string }) => error,
    );
    expect(signal).toBe('SIGKILL');
    const [batch] = (await stores.store.batches.list({ offerIds: [offer.id] }, { limit: 1 })).rows;
    expect(batch).toMatchObject({ state: 'filling', parcels: 100 });
    const { id = '' } = batch ?? {};
    // A half-made batch allows no action.
    expect(await problemOf(closeComposition(gate.staff, { id }))).toBe('state_conflict');
    await finishBatches(gate.context);
    expect((await stores.store.batches.find(id))?.state).toBe('filling');
    await sql`update batch set updated_at = updated_at - 61000 where id = ${id}`.execute(stores.database.db);
    await finishBatches(gate.context);
    expect((await stores.store.batches.find(id))?.state).toBe('undone');
    expect(new Set(await statesOf(requests))).toEqual(new Set(['accepted']));
    const again = await makeBatch(gate.staff, choice(offer));
    expect(await idsIn(again.id)).toHaveLength(210);
  });

  it('release their requests when a later one is unavailable', async () => {
    const offer = await open();
    const requests = await sent(offer, 110);
    const last = requests.at(-1)?.id ?? '';
    await withdrawRequest(gate.staff, { id: last, reason: '' });
    const requestIds = requests.map(({ id }) => id);
    expect(await problemOf(makeBatch(gate.staff, choice(offer, { requestIds })))).toBe('requestIds.109: not_accepted');
    expect((await statesOf(requests)).filter((state) => state === 'accepted')).toHaveLength(109);
    expect(await stores.store.batches.list({ offerIds: [offer.id] }, { limit: 10 })).toEqual({ rows: [], next: null });
  });

  it('close parcels after 30 days without news, and are closed with the last one', async () => {
    await serveDays(stores.store, 5);
    const offer = await open();
    const [one, two] = (await sent(offer, 2)) as [ServiceRequest, ServiceRequest];
    const { id } = await makeBatch(gate.staff, choice(offer));
    await closeComposition(gate.staff, { id });
    await dispatchBatch(gate.staff, { id, references: [one.reference] });
    await sql`update batch_request set dispatched_at = dispatched_at - ${31 * dayMs} where batch_id = ${id}
      and dispatched_at is not null`.execute(stores.database.db);
    await closeDelivered(gate.context);
    expect([await statesOf([one]), await statesOf([two])]).toEqual([['closed'], ['packed']]);
    expect((await stores.store.batches.find(id))?.state).toBe('locked');
    await dispatchBatch(gate.staff, { id });
    await closeDelivered(gate.context);
    expect((await stores.store.batches.find(id))?.state).toBe('dispatched');
    await sql`update batch_request set dispatched_at = dispatched_at - ${31 * dayMs} where batch_id = ${id}`.execute(
      stores.database.db,
    );
    await closeDelivered(gate.context);
    expect([await statesOf([two]), (await stores.store.batches.find(id))?.state]).toEqual([['closed'], 'closed']);
    const written = await stores.store.audit.of('batch', id);
    expect(written.filter(({ action }) => action === 'batch.closed')).toMatchObject([{ actorName: '' }]);
  });

  it('are part of a person’s exported data, and are erased with it', async () => {
    const offer = await open();
    const request = await gate.sent(offer, { contact: { ...email, name: 'Quillon Planted' } });
    const { id } = await makeBatch(gate.staff, choice(offer));
    const parcels = [{ reference: request.reference, number: 'PLANTED1' }];
    await saveTracking(gate.staff, { id, carrier: 'Any', trackingLink: '', parcels });
    expect(await exportPersonalData(gate.staff, { id: request.id })).toMatchObject({
      parcels: [{ trackingNumber: 'PLANTED1', recipient: { name: 'Quillon Planted' } }],
    });
    await closeComposition(gate.staff, { id });
    await dispatchBatch(gate.staff, { id });
    await eraseRequest(gate.staff, { id: request.id });
    const { rows } = await sql`select * from batch_request where batch_id = ${id}`.execute(stores.database.db);
    expect(JSON.stringify(rows)).not.toMatch(/planted/i);
  });

  it('take no tracking number for an erased person', async () => {
    const offer = await open();
    const [gone, there] = (await sent(offer, 2)) as [ServiceRequest, ServiceRequest];
    const { id } = await makeBatch(gate.staff, choice(offer));
    await closeComposition(gate.staff, { id });
    await dispatchBatch(gate.staff, { id });
    await eraseRequest(gate.staff, { id: gone.id });
    const parcels = [gone, there].map(({ reference }, at) => ({ reference, number: `LATE${at}` }));
    await saveTracking(gate.staff, { id, carrier: 'Any', trackingLink: '', parcels });
    const { rows } = await sql`select tracking_number from batch_request where batch_id = ${id}`.execute(
      stores.database.db,
    );
    expect(JSON.stringify(rows)).toContain('LATE1');
    expect(JSON.stringify(rows)).not.toContain('LATE0');
  });

  it('protect their requests from expiry until the batch is undone', async () => {
    const offer = await open();
    const [request] = (await sent(offer, 1)) as [ServiceRequest];
    const { id } = await makeBatch(gate.staff, choice(offer));
    for (const transition of ['close', 'archive'] as const)
      await transitionOffer(gate.staff, { id: offer.id, transition });
    await runDailyJobs(gate.staff, 500);
    expect(await stores.store.requests.find(request.id)).toMatchObject({ state: 'packed', erasedAt: null });
    await undoBatch(gate.staff, { id });
    await runDailyJobs(gate.staff, 500);
    expect((await stores.store.requests.find(request.id))?.erasedAt).not.toBeNull();
    expect(await stores.store.stock.ofOffer(offer.id)).toMatchObject([{ taken: 0 }]);
  });

  it('leave all counts reconciled', async () => {
    const found = [];
    for await (const discrepancy of findDiscrepancies(gate.staff)) found.push(discrepancy);
    expect(found).toEqual([]);
  });
});
