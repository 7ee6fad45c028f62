import { sql } from 'kysely';
import type { Database } from './database.ts';

export async function tableNames({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<Set<string>> {
  const { rows } = await queries[dialect.name].execute(db);
  return new Set(rows.map(({ name }) => name));
}

const queries = {
  sqlite: sql<{ name: string }>`select name from sqlite_master where type = 'table'`,
  postgres: sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`,
};
