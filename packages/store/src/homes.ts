import { randomUUID } from 'node:crypto';
import type { HomeKey, HomeStore } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from './database.ts';

export function kyselyHomes({ db, dialect }: Database): HomeStore {
  /** Who owns which of the keys; homes that were merged stand for the one they were merged into. */
  async function owners(scopeId: string, hashes: string[]): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('home_key')
      .innerJoin('home', 'home.id', 'home_key.home_id')
      .select(['home_key.hash', sql<string>`coalesce(home.merged_into, home.id)`.as('homeId')])
      .where('home_key.scope_id', '=', scopeId)
      .where('home_key.hash', 'in', hashes)
      .execute();
    return new Map(rows.map((row) => [row.hash, row.homeId]));
  }

  async function giveKeys(scopeId: string, homeId: string, keys: HomeKey[]): Promise<void> {
    if (keys.length === 0) return;
    await db
      .insertInto('home_key')
      .values(keys.map(({ hash, kind, version }) => ({ scope_id: scopeId, hash, kind, version, home_id: homeId })))
      .onConflict((conflict) => conflict.columns(['scope_id', 'hash']).doNothing())
      .execute();
  }

  async function hold(homeIds: string[]): Promise<string[]> {
    const sorted = homeIds.toSorted();
    if (dialect === 'postgres') {
      await db.selectFrom('home').select('id').where('id', 'in', sorted).orderBy('id').forNoKeyUpdate().execute();
    }
    return sorted;
  }

  return {
    async claim(scopeId, unsortedKeys, buildingHash) {
      // In one order everywhere: two transactions that bring the same new keys wait for each other, never in a circle.
      const keys = unsortedKeys.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
      const hashes = keys.map(({ hash }) => hash);
      let known = await owners(scopeId, hashes);
      if (known.size === 0) {
        const id = randomUUID();
        await db
          .insertInto('home')
          .values({ id, scope_id: scopeId, building_hash: buildingHash, own_allowance: null, merged_into: null })
          .execute();
        await giveKeys(scopeId, id, keys);
        // Where another transaction was first with one of the keys, the insert above waited for its end and did nothing.
        known = await owners(scopeId, hashes);
        const others = new Set([...known.values()].filter((owner) => owner !== id));
        if (others.size === 0) return hold([id]);
        await db.deleteFrom('home_key').where('home_id', '=', id).execute();
        await db.deleteFrom('home').where('id', '=', id).execute();
        known = await owners(scopeId, hashes);
      }
      const homeIds = [...new Set(known.values())];
      const [onlyHome] = homeIds;
      if (homeIds.length === 1 && onlyHome !== undefined) {
        await giveKeys(
          scopeId,
          onlyHome,
          keys.filter(({ hash }) => !known.has(hash)),
        );
      }
      return hold(homeIds);
    },
    async lock(homeIds) {
      if (homeIds.length === 0) return [];
      const rows = await db
        .selectFrom('home')
        .select(sql<string>`coalesce(merged_into, id)`.as('homeId'))
        .where('id', 'in', homeIds)
        .execute();
      return hold([...new Set(rows.map((row) => row.homeId))]);
    },
    usage(homeId, since) {
      return db
        .selectFrom('request_home')
        .innerJoin('request', 'request.id', 'request_home.request_id')
        .innerJoin('request_line', 'request_line.request_id', 'request.id')
        .select(['request_line.item_id as itemId', ({ fn }) => fn.sum<number>('request_line.quantity').as('quantity')])
        .where('request_home.home_id', '=', homeId)
        .where('request.takes_allowance', '=', 1)
        .where(({ or, eb }) => or([eb('request.accepted_at', 'is', null), eb('request.accepted_at', '>=', since)]))
        .groupBy('request_line.item_id')
        .execute();
    },
    async ownAllowance(homeId) {
      const row = await db.selectFrom('home').select('own_allowance').where('id', '=', homeId).executeTakeFirst();
      return row?.own_allowance ?? null;
    },
    async countAtBuilding(scopeId, buildingHash) {
      const row = await db
        .selectFrom('home')
        .select(({ fn }) => fn.countAll<number>().as('homes'))
        .where('scope_id', '=', scopeId)
        .where('building_hash', '=', buildingHash)
        .where('merged_into', 'is', null)
        .executeTakeFirstOrThrow();
      return row.homes;
    },
  };
}
