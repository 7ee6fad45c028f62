import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import { mayDo, requireAction } from '../staff/permissions.ts';
import type { PackingBatch, Tick } from './packing-store.ts';
import { requirePacking } from './require-packing.ts';

const maxRecent = 5;

/** What there is to pack for the actor, newest first. @throws DoorstepError `not_allowed`. */
export async function packingsOf({ store, actor }: Pick<Context, 'store' | 'actor'>): Promise<PackingBatch[]> {
  requireAction(actor, 'batches.pack');
  if (mayDo(actor, 'batches.read')) return store.packing.list();
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
