import { dayMs, DoorstepError, trackingUrl, type BatchState, type FieldError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transitionMany } from '../request/transition-many.ts';
import { undoableForMs } from '../request/undo-window.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { dispatchChunk, batchChunk, fieldsOfReferences, lockBatch } from './require-batch.ts';
import type { Parcel } from './batch-store.ts';
import { settledNow } from '../service-day/service-days-ago.ts';

const dispatchable: readonly BatchState[] = ['locked', 'printed'];

/**
 * Hands over the parcels with these references, all or none; without references, all that have not left, in chunks.
 * Visitors are emailed, with the tracking number if there is one, once the dispatch can no longer be undone. Handing
 * over the last parcel dispatches the batch.
 * @throws DoorstepError `request_invalid` with an entry for every reference that is not in the batch, has left or is
 * named twice; `batch_not_found`; `batch_not_locked`, or `state_conflict` once every parcel has left; `not_allowed`.
 */
export async function dispatchBatch(
  context: Context,
  { id, references }: { id: string; references?: string[] | undefined },
): Promise<{ dispatched: number; emails: number }> {
  requireAction(context.actor, 'batches.write');
  const sum = { dispatched: 0, emails: 0 };
  for (;;) {
    const { done, isLast } = await context.store.transaction(async (tx) => {
      const { state } = await lockBatch(tx, id, sum.dispatched > 0 ? [...dispatchable, 'dispatched'] : dispatchable);
      // Another person dispatched the rest at the same time.
      if (state === 'dispatched') return { done: [], isLast: true };
      const parcels =
        references === undefined ? await tx.batches.undispatched(id, dispatchChunk) : await named(tx, id, references);
      return handOver(context, tx, { id, parcels });
    });
    sum.dispatched += done.length;
    sum.emails += done.filter(({ contact }) => contact.email !== '').length;
    if (references !== undefined || isLast) return sum;
    await context.store.rest();
  }
}

async function named(tx: Repositories, id: string, references: string[]): Promise<Parcel[]> {
  const parcels = await tx.batches.parcelsByReference(id, references);
  const left = new Set(parcels.filter(({ dispatchedAt }) => dispatchedAt !== null).map(({ reference }) => reference));
  const fields = fieldsOfReferences(references, parcels, (index) => `references.${index}`);
  const gone = references.flatMap((reference, index): FieldError[] =>
    left.has(reference) ? [{ field: `references.${index}`, code: 'already_dispatched' }] : [],
  );
  if (fields.length + gone.length > 0) throw new DoorstepError('request_invalid', { fields: [...fields, ...gone] });
  return parcels;
}

async function handOver(context: Context, tx: Repositories, { id, parcels }: { id: string; parcels: Parcel[] }) {
  const at = await tx.now();
  const { carrier, trackingLink } = await lockBatch(tx, id, dispatchable);
  const numbers = new Map(parcels.map(({ requestId, trackingNumber }) => [requestId, trackingNumber]));
  const requests = await tx.requests.lockAll([...numbers.keys()]);
  const done = await transitionMany(context, tx, requests, {
    from: 'packed',
    to: 'dispatched',
    at,
    mailDueAt: at + undoableForMs,
    mailValues(request) {
      const number = numbers.get(request.id) ?? '';
      return { carrier, tracking: number, trackingUrl: trackingUrl(trackingLink, number) };
    },
  });
  await tx.batches.markDispatched(id, [...numbers.keys()], at);
  const { parcels: all, dispatched } = await tx.batches.count(id);
  const isLast = dispatched === all;
  await tx.batches.change(id, { updatedAt: at, ...(isLast ? { state: 'dispatched', dispatchedAt: at } : {}) });
  await recordAudit(context, tx, {
    at,
    action: 'batch.dispatched',
    subjectKind: 'batch',
    subjectId: id,
    detail: { parcels: done.length },
  });
  return { done, isLast };
}

/** Without other news, a parcel counts as delivered after this long. */
const deliveredAfterDays = 30;

/**
 * Records that the parcels on their way have arrived: closes their requests and starts the retention. Returned and lost
 * parcels are left untouched.
 * @throws DoorstepError `batch_not_found`; `state_conflict` unless every parcel was handed over; `not_allowed`.
 */
export async function closeBatch(context: Context, { id }: { id: string }): Promise<void> {
  requireAction(context.actor, 'batches.write');
  for (;;) {
    const isClosed = await context.store.transaction(async (tx) => {
      await lockBatch(tx, id, ['dispatched']);
      const at = await tx.now();
      // Every parcel, whenever it left.
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

/** Closes requests handed over 30 days ago, and batches with no parcel left on its way. */
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
