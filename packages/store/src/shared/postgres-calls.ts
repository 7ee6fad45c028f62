// On PostgreSQL a call is a statement or two for all who make it.
import { settleAll } from '@doorstep/core';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { insertRecordset } from './insert-recordset.ts';
import type { TakenKey, WritingCalls } from './submission-calls.ts';

/** In one order everywhere, so that no two transactions wait for each other in a circle. */
function sortedBy<T>(list: readonly T[], nameOf: (one: T) => string): T[] {
  return list.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

/** What stands in the list more than once is kept where it stands first. */
function isFirst(names: string[]): boolean[] {
  const first = new Map(names.map((name, index) => [name, index] as const).toReversed());
  return names.map((name, index) => first.get(name) === index);
}

/** The calls of one transaction. */
export function postgresCalls({ db }: Database): WritingCalls {
  const insertAll =
    <Table extends keyof Tables>(table: Table) =>
    async (rows: Insertable<Tables[Table]>[]) => {
      await insertRecordset(db, table, rows);
      return rows.map(() => true);
    };
  return {
    async takeIdempotencyKey(given) {
      const nameOf = ({ offerId, key }: TakenKey) => `${offerId} ${key}`;
      const areFirst = isFirst(given.map(nameOf));
      const rows = sortedBy(
        given.filter((_, index) => areFirst[index]),
        nameOf,
      ).map(({ offerId, key, fingerprint, requestId }) => ({
        offer_id: offerId,
        key,
        fingerprint,
        request_id: requestId,
        answer: '',
      }));
      // Whoever holds it already is locked and stays as it is: what it stands for is read next.
      const taken = await insertRecordset<'idempotency_key', { request_id: string }>(
        db,
        'idempotency_key',
        rows,
        'on conflict (offer_id, key) do update set at = idempotency_key.at where false returning request_id',
      );
      const takers = new Set(taken.map(({ request_id: id }) => id));
      return given.map(({ requestId }) => takers.has(requestId));
    },

    async spendPass(given) {
      const areFirst = isFirst(given.map(({ passId }) => passId));
      const rows = sortedBy(given, ({ passId }) => passId).map(({ passId, expiresAt }) => ({
        pass_id: passId,
        expires_at: expiresAt,
      }));
      const spent = await insertRecordset<'pass_spent', { pass_id: string }>(
        db,
        'pass_spent',
        rows,
        'on conflict (pass_id) do nothing returning pass_id',
      );
      const ids = new Set(spent.map(({ pass_id: id }) => id));
      return given.map(({ passId }, index) => ids.has(passId) && areFirst[index] === true);
    },

    async claimHome(given) {
      const keys = given.flatMap(({ id, scopeId, keys: its }) =>
        its.map(({ hash, kind, version }) => ({ scope_id: scopeId, hash, kind, version, home_id: id })),
      );
      const [, owned] = await settleAll([
        insertRecordset(
          db,
          'home',
          given.map(({ id, scopeId, buildingHash }) => ({ id, scope_id: scopeId, building_hash: buildingHash })),
        ),
        insertRecordset<'home_key', { home_id: string }>(
          db,
          'home_key',
          sortedBy(keys, ({ hash }) => hash),
          'on conflict (scope_id, hash) do nothing returning home_id',
        ),
      ]);
      const counts = Map.groupBy(owned, ({ home_id: id }) => id);
      return given.map(({ id, keys: its }) => counts.get(id)?.length === its.length);
    },

    async takeCounters(given) {
      const all = [...Map.groupBy(given.flat(), ({ name }) => name)];
      const wanted = sortedBy(all, ([name]) => name).map(([name, counts]) => ({
        name,
        count: counts.length,
        max: Math.min(...counts.map(({ max }) => max)),
        expires_at: Math.max(...counts.map(({ expiresAt }) => expiresAt)),
      }));
      const names = wanted.map(({ name }) => name);
      const mosts = wanted.map(({ max }) => max);
      const { rows } = await sql<{ name: string }>`
        insert into counter (name, count, expires_at)
        select name, count, expires_at from json_populate_recordset(null::counter, ${JSON.stringify(
          // A new one has no row that would stop it.
          wanted.filter(({ count, max }) => count <= max),
        )})
        on conflict (name) do update set count = counter.count + excluded.count
          where counter.count + excluded.count <= (${mosts}::bigint[])[array_position(${names}::text[], excluded.name)]
        returning name`.execute(db);
      const counted = new Set(rows.map(({ name }) => name));
      return given.map((each) => each.every(({ name }) => counted.has(name)));
    },

    async takeStock(given) {
      const wanted = [...Map.groupBy(given.flat(), ({ itemId }) => itemId)];
      const ids = wanted.map(([itemId]) => itemId);
      const quantities = wanted.map(([, lines]) => lines.reduce((sum, { quantity }) => sum + quantity, 0));
      const quantity = sql`(${quantities}::bigint[])[array_position(${ids}::text[], id)]`;
      const [, { rows }] = await settleAll([
        sql`select id from item where id = any(${ids}) order by id collate "C" for no key update`.execute(db),
        sql<{ id: string }>`
          update item set taken = taken + ${quantity}
          where id = any(${ids}) and (stock is null or taken + ${quantity} <= stock)
          returning id`.execute(db),
      ]);
      const taken = new Set(rows.map(({ id }) => id));
      return given.map((lines) => lines.every(({ itemId }) => taken.has(itemId)));
    },

    async insertRequest(given) {
      await settleAll([
        insertAll('request')(given.map(({ request }) => request)),
        insertAll('request_line')(given.flatMap(({ lines }) => lines)),
        insertAll('request_home')(given.flatMap(({ homes }) => homes)),
      ]);
      return given.map(() => true);
    },

    async settleIdempotencyKey(given) {
      // By its key alone, as no other way of finding a row stays fast while a table grows from nothing.
      const ending = 'on conflict (offer_id, key) do update set answer = excluded.answer';
      await insertRecordset(db, 'idempotency_key', given, ending);
      return given.map(() => true);
    },

    insertAudit: insertAll('audit'),
    insertMail: insertAll('outbox'),
    insertDelivery: insertAll('webhook_delivery'),
  };
}
