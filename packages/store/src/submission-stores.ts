import {
  idempotencyKeptMs,
  type CounterStore,
  type FirstAnswer,
  type IdempotencyStore,
  type MailedLinkStore,
  type PassStore,
  type RememberedKey,
} from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Whether an insert or update changed a row. */
const changed = (result: { numInsertedOrUpdatedRows?: bigint | undefined; numUpdatedRows?: bigint }): boolean =>
  (result.numInsertedOrUpdatedRows ?? result.numUpdatedRows ?? 0n) > 0n;

export function kyselyPasses({ db }: Database): PassStore {
  return {
    async spend(passId, expiresAt) {
      return changed(
        await db
          .insertInto('pass_spent')
          .values({ pass_id: passId, expires_at: expiresAt })
          .onConflict((conflict) => conflict.column('pass_id').doNothing())
          .executeTakeFirstOrThrow(),
      );
    },
  };
}

export function kyselyIdempotency({ db }: Database): IdempotencyStore {
  const entry = (offerId: string, key: string) =>
    db.selectFrom('idempotency_key').selectAll().where('offer_id', '=', offerId).where('key', '=', key);
  return {
    async find(offerId, key, since) {
      const row = await entry(offerId, key).where('at', '>=', since).executeTakeFirst();
      return row === undefined ? null : toRememberedKey(row);
    },
    async take(offerId, key, { fingerprint, requestId, at }) {
      const taken = { fingerprint, request_id: requestId, answer: '', at };
      const inserted = await db
        .insertInto('idempotency_key')
        .values({ offer_id: offerId, key, ...taken })
        // A key that has had its time stands for nothing any more, whether or not it was swept out yet.
        .onConflict((conflict) =>
          conflict
            .columns(['offer_id', 'key'])
            .doUpdateSet(taken)
            .where('idempotency_key.at', '<', at - idempotencyKeptMs),
        )
        .executeTakeFirstOrThrow();
      if (changed(inserted)) return null;
      return toRememberedKey(await entry(offerId, key).executeTakeFirstOrThrow());
    },
    async settle(offerId, key, answer) {
      await db
        .updateTable('idempotency_key')
        .set({ answer: JSON.stringify(answer) })
        .where('offer_id', '=', offerId)
        .where('key', '=', key)
        .execute();
    },
    async giveBack(offerId, key) {
      await db.deleteFrom('idempotency_key').where('offer_id', '=', offerId).where('key', '=', key).execute();
    },
  };
}

function toRememberedKey(row: Selectable<Tables['idempotency_key']>): RememberedKey {
  return { fingerprint: row.fingerprint, requestId: row.request_id, answer: JSON.parse(row.answer) as FirstAnswer };
}

export function kyselyCounters({ db }: Database): CounterStore {
  return {
    async take(name, most, expiresAt) {
      if (most < 1) return false;
      return changed(
        await db
          .insertInto('counter')
          .values({ name, count: 1, expires_at: expiresAt })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ count: sql`counter.count + 1` })
              .where('counter.count', '<', most),
          )
          .executeTakeFirstOrThrow(),
      );
    },
  };
}

export function kyselyMailedLinks({ db }: Database): MailedLinkStore {
  return {
    async insert({ tokenHash, requestId, expiresAt }) {
      await db
        .insertInto('mailed_link')
        .values({ token_hash: tokenHash, request_id: requestId, expires_at: expiresAt, used_at: null })
        .execute();
    },
    async find(tokenHash) {
      const row = await db.selectFrom('mailed_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row === undefined ? null : { requestId: row.request_id, expiresAt: row.expires_at, usedAt: row.used_at };
    },
    async use(tokenHash, at) {
      return changed(
        await db
          .updateTable('mailed_link')
          .set({ used_at: at })
          .where('token_hash', '=', tokenHash)
          .where('used_at', 'is', null)
          .executeTakeFirstOrThrow(),
      );
    },
  };
}
