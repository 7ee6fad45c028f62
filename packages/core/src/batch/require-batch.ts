import type { BatchState } from '@doorstep/contract';
import { DoorstepError } from '../errors.ts';
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
 * @throws DoorstepError `batch_not_found`; `state_conflict` when it is in none of these states.
 */
export async function lockBatch(tx: Repositories, id: string, states: readonly BatchState[]): Promise<Batch> {
  const batch = await tx.batches.lock(id);
  if (batch === null) throw new DoorstepError('batch_not_found');
  if (!states.includes(batch.state)) throw new DoorstepError('state_conflict');
  return batch;
}
