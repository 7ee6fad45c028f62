/**
 * Waits for several independent statements, which share a round trip to a remote database. Unlike `Promise.all` it
 * waits until all have ended, so that none is still writing after another's error has rolled back.
 * @returns their results, in the order given.
 * @throws the first error, in the order given.
 */
export async function settleAll<Writes extends readonly unknown[]>(
  writes: readonly [...Writes],
): Promise<{ -readonly [At in keyof Writes]: Awaited<Writes[At]> }> {
  for (const outcome of await Promise.allSettled(writes)) if (outcome.status === 'rejected') throw outcome.reason;
  return (await Promise.all(writes)) as { -readonly [At in keyof Writes]: Awaited<Writes[At]> };
}
