import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A database, or the transaction in hand, and which of the two it is. */
export interface Database {
  db: Kysely<Tables> | Transaction<Tables>;
  dialect: Dialect;
}
