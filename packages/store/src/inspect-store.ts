import type { Offer } from '@doorstep/core';
import { outageReason, tableNames, type Database, type DialectName } from '@doorstep/database';
import { openDatabase, openUnchanged, pendingSteps, requireServer } from '@doorstep/database/open';
import { sql } from 'kysely';
import { kyselyOffers } from './offers.ts';
import { kyselySettings } from './installation.ts';

/** The state of a store; nothing is created or changed. */
export type InspectedStore =
  /** No file yet, or a database without our tables. */
  | { kind: 'new'; mayCreateTables: boolean }
  | {
      kind: 'there';
      /** The steps that the next start runs. */
      pending: string[];
      /** Requests can be read but not saved. */
      isReadOnly: boolean;
      settings: { secretFingerprint: string | null };
      published: Offer[];
      /** Milliseconds since 1970: the database's clock, or the time of the last write where it has none. */
      clockAt: number | null;
    };

/**
 * Whether there is a store: our tables, in any version. Creates and changes nothing.
 * @param place See `openStore`.
 * @throws the database's error when it cannot be read.
 */
export async function hasStore(place: string): Promise<boolean> {
  return (await looked(place, hasTables)) ?? false;
}

/**
 * Inspects a store.
 * @param place See `openStore`.
 * @throws the database's error when it cannot be read, or why this version cannot work with its tables.
 */
export async function inspectStore(place: string): Promise<InspectedStore> {
  return (await looked(place, (database) => inspect(database, place))) ?? { kind: 'new', mayCreateTables: true };
}

/** Null where there is no file. */
async function looked<T>(place: string, look: (database: Database) => Promise<T>): Promise<T | null> {
  const database = openUnchanged(place);
  if (database === null) return null;
  try {
    await requireServer(database);
    return await look(database);
  } finally {
    await database.close();
  }
}

async function hasTables(database: Database): Promise<boolean> {
  const tables = await tableNames(database);
  return tables.has('schema_step') || tables.has('kysely_migration');
}

async function inspect(database: Database, place: string): Promise<InspectedStore> {
  const state = states[database.dialect.name];
  if (!(await hasTables(database))) return { kind: 'new', mayCreateTables: await state.mayCreateTables(database) };
  const pending = (await pendingSteps(database)).map(({ name }) => name);
  const isOutdated = pending.length > 0;
  return {
    kind: 'there',
    pending,
    isReadOnly: await state.isReadOnly(place),
    settings: { secretFingerprint: await kyselySettings(database).get('secret_fingerprint') },
    published: isOutdated ? [] : (await kyselyOffers(database).list()).filter(({ status }) => status === 'published'),
    clockAt: isOutdated ? null : await state.clockAt(database),
  };
}

/** Our connection never writes, so on PostgreSQL another one tells whether writing is possible. */
const states: Record<
  DialectName,
  {
    mayCreateTables(database: Database): Promise<boolean>;
    isReadOnly(place: string): Promise<boolean>;
    clockAt(database: Database): Promise<number | null>;
  }
> = {
  sqlite: {
    mayCreateTables: async () => true,
    isReadOnly: async () => false,
    async clockAt({ db }) {
      const row = await db
        .selectFrom('audit')
        .select(({ fn }) => fn.max('at').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },
  },
  postgres: {
    async mayCreateTables({ db }) {
      const query = sql<{ may: boolean }>`select has_schema_privilege(current_schema(), 'CREATE') as may`;
      return (await query.execute(db)).rows[0]?.may === true;
    },
    async isReadOnly(place) {
      const writable = openDatabase(place);
      try {
        await writable.check();
        return false;
      } catch (error) {
        if (outageReason(error) === 'it is read-only') return true;
        throw error;
      } finally {
        await writable.close();
      }
    },
    clockAt: (database) => database.now(),
  },
};
