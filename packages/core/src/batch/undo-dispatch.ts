import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transitionMany } from '../request/transition-many.ts';
import { requireUndoable, undoableForMs, withdrawMails } from '../request/undo-window.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import type { Batch, Parcel } from './batch-store.ts';
import { dispatchChunk, fieldsOfReferences, lockBatch } from './require-batch.ts';

/**
 * Undoes dispatches recorded by mistake in the last 30 minutes: the parcels with these references, all or none; without
 * references, every such parcel, in chunks. They are packed again, and their emails are withdrawn unsent.
 * @returns how many parcels are packed again, and how many emails were withdrawn.
 * @throws DoorstepError `undo_expired` when the time is over or an email was sent; `request_invalid` with an entry for
 * every reference that is not in the batch or is named twice; `state_conflict` when a parcel is not on its way;
 * `batch_not_found`, `not_allowed`.
 */
export async function undoDispatch(
  context: Context,
  { id, references }: { id: string; references?: string[] | undefined },
): Promise<{ undone: number; withdrawnEmails: number }> {
  requireAction(context.actor, 'batches.write');
  const sum = { undone: 0, withdrawnEmails: 0 };
  for (;;) {
    const { undone, withdrawn } = await context.store.transaction(async (tx) => {
      const batch = await lockBatch(tx, id, ['locked', 'printed', 'dispatched']);
      const at = await tx.now();
      const parcels = await (references === undefined
        ? tx.batches.dispatchedAfter(id, at - undoableForMs, dispatchChunk)
        : named(tx, id, references));
      if (parcels.length === 0 && sum.undone === 0)
        throw new DoorstepError((await tx.batches.count(id)).dispatched > 0 ? 'undo_expired' : 'state_conflict');
      return takeBack(context, tx, { batch, parcels, at });
    });
    sum.undone += undone;
    sum.withdrawnEmails += withdrawn;
    if (references !== undefined || undone < dispatchChunk) return sum;
    await context.store.rest();
  }
}

async function named(tx: Repositories, id: string, references: string[]): Promise<Parcel[]> {
  const parcels = await tx.batches.parcelsByReference(id, references);
  const fields = fieldsOfReferences(references, parcels, (index) => `references.${index}`);
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  return parcels;
}

async function takeBack(
  context: Context,
  tx: Repositories,
  { batch, parcels, at }: { batch: Batch; parcels: Parcel[]; at: Instant },
): Promise<{ undone: number; withdrawn: number }> {
  if (parcels.length === 0) return { undone: 0, withdrawn: 0 };
  for (const { dispatchedAt, endedAt } of parcels) {
    if (dispatchedAt === null || endedAt !== null) throw new DoorstepError('state_conflict');
    requireUndoable(dispatchedAt, at);
  }
  const ids = parcels.map(({ requestId }) => requestId);
  const requests = await tx.requests.lockAll(ids);
  await transitionMany(context, tx, requests, {
    from: 'dispatched',
    to: 'packed',
    at,
    action: 'request.dispatch_undone',
  });
  const since = Math.min(...parcels.map(({ dispatchedAt }) => dispatchedAt ?? at));
  const withdrawn = await withdrawMails(tx, requests, since);
  await tx.batches.markDispatched(batch.id, ids, null);
  await tx.batches.change(batch.id, {
    updatedAt: at,
    ...(batch.state === 'dispatched' ? { state: batch.prints > 0 ? 'printed' : 'locked', dispatchedAt: null } : {}),
  });
  await recordAudit(context, tx, {
    at,
    action: 'batch.dispatch_undone',
    subjectKind: 'batch',
    subjectId: batch.id,
    detail: { parcels: ids.length },
  });
  return { undone: ids.length, withdrawn };
}
