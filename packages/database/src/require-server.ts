import { sql } from 'kysely';
import type { Database } from './database.ts';

/** @throws Error if the database's encoding cannot hold every name and address. */
export async function requireServer({ db, dialect }: Database): Promise<void> {
  // Our SQLite files are always UTF-8.
  if (dialect.name === 'sqlite') return;
  const query = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`;
  const encoding = (await query.execute(db)).rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new Error(
    `it is encoded in ${encoding}, which cannot hold every name and address. ` +
      'Make one with createdb --encoding=UTF8 --template=template0, and name that.',
  );
}
