import { visitSteps } from '@doorstep/contract';
import type { InsightMiscount, Miscount, QueueDiscrepancy, ReconciliationStore } from '@doorstep/core';
import { type Database, countedAgain } from '@doorstep/database';
import { sql } from 'kysely';
import { findPassedOver } from './passed-over.ts';

/** Requests are ordered by headers and by counter, which may differ by as long as a slow body takes. */
const orderMarginMs = 300_000;

/** Discrepancies of queues and draws, at most `max` of each kind; empty for a correct store. */
async function findQueueDiscrepancies(
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

export function kyselyReconciliation(database: Database): ReconciliationStore {
  const { db, dialect } = database;
  return {
    queueDiscrepancies: (question) => findQueueDiscrepancies(database, question),
    async miscounts() {
      const { rows } = await sql<Miscount>`
        select offer_id as "offerId", state, sum(counted) as counted, sum(requests) as requests from (
          select offer_id, state, requests as counted, 0 as requests from request_count
          union all select offer_id, state, 0, count(*) from request group by offer_id, state) as each_count
        group by offer_id, state having sum(counted) <> sum(requests) order by offer_id, state`.execute(db);
      return rows;
    },
    async insightMiscounts() {
      const { rows } = await sql<InsightMiscount>`
        select offer_id as "offerId", measure, count(*) as counts from (
          select measure, hour, offer_id, key from (
            select measure, hour, offer_id, key, amount from insight where measure not in (${sql.join(visitSteps)})
            union all select measure, hour, offer_id, key, -amount from (
              select '' as measure, 0 as hour, '' as offer_id, '' as key, 0 as amount where 1 = 0
              union all ${sql.raw(countedAgain(dialect.name))}) as rows_now) as each_count
          group by measure, hour, offer_id, key having sum(amount) <> 0) as wrong
        group by offer_id, measure order by offer_id, measure`.execute(db);
      return rows;
    },
    items() {
      return db
        .selectFrom('item')
        .leftJoin(
          (from) =>
            from
              .selectFrom('request_line')
              .innerJoin('request', 'request.id', 'request_line.request_id')
              .select(['request_line.item_id', ({ fn }) => fn.sum<number>('request_line.quantity').as('quantity')])
              .where('request.takes_stock', '=', 1)
              .groupBy('request_line.item_id')
              .as('requested'),
          (join) => join.onRef('requested.item_id', '=', 'item.id'),
        )
        .select([
          'id as itemId',
          'offer_id as offerId',
          'stock',
          'taken',
          ({ selectFrom }) =>
            selectFrom('stock_movement')
              .select(({ fn }) => fn.coalesce(fn.sum<number>('change'), sql<number>`0`).as('moved'))
              .whereRef('stock_movement.item_id', '=', 'item.id')
              .$asScalar()
              .$notNull()
              .as('moved'),
          ({ fn }) => fn.coalesce('requested.quantity', sql<number>`0`).as('requested'),
        ])
        .orderBy('offer_id')
        .orderBy('position')
        .execute();
    },
    async homes(scopeId, { since, after, max }) {
      const { buildingHash, homeId } = after ?? { buildingHash: '', homeId: '' };
      const rows = await db
        .selectFrom((from) =>
          from
            .selectFrom('home')
            .select([
              'id',
              'building_hash',
              // Includes every home merged with it: what one got, all got.
              ({ selectFrom }) =>
                selectFrom('home as one')
                  .select(({ fn }) => fn.max<number | null>('one.own_allowance').as('largest'))
                  .where(({ or, eb }) =>
                    or([
                      eb('one.id', '=', sql<string>`coalesce(home.merged_into, home.id)`),
                      eb('one.merged_into', '=', sql<string>`coalesce(home.merged_into, home.id)`),
                    ]),
                  )
                  .$asScalar()
                  .as('own_allowance'),
              ({ selectFrom }) =>
                selectFrom('home as merged')
                  .select(({ fn }) => fn.countAll<number>().as('homes'))
                  .whereRef('merged.merged_into', '=', 'home.id')
                  .$asScalar()
                  .$notNull()
                  .as('merged'),
            ])
            .where('scope_id', '=', scopeId)
            // In index order: by id, every page would sort all homes of the scope.
            .where(sql<boolean>`(building_hash, id) > (${buildingHash}, ${homeId})`)
            .orderBy('building_hash')
            .orderBy('id')
            .limit(max)
            .as('some_home'),
        )
        .leftJoin('request_home', 'request_home.home_id', 'some_home.id')
        .leftJoin('request', (join) =>
          join
            .onRef('request.id', '=', 'request_home.request_id')
            .on('request.takes_allowance', '=', 1)
            .on(({ or, eb }) => or([eb('request.accepted_at', 'is', null), eb('request.accepted_at', '>=', since)])),
        )
        .leftJoin('request_line', 'request_line.request_id', 'request.id')
        .select([
          'some_home.id as homeId',
          'some_home.building_hash as buildingHash',
          'some_home.own_allowance as ownAllowance',
          'some_home.merged as merged',
          'request_line.item_id as itemId',
          ({ fn }) => fn.sum<number | null>('request_line.quantity').as('quantity'),
        ])
        .groupBy([
          'some_home.building_hash',
          'some_home.id',
          'some_home.own_allowance',
          'some_home.merged',
          'request_line.item_id',
        ])
        .orderBy('some_home.building_hash')
        .orderBy('some_home.id')
        .execute();
      return [...Map.groupBy(rows, ({ homeId }) => homeId)].map(([homeId, ofHome]) => ({
        homeId,
        buildingHash: ofHome[0]?.buildingHash ?? '',
        ownAllowance: ofHome[0]?.ownAllowance ?? null,
        hasMerged: (ofHome[0]?.merged ?? 0) > 0,
        usage: ofHome.flatMap(({ itemId, quantity }) =>
          itemId === null || quantity === null ? [] : [{ itemId, quantity }],
        ),
      }));
    },
    async answeredVersions(offerId, homeId) {
      const rows = await db
        .selectFrom('request_home')
        .innerJoin('request', 'request.id', 'request_home.request_id')
        .select('request.offer_version as version')
        .distinct()
        .where('request_home.home_id', '=', homeId)
        .where('request.offer_id', '=', offerId)
        .execute();
      return rows.map(({ version }) => version);
    },
    async homeKeyDiscrepancies(max) {
      const discrepancies = await db
        .selectFrom('home_key')
        .leftJoin('home', 'home.id', 'home_key.home_id')
        .select(['home_key.scope_id as scopeId', 'home_key.hash as hash'])
        .groupBy(['home_key.scope_id', 'home_key.hash'])
        .having(({ or, eb, fn }) =>
          or([
            eb(fn.count('home_key.home_id').distinct(), '>', 1),
            eb(sql<number>`sum(case when home.scope_id = home_key.scope_id then 0 else 1 end)`, '>', 0),
          ]),
        )
        .orderBy('home_key.hash')
        .limit(max)
        .execute();
      return Promise.all(
        discrepancies.map(async ({ scopeId, hash }) => {
          const owners = await db
            .selectFrom('home_key')
            .select('home_id')
            .distinct()
            .where('scope_id', '=', scopeId)
            .where('hash', '=', hash)
            .orderBy('home_id')
            .execute();
          return { scopeId, hash, homeIds: owners.map(({ home_id }) => home_id) };
        }),
      );
    },
  };
}
