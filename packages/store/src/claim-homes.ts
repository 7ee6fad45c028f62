import { settleAll, type ClaimedHomes, type HomeStore, type WantedHome } from '@doorstep/core';
import { sql, type Insertable } from 'kysely';
import { type Database, insertMissing, insertRows, type Tables } from '@doorstep/database';
import { newId } from '@doorstep/database/open';

/** An unmerged home, and the number of its changes when it was read. */
interface Standing {
  homeId: string;
  changes: number;
}

/** The owner of a key, and the home that the owner is merged into. */
interface Owner extends Standing {
  ownerId: string;
}

/** The known homes of addresses, and the rows to be written. */
interface Plan {
  claimed: ClaimedHomes[];
  homes: Insertable<Tables['home']>[];
  keys: Insertable<Tables['home_key']>[];
  /** Existing homes. */
  standing: Standing[];
}

const keyName = (scopeId: string, hash: string): string => `${scopeId} ${hash}`;

/** See `HomeStore.claim`. */
export function claimHomes(database: Database): HomeStore['claim'] {
  return async (wanted) => {
    const claimed = new Map<number, ClaimedHomes>();
    let open = [...wanted.entries()];
    while (open.length > 0) {
      const asked = open.map(([, each]) => each);
      const plan = planClaims(asked, await ownersOf(database, asked));
      // Staff may merge or separate a home while we wait for its lock; merges are then read again.
      if (!(await lockStanding(database, plan.standing))) continue;
      const failed = await write(database, plan);
      await remove(database, failed);
      for (const [index, [place]] of open.entries()) {
        const homes = plan.claimed[index];
        if (homes !== undefined && !homes.ownerIds.some((id) => failed.has(id))) claimed.set(place, homes);
      }
      open = open.filter(([place]) => !claimed.has(place));
    }
    return wanted.map((_, place) => claimed.get(place) as ClaimedHomes);
  };
}

function planClaims(wanted: WantedHome[], known: ReadonlyMap<string, Owner>): Plan {
  const owners = new Map(known);
  const plan: Plan = { claimed: [], homes: [], keys: [], standing: [] };
  const made = new Set<string>();
  for (const { scopeId, keys, buildingHash, doorHash } of wanted) {
    const found = keys.flatMap(({ hash }) => owners.get(keyName(scopeId, hash)) ?? []);
    if (found.length === 0) {
      const id = newId();
      made.add(id);
      plan.homes.push({ id, scope_id: scopeId, building_hash: buildingHash, door_hash: doorHash });
      found.push({ ownerId: id, homeId: id, changes: 0 });
    }
    plan.standing.push(...found.filter(({ homeId }) => !made.has(homeId)));
    const homeIds = [...new Set(found.map(({ homeId }) => homeId))].toSorted();
    const ownerIds = [...new Set(found.map(({ ownerId }) => ownerId))].toSorted();
    const [only] = found;
    const unowned =
      homeIds.length > 1 || only === undefined ? [] : keys.filter(({ hash }) => !owners.has(keyName(scopeId, hash)));
    // To the home that others are merged into, unless all keys belong to one of the merged homes.
    const owner = only === undefined || ownerIds.length === 1 ? only : { ...only, ownerId: only.homeId };
    for (const { hash, kind, version } of unowned) {
      if (owner === undefined) continue;
      owners.set(keyName(scopeId, hash), owner);
      plan.keys.push({ scope_id: scopeId, hash, kind, version, home_id: owner.ownerId });
    }
    const isNew = homeIds.every((id) => made.has(id));
    plan.claimed.push({ homeIds, ownerIds, isNew, newKeys: unowned.map(({ hash }) => hash) });
  }
  return plan;
}

/** @returns the new homes for which another home got a key first. */
async function write(database: Database, { homes, keys }: Plan): Promise<Set<string>> {
  // In the same order everywhere, so that two transactions with the same new keys cannot deadlock.
  const sorted = keys.toSorted((a, b) => (keyName(a.scope_id, a.hash) < keyName(b.scope_id, b.hash) ? -1 : 1));
  const made = new Set(homes.map(({ id }) => id));
  const [, areGiven] = await settleAll([
    insertRows(database, 'home', homes),
    // Waits for a transaction that is assigning one of the keys.
    insertMissing(database, 'home_key', sorted, { key: ['scope_id', 'hash'] }),
  ]);
  const taken = sorted.filter((_, index) => areGiven[index] !== true);
  return new Set(taken.map(({ home_id: id }) => id).filter((id) => made.has(id)));
}

async function remove({ db, dialect }: Database, homeIds: ReadonlySet<string>): Promise<void> {
  if (homeIds.size === 0) return;
  const keys = db.deleteFrom('home_key').where(dialect.isAmong('home_id', [...homeIds]));
  const homes = db.deleteFrom('home').where(dialect.isAmong('id', [...homeIds]));
  await settleAll([keys.execute(), homes.execute()]);
}

async function ownersOf({ db, dialect }: Database, wanted: WantedHome[]): Promise<Map<string, Owner>> {
  const keys = new Map(
    wanted.flatMap(({ scopeId, keys: its }) =>
      its.map(({ hash }) => [keyName(scopeId, hash), { scope_id: scopeId, hash }] as const),
    ),
  );
  const pairs = [...keys.values()];
  const asked = dialect.rows('asked', pairs, { scope_id: 'text', hash: 'text' });
  const query = sql<{ scope_id: string; hash: string; owner_id: string; home_id: string; changes: number }>`
    select home_key.scope_id, home_key.hash, home.id as owner_id, standing.id as home_id,
      standing.link_changes as changes
    from ${asked} join home_key on home_key.scope_id = asked.scope_id and home_key.hash = asked.hash
      join home on home.id = home_key.home_id
      join home as standing on standing.id = coalesce(home.merged_into, home.id)`;
  const { rows } = await query.execute(db);
  return new Map(
    rows.map(({ scope_id: scopeId, hash, owner_id: ownerId, home_id: homeId, changes }) => [
      keyName(scopeId, hash),
      { ownerId, homeId, changes },
    ]),
  );
}

/**
 * Locks homes until the transaction ends, always in the order of their ids.
 * @returns false when staff merged or separated one while we waited for it.
 */
export async function lockStanding({ db, dialect }: Database, standing: readonly Standing[]): Promise<boolean> {
  if (dialect.hasOneWriter || standing.length === 0) return true;
  const changes = new Map(standing.map(({ homeId, changes: count }) => [homeId, count]));
  const homes = db
    .selectFrom('home')
    .select(['id', 'link_changes'])
    .where(dialect.isAmong('id', [...changes.keys()]))
    .orderBy('id');
  const rows = await dialect.lock(homes).execute();
  return rows.every((row) => changes.get(row.id) === row.link_changes);
}
