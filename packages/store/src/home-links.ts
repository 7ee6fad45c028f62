import type { HomeLink, HomeLinkStore } from '@doorstep/core';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '@doorstep/database';

export function kyselyHomeLinks({ db }: Database): HomeLinkStore {
  return {
    async insert({ id, scopeId, kind, homeId, otherId, reason, actor, at }) {
      await db
        .insertInto('home_link')
        .values({
          id,
          scope_id: scopeId,
          kind,
          home_id: homeId,
          other_id: otherId,
          reason,
          actor,
          at,
          undone_at: null,
          undone_by: null,
        })
        .execute();
    },
    async find(id) {
      const row = await db.selectFrom('home_link').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toLink(row);
    },
    async ofHomes(homeIds) {
      if (homeIds.length === 0) return [];
      const rows = await db
        .selectFrom('home_link')
        .selectAll()
        .where(({ or, eb }) => or([eb('home_id', 'in', homeIds), eb('other_id', 'in', homeIds)]))
        .orderBy('at')
        .orderBy('id')
        .execute();
      return rows.map(toLink);
    },
    async undo(id, { at, actor }) {
      const result = await db
        .updateTable('home_link')
        .set({ undone_at: at, undone_by: actor })
        .where('id', '=', id)
        .where('undone_at', 'is', null)
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows > 0n;
    },
  };
}

function toLink(row: Selectable<Tables['home_link']>): HomeLink {
  return {
    id: row.id,
    scopeId: row.scope_id,
    kind: row.kind as HomeLink['kind'],
    homeId: row.home_id,
    otherId: row.other_id,
    reason: row.reason,
    actor: row.actor,
    at: row.at,
    undoneAt: row.undone_at,
    undoneBy: row.undone_by,
  };
}
