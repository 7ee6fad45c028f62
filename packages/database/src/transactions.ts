import { DoorstepError } from '@doorstep/contract';
import type { Kysely } from 'kysely';
import { BatchOutage, batchExecutor } from './batch-executor.ts';
import { transactionHandle } from './database-handle.ts';
import type { Begin, Database, OpenedDatabase } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { isOutage } from './is-outage.ts';
import type { Tables } from './tables.ts';

const maxAttempts = 4;

/** PostgreSQL rolled back one of two deadlocked transactions, which may run again. */
const mayRunAgain = new Set(['40P01', '40001']);

/** @throws DoorstepError `unavailable` if the database stays busy, is full, or is lost. */
async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (mayRunAgain.has(code) && attempt < maxAttempts) continue;
      throw mayRunAgain.has(code) || isOutage(error) ? new DoorstepError('unavailable', { cause: error }) : error;
    }
  }
}

/** Submissions per transaction. On SQLite, nothing else is answered before their commit. */
const maxBatchSize = 64;

/** Retries at a time after a failed batch: half of PostgreSQL's connections stay free for others; SQLite has one writer. */
const maxRetries = { postgres: 5, sqlite: 1 };

export interface Transactions<Tx> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in one durable transaction for all items that arrive together, each with its own outcome. */
  batch<Item, Outcome>(work: BatchWork<Tx, Item, Outcome>, item: Item): Promise<Outcome>;
}

type BatchWork<Tx, Item, Outcome> = (tx: Tx, items: readonly Item[]) => Promise<Outcome[]>;

/** @param open Creates the argument of the work in a transaction. */
export function transactions<Tx>(database: OpenedDatabase, open: (handle: Database) => Tx): Transactions<Tx> {
  const { dialect } = database;
  const begin: Begin = (work, options) => withRetry(() => database.begin(work, options));
  const opened = (transaction: Kysely<Tables>) => open(transactionHandle(database, transaction));
  const executors = new Map<unknown, (item: never) => Promise<unknown>>();

  function executorOf<Item, Outcome>(work: BatchWork<Tx, Item, Outcome>): (item: Item) => Promise<Outcome> {
    const known = executors.get(work) as ((item: Item) => Promise<Outcome>) | undefined;
    if (known !== undefined) return known;
    const executor = batchExecutor<Item, Outcome>({
      async run(items) {
        let reached: 'nothing' | 'work' | 'commit' = 'nothing';
        try {
          return await begin(
            async (transaction) => {
              reached = 'work';
              const outcomes = await work(opened(transaction), items);
              reached = 'commit';
              return outcomes;
            },
            { isByKey: true },
          );
        } catch (error) {
          if (reached === 'nothing') throw new BatchOutage('No transaction has begun', { cause: error });
          // A retry could be refused for the pass that the lost attempt spent; the visitor sends again, with a new pass.
          if (reached === 'commit' && error instanceof Error && isOutage(error.cause))
            throw new BatchOutage('Nobody knows whether it was committed', { cause: error });
          throw error;
        }
      },
      maxBatchSize,
      maxRetries: maxRetries[dialect.name],
      // On PostgreSQL, submissions arrive during a transaction; on SQLite they cannot, and each commit waits for the
      // disk.
      gathersAll: dialect.hasOneWriter,
    });
    executors.set(work, executor);
    return executor;
  }

  return {
    transaction: dialect.hasOneWriter
      ? groupCommit({ begin, open: opened })
      : (work) => begin((transaction) => work(opened(transaction))),
    batch: (work, item) => executorOf(work)(item),
  };
}
