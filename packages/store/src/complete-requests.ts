import type { ServiceRequest } from '@doorstep/core';
import type { Database } from '@doorstep/database';
import { toExportedRequest, type RequestRow } from './request-rows.ts';

/** Requests with their lines, in the order of the offer's items, and homes; in the order of the rows. */
export async function completeRequests(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  rows: RequestRow[],
): Promise<ServiceRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const areTheirs = dialect.isAmong('request_id', ids);
  const [lines, homes] = [
    await db
      .selectFrom('request_line')
      .innerJoin('item', 'item.id', 'request_line.item_id')
      .selectAll('request_line')
      .where(areTheirs)
      .orderBy('item.position')
      .execute(),
    await db.selectFrom('request_home').selectAll().where(areTheirs).orderBy('home_id').execute(),
  ];
  const linesOf = Map.groupBy(lines, (line) => line.request_id);
  const homesOf = Map.groupBy(homes, (home) => home.request_id);
  return rows.map((row) => ({
    ...toExportedRequest(
      row,
      (linesOf.get(row.id) ?? []).map((line) => ({ itemId: line.item_id, quantity: line.quantity })),
    ),
    secretHash: row.secret_hash,
    offerVersion: row.offer_version,
    hasPass: row.has_pass === 1,
    queueNumber: row.queue_number,
    updatedAt: row.updated_at,
    changedAt: row.changed_at,
    revision: row.revision,
    homeIds: (homesOf.get(row.id) ?? []).map(({ home_id: homeId }) => homeId),
  }));
}
