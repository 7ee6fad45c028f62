import type { Role } from '@doorstep/contract';
import type { Invitation, PeopleStore, Person } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import { type Database, listPart, oldestFirst, type Tables } from '@doorstep/database';

/** Longer than an email may wait to be sent, so a used link does not come back with it. */
const linksKeptMs = 7 * 86_400_000;

export function kyselyPeople({ db, dialect }: Database): PeopleStore {
  return {
    async list() {
      return (await db.selectFrom('person').selectAll().orderBy('created_at').execute()).map(toPerson);
    },
    async part(part) {
      const { rows, next } = await listPart(db.selectFrom('person').selectAll(), oldestFirst('person'), part);
      return { rows: rows.map(toPerson), next };
    },
    async count() {
      const row = await db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll<number>().as('people'))
        .executeTakeFirstOrThrow();
      return row.people;
    },
    async find(id) {
      const row = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },
    async lockOwners() {
      const query = db.selectFrom('person').select('id').where('role', '=', 'owner').orderBy('id');
      const rows = await dialect.lock(query).execute();
      return rows.map(({ id }) => id);
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
    async setRole({ id, version, role }) {
      const changed = await db
        .updateTable('person')
        .set({ role, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      if (changed.numUpdatedRows === 0n) return false;
      await db.deleteFrom('batch_packer').where('person_id', '=', id).execute();
      return true;
    },
    async remove(id) {
      // The sign-in library's own table; sessions and passwords go with the row.
      await sql`delete from auth_user where id = (select account_id from person where id = ${id})`.execute(db);
      await db.deleteFrom('invitation').where('invited_by', '=', id).where('used_at', 'is', null).execute();
      await db.deleteFrom('person').where('id', '=', id).execute();
    },
    async putPasswordLink({ tokenHash, personId, expiresAt }, at) {
      await db
        .deleteFrom('password_link')
        .where('expires_at', '<', at - linksKeptMs)
        .execute();
      await db
        .insertInto('password_link')
        .values({ token_hash: tokenHash, person_id: personId, expires_at: expiresAt, used_at: null })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .execute();
    },
    async findByPasswordLink(tokenHash, at) {
      const row = await db
        .selectFrom('person')
        .selectAll('person')
        .innerJoin('password_link', 'password_link.person_id', 'person.id')
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>=', at)
        .executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },
    async usePasswordLink(tokenHash, personId, at) {
      const used = await db
        .updateTable('password_link')
        .set({ used_at: at })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>=', at)
        .executeTakeFirstOrThrow();
      const others = db.updateTable('password_link').set({ used_at: at }).where('person_id', '=', personId);
      await others.where('used_at', 'is', null).execute();
      return used.numUpdatedRows > 0n;
    },
    async insertInvitation({ id, tokenHash, role, isFirstRun, invitedBy, expiresAt, usedAt }) {
      await db
        .insertInto('invitation')
        .values({
          token_hash: tokenHash,
          id,
          role,
          is_first_run: Number(isFirstRun),
          invited_by: invitedBy,
          expires_at: expiresAt,
          used_at: usedAt,
        })
        .execute();
    },
    async findInvitation(tokenHash) {
      const row = await db.selectFrom('invitation').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row === undefined ? null : toInvitation(row);
    },
    async openInvitations(at) {
      const rows = await db
        .selectFrom('invitation')
        .selectAll()
        .where('used_at', 'is', null)
        .where('is_first_run', '=', 0)
        .where('expires_at', '>=', at)
        .orderBy('expires_at', 'desc')
        .execute();
      return rows.map(toInvitation);
    },
    async removeInvitation(id) {
      const result = await db
        .deleteFrom('invitation')
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result.numDeletedRows > 0n;
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
    version: row.version,
    createdAt: row.created_at,
  };
}

function toInvitation(row: Selectable<Tables['invitation']>): Invitation {
  return {
    id: row.id,
    tokenHash: row.token_hash,
    role: row.role as Role,
    isFirstRun: row.is_first_run === 1,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  };
}
