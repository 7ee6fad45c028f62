import type { BatchState } from '@doorstep/contract';
import type { Batch, BatchFilter, BatchStore, Parcel, Recipient } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import { listPart, type Database, type Tables } from '@doorstep/database';
import { changedRequests } from './request-rows.ts';
import { endedParcels } from './ended-parcels.ts';
import { packableRequests } from './packable-requests.ts';

/** Four parameters each. */
const rowsAtOnce = 200;

export function kyselyBatches(database: Database): BatchStore {
  const { db, lists, dialect } = database;
  const batch = (id: string) => db.selectFrom('batch').selectAll().where('id', '=', id);
  const among = (column: string, values: string[]) => dialect.isAmong(column, values);
  const parcels = (batchId: string, from = db) =>
    from
      .selectFrom('batch_request as parcel')
      .innerJoin('request', 'request.id', 'parcel.request_id')
      .selectAll('parcel')
      .select('request.reference')
      .where('parcel.batch_id', '=', batchId);

  const inOrder = (batchId: string, from = db) => parcels(batchId, from).orderBy('parcel.position');

  const listed = ({ offerIds, number }: BatchFilter) =>
    lists
      .selectFrom('batch')
      .where('state', 'not in', ['undone', 'undoing'])
      .$if(offerIds !== null, (query) => query.where('offer_id', 'in', offerIds ?? []))
      .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0));

  async function count(id: string): Promise<{ parcels: number; dispatched: number }> {
    return db
      .selectFrom('batch_request')
      .select(({ fn }) => [fn.countAll<number>().as('parcels'), fn.count<number>('dispatched_at').as('dispatched')])
      .where('batch_id', '=', id)
      .executeTakeFirstOrThrow();
  }

  return {
    ...packableRequests(database),
    ...endedParcels(database),
    async insert({ id, offerId, state, createdBy, createdAt, once }) {
      const result = await db
        .insertInto('batch')
        .values({
          id,
          offer_id: offerId,
          state,
          created_by: createdBy,
          made_once: once?.key ?? null,
          made_from: once?.fingerprint ?? null,
          created_at: createdAt,
          updated_at: createdAt,
        })
        .onConflict((conflict) => conflict.column('made_once').doNothing())
        .executeTakeFirstOrThrow();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async findByKey(key) {
      const row = await db
        .selectFrom('batch')
        .select(['id', 'made_from'])
        .where('made_once', '=', key)
        .executeTakeFirst();
      return row === undefined ? null : { id: row.id, fingerprint: row.made_from ?? '' };
    },
    async forgetKey(id) {
      await db.updateTable('batch').set({ made_once: null, made_from: null }).where('id', '=', id).execute();
    },
    async find(id) {
      const row = await batch(id).executeTakeFirst();
      return row === undefined ? null : toBatch(row);
    },
    async findByNumber(number) {
      const row = await db.selectFrom('batch').selectAll().where('number', '=', number).executeTakeFirst();
      return row === undefined ? null : toBatch(row);
    },
    async lock(id) {
      const row = await dialect.lock(batch(id)).executeTakeFirst();
      return row === undefined ? null : toBatch(row);
    },
    async change(id, changes) {
      await db.updateTable('batch').set(toChanges(changes)).where('id', '=', id).execute();
    },
    async list(filter, part) {
      const query = listed(filter)
        .selectAll()
        .select(({ selectFrom }) => [
          selectFrom('batch_request')
            .select(({ fn }) => fn.countAll<number>().as('parcels'))
            .whereRef('batch_id', '=', 'batch.id')
            .$asScalar()
            .$notNull()
            .as('parcels'),
          selectFrom('batch_request')
            .select(({ fn }) => fn.count<number>('batch_request.dispatched_at').as('dispatched'))
            .whereRef('batch_id', '=', 'batch.id')
            .$asScalar()
            .$notNull()
            .as('dispatched'),
        ]);
      const { rows, next } = await listPart(
        query,
        { name: 'batches', direction: 'desc', by: [{ column: sql.ref('number'), of: (row) => row.number }] },
        part,
      );
      return {
        rows: rows.map((row) => ({ ...toBatch(row), parcels: row.parcels, dispatched: row.dispatched })),
        next,
      };
    },
    async countListed(filter) {
      const row = await listed(filter)
        .select(({ fn }) => fn.countAll<number>().as('batches'))
        .executeTakeFirstOrThrow();
      return row.batches;
    },
    async countOpen({ offerIds }) {
      const query = lists
        .selectFrom('batch')
        .select(({ fn }) => fn.countAll<number>().as('batches'))
        .where('state', 'in', ['filling', 'open', 'locked', 'printed']);
      const row = await (offerIds === null ? query : query.where('offer_id', 'in', offerIds)).executeTakeFirstOrThrow();
      return row.batches;
    },
    count,
    async stopped(before) {
      const rows = await db
        .selectFrom('batch')
        .select('id')
        .where(sql<boolean>`state in ('filling', 'undoing')`)
        .where('updated_at', '<', before)
        .execute();
      return rows.map(({ id }) => id);
    },
    async add(batchId, added) {
      const { last } = await db
        .selectFrom('batch_request')
        .select(({ fn }) => fn.coalesce(fn.max<number | null>('position'), sql<number>`0`).as('last'))
        .where('batch_id', '=', batchId)
        .executeTakeFirstOrThrow();
      const rows = added.map(({ requestId, recipient }, index) => ({
        batch_id: batchId,
        request_id: requestId,
        position: last + index + 1,
        recipient: JSON.stringify(recipient),
      }));
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        const some = rows.slice(start, start + rowsAtOnce);
        await db
          .insertInto('batch_request')
          .values(some.map((row) => ({ ...row, dispatched_at: null, ended_at: null })))
          .execute();
      }
    },
    async remove(batchId, requestIds) {
      await db
        .deleteFrom('batch_request')
        .where('batch_id', '=', batchId)
        .where(among('request_id', requestIds))
        .execute();
    },
    async parcels(batchId, { after = 0, skip = 0, max }) {
      const query = inOrder(batchId, lists).where('parcel.position', '>', after).limit(max).offset(skip);
      return (await query.execute()).map(toParcel);
    },
    async partOfParcels(batchId, part) {
      const { rows, next } = await listPart(
        parcels(batchId, lists),
        { name: 'parcels', direction: 'asc', by: [{ column: sql.ref('parcel.position'), of: (row) => row.position }] },
        part,
      );
      return { rows: rows.map(toParcel), next };
    },
    async undispatched(batchId, max) {
      return (await inOrder(batchId).where('parcel.dispatched_at', 'is', null).limit(max).execute()).map(toParcel);
    },
    async parcelsByReference(batchId, references) {
      return (await inOrder(batchId).where(among('request.reference', references)).execute()).map(toParcel);
    },
    async parcelsOf(batchId, requestIds) {
      return (await inOrder(batchId).where(among('parcel.request_id', requestIds)).execute()).map(toParcel);
    },
    items(batchId) {
      return lists
        .selectFrom('batch_request')
        .innerJoin('request_line', 'request_line.request_id', 'batch_request.request_id')
        .innerJoin('item', 'item.id', 'request_line.item_id')
        .select(['item.id as itemId', ({ fn }) => fn.sum<number>('request_line.quantity').as('quantity')])
        .where('batch_id', '=', batchId)
        .groupBy(['item.id', 'item.position'])
        .orderBy('item.position')
        .execute();
    },
    async setTracking(batchId, numbers) {
      const given = dialect.rows('given', numbers, { requestId: 'text', number: 'text' });
      await sql`update batch_request set tracking_number = given.number from ${given}
        where batch_request.batch_id = ${batchId} and batch_request.request_id = given."requestId"`.execute(db);
      await changedRequests(database)
        .where(
          among(
            'id',
            numbers.map(({ requestId }) => requestId),
          ),
        )
        .execute();
    },
    async markDispatched(batchId, requestIds, at) {
      await db
        .updateTable('batch_request')
        .set({ dispatched_at: at })
        .where('batch_id', '=', batchId)
        .where(among('request_id', requestIds))
        .execute();
    },
    async dispatchedAfter(batchId, after, max) {
      const query = parcels(batchId)
        .where('parcel.dispatched_at', '>', after)
        .where('parcel.ended_at', 'is', null)
        .where('request.state', '=', 'dispatched')
        .limit(max);
      return (await query.execute()).map(toParcel);
    },
    countDispatchedAfter(batchId, after) {
      return lists
        .selectFrom('batch_request')
        .innerJoin('request', 'request.id', 'batch_request.request_id')
        .select(({ fn }) => [
          fn.countAll<number>().as('parcels'),
          fn.max<number | null>('batch_request.dispatched_at').as('lastAt'),
        ])
        .where('batch_id', '=', batchId)
        .where('batch_request.dispatched_at', '>', after)
        .where('batch_request.ended_at', 'is', null)
        .where('request.state', '=', 'dispatched')
        .executeTakeFirstOrThrow();
    },
    async onTheirWay({ batchId, dispatchedBefore }, max) {
      const rows = await db
        .selectFrom('batch_request')
        .innerJoin('request', 'request.id', 'batch_request.request_id')
        .select('request.id')
        .where('batch_request.batch_id', '=', batchId)
        .where('batch_request.ended_at', 'is', null)
        .where('batch_request.dispatched_at', '<', dispatchedBefore)
        .where('request.state', '=', 'dispatched')
        .limit(max)
        .execute();
      return rows.map(({ id }) => id);
    },
    async delivered(dispatchedBefore) {
      const rows = await db
        .selectFrom('batch')
        .select('batch.id')
        .where('batch.state', 'in', ['locked', 'printed', 'dispatched'])
        // A join would begin with the requests.
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('batch_request')
              .innerJoin('request', 'request.id', 'batch_request.request_id')
              .select('request.id')
              .whereRef('batch_request.batch_id', '=', 'batch.id')
              .where('batch_request.ended_at', 'is', null)
              .where('batch_request.dispatched_at', '<', dispatchedBefore)
              .where('request.state', '=', 'dispatched'),
          ),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
    async closeArrived(at) {
      const closed = await db
        .updateTable('batch')
        .set({ state: 'closed', closed_at: at, updated_at: at })
        .where('state', '=', 'dispatched')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('batch_request')
                .innerJoin('request', 'request.id', 'batch_request.request_id')
                .select('request.id')
                .whereRef('batch_request.batch_id', '=', 'batch.id')
                .where('batch_request.ended_at', 'is', null)
                .where('request.state', '=', 'dispatched'),
            ),
          ),
        )
        .returning('id')
        .execute();
      return closed.map(({ id }) => id);
    },
    async carriers() {
      const rows = await db
        .selectFrom('batch')
        .select(['offer_id', 'carrier'])
        .where('carrier', '!=', '')
        .distinct()
        .orderBy('carrier')
        .execute();
      return rows.map(({ offer_id, carrier }) => ({ offerId: offer_id, carrier }));
    },
    async ofRequest(requestId) {
      const rows = await db
        .selectFrom('batch_request as parcel')
        .innerJoin('batch', 'batch.id', 'parcel.batch_id')
        .select([
          'batch.id',
          'batch.number',
          'batch.carrier',
          'batch.tracking_link',
          'parcel.tracking_number',
          'parcel.dispatched_at',
          'parcel.ended_at',
          'parcel.recipient',
        ])
        .where('parcel.request_id', '=', requestId)
        .orderBy('batch.number')
        .execute();
      return rows.map((row) => ({
        batchId: row.id,
        batchNumber: row.number,
        carrier: row.carrier,
        trackingLink: row.tracking_link,
        trackingNumber: row.tracking_number,
        dispatchedAt: row.dispatched_at,
        endedAt: row.ended_at,
        recipient: JSON.parse(row.recipient) as Recipient,
      }));
    },
  };
}

