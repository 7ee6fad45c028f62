import type { Database } from '@doorstep/database';

/**
 * All stored data; in a transaction, every call is part of it. A noun with its queries in `NOUN-rows.ts` only needs the
 * database. Other nouns add their port where they declare it (`declare module '../store.ts'`), so that this file
 * imports no noun.
 */
export interface Repositories extends Database {}

export type BatchWork<Item, Outcome> = (tx: Repositories, items: readonly Item[]) => Promise<Outcome[]>;

export interface Store extends Repositories {
  /**
   * Runs `work` in one durable transaction, which is rolled back if `work` throws. `work` must not wait for anything
   * but the store.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one durable transaction for all items that arrived together.
   * @param work Calls with the same function may share a transaction. It may run again with other items, and returns
   * one outcome per item, in their order.
   * @throws the error of `work` for the item alone: if a batch fails, each item is retried individually.
   */
  batch<Item, Outcome>(work: BatchWork<Item, Outcome>, item: Item): Promise<Outcome>;
  /** Pauses between two transactions of long work, so that visitors can write on a store with a single writer. */
  rest(): Promise<void>;
  /**
   * Health check: reads from disk, and expects every table to exist.
   * @param options `isWriting`: also writes, because reads may work when writes fail.
   * @throws the database's error.
   */
  check(options?: { isWriting?: boolean }): Promise<void>;
  close(): Promise<void>;
}
