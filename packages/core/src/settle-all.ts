/**
 * Waits for all of several statements that do not need each other's answers: on a database across a network they go there
 * together. Unlike `Promise.all` it goes on only when each has ended, so that nothing is written after a failure of another
 * was already undone.
 * @returns their answers, in the order given.
 * @throws what the first of them failed with, in the order given.
 */
export async function settleAll<Writes extends readonly unknown[]>(
  writes: readonly [...Writes],
): Promise<{ -readonly [At in keyof Writes]: Awaited<Writes[At]> }> {
  for (const outcome of await Promise.allSettled(writes)) if (outcome.status === 'rejected') throw outcome.reason;
  return (await Promise.all(writes)) as { -readonly [At in keyof Writes]: Awaited<Writes[At]> };
}