export function toBatch(row: Selectable<Tables['batch']>): Batch {
  return {
    id: row.id,
    number: row.number,
    offerId: row.offer_id,
    state: row.state as BatchState,
    carrier: row.carrier,
    trackingLink: row.tracking_link,
    prints: row.prints,
    createdBy: row.created_by,
    createdAt: row.created_at,
    lockedAt: row.locked_at,
    printedAt: row.printed_at,
    dispatchedAt: row.dispatched_at,
    closedAt: row.closed_at,
    updatedAt: row.updated_at,
  };
}

function toChanges(changes: Parameters<BatchStore['change']>[1]) {
  const { state, carrier, trackingLink, prints, lockedAt, printedAt, dispatchedAt, closedAt, updatedAt } = changes;
  return {
    updated_at: updatedAt,
    ...(state === undefined ? {} : { state }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(trackingLink === undefined ? {} : { tracking_link: trackingLink }),
    ...(prints === undefined ? {} : { prints }),
    ...(lockedAt === undefined ? {} : { locked_at: lockedAt }),
    ...(printedAt === undefined ? {} : { printed_at: printedAt }),
    ...(dispatchedAt === undefined ? {} : { dispatched_at: dispatchedAt }),
    ...(closedAt === undefined ? {} : { closed_at: closedAt }),
  };
}

function toParcel(row: Selectable<Tables['batch_request']> & { reference: string }): Parcel {
  return {
    batchId: row.batch_id,
    requestId: row.request_id,
    reference: row.reference,
    position: row.position,
    recipient: JSON.parse(row.recipient) as Recipient,
    trackingNumber: row.tracking_number,
    packedAt: row.packed_at,
    dispatchedAt: row.dispatched_at,
    endedAt: row.ended_at,
  };
}
