import { DoorstepError } from '@doorstep/contract';
import { isOutage } from './is-outage.ts';

const maxAttempts = 4;

/** PostgreSQL rolled back one of two deadlocked transactions, which may run again. */
const mayRunAgain = new Set(['40P01', '40001']);

/** @throws DoorstepError `unavailable` if the database stays busy, is full, or is lost. */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (mayRunAgain.has(code) && attempt < maxAttempts) continue;
      throw mayRunAgain.has(code) || isOutage(error) ? new DoorstepError('unavailable', { cause: error }) : error;
    }
  }
}
