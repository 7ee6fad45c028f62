import type { PackingBatch, PackingStore, ParcelToPack, Recipient } from '@doorstep/core';
import { sql } from 'kysely';
import { toBatch } from './batches.ts';
import type { Database } from '@doorstep/database';

export function kyselyPacking({ db }: Database): PackingStore {
  const batches = () =>
    db
      .selectFrom('batch')
      .selectAll('batch')
      .select(({ selectFrom }) => [
        selectFrom('batch_request')
          .select(({ fn }) => fn.countAll<number>().as('parcels'))
          .whereRef('batch_id', '=', 'batch.id')
          .$asScalar()
          .$notNull()
          .as('parcels'),
        // A dispatched parcel needs no tick.
        selectFrom('batch_request')
          .select(({ fn }) => fn.countAll<number>().as('packed'))
          .whereRef('batch_id', '=', 'batch.id')
          .where(sql<boolean>`(packed_at is not null or dispatched_at is not null)`)
          .$asScalar()
          .$notNull()
          .as('packed'),
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof batches>['execute']>>[number];
  const toPacking = (row: Row): PackingBatch => ({ ...toBatch(row), parcels: row.parcels, packed: row.packed });

  const parcels = (batchId: string) =>
    db
      .selectFrom('batch_request as parcel')
      .innerJoin('request', 'request.id', 'parcel.request_id')
      .selectAll('parcel')
      .select('request.reference')
      .where('parcel.batch_id', '=', batchId);

  async function first(query: ReturnType<typeof parcels>): Promise<ParcelToPack | null> {
    const row = await query.limit(1).executeTakeFirst();
    if (row === undefined) return null;
    const lines = await db
      .selectFrom('request_line')
      .innerJoin('item', 'item.id', 'request_line.item_id')
      .select(['item.id as itemId', 'request_line.quantity'])
      .where('request_id', '=', row.request_id)
      .orderBy('item.position')
      .execute();
    const { request_id: requestId, reference, packed_at: at, packed_by: by } = row;
    return {
      requestId,
      reference,
      position: row.position,
      recipient: JSON.parse(row.recipient) as Recipient,
      lines,
      tick: at === null ? null : { requestId, reference, at, by },
      hasLeft: row.dispatched_at !== null,
    };
  }

  const one = ({ batchId, requestId }: { batchId: string; requestId: string }) =>
    db.updateTable('batch_request').where('batch_id', '=', batchId).where('request_id', '=', requestId);
  const toPack = (batchId: string) =>
    parcels(batchId).where('packed_at', 'is', null).where('dispatched_at', 'is', null).orderBy('position');

  return {
    async list(personId) {
      const query = batches().where('state', 'in', ['locked', 'printed']).orderBy('number', 'desc');
      const theirs =
        personId === undefined
          ? query
          : query.where('batch.id', 'in', (from) =>
              from.selectFrom('batch_packer').select('batch_id').where('person_id', '=', personId),
            );
      return (await theirs.execute()).map(toPacking);
    },
    async find(batchId) {
      const row = await batches().where('batch.id', '=', batchId).executeTakeFirst();
      return row === undefined ? null : toPacking(row);
    },
    async packers(batchId) {
      const rows = await db.selectFrom('batch_packer').select('person_id').where('batch_id', '=', batchId).execute();
      return rows.map((row) => row.person_id);
    },
    async assign(batchId, personIds) {
      await db.deleteFrom('batch_packer').where('batch_id', '=', batchId).execute();
      if (personIds.length === 0) return;
      const rows = personIds.map((personId) => ({ batch_id: batchId, person_id: personId }));
      await db.insertInto('batch_packer').values(rows).execute();
    },
    async recent(batchId, max) {
      const rows = await parcels(batchId)
        .where('packed_at', 'is not', null)
        .orderBy('packed_at', 'desc')
        .orderBy('position', 'desc')
        .limit(max)
        .execute();
      return rows.map((row) => ({
        requestId: row.request_id,
        reference: row.reference,
        at: row.packed_at ?? 0,
        by: row.packed_by,
      }));
    },
    byReference: (batchId, reference) => first(parcels(batchId).where('request.reference', '=', reference)),
    async next(batchId, after) {
      return (await first(toPack(batchId).where('position', '>', after))) ?? first(toPack(batchId));
    },
    lastBy: (batchId, personId) =>
      first(
        parcels(batchId)
          .where('packed_by_id', '=', personId)
          .where('dispatched_at', 'is', null)
          .orderBy('packed_at', 'desc')
          .orderBy('position', 'desc'),
      ),
    async tick(parcel, { at, personId, name }) {
      const result = await one(parcel)
        .set({ packed_at: at, packed_by_id: personId, packed_by: name })
        .where('packed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows > 0n;
    },
    async untick(parcel) {
      await one(parcel).set({ packed_at: null, packed_by_id: null, packed_by: '' }).execute();
    },
  };
}
