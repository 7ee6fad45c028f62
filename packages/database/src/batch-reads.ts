import DataLoader from 'dataloader';
import { isAboutValue, isOutage } from './is-outage.ts';

/**
 * Reads for all who ask in one turn of the event loop at once. A key that the database refuses fails for who asked for
 * it, and for nobody else.
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

/** Of each key its answer, or the error that is its own. */
async function outcomesOf<Key, Answer>(
  read: (keys: Key[]) => Promise<Answer[]>,
  keys: Key[],
): Promise<(Answer | Error)[]> {
  try {
    return await read(keys);
  } catch (error) {
    // A database that does not answer would not answer any one of them either.
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
