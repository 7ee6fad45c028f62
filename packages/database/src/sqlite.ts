import { accessSync, chmodSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import type { OpenedDatabase } from './database.ts';
import { databaseHandle } from './database-handle.ts';
import { sqlite } from './dialect.ts';
import { SqliteDriver, SqliteWriteLock } from './sqlite-driver.ts';
import { sqliteLists } from './sqlite-lists.ts';
import type { Tables } from './tables.ts';

/** How long one process waits for another that writes to the same file. */
const busyTimeoutMs = 10_000;

/**
 * Page cache in KiB: holds the upper pages of every index, since a request writes to a dozen random places.
 */
const cacheKib = { writer: 64_000, reader: 16_000 };

/** Pages of 4 KB in the write-ahead log before a checkpoint; a page that changed often is written once. */
const pagesBeforeCheckpoint = 8000;

/** Our driver orders writers itself; Kysely would admit one query at a time, readers included. */
class ManyReadersAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class TwoConnectionsDialect extends SqliteDialect {
  readonly #driver: SqliteDriver;

  constructor(writer: SqliteDatabase.Database, driver: SqliteDriver) {
    super({ database: writer });
    this.#driver = driver;
  }

  // oxlint-disable-next-line typescript/explicit-function-return-type -- Kysely's own
  override createDriver() {
    return this.#driver;
  }

  override createAdapter(): SqliteAdapter {
    return new ManyReadersAdapter();
  }
}

/** Opens or creates the store's file. Commits are durable: the write-ahead log is flushed to disk. */
export function openSqlite(file: string): OpenedDatabase {
  keepPrivate(file);
  const writer = new SqliteDatabase(file, { timeout: busyTimeoutMs });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // Overwrites erased data, also in freed pages.
  writer.pragma('secure_delete = ON');
  // Keeps savepoint data of a group in memory, not in a file.
  writer.pragma('temp_store = MEMORY');
  writer.pragma(`cache_size = -${cacheKib.writer}`);
  writer.pragma(`wal_autocheckpoint = ${pagesBeforeCheckpoint}`);
  // From here on nothing waits inside SQLite; see SqliteWriteLock.
  writer.pragma('busy_timeout = 0');
  const reader = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });
  reader.pragma(`cache_size = -${cacheKib.reader}`);
  const { ino } = statSync(file);
  const requireFile = (): void => {
    if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
    throw Object.assign(new Error('the file of the store was removed or replaced'), {
      code: 'SQLITE_READONLY_DBMOVED',
    });
  };
  const driver = new SqliteDriver({ writer, reader, lock: new SqliteWriteLock(busyTimeoutMs), requireFile });
  // Never closed, since closing would release every lock that SQLite holds on the file for this process.
  let watched: number | null = null;
  const connections = new TwoConnectionsDialect(writer, driver);
  const db = new Kysely<Tables>({ dialect: connections });
  const lists = sqliteLists({ file, config: { database: writer }, dialect: connections });
  return {
    ...databaseHandle({ db, lists, dialect: sqlite, each: driver.each }),
    begin: (work) => db.transaction().execute(work),
    async beginMigration(work) {
      // Has no effect inside a transaction. Without it, dropping a table would delete referring rows, or fail because of them.
      writer.pragma('foreign_keys = OFF');
      try {
        return await db.transaction().execute(async (transaction) => {
          const value = await work(transaction);
          const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(transaction);
          const tables = [...new Set(rows.map(({ table }) => table))];
          if (tables.length > 0) throw new Error(`rows refer to rows that are gone, in ${tables.join(', ')}`);
          return value;
        });
      } finally {
        writer.pragma('foreign_keys = ON');
      }
    },
    connections: () => driver.connections(),
    async check() {
      requireFile();
      // The open file can still be written, but the data would not survive, nor be found by the next start.
      accessSync(file, constants.W_OK);
      watched ??= openSync(file, 'r');
      requireHeader(watched);
      // A separate connection, since open ones have cached pages that the file no longer holds.
      const fresh = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
      try {
        fresh.prepare('select name from setting limit 1').all();
      } finally {
        fresh.close();
      }
    },
    async close() {
      await lists.destroy();
      await db.destroy();
    },
  };
}

/** A read may be served from the write-ahead log alone, next to an emptied file. */
function requireHeader(descriptor: number): void {
  const expected = Buffer.from('SQLite format 3\0');
  const found = Buffer.alloc(expected.length);
  readSync(descriptor, found, 0, found.length, 0);
  if (!found.equals(expected))
    throw Object.assign(new Error('the file of the store is damaged'), { code: 'SQLITE_NOTADB' });
}

/** The file holds personal data. SQLite gives its other files the same permissions. */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch {
    // Another user's file, or one that cannot be created: SQLite reports an unusable file itself.
  }
}
