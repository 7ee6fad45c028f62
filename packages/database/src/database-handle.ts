import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { Database, EachRow, ReadAll } from './database.ts';
import type { Dialect } from './dialect.ts';
import { isAboutValue, isOutage } from './is-outage.ts';
import type { Tables } from './tables.ts';

interface Parts {
  db: Kysely<Tables>;
  lists?: Kysely<Tables>;
  dialect: Dialect;
  each?: EachRow;
}

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

/**
 * Batches the reads of one turn of the event loop. A key that the database refuses fails only for the callers that
 * asked for it.
 * @param read Returns the answers in the order of the keys.
 * @returns a function that reads one key; its answer is never older than the call.
 */
function batchReads<Key, Answer>(read: (keys: Key[]) => Promise<Answer[]>): (key: Key) => Promise<Answer> {
  const loader = new DataLoader<Key, Answer>(async (keys) => outcomesOf(read, [...keys]), {
    cache: false,
    batchScheduleFn: (readAll) => setImmediate(readAll),
  });
  return (key) => loader.load(key);
}

/** The answer for each key, or its own error. */
async function outcomesOf<Key, Answer>(
  read: (keys: Key[]) => Promise<Answer[]>,
  keys: Key[],
): Promise<(Answer | Error)[]> {
  try {
    return await read(keys);
  } catch (error) {
    // A database that does not answer would not answer for single keys either.
    if (keys.length === 1 || (isOutage(error) && !isAboutValue(error))) throw error;
    return Promise.all(
      keys.map(async (key) => {
        const [outcome] = await outcomesOf(read, [key]).catch((own: unknown) => [asError(own)]);
        return outcome as Answer | Error;
      }),
    );
  }
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
