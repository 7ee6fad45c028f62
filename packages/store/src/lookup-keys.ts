import type { LookupKey, LookupKeyStore } from '@doorstep/core';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '@doorstep/database';

export function kyselyLookupKeys({ db }: Database): LookupKeyStore {
  return {
    async insert({ id, name, keyHash, ending, origins, createdAt, revokedAt }) {
      await db
        .insertInto('lookup_key')
        .values({
          id,
          name,
          key_hash: keyHash,
          ending,
          origins: JSON.stringify(origins),
          created_at: createdAt,
          revoked_at: revokedAt,
        })
        .execute();
    },
    async list() {
      return (await db.selectFrom('lookup_key').selectAll().orderBy('created_at').execute()).map(toLookupKey);
    },
    async findByHash(keyHash) {
      const row = await db
        .selectFrom('lookup_key')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row === undefined ? null : toLookupKey(row);
    },
    async revoke(id, at) {
      const result = await db
        .updateTable('lookup_key')
        .set({ revoked_at: at })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows > 0n;
    },
  };
}

function toLookupKey(row: Selectable<Tables['lookup_key']>): LookupKey {
  return {
    id: row.id,
    name: row.name,
    keyHash: row.key_hash,
    ending: row.ending,
    origins: JSON.parse(row.origins) as string[],
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}
