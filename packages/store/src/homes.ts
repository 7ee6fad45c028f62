import { settleAll, type Home, type HomeStore } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import { claimHomes, lockStanding } from './claim-homes.ts';
import { type Database, deletePairs, type Tables } from '@doorstep/database';
import { kyselyHomePairs } from './home-pairs.ts';
import { usages } from './home-usage.ts';

export function kyselyHomes(database: Database): HomeStore {
  const { db, dialect } = database;
  const isUnder = (homeIds: string[]) =>
    db
      .selectFrom('home')
      .select(sql<string>`coalesce(merged_into, id)`.as('id'))
      .where(dialect.isAmong('id', homeIds));

  /** By the homes that have one of their own. */
  async function ownAllowances(homeIds: string[]): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('home')
      .select([sql<string>`coalesce(merged_into, id)`.as('homeId'), 'own_allowance'])
      .where(({ or }) => or([dialect.isAmong('id', homeIds), dialect.isAmong('merged_into', homeIds)]))
      .where('own_allowance', 'is not', null)
      .execute();
    const allowances = new Map<string, number>();
    for (const { homeId, own_allowance: own } of rows)
      allowances.set(homeId, Math.max(own ?? 0, allowances.get(homeId) ?? 0));
    return allowances;
  }

  return {
    claim: claimHomes(database),
    async forget({ homeIds, keys }) {
      await deletePairs(
        database,
        { table: 'home_key', columns: ['scope_id', 'hash'] },
        keys.map(({ scopeId, hash }) => [scopeId, hash]),
      );
      if (homeIds.length > 0) await db.deleteFrom('home').where(dialect.isAmong('id', homeIds)).execute();
    },
    async lock(homeIds) {
      if (homeIds.length === 0) return [];
      for (;;) {
        const rows = await db
          .selectFrom('home as standing')
          .select(['standing.id as homeId', 'standing.link_changes as changes'])
          .where('standing.id', 'in', isUnder(homeIds))
          .execute();
        if (await lockStanding(database, rows)) return rows.map(({ homeId }) => homeId).toSorted();
      }
    },
    async find(homeId) {
      const row = await db.selectFrom('home').selectAll().where('id', '=', homeId).executeTakeFirst();
      return row === undefined ? null : toHome(row);
    },
    async members(homeIds) {
      if (homeIds.length === 0) return [];
      const rows = await db
        .selectFrom('home')
        .selectAll()
        .where(({ or, eb }) => or([eb('id', 'in', isUnder(homeIds)), eb('merged_into', 'in', isUnder(homeIds))]))
        .orderBy('id')
        .execute();
      return rows.map(toHome);
    },
    async usage(homeId, since) {
      return (await usages(database, [{ homeId, since }]))[0] ?? [];
    },
    async ownAllowance(homeId) {
      return (await ownAllowances([homeId])).get(homeId) ?? null;
    },
    async shares(wanted, exceptRequestId) {
      const [given, own] = await settleAll([
        usages(database, wanted, exceptRequestId),
        ownAllowances(wanted.map(({ homeId }) => homeId)),
      ]);
      return wanted.map(({ homeId }, index) => ({ usage: given[index] ?? [], ownAllowance: own.get(homeId) ?? null }));
    },
    async setOwnAllowance(homeId, { allowance, reason }) {
      await db
        .updateTable('home')
        .set({ own_allowance: allowance, own_allowance_reason: reason })
        .where('id', '=', homeId)
        .execute();
    },
    async setMergedInto(changes) {
      for (const { homeId, mergedInto } of changes) {
        await db
          .updateTable('home')
          .set({ merged_into: mergedInto, link_changes: sql`link_changes + 1` })
          .where('id', '=', homeId)
          .execute();
      }
    },
    async countAtBuildings(buildings) {
      const names = buildings.map(({ scopeId, buildingHash }) => `${scopeId} ${buildingHash}`);
      // Neighbours who come at the same time do not see each other before they are committed.
      await dialect.lockNames(db, names);
      const rows = await db
        .selectFrom('home')
        .select(['scope_id', 'building_hash', ({ fn }) => fn.countAll<number>().as('homes')])
        .where(dialect.isAmong('scope_id', [...new Set(buildings.map(({ scopeId }) => scopeId))]))
        .where(dialect.isAmong('building_hash', [...new Set(buildings.map(({ buildingHash }) => buildingHash))]))
        .where('merged_into', 'is', null)
        .groupBy(['scope_id', 'building_hash'])
        .execute();
      const counts = new Map(rows.map((row) => [`${row.scope_id} ${row.building_hash}`, row.homes]));
      return names.map((name) => counts.get(name) ?? 0);
    },
    ...kyselyHomePairs(database),
  };
}

function toHome(row: Selectable<Tables['home']>): Home {
  return {
    id: row.id,
    scopeId: row.scope_id,
    ownAllowance: row.own_allowance,
    ownAllowanceReason: row.own_allowance_reason,
    mergedInto: row.merged_into,
  };
}
