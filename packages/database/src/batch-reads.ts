import DataLoader from 'dataloader';
import { isAboutValue, isOutage } from './is-outage.ts';

/**
 * Batches the reads of one turn of the event loop. A key that the database refuses fails only for the callers that asked for
 * it.
 * @param read  the answers, in the order of the keys.
 * @returns reads one: never what was read before it was asked.
 */
export function batchReads<Key, Answer>(read: (keys: Key[]) => Promise<Answer[]>): (key: Key) => Promise<Answer> {
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
    // A database that does not answer would not answer single keys either.
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
