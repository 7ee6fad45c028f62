import { DoorstepError, type BatchState } from '@doorstep/contract';
import type { Repositories } from '../store.ts';
import type { Batch } from './batch-store.ts';

/** @throws DoorstepError `batch_not_found`. */
export async function requireBatch({ batches }: Pick<Repositories, 'batches'>, id: string): Promise<Batch> {
  const batch = await batches.find(id);
  if (batch === null) throw new DoorstepError('batch_not_found');
  return batch;
}

/**
 * A batch, locked until the transaction ends. Whoever locks it and its requests locks the batch first.
 * @throws DoorstepError `batch_not_found`, and as `requireState` does.
 */
export async function lockBatch(tx: Repositories, id: string, states: readonly BatchState[]): Promise<Batch> {
  const batch = await tx.batches.lock(id);
  if (batch === null) throw new DoorstepError('batch_not_found');
  requireState(batch, states);
  return batch;
}

/** @throws DoorstepError when it is in none of these states: `batch_not_locked` where locking helps, else `state_conflict`. */
export function requireState({ state }: Pick<Batch, 'state'>, states: readonly BatchState[]): void {
  if (states.includes(state)) return;
  throw new DoorstepError(state === 'open' && states.includes('locked') ? 'batch_not_locked' : 'state_conflict');
}
