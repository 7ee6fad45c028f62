import { DoorstepError, type OfferPhase, type OfferStatus, type RequestState } from '@doorstep/contract';
import { versionName, type LimitGroup, type Offer, type OfferDefinition, type OfferStore } from '@doorstep/core';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { type Database, isUniqueViolation, listPart, oldestFirst, type Tables } from '@doorstep/database';
import { offerUses } from './offer-uses.ts';

export function kyselyOffers(database: Database, definitions: KnownDefinitions = new Map()): OfferStore {
  const { db, lists, dialect } = database;
  const offers = () =>
    db
      .selectFrom('offer')
      .leftJoin('limit_group', 'limit_group.id', 'offer.scope_id')
      .selectAll('offer')
      .select([
        'limit_group.name as group_name',
        'limit_group.limits as group_limits',
        'limit_group.past_limits as group_past_limits',
      ]);
  /** Call once the offer has its new name: whoever gave up the name at the same moment has committed by then. */
  const refuseFormerSlug = async (slug: string, offerId: string) => {
    const [owner] = (await byFormerSlugs(database, [slug])).map(([, row]) => row);
    if (owner === undefined || owner.id === offerId) return;
    const definition = await definitionOf(owner);
    if (definition === null) return;
    const values = { title: definition.title[definition.mainLanguage] ?? owner.slug };
    throw new DoorstepError('request_invalid', { fields: [{ field: 'slug', code: 'slug_former', values }] });
  };
  /** Null for a draft that was deleted after its row was read. */
  const definitionOf = async ({ id, version }: Pick<OfferRow, 'id' | 'version'>) => {
    const known = definitions.get(definitionKey({ id, version }));
    if (known !== undefined) return known;
    const ofVersion = sql<{ definition: string }>`
      select definition from offer_version where offer_id = ${id} and version = ${version}`;
    const [row] = (await ofVersion.execute(db)).rows;
    if (row === undefined) {
      if ((await shortRows(db, sql`offer.id = ${id}`)).length === 0) return null;
      throw new Error(`Version ${version} of an offer is not there`);
    }
    return keep({ id, version }, readDefinition(row.definition));
  };
  const keep = (row: Pick<OfferRow, 'id' | 'version'>, definition: OfferDefinition) => {
    // The version read may still be rolled back.
    if (database.isTransaction) return definition;
    if (definitions.size >= maxKept) definitions.clear();
    definitions.set(definitionKey(row), definition);
    return definition;
  };
  const readWhole = async (row: ShortOfferRow | null) => {
    const definition = row === null ? null : await definitionOf(row);
    return row === null || definition === null ? null : toOffer(row, definition);
  };
  return {
    async find(id) {
      const [row = null] = await shortRows(db, sql`offer.id = ${id}`);
      return readWhole(row);
    },
    findBySlug: async (slug) => readWhole(await database.readBatched(bySlugs, slug)),
    async list() {
      const rows = await shortRows(db, sql`true order by offer.created_at, offer.id`);
      const known = rows.flatMap((row) => {
        const definition = definitions.get(definitionKey(row));
        return definition === undefined ? [] : [toOffer(row, definition)];
      });
      if (known.length === rows.length) return known;
      const whole = await offers().orderBy('offer.created_at').orderBy('offer.id').execute();
      return whole.map((row) => toOffer(row, keep(row, readDefinition(row.definition))));
    },
    async part({ ids, updatedSince = null }, part) {
      let query = offers();
      if (ids !== null) query = query.where(dialect.isAmong('offer.id', [...ids]));
      if (updatedSince !== null) query = query.where('offer.updated_at', '>=', updatedSince);
      const { rows, next } = await listPart(query, oldestFirst('offer'), part);
      return { rows: rows.map((row) => toOffer(row, readDefinition(row.definition))), next };
    },
    async findVersion(id, version) {
      const row = await db
        .selectFrom('offer_version')
        .select('definition')
        .where('offer_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return row === undefined ? null : readDefinition(row.definition);
    },
    async savedAt(id, version) {
      const row = await db
        .selectFrom('offer_version')
        .select('created_at')
        .where('offer_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return row?.created_at ?? null;
    },
    async insert(offer, scopeSecret) {
      const definition = JSON.stringify(offer.definition);
      await db.insertInto('limit_scope').values({ id: offer.scopeId, secret: scopeSecret }).execute();
      try {
        await db
          .insertInto('offer')
          .values({
            id: offer.id,
            slug: offer.slug,
            version: offer.version,
            status: offer.status,
            definition,
            scope_id: offer.scopeId,
            created_at: offer.createdAt,
            updated_at: offer.updatedAt,
          })
          .execute();
      } catch (error) {
        throw isUniqueViolation(error) ? new DoorstepError('slug_taken', { cause: error }) : error;
      }
      await refuseFormerSlug(offer.slug, offer.id);
      await db
        .insertInto('offer_version')
        .values({
          offer_id: offer.id,
          version: offer.version,
          definition,
          created_at: offer.createdAt,
          ...namedBy(offer.definition),
        })
        .execute();
    },
    async saveVersion({ id, version, definition, formerSlug = null }, at) {
      const text = JSON.stringify(definition);
      try {
        const updated = await db
          .updateTable('offer')
          .set({ version: version + 1, definition: text, slug: definition.slug, updated_at: at })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirstOrThrow();
        if (updated.numUpdatedRows === 0n) return false;
      } catch (error) {
        throw isUniqueViolation(error) ? new DoorstepError('slug_taken', { cause: error }) : error;
      }
      await refuseFormerSlug(definition.slug, id);
      await db.deleteFrom('former_slug').where('slug', '=', definition.slug).execute();
      if (formerSlug !== null) await db.insertInto('former_slug').values({ slug: formerSlug, offer_id: id }).execute();
      await db
        .insertInto('offer_version')
        .values({
          offer_id: id,
          version: version + 1,
          definition: text,
          created_at: at,
          ...namedBy(definition),
        })
        .execute();
      return true;
    },
    async announcePhase(id, phase) {
      const updated = await db
        .updateTable('offer')
        .set({ announced_phase: phase })
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('announced_phase', 'is', null), eb('announced_phase', '<>', phase)]))
        .executeTakeFirstOrThrow();
      return updated.numUpdatedRows > 0n;
    },
    async announcedPhases() {
      const rows = await db.selectFrom('offer').select(['id', 'announced_phase']).execute();
      return new Map(rows.map((row) => [row.id, row.announced_phase as OfferPhase | null]));
    },
    async setStatus(id, { from, to, at }) {
      const updated = await db
        .updateTable('offer')
        .set({ status: to, updated_at: at })
        .where('id', '=', id)
        .where('status', '=', from)
        .executeTakeFirstOrThrow();
      return updated.numUpdatedRows > 0n;
    },
    async deleteDraft(id) {
      const draft = db.selectFrom('offer').select('scope_id').where('id', '=', id).where('status', '=', 'draft');
      const row = await dialect.lock(draft).executeTakeFirst();
      if (row === undefined) return false;
      const items = db.selectFrom('item').select('id').where('offer_id', '=', id);
      await db.deleteFrom('stock_movement').where('item_id', 'in', items).execute();
      await db.deleteFrom('item').where('offer_id', '=', id).execute();
      await db.deleteFrom('offer_version').where('offer_id', '=', id).execute();
      await db.deleteFrom('offer').where('id', '=', id).execute();
      const group = db.selectFrom('limit_group').select('id').where('id', '=', row.scope_id);
      await db
        .deleteFrom('limit_scope')
        .where('id', '=', row.scope_id)
        .where(({ not, exists }) => not(exists(group)))
        .execute();
      return true;
    },
    async setScope(id, { id: scopeId, newSecret }) {
      if (newSecret !== null)
        await sql`
          insert into limit_scope (id, secret) values (${scopeId}, ${newSecret})
          on conflict (id) do update set secret = excluded.secret where limit_scope.secret is null`.execute(db);
      const updated = await db
        .updateTable('offer')
        .set({ scope_id: scopeId })
        .where('id', '=', id)
        .where('status', '=', 'draft')
        .executeTakeFirstOrThrow();
      return updated.numUpdatedRows > 0n;
    },
    async scopeSecret(scopeId) {
      const query = sql<{ secret: string | null }>`select secret from limit_scope where id = ${scopeId}`;
      return (await query.execute(db)).rows[0]?.secret ?? null;
    },
    async lockVersions(versions) {
      const query = sql<{ id: string; version: number; secret: string | null }>`
        select offer_version.offer_id as id, offer_version.version, limit_scope.secret
        from ${dialect.rows('wanted', versions, { id: 'text', version: 'integer' })}
        join offer_version on offer_version.offer_id = wanted.id and offer_version.version = wanted.version
        join offer on offer.id = offer_version.offer_id
        join limit_scope on limit_scope.id = offer.scope_id
        where offer_version.superseded_at is null
        ${lockedVersions[dialect.name]}`;
      return new Map((await query.execute(db)).rows.map((row) => [versionName(row), row.secret]));
    },
    async supersede(id, version, at) {
      const updated = await db
        .updateTable('offer_version')
        .set({ superseded_at: at })
        .where('offer_id', '=', id)
        .where('version', '=', version)
        .where('superseded_at', 'is', null)
        .executeTakeFirstOrThrow();
      return updated.numUpdatedRows > 0n;
    },
    uses: (id, definition) => offerUses({ db: lists, dialect }, id, definition),
    async lockScope(scopeId) {
      const scope = db.selectFrom('limit_scope').select('secret').where('id', '=', scopeId);
      const row = await dialect.lock(scope).executeTakeFirst();
      return row?.secret ?? null;
    },
    async destroyScopeSecret(scopeId) {
      await db.updateTable('limit_scope').set({ secret: null }).where('id', '=', scopeId).execute();
      await db.deleteFrom('home_key').where('scope_id', '=', scopeId).execute();
      await db.deleteFrom('home_pair').where('scope_id', '=', scopeId).execute();
      await db.updateTable('home').set({ building_hash: '', door_hash: '' }).where('scope_id', '=', scopeId).execute();
    },
    async takeQueueNumbers(id, count) {
      const row = await db
        .updateTable('offer')
        .set({ queue_counter: sql`queue_counter + ${count}` })
        .where('id', '=', id)
        .returning('queue_counter')
        .executeTakeFirstOrThrow();
      return row.queue_counter - count + 1;
    },
    async countRequests() {
      const rows = await lists
        .selectFrom('request_count')
        .select(['offer_id', 'state', ({ fn }) => fn.sum<number>('requests').as('requests')])
        .groupBy(['offer_id', 'state'])
        .having(({ fn }) => fn.sum<number>('requests'), '<>', 0)
        .execute();
      const counts = new Map<string, Partial<Record<RequestState, number>>>();
      for (const row of rows) {
        const ofOffer = counts.get(row.offer_id) ?? {};
        ofOffer[row.state as RequestState] = row.requests;
        counts.set(row.offer_id, ofOffer);
      }
      return counts;
    },
    async countArrivals(ids, since) {
      if (ids.length === 0) return [];
      return lists
        .selectFrom('request_count')
        .where('day', '>=', since)
        .where('offer_id', 'in', [...ids])
        .select(['offer_id as offerId', 'day', ({ fn }) => fn.sum<number>('requests').as('requests')])
        .groupBy(['offer_id', 'day'])
        .execute();
    },
  };
}

