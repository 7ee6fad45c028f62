import { mailbox, streetHashOf, type ComparedRequest, type DuplicateReason, type HomeStore } from '@doorstep/core';
import { sql, type RawBuilder } from 'kysely';
import { type Database, insertMissing, type Tables } from '@doorstep/database';

/** Homes with the same street and number that one request is compared with: a tower of flats has hundreds. */
const maxCompared = 300;
/**
 * Pairs recorded per request: staff need only the first few, and a tower requested under one name has no end of them.
 */
const maxNoted = 3;

/**
 * A request of another home with the same street and number, if either of the two was typed or created by a typed
 * address.
 */
interface Near {
  /** The saved request's position in the list. */
  at: number;
  homeId: string;
  building: string;
  door: string;
  name: string;
  email: string | null;
}

const askedColumns = {
  at: 'integer',
  scope_id: 'text',
  building: 'text',
  street: 'text',
  home: 'text',
  name: 'text',
  typed: 'integer',
} as const;

/** PostgreSQL would run the query behind `in` once for each existing home. */
const joinHome = {
  sqlite: (ids: RawBuilder<unknown>) => sql`join home on home.id in (${ids})`,
  postgres: (ids: RawBuilder<unknown>) => sql`cross join lateral (${ids}) as found join home on home.id = found.id`,
};

/** Homes that may be the same: found in the transaction that saves a request, and only read afterwards. */
export function kyselyHomePairs(database: Database): Pick<HomeStore, 'noteAlike' | 'possibleDuplicates'> {
  const { db, lists, dialect, each } = database;

  /** The most relevant ones first. */
  async function findNear(saved: ComparedRequest[]): Promise<Near[]> {
    const all = saved.map(({ scopeId, buildingHash, homeIds, name, isTyped }, at) => ({
      at,
      scope_id: scopeId,
      building: buildingHash,
      street: streetHashOf(buildingHash),
      home: homeIds[0] ?? '',
      name,
      typed: Number(isTyped),
    }));
    // Most requests have no home near theirs. On SQLite, asking for each is several times as fast as the query below.
    const found = each?.get(
      `select 1 from home where scope_id = ? and building_hash >= ? and building_hash < ? and id <> ? limit 1`,
      all.map(({ scope_id: scope, street, home }) => [scope, street, `${street}g`, home]),
    );
    const asked = all.filter(({ at }) => found === undefined || found[at] !== undefined);
    if (asked.length === 0) return [];
    // The condition with `substr` follows from the two before: it makes PostgreSQL expect few rows and use the index.
    const { rows } = await sql<Near>`
      with asked as materialized (select * from ${dialect.rows('given', asked, askedColumns)})
      select asked.at as "at", home.id as "homeId", home.building_hash as "building", home.door_hash as "door",
        request.sort_name as "name", ${dialect.textOf('request.contact', 'email')} as "email"
      from asked ${joinHome[
        dialect.name
      ](sql`select near.id from home as near where near.scope_id = asked.scope_id and near.id <> asked.home
          and near.building_hash >= asked.street and near.building_hash < asked.street || 'g'
          and substr(near.building_hash, 1, length(asked.street)) = asked.street limit ${sql.lit(maxCompared)}`)}
        join request_home on request_home.home_id = home.id
        join request on request.id = request_home.request_id
      where (home.building_hash = asked.building and request.sort_name = asked.name)
        or (home.building_hash <> asked.building and (asked.typed = 1 or request.assurance = 'typed'))
      order by request.takes_allowance desc, home.id`.execute(db);
    return rows;
  }

  return {
    async noteAlike(saved) {
      if (saved.length === 0) return;
      const near = Map.groupBy(await findNear(saved), ({ at }) => at);
      const pairs = new Map<string, Tables['home_pair']>();
      for (const [at, request] of saved.entries()) {
        const { scopeId, homeIds } = request;
        const [own = '', ...others] = homeIds;
        const alike = new Map<string, DuplicateReason>();
        for (const other of near.get(at) ?? []) {
          const reason = homeIds.includes(other.homeId) || alike.size === maxNoted ? null : reasonOf(request, other);
          if (reason !== null) alike.set(other.homeId, reason);
        }
        for (const id of others) alike.set(id, 'keys');
        for (const [id, reason] of alike) {
          const [one, other] = own < id ? [own, id] : [id, own];
          const key = `${scopeId} ${one} ${other}`;
          if (!pairs.has(key)) pairs.set(key, { scope_id: scopeId, one_id: one, other_id: other, reason });
        }
      }
      // In one order everywhere, so that two transactions that find the same pairs cannot deadlock.
      const sorted = [...pairs].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
      await insertMissing(database, 'home_pair', sorted, { key: ['scope_id', 'one_id', 'other_id'] });
    },
    async possibleDuplicates(scopeIds, max, ofHomes) {
      if (scopeIds.length === 0) return [];
      const counts = (homeId: string) => sql<boolean>`exists (select 1 from request_home
        join request on request.id = request_home.request_id
        where request_home.home_id = ${sql.ref(homeId)} and request.takes_allowance = 1)`;
      const rows = await lists
        .selectFrom('home_pair as pair')
        .innerJoin('home as one', 'one.id', 'pair.one_id')
        .innerJoin('home as other', 'other.id', 'pair.other_id')
        .select(['pair.one_id as one', 'pair.other_id as other', 'pair.reason'])
        .where(dialect.isAmong('pair.scope_id', scopeIds))
        .$if(ofHomes !== undefined, (all) =>
          all.where(({ or }) =>
            or([dialect.isAmong('pair.one_id', ofHomes ?? []), dialect.isAmong('pair.other_id', ofHomes ?? [])]),
          ),
        )
        .where('one.merged_into', 'is', null)
        .where('other.merged_into', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('home_link')
                .select('home_link.id')
                .whereRef('home_link.home_id', '=', 'pair.one_id')
                .whereRef('home_link.other_id', '=', 'pair.other_id')
                .where('home_link.kind', '=', 'apart')
                .where('home_link.undone_at', 'is', null),
            ),
          ),
        )
        .where(({ or, and, eb }) => or([eb('pair.reason', '=', 'keys'), and([counts('one.id'), counts('other.id')])]))
        // In the order of the primary key: reading ends with the last pair that is shown.
        .orderBy('pair.scope_id')
        .orderBy('pair.one_id')
        .orderBy('pair.other_id')
        .limit(max)
        .execute();
      return rows.map(({ one, other, reason }) => ({ homeIds: [one, other], reason: reason as DuplicateReason }));
    },
  };
}

function reasonOf(request: ComparedRequest, other: Near): DuplicateReason | null {
  const hasName = request.name !== '' && request.name === other.name;
  if (request.buildingHash === other.building) return hasName ? 'same_building_and_name' : null;
  if (request.doorHash === other.door) return 'same_door';
  const hasEmail = request.email !== '' && request.email === mailbox(other.email ?? '');
  return hasName || hasEmail ? 'same_person_and_street' : null;
}
