import type { ServiceRequest } from '@doorstep/core';
import type { Database, DialectName } from '@doorstep/database';
import { type RawBuilder, sql } from 'kysely';
import { type RequestRow, toExportedRequest } from './request-rows.ts';

export type LinePair = [itemId: string, quantity: number];

const ofRequest = sql`from request_line join item on item.id = item_id where request_id = request.id`;

/**
 * The lines of a row of `request` as JSON, for `asPairs`, in the order of the offer's items: read in the request's own
 * statement.
 */
export const linesOf: Record<DialectName, RawBuilder<string | null>> = {
  sqlite: sql<
    string | null
  >`(select json_group_array(json_array(item_id, quantity) order by item.position) ${ofRequest})`,
  postgres: sql<
    string | null
  >`(select cast(json_agg(json_build_array(item_id, quantity) order by item.position) as text)
    ${ofRequest})`,
};

export function asPairs(json: string | null): LinePair[] {
  return json === null ? [] : (JSON.parse(json) as LinePair[]);
}

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
