import type {
  CounterStore,
  FirstAnswer,
  IdempotencyKey,
  IdempotencyStore,
  MailedLinkStore,
  PassStore,
  StoredKey,
} from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import {
  type Database,
  deletePairs,
  insertMissing,
  insertReturning,
  insertRows,
  type Tables,
} from '@doorstep/database';

// Most submissions run these statements, so they are written out: building such a statement with Kysely takes longer
// than SQLite takes to run it.

/** Whether an insert or update changed a row. */
const changed = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): boolean => numAffectedRows > 0n;

export function kyselyPasses(database: Database): PassStore {
  const { db, dialect } = database;
  return {
    async spend(passes) {
      const rows = sortedBy(passes, ({ id }) => id).map(({ id, expiresAt }) => ({
        pass_id: id,
        expires_at: expiresAt,
      }));
      const areNew = await insertMissing(database, 'pass_spent', rows, { key: ['pass_id'] });
      return new Set(rows.flatMap(({ pass_id: id }, index) => (areNew[index] === true ? [] : [id])));
    },
    async giveBack(ids) {
      if (ids.length === 0) return;
      await db.deleteFrom('pass_spent').where(dialect.isAmong('pass_id', ids)).execute();
    },
  };
}

/** In one order everywhere, so that no two transactions deadlock. */
function sortedBy<T>(list: readonly T[], nameOf: (one: T) => string): T[] {
  return list.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

export function kyselyIdempotency(database: Database): IdempotencyStore {
  const { dialect } = database;
  return {
    find: (offerId, key) => database.readBatched(findKeys, { offerId, key }),
    async take(keys) {
      if (dialect.hasOneWriter) return findKeys(database, keys);
      const rows = sortedBy(
        keys.map(({ offerId, key }) => ({ offer_id: offerId, key, fingerprint: '', request_id: '', answer: '' })),
        ({ offer_id: offerId, key }) => `${offerId} ${key}`,
      );
      const areNew = await insertMissing(database, 'idempotency_key', rows, {
        key: ['offer_id', 'key'],
        // An existing key is locked and unchanged.
        otherwise: 'do update set at = idempotency_key.at where false',
      });
      const before = rows.filter((_, index) => areNew[index] !== true);
      if (before.length === 0) return keys.map(() => null);
      const stands = await findKeys(
        database,
        before.map(({ offer_id: offerId, key }) => ({ offerId, key })),
      );
      if (stands.includes(null)) throw new Error('An Idempotency-Key was taken and is not there');
      const known = new Map(before.map((row, index) => [`${row.offer_id} ${row.key}`, stands[index] ?? null]));
      return keys.map(({ offerId, key }) => known.get(`${offerId} ${key}`) ?? null);
    },
    async settle(keys) {
      const rows = keys.map(({ offerId, key, fingerprint, requestId, answer }) => ({
        offer_id: offerId,
        key,
        fingerprint,
        request_id: requestId,
        answer: JSON.stringify(answer),
      }));
      // By its key alone: no other lookup stays fast while a table grows from nothing.
      const ending = `on conflict (offer_id, key) do update
        set fingerprint = excluded.fingerprint, request_id = excluded.request_id, answer = excluded.answer`;
      await insertRows(database, 'idempotency_key', rows, ending);
    },
    async giveBack(keys) {
      // Where `take` locked nothing, it wrote nothing.
      if (dialect.hasOneWriter) return;
      await deletePairs(
        database,
        { table: 'idempotency_key', columns: ['offer_id', 'key'] },
        keys.map(({ offerId, key }) => [offerId, key]),
      );
    },
  };
}

/** Each by its key: a join would be planned while the table is small, and would read all of it later. */
const findingKeys = {
  sqlite: (wanted: string) => sql<StoredRow & { place: number }>`
    select wanted.key as place, found.fingerprint, found.request_id, found.answer
    from json_each(${wanted}) as wanted cross join idempotency_key as found
      on found.offer_id = wanted.value ->> 'offerId' and found.key = wanted.value ->> 'key'`,
  postgres: (wanted: string) => sql<StoredRow & { place: number }>`
    select wanted.place, found.fingerprint, found.request_id, found.answer
    from json_to_recordset(${wanted}) as wanted (place int, "offerId" text, key text)
    cross join lateral (select fingerprint, request_id, answer from idempotency_key
      where idempotency_key.offer_id = wanted."offerId" and idempotency_key.key = wanted.key
      limit 1) as found`,
};

async function findKeys({ db, dialect }: Database, wanted: IdempotencyKey[]): Promise<(StoredKey | null)[]> {
  const text = JSON.stringify(wanted.map((each, place) => ({ ...each, place })));
  const { rows } = await findingKeys[dialect.name](text).execute(db);
  const found = new Map(rows.map((row) => [row.place, toStoredKey(row)]));
  return wanted.map((_, index) => found.get(index) ?? null);
}

type StoredRow = Pick<Selectable<Tables['idempotency_key']>, 'fingerprint' | 'request_id' | 'answer'>;

function toStoredKey(row: StoredRow): StoredKey {
  return { fingerprint: row.fingerprint, requestId: row.request_id, answer: JSON.parse(row.answer) as FirstAnswer };
}

export function kyselyCounters(database: Database): CounterStore {
  const { db } = database;
  return {
    async take(name, max, expiresAt, amount = 1) {
      if (max < amount) return false;
      return changed(
        await sql`insert into counter (name, count, expires_at) values (${name}, ${amount}, ${expiresAt})
          on conflict (name) do update set count = counter.count + ${sql.lit(amount)}
            where counter.count <= ${max - amount}`.execute(db),
      );
    },
    async takeEach(wanted) {
      // In one order everywhere, so that no two transactions deadlock.
      const entries = wanted.filter(({ max }) => max > 0).toSorted((a, b) => (a.name < b.name ? -1 : 1));
      if (entries.length === 0) return new Set();
      const rows = entries.map(({ name, expiresAt }) => sql`(${name}, 1, ${expiresAt})`);
      const maxima = entries.map(({ name, max }) => sql`when ${name} then ${sql.lit(max)}`);
      const { rows: counted } = await sql<{ name: string }>`
        insert into counter (name, count, expires_at) values ${sql.join(rows)}
        on conflict (name) do update set count = counter.count + 1
          where counter.count < case excluded.name ${sql.join(maxima, sql` `)} end
        returning name`.execute(db);
      return new Set(counted.map(({ name }) => name));
    },
    async giveBack(name) {
      await sql`update counter set count = count - 1 where name = ${name} and count > 0`.execute(db);
    },
    async change(changes) {
      const rows = sortedBy(changes, ({ name }) => name).map(({ name, change, expiresAt }) => ({
        name,
        count: change,
        expires_at: expiresAt,
      }));
      const ending = 'on conflict (name) do update set count = counter.count + excluded.count';
      const counts = await insertReturning(database, 'counter', rows, { ending, key: ['name'], column: 'count' });
      return new Map(rows.map(({ name }, index) => [name, counts[index] as number]));
    },
    async count(name) {
      const row = await db.selectFrom('counter').select('count').where('name', '=', name).executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}

export function kyselyMailedLinks({ db }: Database): MailedLinkStore {
  return {
    async put({ tokenHash, requestId, expiresAt }) {
      await db
        .insertInto('mailed_link')
        .values({ token_hash: tokenHash, request_id: requestId, expires_at: expiresAt, used_at: null })
        .onConflict((conflict) =>
          conflict.column('token_hash').doUpdateSet({ expires_at: expiresAt }).where('mailed_link.used_at', 'is', null),
        )
        .execute();
    },
    async find(tokenHash) {
      const row = await db.selectFrom('mailed_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row === undefined ? null : { requestId: row.request_id, expiresAt: row.expires_at, usedAt: row.used_at };
    },
    async use(tokenHash, at) {
      const used = await db
        .updateTable('mailed_link')
        .set({ used_at: at })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return used.numUpdatedRows > 0n;
    },
    async forget(tokenHash) {
      await db.deleteFrom('mailed_link').where('token_hash', '=', tokenHash).execute();
    },
  };
}
