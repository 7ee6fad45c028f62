import { DoorstepError, type BatchState } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Batch, Parcel } from './batch-store.ts';
import { requireBatch, requireState } from './require-batch.ts';

export interface PackedRequest {
  parcel: Parcel;
  request: ServiceRequest;
}

const chunk = 200;
const fixed: readonly BatchState[] = ['locked', 'printed', 'dispatched', 'closed'];
/** By then, staff have noticed that a print broke off. */
const printLastsMs = 3_600_000;

/** The parcels of a batch in packing order, in chunks. */
export async function* packedRequests(
  { store }: Pick<Context, 'store'>,
  batchId: string,
  { skip = 0, max = Infinity }: { skip?: number; max?: number } = {},
): AsyncGenerator<PackedRequest[]> {
  let left = max;
  let after: number | undefined;
  while (left > 0) {
    const wanted = Math.min(chunk, left);
    const from = after === undefined ? { skip } : { after };
    const parcels = await store.batches.parcels(batchId, { ...from, max: wanted });
    const requests = await store.requests.findAll(parcels.map(({ requestId }) => requestId));
    const byId = new Map(requests.map((request) => [request.id, request]));
    yield parcels.flatMap((parcel) => {
      const request = byId.get(parcel.requestId);
      return request === undefined ? [] : { parcel, request };
    });
    after = parcels.at(-1)?.position;
    left = parcels.length < wanted ? 0 : left - parcels.length;
  }
}

/**
 * Lets staff resume a print that broke off, and records it.
 * @param print  Its number. Only the last print can resume, within an hour and while the batch is unchanged.
 * @throws DoorstepError `batch_not_found`, `state_conflict`, `not_allowed`.
 */
export async function continuePrint(context: Context, { id, print }: { id: string; print: number }): Promise<Batch> {
  const { store } = context;
  requireAction(context.actor, 'batches.write');
  return store.transaction(async (tx) => {
    const batch = await requireBatch(tx, id);
    const at = await tx.now();
    const isLast = batch.prints === print && fixed.includes(batch.state);
    // A change since then would move labels to other pages.
    const isSame =
      batch.printedAt !== null && batch.updatedAt === batch.printedAt && batch.printedAt > at - printLastsMs;
    if (!isLast || !isSame) throw new DoorstepError('state_conflict');
    const detail = { prints: print };
    await recordAudit(context, tx, {
      at,
      action: 'batch.print_continued',
      subjectKind: 'batch',
      subjectId: id,
      detail,
    });
    return batch;
  });
}

/**
 * Records that a batch is exported for a carrier.
 * @param leftOut  How many of its parcels the carrier's file cannot hold.
 * @throws DoorstepError `batch_not_found`; `batch_not_locked` while it may still change, or `state_conflict`; `not_allowed`.
 */
export async function exportForCarrier(
  context: Context,
  { id, carrier, withContact, leftOut }: { id: string; carrier: string; withContact: boolean; leftOut: number },
): Promise<Batch> {
  requireAction(context.actor, 'batches.write');
  return context.store.transaction(async (tx) => {
    const batch = await requireBatch(tx, id);
    requireState(batch, fixed);
    const detail = { carrier, withContact, ...(leftOut === 0 ? {} : { leftOut }) };
    const at = await tx.now();
    await recordAudit(context, tx, { at, action: 'batch.exported', subjectKind: 'batch', subjectId: id, detail });
    return batch;
  });
}
