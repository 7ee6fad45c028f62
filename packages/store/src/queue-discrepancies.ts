import type { QueueDiscrepancy } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';
import { findPassedOver } from './passed-over.ts';

const orderMarginMs = 300_000;

export async function findQueueDiscrepancies(
  database: Database,
  { max, shutPlaces }: { max: number; shutPlaces: { offerId: string; place: string }[] },
): Promise<QueueDiscrepancy[]> {
  const { db, dialect } = database;
  const isShut = dialect.isAmong(
    sql`request.offer_id || ' ' || coalesce(request.place_id, '')`,
    shutPlaces.map(({ offerId, place }) => `${offerId} ${place}`),
  );
  const uncounted = await sql<Omit<QueueDiscrepancy, 'kind'>>`
    select request.offer_id as "offerId", request.reference from request
    join draw_entry on draw_entry.request_id = request.id
    join draw on draw.offer_id = draw_entry.offer_id and draw_entry.rank <= draw.drawn_to
    where request.has_pass = 0 and (request.state = 'held' or exists (select 1 from audit
      where audit.subject_kind = 'request' and audit.subject_id = request.id and audit.action = 'request.held'
        and audit.detail like '%"reason":"draw"%'))
    order by request.reference limit ${max}`.execute(db);
  const unserved = await sql<Omit<QueueDiscrepancy, 'kind'>>`
    select request.offer_id as "offerId", request.reference from request
    where request.state = 'waitlisted' and request.hold_reasons = '[]' and not (${isShut})
      and not exists (select 1 from draw where draw.offer_id = request.offer_id and draw.state <> 'drawn')
      and not exists (select 1 from request_line join item on item.id = request_line.item_id
        where request_line.request_id = request.id
          and item.stock is not null and item.taken + request_line.quantity > item.stock)
    order by request.offer_id, request.queue_number limit ${max}`.execute(db);
  const overtaken = await sql<Omit<QueueDiscrepancy, 'kind'>>`
    select "offerId", reference from (
      select offer_id as "offerId", reference, received_at, max(received_at) over (partition by offer_id
        order by queue_number rows between unbounded preceding and 1 preceding) as latest_ahead
      from request where state = 'waitlisted'
        and not exists (select 1 from draw where draw.offer_id = request.offer_id)) as queue
    where latest_ahead > received_at + ${orderMarginMs}
    order by "offerId", reference limit ${max}`.execute(db);
  const passedOver = await findPassedOver(database, { marginMs: orderMarginMs, max, isShut });
  const withoutBatch = await sql<Omit<QueueDiscrepancy, 'kind'>>`
    select request.offer_id as "offerId", request.reference from request
    where request.state in ('packed', 'dispatched')
      and not exists (select 1 from batch_request where batch_request.request_id = request.id
        and batch_request.ended_at is null)
    order by "offerId", request.reference limit ${max}`.execute(db);
  const unpacked = await sql<Omit<QueueDiscrepancy, 'kind'>>`
    select request.offer_id as "offerId", request.reference from batch_request
    join request on request.id = batch_request.request_id
    where batch_request.ended_at is null and request.state not in ('packed', 'dispatched', 'closed')
    order by "offerId", request.reference limit ${max}`.execute(db);
  const isNamed = new Set(overtaken.rows.map(({ reference }) => reference));
  return [
    ...uncounted.rows.map((row) => ({ kind: 'drawn_unit_not_counted' as const, ...row })),
    ...withoutBatch.rows.map((row) => ({ kind: 'packed_without_batch' as const, ...row })),
    ...unpacked.rows.map((row) => ({ kind: 'in_batch_unpacked' as const, ...row })),
    ...unserved.rows.map((row) => ({ kind: 'queue_not_served' as const, ...row })),
    ...[...overtaken.rows, ...passedOver.filter(({ reference }) => !isNamed.has(reference))].map((row) => ({
      kind: 'queue_place_overtaken' as const,
      ...row,
    })),
  ];
}
