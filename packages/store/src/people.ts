import type { Role } from '@doorstep/contract';
import type { PeopleStore, Person } from '@doorstep/core';
import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export function kyselyPeople({ db }: Database): PeopleStore {
  return {
    async list() {
      return (await db.selectFrom('person').selectAll().orderBy('created_at').execute()).map(toPerson);
    },
    async count() {
      const row = await db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow();
      return row.people;
    },
    async findByAccount(accountId) {
      const row = await db.selectFrom('person').selectAll().where('account_id', '=', accountId).executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },
    async insert({ id, accountId, name, email, role, createdAt }) {
      await db
        .insertInto('person')
        .values({ id, account_id: accountId, name, email, role, created_at: createdAt })
        .execute();
    },
    async insertInvitation({ tokenHash, role, isFirstRun, expiresAt, usedAt }) {
      await db
        .insertInto('invitation')
        .values({
          token_hash: tokenHash,
          role,
          is_first_run: Number(isFirstRun),
          expires_at: expiresAt,
          used_at: usedAt,
        })
        .execute();
    },
    async findInvitation(tokenHash) {
      const row = await db.selectFrom('invitation').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      if (row === undefined) return null;
      return {
        tokenHash,
        role: row.role as Role,
        isFirstRun: row.is_first_run === 1,
        expiresAt: row.expires_at,
        usedAt: row.used_at,
      };
    },
    async useInvitation(tokenHash, at) {
      const result = await db
        .updateTable('invitation')
        .set({ used_at: at })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows > 0n;
    },
  };
}

function toPerson(row: Selectable<Tables['person']>): Person {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    createdAt: row.created_at,
  };
}
