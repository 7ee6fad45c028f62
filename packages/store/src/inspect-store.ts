import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, sql, type SqliteDatabase as SqliteDatabaseOfKysely } from 'kysely';
import { type Database, type Tables, tableNames } from '@doorstep/database';
import { kyselyOffers } from './offers.ts';
import { openPostgres, requireUtf8, pendingSteps } from '@doorstep/database/open';
import { kyselySettings } from './settings.ts';
import type { Offer } from '@doorstep/core';

/** The state of a store; nothing is created or changed. */
export type InspectedStore =
  /** No file yet, or a database without tables of ours. */
  | { kind: 'new'; mayCreateTables: boolean }
  | {
      kind: 'there';
      /** The next start changes tables. */
      isOutdated: boolean;
      /** Requests could be read, and none saved. */
      isReadOnly: boolean;
      settings: { secretFingerprint: string | null };
      published: Offer[];
      /** Milliseconds since 1970: the database's clock, or what was written last where it has none. */
      clockAt: number | null;
    };

/**
 * Whether there is a store: tables of ours, of any version. Nothing is created or changed.
 * @param place As of `openStore`.
 * @throws the database's error when it cannot be read.
 */
export async function hasStore(place: string): Promise<boolean> {
  return (await looked(place, hasTables)) ?? false;
}

/**
 * Looks into a store.
 * @param place As of `openStore`.
 * @throws the database's error when it cannot be read, or why this version cannot work with its tables.
 */
export async function inspectStore(place: string): Promise<InspectedStore> {
  return (await looked(place, inspect)) ?? { kind: 'new', mayCreateTables: true };
}

/** Null where there is no file. */
async function looked<T>(place: string, look: (database: Database) => Promise<T>): Promise<T | null> {
  const isPostgres = /^postgres(ql)?:\/\//.test(place);
  if (!isPostgres && !existsSync(place)) return null;
  const database = isPostgres ? openReadOnlyPostgres(place) : openReadOnlySqlite(place);
  try {
    await requireUtf8(database);
    return await look(database);
  } finally {
    await database.db.destroy();
  }
}

async function hasTables(database: Database): Promise<boolean> {
  const tables = await tableNames(database);
  return tables.has('schema_step') || tables.has('kysely_migration');
}

async function inspect(database: Database): Promise<InspectedStore> {
  const { db, dialect } = database;
  if (!(await hasTables(database))) {
    if (dialect === 'sqlite') return { kind: 'new', mayCreateTables: true };
    const query = sql<{ may: boolean }>`select has_schema_privilege(current_schema(), 'CREATE') as may`;
    return { kind: 'new', mayCreateTables: (await query.execute(db)).rows[0]?.may === true };
  }
  const isOutdated = (await pendingSteps(database)).length > 0;
  return {
    kind: 'there',
    isOutdated,
    isReadOnly: await isReadOnly(database),
    settings: { secretFingerprint: isOutdated ? null : await kyselySettings(database).get('secret_fingerprint') },
    published: isOutdated
      ? []
      : (await kyselyOffers(database, false).list()).filter(({ status }) => status === 'published'),
    clockAt: isOutdated ? null : await clockOf(database),
  };
}

/** Our own connection writes nothing: what it would get without that is what counts. SQLite's file is looked at as a file. */
async function isReadOnly({ db, dialect }: Database): Promise<boolean> {
  if (dialect === 'sqlite') return false;
  const query = sql<{ is_read_only: boolean }>`
    select pg_is_in_recovery() or coalesce((
      select bool_or(setting in ('default_transaction_read_only=on', 'default_transaction_read_only=true'))
      from pg_db_role_setting, unnest(setconfig) as setting
      where setdatabase in (0, (select oid from pg_database where datname = current_database()))
        and setrole in (0, (select oid from pg_roles where rolname = current_user))
    ), false) as is_read_only`;
  return (await query.execute(db)).rows[0]?.is_read_only === true;
}

async function clockOf({ db, dialect }: Database): Promise<number | null> {
  if (dialect === 'sqlite') {
    const row = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst();
    return row?.at ?? null;
  }
  const query = sql<{ now: number }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
  return Number((await query.execute(db)).rows[0]?.now);
}

function openReadOnlyPostgres(url: string): Database {
  return openPostgres(url, { maxConnections: 1, isReadOnly: true });
}

function openReadOnlySqlite(file: string): Database {
  // Beside a server, or after a crash, the log is part of the store. Without one SQLite would make one, and leave it there.
  const database = existsSync(`${file}-wal`)
    ? new SqliteDatabase(file, { readonly: true, fileMustExist: true })
    : openImmutableSqlite(file);
  return { db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }), dialect: 'sqlite' };
}

/** A file that no process has open: nothing is locked, and no file is created beside it. @throws as the other driver does. */
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

/** Result codes by which a file that cannot be used is known. */
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
