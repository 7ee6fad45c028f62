import { hourMs, type VisitStep } from '@doorstep/contract';
import { insertMissing, insertRows, type Database } from '@doorstep/database';
import { sql } from 'kysely';

/** Whole hours since 1970; `until` is exclusive. */
export interface Hours {
  from: number;
  until: number;
}

/** Null for all offers. */
type OfferIds = readonly string[] | null;

interface Asked extends Hours {
  offerIds: OfferIds;
}

export interface Visits {
  offerId: string;
  hour: number;
  step: VisitStep;
  visits: number;
}

export interface ArrivalsOfHour {
  hour: number;
  requests: number;
  accepted: number;
  /** Made by visitors; `typed` counts those with a typed address. */
  online: number;
  typed: number;
}

function counted({ lists }: Pick<Database, 'lists'>, measures: readonly string[], { offerIds, from, until }: Asked) {
  const rows = lists
    .selectFrom('insight')
    .where('measure', 'in', [...measures])
    .where('hour', '>=', from)
    .where('hour', '<', until);
  return offerIds === null ? rows : rows.where('offer_id', 'in', [...offerIds]);
}

export async function firstArrival({ lists }: Database, offerIds: OfferIds): Promise<{ hour: number; total: number }> {
  const rows = lists.selectFrom('insight').where('measure', '=', 'arrived');
  const ofOffers = offerIds === null ? rows : rows.where('offer_id', 'in', [...offerIds]);
  const found = await ofOffers
    .select(({ fn }) => [fn.min<number | null>('hour').as('hour'), fn.sum<number | null>('amount').as('total')])
    .executeTakeFirstOrThrow();
  return { hour: found.hour ?? 0, total: found.total ?? 0 };
}

export function arrivalsByHour(database: Database, asked: Asked): Promise<ArrivalsOfHour[]> {
  const those = (like: string) => sql<number>`sum(case when ${sql.raw(like)} then amount else 0 end)`;
  const online = `(key like 'web %' or key like 'embed %')`;
  return counted(database, ['arrived'], asked)
    .select([
      'hour',
      ({ fn }) => fn.sum<number>('amount').as('requests'),
      those(`key like '% accepted'`).as('accepted'),
      those(online).as('online'),
      those(`${online} and key like '% typed %'`).as('typed'),
    ])
    .groupBy('hour')
    .orderBy('hour')
    .execute();
}

export function sums(
  database: Database,
  measures: readonly string[],
  asked: Asked,
): Promise<{ measure: string; key: string; amount: number }[]> {
  return counted(database, measures, asked)
    .select(['measure', 'key', ({ fn }) => fn.sum<number>('amount').as('amount')])
    .groupBy(['measure', 'key'])
    .having(({ fn }) => fn.sum<number>('amount'), '<>', 0)
    .execute();
}

export async function takenByHour(
  database: Database,
  itemIds: readonly string[],
  asked: Hours,
): Promise<{ hour: number; units: number }[]> {
  if (itemIds.length === 0) return [];
  return counted(database, ['taken'], { ...asked, offerIds: null })
    .where('key', 'in', [...itemIds])
    .select(['hour', ({ fn }) => fn.sum<number>('amount').as('units')])
    .groupBy('hour')
    .execute();
}

export async function takenByItem(
  database: Database,
  itemIds: readonly string[],
  asked: Hours,
): Promise<{ hour: number; itemId: string; units: number }[]> {
  if (itemIds.length === 0) return [];
  return counted(database, ['taken'], { ...asked, offerIds: null })
    .where('key', 'in', [...itemIds])
    .select(['hour', 'key as itemId', ({ fn }) => fn.sum<number>('amount').as('units')])
    .groupBy(['hour', 'key'])
    .orderBy('hour')
    .execute();
}

export async function movedByHour(
  { lists }: Database,
  itemIds: readonly string[],
  { from }: Pick<Hours, 'from'>,
): Promise<{ hour: number; change: number; delivered: number }[]> {
  if (itemIds.length === 0) return [];
  const hour = sql<number>`at / ${sql.lit(hourMs)}`;
  return lists
    .selectFrom('stock_movement')
    .where('item_id', 'in', [...itemIds])
    .where('at', '>=', from * hourMs)
    .select([
      hour.as('hour'),
      ({ fn }) => fn.sum<number>('change').as('change'),
      sql<number>`sum(case when kind = 'delivery' then change else 0 end)`.as('delivered'),
    ])
    .groupBy(hour)
    .execute();
}

/**
 * Adds visits since the last call, in a transaction. On PostgreSQL housekeeping sums these rows, like those of
 * triggers.
 */
export async function addVisits(database: Database, visits: readonly Visits[]): Promise<void> {
  const rows = visits.map(({ offerId, hour, step, visits: amount }) => ({
    measure: step,
    hour,
    offer_id: offerId,
    key: '',
    amount,
  }));
  if (database.dialect.name === 'postgres') return insertRows(database, 'insight', rows);
  await insertMissing(database, 'insight', rows, {
    key: ['measure', 'hour', 'offer_id', 'key'],
    otherwise: 'do update set amount = amount + excluded.amount',
  });
}
