import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Names of the tables that are there. */
export async function tableNames({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<Set<string>> {
  const query =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
}
