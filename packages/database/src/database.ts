import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { Tables } from './tables.ts';

/** What a query runs on: a connection, or the current transaction. */
export interface Database {
  db: Kysely<Tables>;
  /** For reads that take long: a thread of their own on SQLite; in a transaction the transaction. */
  lists: Kysely<Tables>;
  dialect: Dialect;
  /** On SQLite, where it may be written. */
  each?: EachRow;
  /** Whatever it reads may still be rolled back. */
  isTransaction: boolean;
  /** The authoritative clock, in milliseconds since 1970: the database's on PostgreSQL, the process's on SQLite. */
  now(): Promise<number>;
  /**
   * Reads for all who ask by the same function in one turn of the event loop at once; in a transaction for itself.
   * @param read Declared once, not for each call: it gives the answers in the order of the keys.
   */
  readBatched<Key, Answer>(read: ReadAll<Key, Answer>, key: Key): Promise<Answer>;
}

export type ReadAll<Key, Answer> = (database: Database, keys: Key[]) => Promise<Answer[]>;

/** Runs work in a transaction of its own and commits it; undoes it, and throws, when the work or the commit fails. */
export type Begin = <T>(
  work: (transaction: Kysely<Tables>) => Promise<T>,
  options?: {
    /** Every row is looked for by a key. */
    isByKey?: boolean;
  },
) => Promise<T>;

/**
 * Health check: reads from disk, and expects every table to be there.
 * @param options.isWriting Also writes: reads may go on where writes fail.
 * @throws the database's error.
 */
export type Check = (options?: { isWriting?: boolean }) => Promise<void>;

/** How many connections are open, how many of them are free, and how many callers wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** A database to read from. */
export interface ReadableDatabase extends Database {
  close(): Promise<void>;
}

/** An opened database. */
export interface OpenedDatabase extends ReadableDatabase {
  begin: Begin;
  /**
   * The same for a change of the tables, which one process makes at a time and nothing else of this process runs beside. On
   * SQLite foreign keys are enforced again before it is committed: a table that is made anew takes no rows with it that
   * refer to it.
   */
  beginMigration: Begin;
  check: Check;
  connections: () => Connections;
}

/** Runs one statement for each row of parameters, in the transaction that is under way. */
export interface EachRow {
  /** @returns how many rows of the table each changed. */
  change(text: string, rows: unknown[][]): number[];
  /** @returns the first row of each answer; undefined where there is none. */
  get(text: string, rows: unknown[][]): (Record<string, unknown> | undefined)[];
}
