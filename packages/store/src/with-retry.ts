import { DoorstepError } from '@doorstep/core';

const mostAttempts = 4;

/** PostgreSQL ended one of two transactions that waited for each other: nothing of it was kept, so it may run again. */
const mayRunAgain = new Set(['40P01', '40001']);

/** The database had no room or no time for us: an outage, not an answer. */
const isBusy = new Set(['55P03', '57014', '53300', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);

/** @throws DoorstepError `unavailable` when the database stays busy. */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (mayRunAgain.has(code) && attempt < mostAttempts) continue;
      throw mayRunAgain.has(code) || isBusy.has(code) ? new DoorstepError('unavailable', { cause: error }) : error;
    }
  }
}
