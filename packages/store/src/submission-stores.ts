import type {
  CounterStore,
  FirstAnswer,
  IdempotencyStore,
  MailedLinkStore,
  PassStore,
  RememberedKey,
} from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import type { Database } from './database.ts';
import { batchReads } from './shared/batch-reads.ts';
import type { Tables } from './tables.ts';

// Every submission comes through most of these, which is why they are written out: Kysely's builder takes longer to put
// such a statement together than SQLite to run it.

/** Whether an insert or update changed a row. */
const changed = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint }): boolean => numAffectedRows > 0n;

export function kyselyPasses({ db }: Database): PassStore {
  return {
    async spend(passId, expiresAt) {
      return changed(
        await sql`insert into pass_spent (pass_id, expires_at) values (${passId}, ${expiresAt})
          on conflict (pass_id) do nothing`.execute(db),
      );
    },
  };
}

/** @param isTransaction  its reads are its own; outside of one, those of many are made together. */
export function kyselyIdempotency({ db, dialect }: Database, isTransaction: boolean): IdempotencyStore {
  const entry = (offerId: string, key: string) =>
    sql<RememberedRow>`select fingerprint, request_id, answer from idempotency_key
      where offer_id = ${offerId} and key = ${key}`.execute(db);
  const findAll = async (wanted: { offerId: string; key: string }[]) => {
    const text = JSON.stringify(wanted.map((each, place) => ({ ...each, place })));
    // Each by its key: a join would be planned while the table is small, and read all of it when it is not any more.
    const query =
      dialect === 'postgres'
        ? sql<RememberedRow & { place: number }>`
            select wanted.place, found.fingerprint, found.request_id, found.answer
            from json_to_recordset(${text}) as wanted (place int, "offerId" text, key text)
            cross join lateral (select fingerprint, request_id, answer from idempotency_key
              where idempotency_key.offer_id = wanted."offerId" and idempotency_key.key = wanted.key
              limit 1) as found`
        : sql<RememberedRow & { place: number }>`
            select wanted.key as place, found.fingerprint, found.request_id, found.answer
            from json_each(${text}) as wanted cross join idempotency_key as found
              on found.offer_id = wanted.value ->> 'offerId' and found.key = wanted.value ->> 'key'`;
    const { rows } = await query.execute(db);
    const found = new Map(rows.map((row) => [row.place, toRememberedKey(row)]));
    return wanted.map((_, index) => found.get(index) ?? null);
  };
  const findTogether = isTransaction ? null : batchReads(findAll);
  return {
    async find(offerId, key) {
      if (findTogether !== null) return findTogether({ offerId, key });
      const { rows } = await entry(offerId, key);
      return rows[0] === undefined ? null : toRememberedKey(rows[0]);
    },
    async take(offerId, key, { fingerprint, requestId }) {
      // Whoever holds it already is locked and stays as it is.
      const inserted = await sql`
        insert into idempotency_key (offer_id, key, fingerprint, request_id, answer)
        values (${offerId}, ${key}, ${fingerprint}, ${requestId}, '')
        on conflict (offer_id, key) do update set at = idempotency_key.at where false`.execute(db);
      if (changed(inserted)) return null;
      const { rows } = await entry(offerId, key);
      if (rows[0] === undefined) throw new Error('An Idempotency-Key was taken and is not there');
      return toRememberedKey(rows[0]);
    },
    async settle(offerId, key, answer) {
      await sql`update idempotency_key set answer = ${JSON.stringify(answer)}
        where offer_id = ${offerId} and key = ${key}`.execute(db);
    },
    async giveBack(offerId, key) {
      await db.deleteFrom('idempotency_key').where('offer_id', '=', offerId).where('key', '=', key).execute();
    },
  };
}

type RememberedRow = Pick<Selectable<Tables['idempotency_key']>, 'fingerprint' | 'request_id' | 'answer'>;

function toRememberedKey(row: RememberedRow): RememberedKey {
  return { fingerprint: row.fingerprint, requestId: row.request_id, answer: JSON.parse(row.answer) as FirstAnswer };
}

export function kyselyCounters({ db }: Database): CounterStore {
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
      // In one order everywhere, so that no two transactions wait for each other.
      const entries = wanted.filter(({ max }) => max > 0).toSorted((a, b) => (a.name < b.name ? -1 : 1));
      if (entries.length === 0) return new Set();
      const rows = entries.map(({ name, expiresAt }) => sql`(${name}, 1, ${expiresAt})`);
      const mosts = entries.map(({ name, max }) => sql`when ${name} then ${sql.lit(max)}`);
      const { rows: counted } = await sql<{ name: string }>`
        insert into counter (name, count, expires_at) values ${sql.join(rows)}
        on conflict (name) do update set count = counter.count + 1
          where counter.count < case excluded.name ${sql.join(mosts, sql` `)} end
        returning name`.execute(db);
      return new Set(counted.map(({ name }) => name));
    },
    async giveBack(name) {
      await sql`update counter set count = count - 1 where name = ${name} and count > 0`.execute(db);
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
  };
}
