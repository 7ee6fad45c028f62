import type { BatchStore } from '@doorstep/core';
import { sql } from 'kysely';
import { listPart, type Database } from '@doorstep/database';

type EndedParcels = Pick<BatchStore, 'end' | 'resume' | 'undelivered' | 'countUndelivered' | 'countEnded'>;

/** Parcels that came back or are lost. */
export function endedParcels({ db, lists, dialect }: Database): EndedParcels {
  const undelivered = (offerIds: readonly string[] | null) => {
    const all = lists.selectFrom('request').where(sql<boolean>`state in ('returned', 'lost')`); // as in the index
    return offerIds === null ? all : all.where('offer_id', 'in', offerIds);
  };

  return {
    async end(requestId, at) {
      await db
        .updateTable('batch_request')
        .set({ ended_at: at })
        .where('request_id', '=', requestId)
        .where('ended_at', 'is', null)
        .execute();
    },
    async resume(requestId, batchId) {
      await db
        .updateTable('batch_request')
        .set({ ended_at: null })
        .where('batch_id', '=', batchId)
        .where('request_id', '=', requestId)
        .execute();
    },
    async undelivered({ offerIds }, part) {
      const { rows, next } = await listPart(
        undelivered(offerIds).select(['id', 'updated_at']),
        {
          name: 'returns',
          direction: 'desc',
          by: [
            { column: sql.ref('updated_at'), of: (row) => row.updated_at },
            { column: sql.ref('id'), of: (row) => row.id },
          ],
        },
        part,
      );
      return { rows: rows.map(({ id }) => id), next };
    },
    async countUndelivered({ offerIds }) {
      const { total } = await undelivered(offerIds)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    async countEnded(requestIds) {
      const rows = await db
        .selectFrom('batch_request')
        .select(['request_id', ({ fn }) => fn.countAll<number>().as('parcels')])
        .where(dialect.isAmong('request_id', requestIds))
        .where('ended_at', 'is not', null)
        .groupBy('request_id')
        .execute();
      return new Map(rows.map(({ request_id: id, parcels }) => [id, parcels]));
    },
  };
}
