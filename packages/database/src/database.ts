import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { Tables } from './tables.ts';

/** A connection or the current transaction. */
export interface Database {
  db: Kysely<Tables>;
  /** For long reads: a separate thread on SQLite; inside a transaction, the transaction itself. */
  lists: Kysely<Tables>;
  dialect: Dialect;
  /** Only on SQLite, on the connection that may write. */
  each?: EachRow;
  /** Whether its reads may still be rolled back. */
  isTransaction: boolean;
  /** The authoritative clock, in milliseconds since 1970: the database's on PostgreSQL, the process's on SQLite. */
  now(): Promise<number>;
  /**
   * Batches reads by the same function in one turn of the event loop; inside a transaction, each runs separately.
   * @param read Declared once, not per call; returns the answers in the order of the keys.
   */
  readBatched<Key, Answer>(read: ReadAll<Key, Answer>, key: Key): Promise<Answer>;
}

export type ReadAll<Key, Answer> = (database: Database, keys: Key[]) => Promise<Answer[]>;

/** Runs work in a transaction and commits it; rolls back and throws if the work or the commit fails. */
export type Begin = <T>(
  work: (transaction: Kysely<Tables>) => Promise<T>,
  options?: {
    /** Rows are looked up by a key only. */
    isByKey?: boolean;
  },
) => Promise<T>;

/**
 * Health check: reads from disk, and expects every table.
 * @param options.isWriting Also writes: reads may work where writes fail.
 * @throws the database's error.
 */
export type Check = (options?: { isWriting?: boolean }) => Promise<void>;

/** Open and idle connections, and callers waiting for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

export interface ReadableDatabase extends Database {
  close(): Promise<void>;
}

export interface OpenedDatabase extends ReadableDatabase {
  begin: Begin;
  /**
   * Like `begin`, for a change of the tables: one process at a time, with nothing else running in this process. On
   * SQLite, foreign keys are enforced again before the commit, so rebuilding a table deletes no rows that refer to it.
   */
  beginMigration: Begin;
  check: Check;
  connections: () => Connections;
}

/** Runs one statement for each row of parameters, in the current transaction. */
export interface EachRow {
  /** @returns the number of changed rows, per row of parameters. */
  change(text: string, rows: unknown[][]): number[];
  /** @returns the first row of each answer; undefined where there is none. */
  get(text: string, rows: unknown[][]): (Record<string, unknown> | undefined)[];
}
