import type { DrawState } from '@doorstep/contract';
import type { Draw, DrawEntry, DrawStore } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '@doorstep/database';

const rowsAtOnce = 200;

export function kyselyDraws({ db, dialect }: Database): DrawStore {
  const draw = (offerId: string) => db.selectFrom('draw').selectAll().where('offer_id', '=', offerId);

  async function make(offerId: string): Promise<void> {
    await db
      .insertInto('draw')
      .values({
        offer_id: offerId,
        state: 'collecting',
        digest: null,
        fixed_at: null,
        value: null,
        proposed_by: null,
        confirmed_by: null,
        drawn_at: null,
      })
      .onConflict((conflict) => conflict.column('offer_id').doNothing())
      .execute();
  }

  return {
    async find(offerId) {
      const row = await draw(offerId).executeTakeFirst();
      return row === undefined ? null : toDraw(row);
    },
    async enter(offerId) {
      const query = dialect.lockShared(draw(offerId));
      const known = await query.executeTakeFirst();
      if (known !== undefined) return known.state as DrawState;
      await make(offerId);
      return (await query.executeTakeFirstOrThrow()).state as DrawState;
    },
    async lock(offerId) {
      const query = dialect.lock(draw(offerId));
      const known = await query.executeTakeFirst();
      if (known !== undefined) return toDraw(known);
      await make(offerId);
      return toDraw(await query.executeTakeFirstOrThrow());
    },
    entered(offerId) {
      return db
        .selectFrom('request')
        .select(['id', 'reference'])
        .where('offer_id', '=', offerId)
        .where('state', '=', 'entered')
        .execute();
    },
    async fix(offerId, { entries, digest, at }) {
      for (let start = 0; start < entries.length; start += rowsAtOnce) {
        const rows = entries.slice(start, start + rowsAtOnce);
        await db
          .insertInto('draw_entry')
          .values(rows.map(({ hash, requestId }) => ({ offer_id: offerId, hash, request_id: requestId, rank: null })))
          .execute();
      }
      const { queue_counter: counter } = await db
        .updateTable('offer')
        .set({ queue_counter: sql`queue_counter + ${entries.length}` })
        .where('id', '=', offerId)
        .returning('queue_counter')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('draw')
        .set({ state: 'fixed', entries: entries.length, digest, queue_base: counter - entries.length, fixed_at: at })
        .where('offer_id', '=', offerId)
        .execute();
    },
    async values(offerId) {
      const rows = await db
        .selectFrom('draw_value')
        .selectAll()
        .where('offer_id', '=', offerId)
        .orderBy('entered_at')
        .orderBy('person_id')
        .execute();
      return rows.map((row) => ({
        personId: row.person_id,
        personName: row.person_name,
        value: row.value,
        enteredAt: row.entered_at,
      }));
    },
    async enterValue(offerId, { personId, personName, value, enteredAt }) {
      const entered = { person_name: personName, value, entered_at: enteredAt };
      await db
        .insertInto('draw_value')
        .values({ offer_id: offerId, person_id: personId, ...entered })
        .onConflict((conflict) => conflict.columns(['offer_id', 'person_id']).doUpdateSet(entered))
        .execute();
    },
    async rank(offerId, { value, ranked, proposedBy, confirmedBy }) {
      // One statement with one parameter for the whole list: with a row each, a large draw would take a minute.
      const places = ranked.map((hash, index) => ({ hash, place: index + 1 }));
      const ranking = dialect.rows('ranking', places, { hash: 'text', place: 'integer' });
      await sql`update draw_entry set rank = ranking.place from ${ranking}
        where draw_entry.offer_id = ${offerId} and draw_entry.hash = ranking.hash`.execute(db);
      await db
        .updateTable('draw')
        .set({ state: 'drawing', value, proposed_by: proposedBy, confirmed_by: confirmedBy })
        .where('offer_id', '=', offerId)
        .execute();
    },
    async next(offerId, after, max) {
      const rows = await db
        .selectFrom('draw_entry')
        .select(['rank', 'request_id'])
        .where('offer_id', '=', offerId)
        .where('rank', '>', after)
        .orderBy('rank')
        .limit(max)
        .execute();
      return rows.map((row) => ({ rank: row.rank ?? 0, requestId: row.request_id }));
    },
    async advance(offerId, { drawnTo, doneAt }) {
      await db
        .updateTable('draw')
        .set({ drawn_to: drawnTo, drawn_at: doneAt, ...(doneAt === null ? {} : { state: 'drawn' }) })
        .where('offer_id', '=', offerId)
        .execute();
    },
    list(offerId, max) {
      const query = db
        .selectFrom('draw_entry')
        .select(['hash', 'rank'])
        .where('offer_id', '=', offerId)
        .orderBy('rank')
        .orderBy('hash');
      return (max === undefined ? query : query.limit(max)).execute();
    },
    async ofRequest(requestId) {
      const row = await db.selectFrom('draw_entry').selectAll().where('request_id', '=', requestId).executeTakeFirst();
      return row === undefined ? null : toEntry(row);
    },
  };
}

function toDraw(row: Selectable<Tables['draw']>): Draw {
  return {
    offerId: row.offer_id,
    state: row.state as DrawState,
    entries: row.entries,
    digest: row.digest,
    queueBase: row.queue_base,
    fixedAt: row.fixed_at,
    value: row.value,
    drawnTo: row.drawn_to,
    drawnAt: row.drawn_at,
  };
}

function toEntry({ hash, request_id: requestId, rank }: Selectable<Tables['draw_entry']>): DrawEntry {
  return { hash, requestId, rank };
}
