import { settleAll, type Home, type HomeKey, type HomeStore } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';
import type { Tables } from './tables.ts';

/** A home that stands for itself, and how often that was changed when it was looked up. */
interface Standing {
  homeId: string;
  changes: number;
}

export function kyselyHomes({ db, dialect }: Database): HomeStore {
  /** Who owns which of the keys, and which home stands for the owner. */
  async function owners(scopeId: string, hashes: string[]): Promise<Map<string, { ownerId: string } & Standing>> {
    const query = sql<{ hash: string; owner_id: string; home_id: string; changes: number }>`
      select home_key.hash, home.id as owner_id, standing.id as home_id, standing.link_changes as changes
      from home_key join home on home.id = home_key.home_id
        join home as standing on standing.id = coalesce(home.merged_into, home.id)
      where home_key.scope_id = ${scopeId} and home_key.hash in (${sql.join(hashes)})`;
    const { rows } = await query.execute(db);
    return new Map(
      rows.map(({ hash, owner_id: ownerId, home_id: homeId, changes }) => [hash, { ownerId, homeId, changes }]),
    );
  }

  /** @returns how many of them it got; another home was first with the others. */
  async function giveKeys(scopeId: string, homeId: string, keys: HomeKey[]): Promise<number> {
    if (keys.length === 0) return 0;
    const rows = keys.map(({ hash, kind, version }) => sql`(${scopeId}, ${hash}, ${kind}, ${version}, ${homeId})`);
    const { numAffectedRows } = await sql`
      insert into home_key (scope_id, hash, kind, version, home_id) values ${sql.join(rows)}
      on conflict (scope_id, hash) do nothing`.execute(db);
    return Number(numAffectedRows);
  }

  async function removeHome(id: string): Promise<void> {
    await db.deleteFrom('home_key').where('home_id', '=', id).execute();
    await db.deleteFrom('home').where('id', '=', id).execute();
  }

  /**
   * Holds homes until the transaction ends.
   * @returns null when staff merged or separated one while we waited for it: who stands for whom is asked again then.
   */
  async function hold(standing: Standing[]): Promise<string[] | null> {
    const changes = new Map(standing.map((each) => [each.homeId, each.changes]));
    const sorted = [...changes.keys()].toSorted();
    if (dialect === 'sqlite') return sorted;
    const held = db.selectFrom('home').select(['id', 'link_changes']).where('id', 'in', sorted).orderBy('id');
    const rows = await held.forNoKeyUpdate().execute();
    return rows.every((row) => changes.get(row.id) === row.link_changes) ? sorted : null;
  }

  const isUnder = (homeIds: string[]) =>
    db
      .selectFrom('home')
      .select(sql<string>`coalesce(merged_into, id)`.as('id'))
      .where('id', 'in', homeIds);

  return {
    async claim(scopeId, unsortedKeys, buildingHash) {
      // In one order everywhere: two transactions that bring the same new keys wait for each other, never in a circle.
      const keys = unsortedKeys.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
      const hashes = keys.map(({ hash }) => hash);
      for (let isFirstTry = true; ; isFirstTry = false) {
        // Most homes are new: they are not asked about before one of their keys turns out to be taken.
        const known = isFirstTry ? null : await owners(scopeId, hashes);
        if (known === null || known.size === 0) {
          const id = newId();
          const [, given] = await settleAll([
            sql`insert into home (id, scope_id, building_hash) values (${id}, ${scopeId}, ${buildingHash})`.execute(db),
            giveKeys(scopeId, id, keys),
          ]);
          if (given === keys.length) return { homeIds: [id], ownerIds: [id], isNew: true };
          // Another home has one of the keys; the insert waited for the end of a transaction that was just giving it.
          await removeHome(id);
          continue;
        }
        const standing = [...known.values()];
        const homeIds = await hold(standing);
        if (homeIds === null) continue;
        const ownerIds = [...new Set(standing.map(({ ownerId }) => ownerId))].toSorted();
        const [onlyHome] = homeIds;
        if (homeIds.length === 1 && onlyHome !== undefined) {
          const unknown = keys.filter(({ hash }) => !known.has(hash));
          await giveKeys(scopeId, ownerIds.length === 1 ? (ownerIds[0] ?? onlyHome) : onlyHome, unknown);
        }
        return { homeIds, ownerIds, isNew: false };
      }
    },
    async lock(homeIds) {
      if (homeIds.length === 0) return [];
      for (;;) {
        const rows = await db
          .selectFrom('home as standing')
          .select(['standing.id as homeId', 'standing.link_changes as changes'])
          .where('standing.id', 'in', isUnder(homeIds))
          .execute();
        const held = await hold(rows);
        if (held !== null) return held;
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
    usage(homeId, since, exceptRequestId) {
      const ofHome = db.selectFrom('request_home').select('request_id').where('home_id', '=', homeId);
      const ofMerged = db
        .selectFrom('request_home')
        .innerJoin('home', 'home.id', 'request_home.home_id')
        .select('request_home.request_id')
        .where('home.merged_into', '=', homeId);
      let query = db
        .selectFrom('request')
        .innerJoin('request_line', 'request_line.request_id', 'request.id')
        .select(['request_line.item_id as itemId', ({ fn }) => fn.sum<number>('request_line.quantity').as('quantity')])
        // Each request once, also one that has keys of several of them.
        .where('request.id', 'in', ofHome.union(ofMerged))
        .where('request.takes_allowance', '=', 1)
        .where(({ or, eb }) => or([eb('request.accepted_at', 'is', null), eb('request.accepted_at', '>=', since)]));
      if (exceptRequestId !== undefined) query = query.where('request.id', '<>', exceptRequestId);
      return query.groupBy('request_line.item_id').execute();
    },
    async ownAllowance(homeId) {
      const row = await db
        .selectFrom('home')
        .select(({ fn }) => fn.max<number | null>('own_allowance').as('most'))
        .where(({ or, eb }) => or([eb('id', '=', homeId), eb('merged_into', '=', homeId)]))
        .executeTakeFirst();
      return row?.most ?? null;
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
    async countAtBuilding(scopeId, buildingHash) {
      // Neighbours who come at the same time do not see each other before they are committed.
      if (dialect === 'postgres') {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${scopeId} ${buildingHash}`}, 0))`.execute(db);
      }
      const row = await db
        .selectFrom('home')
        .select(({ fn }) => fn.countAll<number>().as('homes'))
        .where('scope_id', '=', scopeId)
        .where('building_hash', '=', buildingHash)
        .where('merged_into', 'is', null)
        .executeTakeFirstOrThrow();
      return row.homes;
    },
    async possibleDuplicates(scopeIds, max) {
      if (scopeIds.length === 0) return [];
      const pairs = db
        .selectFrom('home as one')
        .innerJoin('home as other', 'other.scope_id', 'one.scope_id')
        .select(['one.id as first', 'other.id as second'])
        .distinct()
        .whereRef('one.id', '<', 'other.id')
        .where('one.scope_id', 'in', scopeIds)
        .where('one.merged_into', 'is', null)
        .where('other.merged_into', 'is', null)
        .orderBy('one.id')
        .orderBy('other.id')
        .limit(max);
      const byKeys = await pairs
        .innerJoin('request_home as one_asked', 'one_asked.home_id', 'one.id')
        .innerJoin('request_home as other_asked', (join) =>
          join
            .onRef('other_asked.request_id', '=', 'one_asked.request_id')
            .onRef('other_asked.home_id', '=', 'other.id'),
        )
        .execute();
      const byName = await pairs
        .whereRef('one.building_hash', '=', 'other.building_hash')
        .where('one.building_hash', '<>', '')
        .innerJoin('request_home as one_asked', 'one_asked.home_id', 'one.id')
        .innerJoin('request as one_request', 'one_request.id', 'one_asked.request_id')
        .innerJoin('request_home as other_asked', 'other_asked.home_id', 'other.id')
        .innerJoin('request as other_request', 'other_request.id', 'other_asked.request_id')
        .whereRef('one_request.sort_name', '=', 'other_request.sort_name')
        .where('one_request.sort_name', '<>', '')
        .where('one_request.takes_allowance', '=', 1)
        .where('other_request.takes_allowance', '=', 1)
        .execute();
      const known = new Set(byKeys.map(({ first, second }) => `${first} ${second}`));
      return [
        ...byKeys.map(({ first, second }) => ({
          homeIds: [first, second] as [string, string],
          reason: 'keys' as const,
        })),
        ...byName
          .filter(({ first, second }) => !known.has(`${first} ${second}`))
          .map(({ first, second }) => ({
            homeIds: [first, second] as [string, string],
            reason: 'same_building_and_name' as const,
          })),
      ].slice(0, max);
    },
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
