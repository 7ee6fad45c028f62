import { Kysely, SqliteDialect, type SqliteDatabase as SqliteDatabaseOfKysely } from 'kysely';
import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
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

/**
 * Opens a database to inspect it: nothing is created or changed, not even beside its file.
 * @param place As of `openDatabase`.
 * @returns null where there is no file.
 */
export function openUnchanged(place: string): ReadableDatabase | null {
  if (isPostgres(place)) return openPostgres(place, { maxConnections: 1, isReadOnly: true });
  if (!existsSync(place)) return null;
  // Next to a server, or after a crash, the log is part of the store. Otherwise SQLite would create one and leave it.
  const database = existsSync(`${place}-wal`)
    ? new SqliteDatabase(place, { readonly: true, fileMustExist: true })
    : openImmutableSqlite(place);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  return { ...databaseHandle({ db, dialect: sqlite }), close: () => db.destroy() };
}

/**
 * Opens a file that no process has open, without locks or new files.
 * @throws errors with the codes of the other driver.
 */
function openImmutableSqlite(file: string): SqliteDatabaseOfKysely {
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  const database = withCode(() => new DatabaseSync(url, { readOnly: true }));
  return {
    close: () => database.close(),
    prepare(query) {
      const statement = withCode(() => database.prepare(query));
      const all = (parameters: readonly unknown[]) => withCode(() => statement.all(...(parameters as SQLInputValue[])));
      return {
        reader: true,
        all,
        iterate: (parameters) => all(parameters).values(),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** Result codes of an unusable file. */
const codes: Record<number, string> = {
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

function withCode<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    const code = errcode === undefined ? undefined : codes[errcode & 0xff];
    throw code === undefined ? error : Object.assign(error as Error, { code });
  }
}
