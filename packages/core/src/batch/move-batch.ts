import {
  type AuditAction,
  DoorstepError,
  type ReprintReason,
  type BatchState,
  type TrackingInput,
} from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Batch } from './batch-store.ts';
import { lockBatch, fieldsOfReferences } from './require-batch.ts';

/**
 * Locks the contents of an open batch, so that printed labels stay correct.
 * @throws DoorstepError `batch_not_found`, `batch_not_locked`, `state_conflict`, `not_allowed`.
 */
export function closeComposition(context: Context, { id }: { id: string }): Promise<void> {
  return move(context, id, { from: ['open'], to: 'locked', action: 'batch.locked' });
}

/** Reopens a locked batch before its labels are printed or any parcel has left. @throws as `closeComposition`. */
export function reopenComposition(context: Context, { id }: { id: string }): Promise<void> {
  return move(context, id, { from: ['locked'], to: 'open', action: 'batch.unlocked' });
}

/**
 * Records that labels of a batch were printed. Printing again needs a reason.
 * @throws DoorstepError `request_invalid` the second time without a reason; otherwise as `closeComposition`.
 */
export async function recordPrinting(
  context: Context,
  { id, reason }: { id: string; reason?: ReprintReason | undefined },
): Promise<void> {
  requireAction(context.actor, 'batches.write');
  await context.store.transaction(async (tx) => {
    const { state, prints } = await lockBatch(tx, id, ['locked', 'printed', 'dispatched']);
    if (prints > 0 && reason === undefined)
      throw new DoorstepError('request_invalid', { fields: [{ field: 'reason', code: 'required' }] });
    const at = await tx.now();
    const to = state === 'locked' ? 'printed' : state;
    await tx.batches.change(id, { state: to, prints: prints + 1, printedAt: at, updatedAt: at });
    const detail = { prints: prints + 1, ...(reason === undefined ? {} : { reason }) };
    await recordAudit(context, tx, { at, action: 'batch.printed', subjectKind: 'batch', subjectId: id, detail });
  });
}

async function move(
  context: Context,
  id: string,
  { from, to, action }: { from: Batch['state'][]; to: 'open' | 'locked'; action: AuditAction },
): Promise<void> {
  requireAction(context.actor, 'batches.write');
  await context.store.transaction(async (tx) => {
    await lockBatch(tx, id, from);
    if ((await tx.batches.count(id)).dispatched > 0) throw new DoorstepError('state_conflict');
    const at = await tx.now();
    await tx.batches.change(id, { state: to, lockedAt: to === 'locked' ? at : null, updatedAt: at });
    await recordAudit(context, tx, { at, action, subjectKind: 'batch', subjectId: id });
  });
}

const trackable: readonly BatchState[] = ['open', 'locked', 'printed', 'dispatched', 'closed'];

/**
 * Saves a batch's carrier and its parcels' tracking numbers: all lines or none, before or after the hand-over.
 * @throws DoorstepError `request_invalid` with an entry for every line that is repeated or not in this batch;
 * `batch_not_found`, `state_conflict`, `not_allowed`.
 */
export async function saveTracking(
  context: Context,
  { id, carrier, trackingLink, parcels }: TrackingInput & { id: string },
): Promise<void> {
  requireAction(context.actor, 'batches.write');
  await context.store.transaction(async (tx) => {
    await lockBatch(tx, id, trackable);
    const references = parcels.map(({ reference }) => reference);
    const found = await tx.batches.parcelsByReference(id, references);
    const fields = fieldsOfReferences(references, found, (index) => `parcels.${index}.reference`);
    if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
    const idOf = new Map(found.map(({ reference, requestId }) => [reference, requestId]));
    const at = await tx.now();
    // Locked, as erasure does, so that nothing is stored about an erased person.
    const requests = await tx.requests.lockAll(found.map(({ requestId }) => requestId));
    const isErased = new Set(requests.filter(({ erasedAt }) => erasedAt !== null).map((request) => request.id));
    const numbers = parcels.map(({ reference, number }) => ({ requestId: idOf.get(reference) ?? '', number }));
    await tx.batches.setTracking(
      id,
      numbers.filter(({ requestId }) => !isErased.has(requestId)),
    );
    await tx.batches.change(id, { carrier, trackingLink, updatedAt: at });
    await recordAudit(context, tx, {
      at,
      action: 'batch.tracking_saved',
      subjectKind: 'batch',
      subjectId: id,
      detail: { parcels: parcels.length },
    });
  });
}
