import type { Batch } from '../batch/batch-store.ts';
import { requireBatch } from '../batch/require-batch.ts';
import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import { mayDo, requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

/**
 * A batch that may be packed now, by the actor: one that is assigned to them, or any for who may read batches. To a packer
 * another batch does not exist.
 * @throws DoorstepError `batch_not_found`; `state_conflict` unless it is locked or printed; `not_allowed`.
 */
export async function requirePacking(
  { actor }: Pick<Context, 'actor'>,
  { batches, packing }: Pick<Repositories, 'batches' | 'packing'>,
  id: string,
): Promise<Batch> {
  requireAction(actor, 'batches.pack');
  const batch = await requireBatch({ batches }, id);
  if (!mayDo(actor, 'batches.read')) {
    const assigned = await packing.packers(id);
    if (actor.kind !== 'person' || !assigned.includes(actor.id)) throw new DoorstepError('batch_not_found');
  }
  if (batch.state !== 'locked' && batch.state !== 'printed') throw new DoorstepError('state_conflict');
  return batch;
}
