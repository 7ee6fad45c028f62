import type { OfferStore, RequestStore } from '@doorstep/core';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import { kyselyOffers } from './offers.ts';
import { openPostgres } from './postgres.ts';
import { kyselyRequestLists } from './request-lists.ts';
import { createSqliteStatements } from './sqlite-statements.ts';
import type { Tables } from './tables.ts';

/** What lists and exports are made of. */
export interface OpenedLists {
  requests: Pick<RequestStore, 'all'>;
  offers: Pick<OfferStore, 'list'>;
  close(): Promise<void>;
}

/**
 * Opens a store that a server has open, for reading alone and on one connection: for a thread.
 * @param place As of `openStore`.
 */
export function openLists(place: string): OpenedLists {
  const database: Database = /^postgres(ql)?:\/\//.test(place)
    ? openPostgres(place, { maxConnections: 1, isReadOnly: true })
    : openReadOnlySqlite(place);
  return {
    requests: kyselyRequestLists(database),
    offers: kyselyOffers(database, false),
    close: () => database.db.destroy(),
  };
}

function openReadOnlySqlite(file: string): Database {
  const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
  // One statement is asked again and again.
  const prepare = createSqliteStatements(database);
  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close: () => database.close() } }) }),
    dialect: 'sqlite',
  };
}
