/**
 * Waits for all of several writes that do not need each other's answers: on a database across a network they go there
 * together. Unlike `Promise.all` it goes on only when each has ended, so that none is written after a failure of another
 * was already undone.
 * @throws what the first of them failed with, in the order given.
 */
export async function together(writes: Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(writes)) if (outcome.status === 'rejected') throw outcome.reason;
}