/** By offer and version, per store; about 10 kB each. Shared, so never change them. */
export type KnownDefinitions = Map<string, OfferDefinition>;
const maxKept = 1000;

function definitionKey({ id, version }: Pick<OfferRow, 'id' | 'version'>): string {
  return `${id} ${version}`;
}

/** Anything that a version names is kept as long as the version. */
function namedBy({ area, picture, organisation }: OfferDefinition) {
  return {
    polygon_id: area.polygon?.id ?? null,
    picture_id: picture?.id ?? null,
    logo_id: organisation.logo?.id ?? null,
  };
}

/** Older definitions have no such section: draws, polygons. */
function readDefinition(text: string): OfferDefinition {
  const stored = JSON.parse(text) as Omit<OfferDefinition, 'draw'> & Partial<OfferDefinition>;
  return { draw: null, ...stored, area: { ...stored.area, polygon: stored.area.polygon ?? null } };
}

type ShortOfferRow = Omit<OfferRow, 'definition' | 'queue_counter'>;

type OfferRow = Selectable<Tables['offer']> & {
  group_name: string | null;
  group_limits: string | null;
  group_past_limits: string | null;
};

function toOffer(row: ShortOfferRow, definition: OfferDefinition): Offer {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    status: row.status as OfferStatus,
    definition,
    scopeId: row.scope_id,
    group: toGroup(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toGroup({ scope_id: id, group_name: name, group_limits: limits, group_past_limits: past }: ShortOfferRow) {
  if (name === null || limits === null) return null;
  return {
    id,
    name,
    limits: JSON.parse(limits) as LimitGroup['limits'],
    pastLimits: JSON.parse(past ?? '[]') as LimitGroup['pastLimits'],
  };
}

const lockedVersions = {
  sqlite: sql``,
  postgres: sql`order by offer_version.offer_id for share of offer_version`,
};

/**
 * Written out, and without the definition, which is some kilobytes of text and never changes within a version: every
 * page and submission reads these rows, and building the query would cost more than running it. It starts with its
 * verb, so that its plan is cached.
 */
async function shortRows(db: Database['db'], condition: RawBuilder<boolean>): Promise<ShortOfferRow[]> {
  const query = sql<ShortOfferRow>`select
      offer.id, offer.slug, offer.version, offer.status, offer.scope_id, offer.created_at, offer.updated_at,
      limit_group.name as group_name, limit_group.limits as group_limits, limit_group.past_limits as group_past_limits
    from offer left join limit_group on limit_group.id = offer.scope_id
    where ${condition}`;
  return (await query.execute(db)).rows;
}

async function bySlugs(database: Database, slugs: string[]): Promise<(ShortOfferRow | null)[]> {
  const rows = await shortRows(database.db, database.dialect.isAmong('offer.slug', [...new Set(slugs)]));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const others = slugs.filter((slug) => !bySlug.has(slug));
  for (const [slug, row] of await byFormerSlugs(database, [...new Set(others)])) bySlug.set(slug, row);
  return slugs.map((slug) => bySlug.get(slug) ?? null);
}

async function byFormerSlugs({ db, dialect }: Database, slugs: string[]): Promise<[string, ShortOfferRow][]> {
  if (slugs.length === 0) return [];
  const query = sql<Tables['former_slug']>`
    select slug, offer_id from former_slug where ${dialect.isAmong('slug', slugs)}`;
  const former = (await query.execute(db)).rows;
  if (former.length === 0) return [];
  const rows = await shortRows(db, dialect.isAmong('offer.id', [...new Set(former.map((row) => row.offer_id))]));
  return former.flatMap(({ slug, offer_id: id }) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? [] : [[slug, row] as [string, ShortOfferRow]];
  });
}
