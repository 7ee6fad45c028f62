import { type Home, type HomeStore, type Instant, type Usage, settleAll } from '@doorstep/core';
import { type Database, type Tables, deletePairs } from '@doorstep/database';
import { type Selectable, sql } from 'kysely';
import { claimHomes, lockStanding } from './claim-homes.ts';
import { kyselyHomePairs } from './home-pairs.ts';

export function kyselyHomes(database: Database): HomeStore {
  const { db, dialect } = database;
  const isUnder = (homeIds: string[]) =>
    db
      .selectFrom('home')
      .select(sql<string>`coalesce(merged_into, id)`.as('id'))
      .where(dialect.isAmong('id', homeIds));

  /** Of the homes that have their own. */
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
        // Not `or`, for which PostgreSQL would read every home.
        .where('id', 'in', ({ selectFrom }) =>
          isUnder(homeIds).unionAll(
            selectFrom('home as merged').select('merged.id').where('merged.merged_into', 'in', isUnder(homeIds)),
          ),
        )
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
      // Neighbours that arrive at the same time do not see each other before the commit.
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

interface UsageRow {
  place: number;
  item_id: string;
  quantity: number;
}

/** What homes have had, including homes merged into them; see `HomeStore.usage`. In the given order. */
async function usages(
  { db, dialect }: Database,
  wanted: { homeId: string; since: Instant }[],
  exceptRequestId = '',
): Promise<Usage[]> {
  const rows = wanted.map(({ homeId, since }, place) => ({ place, home_id: homeId, since }));
  const asked = dialect.rows('asked', rows, { place: 'integer', home_id: 'text', since: 'bigint' });
  // Counts each request once, even if several keys belong to it, and looks it up by its key, which a join does not
  // guarantee: without statistics PostgreSQL would read all requests. The SQL comment keeps it from caching a plan:
  // while the tables grow from nothing, that plan would be for small ones.
  const query = sql<UsageRow>`/* planned each time */
    with wanted as (select * from ${asked}), theirs as (
      select wanted.place, wanted.since, request_home.request_id
      from wanted join request_home on request_home.home_id = wanted.home_id
      union
      select wanted.place, wanted.since, request_home.request_id
      from wanted join home on home.merged_into = wanted.home_id
        join request_home on request_home.home_id = home.id)
    select theirs.place, request_line.item_id, sum(request_line.quantity) as quantity
    from theirs join request_line on request_line.request_id = theirs.request_id
    where theirs.request_id <> ${exceptRequestId} and 1 = (
      select takes_allowance from request
      where request.id = theirs.request_id and (accepted_at is null or accepted_at >= theirs.since))
    group by theirs.place, request_line.item_id`;
  const byPlace = Map.groupBy((await query.execute(db)).rows, ({ place }) => place);
  return wanted.map((_, place) =>
    (byPlace.get(place) ?? []).map(({ item_id: itemId, quantity }) => ({ itemId, quantity })),
  );
}
