import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A database, or the current transaction, and which of the two it is. */
export interface Database {
  db: Kysely<Tables>;
  dialect: Dialect;
  /** On SQLite, where it may be written. */
  each?: EachRow;
}

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

/** An opened database. */
export type OpenedDatabase = OpenedSqlite | OpenedPostgres;

/** How many connections are open, how many of them are free, and how many callers wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

interface Opened extends Database {
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

export interface OpenedPostgres extends Opened {
  dialect: 'postgres';
}

export interface OpenedSqlite extends Opened {
  dialect: 'sqlite';
  each: EachRow;
  /** For reads that take long, on a thread of their own. */
  lists: Kysely<Tables>;
}

/** Runs one statement for each row of parameters, in the transaction that is under way. */
export interface EachRow {
  /** @returns how many rows of the table each changed. */
  change(text: string, rows: unknown[][]): number[];
  /** @returns the first row of each answer; undefined where there is none. */
  get(text: string, rows: unknown[][]): (Record<string, unknown> | undefined)[];
}
