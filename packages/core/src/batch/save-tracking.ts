import { DoorstepError, type BatchState, type TrackingInput } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import { fieldsOfReferences } from './fields-of-references.ts';
import { lockBatch } from './require-batch.ts';

const trackable: readonly BatchState[] = ['open', 'locked', 'printed', 'dispatched', 'closed'];

/**
 * Saves who carries a batch, and tracking numbers of its parcels: every line, or none. They may come before or after the
 * parcels are handed over.
 * @throws DoorstepError `request_invalid` with an entry for every line that is not of this batch or there twice;
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
    // Locked, as erasing does: of whoever has been erased nothing is kept any more.
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
