import { DoorstepError, type BatchState, type FieldError } from '@doorstep/contract';
import type { Repositories } from '../store.ts';
import type { Batch, Parcel } from './batch-store.ts';

/** @throws DoorstepError `batch_not_found`. */
export async function requireBatch({ batches }: Pick<Repositories, 'batches'>, id: string): Promise<Batch> {
  const batch = await batches.find(id);
  if (batch === null) throw new DoorstepError('batch_not_found');
  return batch;
}

/**
 * A batch, locked until the transaction ends. Lock order: the batch before its requests.
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

/**
 * Requests moved per transaction, with a pause in between. On SQLite visitors wait meanwhile: figures in
 * docs/decisions/0029-batches.md.
 */
export const batchChunk = 100;

/** The same where each request also queues an email. */
export const dispatchChunk = 50;

/** An error for each reference that is repeated or not in the batch. */
export function fieldsOfReferences(
  references: string[],
  parcels: Parcel[],
  fieldOf: (index: number) => string,
): FieldError[] {
  const known = new Set(parcels.map(({ reference }) => reference));
  const seen = new Set<string>();
  return references.flatMap((reference, index): FieldError[] => {
    const isSecond = seen.has(reference);
    seen.add(reference);
    if (!known.has(reference)) return [{ field: fieldOf(index), code: 'not_in_batch' }];
    return isSecond ? [{ field: fieldOf(index), code: 'named_twice' }] : [];
  });
}
