import type { Kysely } from 'kysely';
import type { Begin } from './postgres-transactions.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A database, or the transaction in hand, and which of the two it is. */
export interface Database {
  db: Kysely<Tables>;
  dialect: Dialect;
}

/** An opened database. */
export type OpenedDatabase = OpenedSqlite | OpenedPostgres;

export interface OpenedPostgres extends Database {
  dialect: 'postgres';
  begin: Begin;
}

export interface OpenedSqlite extends Database {
  dialect: 'sqlite';
  begin: Begin;
  changeEach: ChangeEach;
}

/**
 * Runs one statement for each row of parameters, in the transaction that is under way.
 * @returns how many rows of the table each changed.
 */
export type ChangeEach = (text: string, rows: unknown[][]) => number[];
