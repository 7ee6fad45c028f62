// A transaction costs round trips and a commit that waits for the disk. Items that arrive during a transaction are
// batched into the next one.
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Origin of the numbers: two concurrent transactions would each get half the batch, which costs more than the gap
 * between batches (`bench/submit`, docs/performance.md). A transaction that takes very long waits for a
 * lock of another; the next does not wait for it.
 */
const longMs = 100;
const maxUnderWay = 5;

interface Entry<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * An error of a batch whose items are not retried one by one: either the transaction could not begin, which would
 * affect each item, or the error replaced the answer to the commit, so the items may already be saved.
 */
export class BatchOutage extends Error {}

/**
 * Runs items in batches, in order of arrival.
 * @param run Runs items in one transaction, and returns an outcome for each.
 * @throws the error of the transaction, as `BatchOutage` (with its cause) if the items must not be retried.
 * @param maxBatchSize Items per batch.
 * @param maxRetries Concurrent retries of single items after a failed batch.
 * @param gathersAll Whether a batch waits as long as each turn of the event loop brings more items.
 */
export function batchExecutor<Item, Outcome>({
  run,
  maxBatchSize,
  maxRetries,
  gathersAll,
}: {
  run: (items: Item[]) => Promise<Outcome[]>;
  maxBatchSize: number;
  maxRetries: number;
  gathersAll: boolean;
}): (item: Item) => Promise<Outcome> {
  const waiting: Entry<Item, Outcome>[] = [];
  let underWay = 0;
  /** Whether the next batch may begin, because no other is about to take the waiting items. */
  let isFree = true;

  function startNext(): void {
    if (!isFree || waiting.length === 0 || underWay >= maxUnderWay) return;
    isFree = false;
    underWay += 1;
    void runNext();
  }

  async function runNext(): Promise<void> {
    await gather();
    const entries = waiting.splice(0, maxBatchSize);
    let isWaitedFor = true;
    const free = () => {
      if (isWaitedFor) isFree = true;
      isWaitedFor = false;
      startNext();
    };
    const tookLong = setTimeout(free, longMs);
    await flush(entries);
    clearTimeout(tookLong);
    underWay -= 1;
    free();
  }

  /** Requests whose bytes have arrived reach this point before a batch begins. */
  async function gather(): Promise<void> {
    let before = waiting.length;
    await nextTurn();
    if (!gathersAll) return;
    while (waiting.length > before && waiting.length < maxBatchSize) {
      before = waiting.length;
      await nextTurn();
    }
  }

  async function flush(entries: Entry<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await run(entries.map(({ item }) => item));
      if (outcomes.length !== entries.length) throw new Error('A batch has as many outcomes as items');
      for (const [index, outcome] of outcomes.entries()) entries[index]?.resolve(outcome);
    } catch (error) {
      const cause = error instanceof BatchOutage ? error.cause : error;
      // The batch was rolled back. Retrying one by one finds the item that broke it.
      if (entries.length === 1 || error instanceof BatchOutage) for (const { reject } of entries) reject(cause);
      else await retryEach(entries);
    }
  }

  async function retryEach(entries: Entry<Item, Outcome>[]): Promise<void> {
    const left = entries.values();
    const retry = async (): Promise<void> => {
      for (const entry of left) await flush([entry]);
    };
    await Promise.all(Array.from({ length: maxRetries }, retry));
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    waiting.push({ item, resolve, reject });
    startNext();
    return promise;
  };
}
