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

/** @throws Error, with the remedy, if the database cannot hold every name and address, or keep what it was given. */
export async function requireServer({ db, dialect }: Database): Promise<void> {
  // Our SQLite files are always UTF-8.
  if (dialect.name === 'sqlite') return;
  const query = sql<{ encoding: string; isUnsafe: boolean; name: string }>`
    select current_setting('server_encoding') as encoding, quote_ident(current_database()) as name,
      current_setting('synchronous_commit') = 'off' or current_setting('lock_timeout') = '0'
        or current_setting('idle_in_transaction_session_timeout') = '0' as "isUnsafe"`;
  const { encoding, isUnsafe, name } = (await query.execute(db)).rows[0] ?? {};
  if (encoding !== 'UTF8')
    throw new Error(
      `it is encoded in ${encoding}, which cannot hold every name and address. ` +
        'Make one with createdb --encoding=UTF8 --template=template0, and name that.',
    );
  if (isUnsafe !== false)
    throw new Error(
      'a pooler drops the settings of its connections, so that a commit may be lost and a lock waited for without end. ' +
        'Give them to the database, then let the pooler connect again (RECONNECT of PgBouncer): ' +
        connectionSettings.map((setting) => `ALTER DATABASE ${name} SET ${setting.replace('=', " = '")}';`).join(' '),
    );
}

/**
 * Every commit waits for the disk, whatever the database's own default. PostgreSQL's JIT compilation takes longer than
 * our most expensive query, and parallel workers for one list take processors from visitors; a search of many requests
 * needs memory for its list of pages.
 */
export const connectionSettings = [
  'synchronous_commit=on',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'work_mem=32MB',
  'lock_timeout=15s',
  'idle_in_transaction_session_timeout=60s',
];
