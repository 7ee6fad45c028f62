// A transaction costs round trips and a commit that waits for the disk. What arrives while one is under way is therefore
// done in the next one together.
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Origin of the numbers: of two transactions under way each is half as large, which costs more than the time between them
 * (`bench/submit`, docs/reference/limits-figures.md). One that takes very long waits for somebody else's rows: the next
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
 * An error of a batch after which its items are not tried by themselves: it kept the transaction from beginning, as it would
 * keep each of them, or came in place of the answer to the commit, so that they may be saved already.
 */
export class BatchOutage extends Error {}

/**
 * Runs items in batches, those that came first first.
 * @param run Runs items in one transaction, and gives an outcome for each. @throws what kept it from being committed, as
 * `BatchOutage` (with its cause) when none of them is to be tried again.
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
  /** Whether the next may begin: nobody is about to take those who wait. */
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

  /** Everybody whose bytes have arrived by now gets as far as this before a batch begins. */
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
      // Nothing of it was kept. Whoever broke it is found by trying one by one.
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
