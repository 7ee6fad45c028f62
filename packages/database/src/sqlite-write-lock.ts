import { setTimeout as delay } from 'node:timers/promises';

/** A group of submissions takes up to 25 ms: a look a few times in that, and a pause that lets another look come between. */
const retryMs = 4;
/** For this long after a conflict the other process is still given turns. */
const sharedForMs = 1000;

/**
 * Waiting for another process that writes to the same file. SQLite's own waiting would stop this whole process, pages and
 * lookups too, and sleeps longer from try to try, so that whoever asks often is always first.
 */
export class SqliteWriteLock {
  readonly #maxMs: number;
  /** When another process last held the lock. */
  #sharedAt = -Infinity;

  /** @param maxMs  time-out of the wait. */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** Runs what takes the lock. @throws its error; the database's `SQLITE_BUSY` when another process kept the lock. */
  async take<T>(run: () => T): Promise<T> {
    const startedAt = performance.now();
    // The process that has just committed would otherwise be first again before the other has looked.
    if (startedAt - this.#sharedAt < sharedForMs) await delay(retryMs);
    for (;;) {
      try {
        return run();
      } catch (error) {
        const now = performance.now();
        if (!isBusy(error) || now - startedAt > this.#maxMs) throw error;
        this.#sharedAt = now;
        await delay(retryMs * Math.random());
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
