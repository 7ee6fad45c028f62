import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transitionMany } from '../request/transition-many.ts';
import { settledNow } from '../service-day/settled-now.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { batchChunk } from './batch-chunk.ts';
import { lockBatch } from './require-batch.ts';

const dayMs = 86_400_000;

/** After this long without other news a parcel counts as delivered. */
const deliveredAfterDays = 30;

/**
 * Staff say that what is on its way has arrived: its requests are closed, and their retention begins. What came back or
 * was lost stays as it is.
 * @throws DoorstepError `batch_not_found`; `state_conflict` unless all of it was handed over; `not_allowed`.
 */
export async function closeBatch(context: Context, { id }: { id: string }): Promise<void> {
  requireAction(context.actor, 'batches.write');
  for (;;) {
    const isClosed = await context.store.transaction(async (tx) => {
      await lockBatch(tx, id, ['dispatched']);
      const at = await tx.now();
      // All of it, whatever time it is recorded to have left.
      const closed = await closeChunk(context, tx, { batchId: id, dispatchedBefore: Number.MAX_SAFE_INTEGER });
      if (closed === batchChunk) return false;
      await tx.batches.change(id, { state: 'closed', closedAt: at, updatedAt: at });
      await recordAudit(context, tx, { at, action: 'batch.closed', subjectKind: 'batch', subjectId: id });
      return true;
    });
    if (isClosed) return;
    await context.store.rest();
  }
}

/** Closes requests that were handed over 30 days ago, and the batches of which nothing is on its way any more. */
export async function closeDelivered(context: Context): Promise<void> {
  const { store } = context;
  const before = (await settledNow(store)) - deliveredAfterDays * dayMs;
  for (const id of await store.batches.delivered(before)) {
    for (;;) {
      const closed = await store.transaction(async (tx) =>
        closeChunk(context, tx, { batchId: id, dispatchedBefore: before }),
      );
      if (closed < batchChunk) break;
      await store.rest();
    }
  }
  await store.transaction(async (tx) => {
    const at = await tx.now();
    for (const id of await tx.batches.closeArrived(at))
      await recordAudit(context, tx, { at, action: 'batch.closed', subjectKind: 'batch', subjectId: id });
  });
}

async function closeChunk(
  context: Context,
  tx: Repositories,
  filter: { batchId: string; dispatchedBefore: number },
): Promise<number> {
  const ids = await tx.batches.onTheirWay(filter, batchChunk);
  const requests = await tx.requests.lockAll(ids);
  const underWay = requests.filter(({ state }) => state === 'dispatched');
  await transitionMany(context, tx, underWay, { from: 'dispatched', to: 'closed', at: await tx.now() });
  return ids.length;
}
