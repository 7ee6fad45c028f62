import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import { mayDo, reachesOffer, requireAction } from '../staff/permissions.ts';
import type { PackingBatch, Tick } from './packing-store.ts';
import type { Batch } from '../batch/batch-store.ts';
import { requireBatch } from '../batch/require-batch.ts';
import type { Repositories } from '../store.ts';

const maxRecent = 5;

/** What there is to pack for the actor, newest first. @throws DoorstepError `not_allowed`. */
export async function packingsOf({ store, actor }: Pick<Context, 'store' | 'actor'>): Promise<PackingBatch[]> {
  requireAction(actor, 'batches.pack');
  if (mayDo(actor, 'batches.read'))
    return (await store.packing.list()).filter(({ offerId }) => reachesOffer(actor, offerId));
  return actor.kind === 'person' ? store.packing.list(actor.id) : [];
}

/** The progress of one batch, and the latest ticks, of everybody. @throws as `requirePacking`. */
export async function packingOf(
  context: Pick<Context, 'store' | 'actor'>,
  id: string,
): Promise<{ batch: PackingBatch; recent: Tick[] }> {
  await requirePacking(context, context.store, id);
  const batch = await context.store.packing.find(id);
  if (batch === null) throw new DoorstepError('batch_not_found');
  return { batch, recent: await context.store.packing.recent(id, maxRecent) };
}

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
