import { accessSync, chmodSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import type { OpenedDatabase } from './database.ts';
import { databaseHandle } from './database-handle.ts';
import { sqlite } from './dialect.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { sqliteLists } from './sqlite-lists.ts';
import { SqliteWriteLock } from './sqlite-write-lock.ts';
import type { Tables } from './tables.ts';

/** How long one process waits for another that writes to the same file. */
const busyTimeoutMs = 10_000;

/**
 * Memory for pages, in KiB: the upper parts of every index, into which a request is written at a dozen random places.
 */
const cacheKib = { writer: 64_000, reader: 16_000 };

/** Pages of 4 KB in the write-ahead log before they are moved into the file: one that was changed often moves once. */
const pagesBeforeCheckpoint = 8000;

/** Our driver orders the writers itself; Kysely would let one query in at a time, readers too. */
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

/** Opens, or makes, the store's file. Commits are durable: write-ahead log, and the disk is waited for. */
export function openSqlite(file: string): OpenedDatabase {
  keepPrivate(file);
  const writer = new SqliteDatabase(file, { timeout: busyTimeoutMs });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // What is erased is overwritten, in pages that become free too.
  writer.pragma('secure_delete = ON');
  // What a member of a group would be rolled back to is kept in memory, not in a file.
  writer.pragma('temp_store = MEMORY');
  writer.pragma(`cache_size = -${cacheKib.writer}`);
  writer.pragma(`wal_autocheckpoint = ${pagesBeforeCheckpoint}`);
  // From here on nothing waits inside SQLite: see SqliteWriteLock.
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
  // Once opened, never closed: that would end every lock that SQLite holds on the file for this process.
  let watched: number | null = null;
  const connections = new TwoConnectionsDialect(writer, driver);
  const db = new Kysely<Tables>({ dialect: connections });
  const lists = sqliteLists({ file, config: { database: writer }, dialect: connections });
  return {
    ...databaseHandle({ db, lists, dialect: sqlite, each: driver.each }),
    begin: (work) => db.transaction().execute(work),
    async beginMigration(work) {
      // Inside the transaction it would have no effect: dropping a table would delete or stop at the rows that refer to it.
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
      // What is open may write on; the disk, or the next start, would not.
      accessSync(file, constants.W_OK);
      watched ??= openSync(file, 'r');
      requireHeader(watched);
      // A connection of its own: those that are open have in memory what the file no longer holds.
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

/** What a read finds may all stand in the write-ahead log, beside a file that holds nothing any more. */
function requireHeader(descriptor: number): void {
  const expected = Buffer.from('SQLite format 3\0');
  const found = Buffer.alloc(expected.length);
  readSync(descriptor, found, 0, found.length, 0);
  if (!found.equals(expected))
    throw Object.assign(new Error('the file of the store is damaged'), { code: 'SQLITE_NOTADB' });
}

/** It holds personal data. What SQLite writes beside the file gets the rights of the file. */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  } catch {
    // Of another user, or not to be made: SQLite says which in its own words, if it cannot be used at all.
  }
}
