// Packing a batch: who may see which parcels, and who ticked which.
import { randomUUID } from 'node:crypto';
import type { Role } from '@doorstep/contract';
import {
  assignPackers,
  changeRole,
  closeComposition,
  dispatchBatch,
  DoorstepError,
  makeBatch,
  packingOf,
  packingsOf,
  packParcel,
  removePerson,
  showParcel,
  takeOutOfBatch,
  undoPack,
  type Batch,
  type Context,
} from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('packing on %s', (kind) => {
  const { stores, gate } = useGate(kind);

  async function person(name: string, role: Role): Promise<Context & { id: string }> {
    const id = randomUUID();
    await stores.store.people.insert({ id, accountId: id, name, email: `${id}@example.org`, role, createdAt: 1 });
    return { ...gate.staff, actor: { kind: 'person', id, name, role }, id };
  }
  async function batchOf(parcels: number): Promise<Batch & { references: string[] }> {
    const offer = await gate.open({ items: [itemInput({ openingStock: 100 })] });
    for (let count = 0; count < parcels; count += 1) await gate.sent(offer);
    const batch = await makeBatch(gate.staff, { offerId: offer.id, country: '', postcode: '', max: 100 });
    const packed = await stores.store.batches.parcels(batch.id, { max: 100 });
    return { ...batch, references: packed.map(({ reference }) => reference) };
  }
  async function lockedFor(parcels: number, ...packers: { id: string }[]) {
    const batch = await batchOf(parcels);
    await closeComposition(gate.staff, batch);
    await assignPackers(gate.staff, { id: batch.id, personIds: packers.map(({ id }) => id) });
    return batch;
  }
  const codeOf = async (work: Promise<unknown>) => {
    try {
      await work;
      return 'done';
    } catch (error) {
      if (!(error instanceof DoorstepError)) throw error;
      return error.details.fields?.map(({ field, code }) => `${field}: ${code}`).join(', ') ?? error.code;
    }
  };
  const packedIn = async ({ id }: Batch) => (await packingOf(gate.staff, id)).batch.packed;

  it('shows a packer only the batches assigned to them', async () => {
    const ada = await person('Ada', 'packer');
    const bo = await person('Bo', 'packer');
    const theirs = await lockedFor(2, ada);
    const another = await lockedFor(1, bo);
    expect((await packingsOf(ada)).map(({ id, parcels, packed }) => ({ id, parcels, packed }))).toEqual([
      { id: theirs.id, parcels: 2, packed: 0 },
    ]);
    expect((await packingsOf(gate.staff)).map(({ id }) => id)).toEqual(expect.arrayContaining([theirs.id, another.id]));
    const [reference = ''] = another.references;
    const id = another.id;
    for (const work of [
      () => packingOf(ada, id),
      () => showParcel(ada, { id, after: 0 }),
      () => showParcel(ada, { id, reference, after: 0 }),
      () => packParcel(ada, { id, reference }),
      () => undoPack(ada, { id, reference }),
      () => packingOf(ada, 'nothing'),
    ])
      expect(await codeOf(work())).toBe('batch_not_found');
    // Not even by the reference of another batch's parcel.
    expect(await codeOf(showParcel(ada, { id: theirs.id, reference, after: 0 }))).toBe('reference: not_in_batch');
    expect(await codeOf(packingsOf(await person('Vi', 'viewer')))).toBe('not_allowed');
    expect(await packedIn(another)).toBe(0);
  });

  it('goes from parcel to parcel, and back to skipped ones', async () => {
    const ada = await person('Ada', 'packer');
    const { id, references } = await lockedFor(3, ada);
    const first = await showParcel(ada, { id, after: 0 });
    expect(first.parcel).toMatchObject({ reference: references[0], position: 1, tick: null, hasLeft: false });
    const scanned = await packParcel(ada, { id, reference: references[1] ?? '' });
    expect([scanned.wasPacked, scanned.tick.by, scanned.next?.reference]).toEqual([false, 'Ada', references[2]]);
    expect((await packParcel(ada, { id, reference: references[2] ?? '' })).next?.reference).toBe(references[0]);
    expect((await packParcel(ada, { id, reference: references[0] ?? '' })).next).toBeNull();
    const { batch, recent } = await packingOf(ada, id);
    expect([batch.packed, recent.length]).toEqual([3, 3]);
    const written = (await stores.store.audit.of('batch', id))
      .filter(({ actorName }) => actorName === 'Ada')
      .map(({ action, detail }) => `${action} ${references.indexOf(String(detail['reference'])) + 1}`);
    expect(written).toEqual([
      'batch.parcel_viewed 1',
      'batch.parcel_packed 2',
      'batch.parcel_viewed 3',
      'batch.parcel_packed 3',
      'batch.parcel_viewed 1',
      'batch.parcel_packed 1',
    ]);
  });

  it('records one tick when two people press at once; each can undo only their own', async () => {
    const ada = await person('Ada', 'packer');
    const bo = await person('Bo', 'packer');
    const batch = await lockedFor(8, ada, bo);
    const { id, references } = batch;
    const ticks = await Promise.all(
      references.flatMap((reference) => [packParcel(ada, { id, reference }), packParcel(bo, { id, reference })]),
    );
    expect(ticks.filter(({ wasPacked }) => !wasPacked)).toHaveLength(8);
    for (let index = 0; index < ticks.length; index += 2) expect(ticks[index]?.tick).toEqual(ticks[index + 1]?.tick);
    const byAda = ticks
      .flatMap(({ tick, wasPacked }) => (!wasPacked && tick.by === 'Ada' ? [tick] : []))
      .toSorted((a, b) => b.at - a.at || references.indexOf(b.reference) - references.indexOf(a.reference));
    for (const { reference } of byAda) expect(await undoPack(ada, { id, reference })).toMatchObject({ reference });
    expect(await packedIn(batch)).toBe(8 - byAda.length);
  });

  it('undoes only the named tick, as one account may pack on two phones', async () => {
    const ada = await person('Ada', 'packer');
    const bo = await person('Bo', 'packer');
    const batch = await lockedFor(4, ada, bo);
    const { id } = batch;
    const [first = '', second = '', third = '', fourth = ''] = batch.references;
    await packParcel(ada, { id, reference: first });
    await packParcel(ada, { id, reference: second });
    await packParcel(bo, { id, reference: third });
    for (const reference of [first, third])
      expect(await codeOf(undoPack(ada, { id, reference }))).toBe('reference: not_packed_last');
    expect(await codeOf(undoPack(ada, { id, reference: 'DS-OTHER' }))).toBe('reference: not_in_batch');
    expect(await packedIn(batch)).toBe(3);
    // The second call repeats the first, as after a lost answer.
    for (let time = 1; time <= 2; time += 1)
      expect(await undoPack(ada, { id, reference: second })).toMatchObject({ reference: second, tick: null });
    expect(await packedIn(batch)).toBe(2);
    expect(await undoPack(ada, { id, reference: first })).toMatchObject({ reference: first, tick: null });
    const unpacked = (await stores.store.audit.of('batch', id)).filter(({ action }) => action.endsWith('_unpacked'));
    expect(unpacked).toHaveLength(2);
    expect(new Set(unpacked.map(({ detail }) => detail['reference']))).toEqual(new Set([first, second]));
    await dispatchBatch(gate.staff, { id, references: [fourth] });
    expect(await codeOf(undoPack(ada, { id, reference: fourth }))).toBe('reference: already_dispatched');
  });

  it('ends with the assignment, role, account or batch', async () => {
    const ada = await person('Ada', 'packer');
    const { id, references } = await lockedFor(2, ada);
    await packParcel(ada, { id, reference: references[0] ?? '' });
    await assignPackers(gate.staff, { id, personIds: [] });
    expect(await codeOf(packingOf(ada, id))).toBe('batch_not_found');
    await assignPackers(gate.staff, { id, personIds: [ada.id, ada.id] });
    expect((await packingOf(ada, id)).recent).toMatchObject([{ reference: references[0], by: 'Ada' }]);
    await changeRole(gate.staff, { id: ada.id, version: 1, role: 'viewer' });
    expect(await codeOf(assignPackers(gate.staff, { id, personIds: [ada.id] }))).toBe('personIds.0: not_a_choice');
    await changeRole(gate.staff, { id: ada.id, version: 2, role: 'packer' });
    expect(await codeOf(packingOf(ada, id))).toBe('batch_not_found');

    await assignPackers(gate.staff, { id, personIds: [ada.id] });
    await removePerson(gate.staff, { id: ada.id });
    expect(await stores.store.packing.packers(id)).toEqual([]);
    expect((await packingOf(gate.staff, id)).recent).toMatchObject([{ by: 'Ada' }]);
    await dispatchBatch(gate.staff, { id, references: [references[0] ?? ''] });
    expect(await codeOf(packParcel(gate.staff, { id, reference: references[0] ?? '' }))).toBe(
      'reference: already_dispatched',
    );
    expect((await showParcel(gate.staff, { id, after: 0 })).parcel?.reference).toBe(references[1]);
    await dispatchBatch(gate.staff, { id });
    expect(await codeOf(packingOf(gate.staff, id))).toBe('state_conflict');
    expect(await codeOf(assignPackers(gate.staff, { id, personIds: [] }))).toBe('state_conflict');
  });

  it('starts once the batch is locked, and loses the ticks of removed parcels', async () => {
    const ada = await person('Ada', 'packer');
    const batch = await batchOf(2);
    const { id, references } = batch;
    await assignPackers(gate.staff, { id, personIds: [ada.id] });
    expect([await packingsOf(ada), await codeOf(packingOf(ada, id))]).toEqual([[], 'state_conflict']);
    await closeComposition(gate.staff, { id });
    await packParcel(ada, { id, reference: references[0] ?? '' });
    const [parcel] = await stores.store.batches.parcelsByReference(id, [references[0] ?? '']);
    await takeOutOfBatch(gate.staff, { id, requestIds: [parcel?.requestId ?? ''] });
    expect(await packedIn(batch)).toBe(0);
  });

  it('cannot record a tick without its person, by a database constraint', async () => {
    const batch = await lockedFor(1);
    await expect(
      sql`update batch_request set packed_at = 1 where batch_id = ${batch.id}`.execute(stores.database.db),
    ).rejects.toThrow(/check/i);
  });
});
