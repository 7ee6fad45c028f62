import { DoorstepError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { transitionFreely } from '../request/transition-request.ts';
import { requireUndoable, withdrawMails } from '../request/undo-window.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { lockUndelivered } from './record-return.ts';
import { lockBatch } from './require-batch.ts';

/**
 * Undoes a return or a loss recorded by mistake in the last 30 minutes: the parcel is on its way again, its email is
 * withdrawn unsent, and returned units leave the stock.
 * @throws DoorstepError `undo_expired` when the time is over or its email was sent; `returned_unit_given` when the
 * queue already got the returned units; `request_not_found`; `state_conflict` when it was decided or erased since;
 * `not_allowed`.
 */
export async function undoReturn(context: Context, { id }: { id: string }): Promise<ServiceRequest> {
  requireAction(context.actor, 'batches.write');
  return context.store.transaction(async (tx) => {
    // Lock order: the batch before its request.
    const seen = (await tx.batches.ofRequest(id)).at(-1);
    // `open`: the request may have been packed again; its parcel there has not ended, which is refused below.
    const batch = seen && (await lockBatch(tx, seen.batchId, ['open', 'locked', 'printed', 'dispatched', 'closed']));
    const request = await lockUndelivered(tx, id);
    const parcel = (await tx.batches.ofRequest(id)).at(-1);
    if (batch === undefined || parcel?.batchId !== batch.id || parcel.endedAt === null || request.erasedAt !== null)
      throw new DoorstepError('state_conflict');
    const at = await tx.now();
    requireUndoable(parcel.endedAt, at);
    await withdrawMails(tx, [request], parcel.endedAt);
    await takeOffShelf(context, tx, { request, returnedAt: parcel.endedAt, at });
    await tx.batches.resume(id, batch.id);
    await tx.batches.change(batch.id, {
      updatedAt: at,
      ...(batch.state === 'closed' ? { state: 'dispatched', closedAt: null } : {}),
    });
    return transitionFreely(context, tx, request, {
      to: 'dispatched',
      at,
      audit: { action: 'request.return_undone' },
    });
  });
}

/** Reverses the stock movements of `recordReturn`. */
async function takeOffShelf(
  context: Context,
  tx: Repositories,
  { request, returnedAt, at }: { request: ServiceRequest; returnedAt: Instant; at: Instant },
): Promise<void> {
  const { offerId, reference } = request;
  const actor = context.actor.kind === 'person' ? context.actor.name : '';
  for (const { itemId, quantity } of await tx.stock.returned(offerId, reference, returnedAt)) {
    const id = context.secrets.newId();
    const change = -quantity;
    try {
      await tx.stock.move({ id, itemId, kind: 'returned', change, reason: reference, actor, at });
    } catch (error) {
      const isGiven = error instanceof DoorstepError && error.code === 'stock_below_taken';
      throw isGiven ? new DoorstepError('returned_unit_given', { cause: error }) : error;
    }
    await recordAudit(context, tx, {
      at,
      action: 'stock.returned',
      subjectKind: 'item',
      subjectId: itemId,
      detail: { change, reason: reference },
    });
  }
}
