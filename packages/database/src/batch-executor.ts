// A transaction costs round trips and a commit that waits for the disk. Items that arrive during a transaction are
// batched into the next one.
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Origin of the numbers: with two transactions at a time, each is half as large, which costs more than the gap between them
 * (`bench/submit`, docs/reference/limits-figures.md). A transaction that takes very long waits for a lock of another; the next
 * does not wait for it.
 */
const longMs = 100;
const maxUnderWay = 5;

interface Entry<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/**
 * An error of a batch after which its items are not retried one by one: either it kept the transaction from beginning, as it would
 * for each item, or it replaced the answer to the commit, so the items may already be saved.
 */
export class BatchOutage extends Error {}

/**
 * Runs items in batches, in order of arrival.
 * @param run Runs items in one transaction, and gives an outcome for each. @throws what kept it from being committed, as
 * `BatchOutage` (with its cause) if the items must not be retried.
 * @param maxBatchSize Items of one.
 * @param maxRetries Items of a failed batch that are tried by themselves at a time.
 * @param gathersAll Whether a batch is put off as long as a turn of the event loop brings more items.
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
  /** Whether the next batch may begin: none is about to take the waiting items. */
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
