import SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** How long one process waits for another that writes to the same file. */
const busyTimeoutMs = 10_000;

/**
 * Begins every transaction as a writing one. A transaction that first reads and then wants to write would fail at once
 * when another process has written in between, however long the busy time-out; and two of them could both read the
 * same stock.
 */
class WritingSqliteDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // When the disk is full, SQLite has rolled back by itself; an error about that would hide the first one.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class WritingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new WritingSqliteDriver(this.#database);
  }
}

/** Opens, or makes, the store's file. Commits are durable: write-ahead log, and the disk is waited for. */
export function openSqlite(file: string): Database {
  const database = new SqliteDatabase(file, { timeout: busyTimeoutMs });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return { db: new Kysely<Tables>({ dialect: new WritingSqliteDialect(database) }), dialect: 'sqlite' };
}
