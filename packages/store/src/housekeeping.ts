import { dayMs } from '@doorstep/contract';
import { idempotencyKeptMs, outcomeKeptMs, type HousekeepingStore } from '@doorstep/core';
import { sql } from 'kysely';
import { type Database, endedBefore, type Tables } from '@doorstep/database';

/**
 * A pass expires by the clock of the process that verifies it, and is purged by this one's. If clocks differ, or one
 * was wrong for a while, a spent pass must still be known.
 */
const clockErrorMs = dayMs;

/** An offer in progress refers to its polygon and pictures only once it is saved: an evening, and the next morning. */
const uploadKeptMs = 2 * dayMs;

type Kept = { [Table in keyof Tables]?: { after: keyof Tables[Table] & string; ms: number } };

/** How long rows are kept after the time in a column. */
const kept: Kept = {
  // For a while, a used or expired link is still distinguished from one that never existed.
  mailed_link: { after: 'expires_at', ms: 30 * dayMs },
  idempotency_key: { after: 'at', ms: idempotencyKeptMs },
  done_once: { after: 'at', ms: outcomeKeptMs },
  // Long enough to ask a receiver why it refused a delivery.
  webhook_delivery: { after: 'created_at', ms: 30 * dayMs },
  // The outcome of a mail may be asked about for some weeks; a mail unsent for so long has expired anyway.
  outbox: { after: 'created_at', ms: 30 * dayMs },
  // Long enough to see in the console what went wrong last quarter.
  alarm: { after: 'resolved_at', ms: 100 * dayMs },
};

/** Sums up the changes that statements added to the counts of requests. SQLite always has one row per kind. */
const sumCounts = {
  sqlite: [sql`delete from insight where amount = 0`],
  postgres: [
    sql`
  with gone as (
    delete from insight using (
      select measure, hour, offer_id, key from insight group by 1, 2, 3, 4 having count(*) > 1 or sum(amount) = 0
    ) as several
    where (insight.measure, insight.hour, insight.offer_id, insight.key)
      = (several.measure, several.hour, several.offer_id, several.key)
    returning insight.*)
  insert into insight
    select measure, hour, offer_id, key, sum(amount) from gone group by 1, 2, 3, 4 having sum(amount) <> 0`,
    sql`
  with gone as (
    delete from request_count using (
      select day, state, offer_id, assurance, source, check_provider from request_count
      group by 1, 2, 3, 4, 5, 6 having count(*) > 1 or sum(requests) = 0
    ) as several
    where (request_count.day, request_count.state, request_count.offer_id, request_count.assurance,
        request_count.source, request_count.check_provider)
      = (several.day, several.state, several.offer_id, several.assurance, several.source, several.check_provider)
    returning request_count.*)
  insert into request_count
    select day, state, offer_id, assurance, source, check_provider, sum(requests) from gone
    group by 1, 2, 3, 4, 5, 6 having sum(requests) <> 0`,
  ],
};

export function kyselyHousekeeping({ db, dialect }: Database): HousekeepingStore {
  return {
    async removeExpired(at) {
      const gone = at - clockErrorMs;
      for (const sumUp of sumCounts[dialect.name]) await sumUp.execute(db);
      await sql`delete from pass_spent where ${sql.raw(endedBefore(gone))}`.execute(db);
      await sql`delete from counter where ${sql.raw(endedBefore(gone))}`.execute(db);
      for (const [table, { after, ms }] of Object.entries(kept))
        await sql`delete from ${sql.table(table)} where ${sql.ref(after)} < ${at - ms}`.execute(db);
      await sql`delete from auth_session where ${sql.ref('expiresAt')} < ${dialect.signInTime(at)}`.execute(db);
      await db
        .deleteFrom('polygon')
        .where('touched_at', '<', at - uploadKeptMs)
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('offer_version').select('version').whereRef('polygon_id', '=', 'polygon.id'))),
        )
        .execute();
      await db
        .deleteFrom('picture')
        .where('touched_at', '<', at - uploadKeptMs)
        .where(({ and, exists, not, selectFrom }) =>
          and(
            (['picture_id', 'logo_id'] as const).map((column) =>
              not(exists(selectFrom('offer_version').select('version').whereRef(column, '=', 'picture.id'))),
            ),
          ),
        )
        .execute();
    },
  };
}
