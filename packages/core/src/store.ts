import type { Database } from '@doorstep/database';

/**
 * All stored data; in a transaction, every call is part of it. A noun with its queries in `NOUN-rows.ts` needs
 * only the database. The port of another noun adds itself where it is declared (`declare module '../store.ts'`), so that this file
 * imports no noun.
 */
export interface Repositories extends Database {}

export type BatchWork<Item, Outcome> = (tx: Repositories, items: readonly Item[]) => Promise<Outcome[]>;

export interface Store extends Repositories {
  /**
   * Runs `work` in one durable transaction. An error that `work` throws rolls it back.
   * `work` must not wait for anything but the store.
   */
  transaction<T>(work: (tx: Repositories) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one durable transaction for all items that arrived together, each with its own outcome.
   * @param work One function for all calls that may share a transaction; it may be run again, with other items. It gives an
   * outcome for each item, in their order.
   * @throws what `work` throws for the item alone: when it fails for several, each is tried by itself.
   */
  batch<Item, Outcome>(work: BatchWork<Item, Outcome>, item: Item): Promise<Outcome>;
  /** A pause between two transactions of long work, which lets visitors write on a store with one writer. */
  rest(): Promise<void>;
  /**
   * Health check: reads from disk, and expects every table to be there.
   * @param options.isWriting Also writes: reads may go on where writes fail.
   * @throws the database's error.
   */
  check(options?: { isWriting?: boolean }): Promise<void>;
  close(): Promise<void>;
}
