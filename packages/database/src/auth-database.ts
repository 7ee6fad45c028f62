import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

export interface AuthDatabase {
  db: Kysely<unknown>;
  type: 'sqlite' | 'postgres';
}

/** The store's database for the sign-in library. The store's migrations create its tables (`auth_…`). */
export function authDatabase({ db, dialect }: Database): AuthDatabase {
  // The library knows only its own tables.
  return { db: db as unknown as Kysely<unknown>, type: dialect.name };
}
