import type { OfferStatus, RequestState } from '@doorstep/contract';
import { DoorstepError, type Offer, type OfferDefinition, type OfferStore } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import type { Database } from './database.ts';
import { isUniqueViolation } from './is-unique-violation.ts';
import type { Tables } from './tables.ts';

export function kyselyOffers({ db }: Database): OfferStore {
  const one = async (column: 'id' | 'slug', value: string) => {
    const row = await db.selectFrom('offer').selectAll().where(column, '=', value).executeTakeFirst();
    return row === undefined ? null : toOffer(row);
  };
  return {
    find: (id) => one('id', id),
    findBySlug: (slug) => one('slug', slug),
    async list() {
      return (await db.selectFrom('offer').selectAll().orderBy('created_at').orderBy('id').execute()).map(toOffer);
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
      await db
        .insertInto('offer_version')
        .values({ offer_id: offer.id, version: offer.version, definition, created_at: offer.createdAt })
        .execute();
    },
    async saveVersion({ id, version, definition }, at) {
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
      await db
        .insertInto('offer_version')
        .values({ offer_id: id, version: version + 1, definition: text, created_at: at })
        .execute();
      return true;
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
    async scopeSecret(scopeId) {
      const row = await db.selectFrom('limit_scope').select('secret').where('id', '=', scopeId).executeTakeFirst();
      return row?.secret ?? null;
    },
    async nextQueueNumber(id) {
      const row = await db
        .updateTable('offer')
        .set({ queue_counter: sql`queue_counter + 1` })
        .where('id', '=', id)
        .returning('queue_counter')
        .executeTakeFirstOrThrow();
      return row.queue_counter;
    },
    async countRequests() {
      const rows = await db
        .selectFrom('request')
        .select(['offer_id', 'state', ({ fn }) => fn.countAll<number>().as('requests')])
        .groupBy(['offer_id', 'state'])
        .execute();
      const counts = new Map<string, Partial<Record<RequestState, number>>>();
      for (const row of rows) {
        const ofOffer = counts.get(row.offer_id) ?? {};
        ofOffer[row.state as RequestState] = row.requests;
        counts.set(row.offer_id, ofOffer);
      }
      return counts;
    },
  };
}

/** Definitions that were written before a field was there have none of it. */
function readDefinition(text: string): OfferDefinition {
  return { draw: null, ...(JSON.parse(text) as Omit<OfferDefinition, 'draw'> & Partial<OfferDefinition>) };
}

function toOffer(row: Selectable<Tables['offer']>): Offer {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    status: row.status as OfferStatus,
    definition: readDefinition(row.definition),
    scopeId: row.scope_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
