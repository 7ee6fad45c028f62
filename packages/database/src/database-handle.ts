import type { Kysely } from 'kysely';
import { batchReads } from './batch-reads.ts';
import type { Database, EachRow, ReadAll } from './database.ts';
import type { Dialect } from './dialect.ts';
import type { Tables } from './tables.ts';

interface Parts {
  db: Kysely<Tables>;
  lists?: Kysely<Tables>;
  dialect: Dialect;
  each?: EachRow;
}

/** Runs queries outside a transaction. */
export function databaseHandle(parts: Parts): Database {
  const { db, lists = db, dialect } = parts;
  const loaders = new Map<unknown, unknown>();
  const handle: Database = {
    ...parts,
    lists,
    isTransaction: false,
    now: () => dialect.now(db),
    readBatched<Key, Answer>(read: ReadAll<Key, Answer>, key: Key) {
      const known = loaders.get(read) as ((key: Key) => Promise<Answer>) | undefined;
      const load = known ?? batchReads((keys: Key[]) => read(handle, keys));
      loaders.set(read, load);
      return load(key);
    },
  };
  return handle;
}

/** Runs the queries of one transaction, which must not share reads: their data may still be rolled back. */
export function transactionHandle({ dialect, each }: Database, db: Kysely<Tables>): Database {
  const handle: Database = {
    db,
    lists: db,
    dialect,
    ...(each === undefined ? {} : { each }),
    isTransaction: true,
    now: () => dialect.now(db),
    async readBatched(read, key) {
      const [answer] = await read(handle, [key]);
      return answer as Awaited<ReturnType<typeof read>>[number];
    },
  };
  return handle;
}
