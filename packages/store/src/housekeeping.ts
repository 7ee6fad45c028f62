import { idempotencyKeptMs, type HousekeepingStore } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { endedBefore } from './end-day.ts';

/** A link that was used or is too old is still told from one that never was, for a while. */
const linkKeptMs = 30 * 86_400_000;

/**
 * A pass is too old by the clock of the process that verifies it, and is forgotten by this one. Where they differ, or
 * one was set wrong for a while, what was spent must still be known.
 */
const clockErrorMs = 86_400_000;

/** What came of a mail is asked about in the weeks after it; what nobody sent for so long is not sent any more either. */
const mailKeptMs = 30 * 86_400_000;

/** Long enough to ask a receiver why it refused what it refused. */
const deliveryKeptMs = 30 * 86_400_000;

/** An offer that is being written names its polygon and its pictures when it is saved: an evening, and the next morning. */
const uploadKeptMs = 2 * 86_400_000;

/** Long enough to see in the console what went wrong last quarter. */
const alarmKeptMs = 100 * 86_400_000;

/** Sums up what statements added to the counts of requests. SQLite keeps one row a kind from the beginning. */
const sumCounts = sql`
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
    group by 1, 2, 3, 4, 5, 6 having sum(requests) <> 0`;

export function kyselyHousekeeping({ db, dialect }: Database): HousekeepingStore {
  return {
    async removeExpired(at) {
      const gone = at - clockErrorMs;
      if (dialect === 'postgres') await sumCounts.execute(db);
      await sql`delete from pass_spent where ${sql.raw(endedBefore(gone))}`.execute(db);
      await sql`delete from counter where ${sql.raw(endedBefore(gone))}`.execute(db);
      await db
        .deleteFrom('mailed_link')
        .where('expires_at', '<', at - linkKeptMs)
        .execute();
      await db
        .deleteFrom('idempotency_key')
        .where('at', '<', at - idempotencyKeptMs)
        .execute();
      await db
        .deleteFrom('webhook_delivery')
        .where('created_at', '<', at - deliveryKeptMs)
        .execute();
      await db
        .deleteFrom('outbox')
        .where('created_at', '<', at - mailKeptMs)
        .execute();
      await sql`delete from auth_session where ${sql.ref('expiresAt')} < ${dialect === 'sqlite' ? new Date(at).toISOString() : new Date(at)}`.execute(
        db,
      );
      await db
        .deleteFrom('alarm')
        .where('resolved_at', '<', at - alarmKeptMs)
        .execute();
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
