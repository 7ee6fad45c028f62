import { setTimeout as delay } from 'node:timers/promises';

/** A group of submissions takes up to 25 ms: try a few times in that, with a pause that lets another process try. */
const retryMs = 4;
/** The other process is given turns for this long after a conflict. */
const sharedForMs = 1000;

/**
 * Waits for another process that writes to the same file. SQLite's own waiting would block this whole process, pages and
 * lookups too, and sleeps longer with each try, so a process that tries often would always win.
 */
export class SqliteWriteLock {
  readonly #maxMs: number;
  /** When another process last held the lock. */
  #sharedAt = -Infinity;

  /** @param maxMs  time-out of the wait. */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** Runs the function that takes the lock. @throws its error; `SQLITE_BUSY` if another process kept the lock. */
  async take<T>(run: () => T): Promise<T> {
    const startedAt = performance.now();
    // Otherwise the process that has just committed would win again before the other tries.
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
