import { Kysely, SqliteDialect } from 'kysely';
import type { Database, OpenedDatabase, ReadableDatabase } from './database.ts';
import { databaseHandle } from './database-handle.ts';
import { sqlite } from './dialect.ts';
import { openSqliteReader } from './sqlite-statements.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export const isPostgres = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** @param place A `postgres://` address, or the path of an SQLite file, created if missing. */
export function openDatabase(place: string): OpenedDatabase {
  return isPostgres(place) ? openPostgres(place) : openSqlite(place);
}

/**
 * Opens a server's database read-only on one connection, for a thread.
 * @param place As of `openDatabase`.
 */
export function openReader(place: string): ReadableDatabase {
  if (isPostgres(place)) return openPostgres(place, { maxConnections: 1, isReadOnly: true });
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqliteReader(place) }) });
  return { ...databaseHandle({ db, dialect: sqlite }), close: () => db.destroy() };
}

export interface AuthDatabase {
  db: Kysely<unknown>;
  type: 'sqlite' | 'postgres';
}

/** The store's database for the sign-in library. The store's migrations create its tables (`auth_…`). */
export function authDatabase({ db, dialect }: Database): AuthDatabase {
  // The library knows only its own tables.
  return { db: db as unknown as Kysely<unknown>, type: dialect.name };
}
