import type { ApiToken, ApiTokenStore } from '@doorstep/core';
import type { Selectable } from 'kysely';
import { type Database, listPart, oldestFirst, type Tables } from '@doorstep/database';

export function kyselyApiTokens({ db }: Database): ApiTokenStore {
  return {
    async insert({ id, name, tokenHash, ending, scopes, offerIds, createdAt, expiresAt, usedAt, revokedAt }) {
      await db
        .insertInto('api_token')
        .values({
          id,
          name,
          token_hash: tokenHash,
          ending,
          scopes: JSON.stringify(scopes),
          offer_ids: offerIds === null ? null : JSON.stringify(offerIds),
          created_at: createdAt,
          expires_at: expiresAt,
          used_at: usedAt,
          revoked_at: revokedAt,
        })
        .execute();
    },
    async list() {
      return (await db.selectFrom('api_token').selectAll().orderBy('created_at').orderBy('id').execute()).map(toToken);
    },
    async part(part) {
      const { rows, next } = await listPart(db.selectFrom('api_token').selectAll(), oldestFirst('api_token'), part);
      return { rows: rows.map(toToken), next };
    },
    async findByHash(tokenHash) {
      const row = await db
        .selectFrom('api_token')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? null : toToken(row);
    },
    async touch(id, at, unlessSince) {
      await db
        .updateTable('api_token')
        .set({ used_at: at })
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('used_at', 'is', null), eb('used_at', '<', unlessSince)]))
        .execute();
    },
    async revoke(id, at) {
      const result = await db
        .updateTable('api_token')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows > 0n;
    },
  };
}

function toToken(row: Selectable<Tables['api_token']>): ApiToken {
  return {
    id: row.id,
    name: row.name,
    tokenHash: row.token_hash,
    ending: row.ending,
    scopes: JSON.parse(row.scopes) as ApiToken['scopes'],
    offerIds: row.offer_ids === null ? null : (JSON.parse(row.offer_ids) as string[]),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    revokedAt: row.revoked_at,
  };
}
