import type { LimitGroup, LimitGroupStore } from '@doorstep/core';
import type { Selectable } from 'kysely';
import { type Database, listPart, oldestFirst, type Tables } from '@doorstep/database';

export function kyselyLimitGroups({ db }: Database): LimitGroupStore {
  return {
    async part(part) {
      const groups = db.selectFrom('limit_group').selectAll();
      const { rows, next } = await listPart(groups, oldestFirst('limit_group'), part);
      return { rows: rows.map(toLimitGroup), next };
    },
    async find(id) {
      const row = await db.selectFrom('limit_group').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toLimitGroup(row);
    },
    async insert({ id, name, limits, pastLimits, version, createdAt }, scopeSecret) {
      await db.insertInto('limit_scope').values({ id, secret: scopeSecret }).execute();
      await db
        .insertInto('limit_group')
        .values({
          id,
          name,
          limits: JSON.stringify(limits),
          past_limits: JSON.stringify(pastLimits),
          version,
          created_at: createdAt,
        })
        .execute();
    },
    async save({ id, name, limits, pastLimits, version }) {
      const updated = await db
        .updateTable('limit_group')
        .set({
          name,
          limits: JSON.stringify(limits),
          past_limits: JSON.stringify(pastLimits),
          version: version + 1,
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return updated.numUpdatedRows > 0n;
    },
  };
}

function toLimitGroup(row: Selectable<Tables['limit_group']>): LimitGroup {
  return {
    id: row.id,
    name: row.name,
    limits: JSON.parse(row.limits) as LimitGroup['limits'],
    pastLimits: JSON.parse(row.past_limits) as LimitGroup['pastLimits'],
    version: row.version,
    createdAt: row.created_at,
  };
}
