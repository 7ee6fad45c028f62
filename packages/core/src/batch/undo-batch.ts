import { type AuditAction, DoorstepError, type BatchState, type FieldError } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { transitionMany } from '../request/transition-many.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { batchChunk, lockBatch } from './require-batch.ts';
import type { Parcel } from './batch-store.ts';

const undoable: readonly BatchState[] = ['open', 'locked', 'printed'];

/**
 * Undoes a batch before any parcel is handed over. Its requests are accepted again, and may be withdrawn, corrected or
 * put into another batch.
 * @throws DoorstepError `batch_not_found`, `state_conflict` once a parcel has left, `not_allowed`.
 */
export async function undoBatch(context: Context, { id }: { id: string }): Promise<void> {
  requireAction(context.actor, 'batches.write');
  await emptyBatch(context, { id, from: undoable });
}

/**
 * Removes parcels from a batch; removing the last one ends the batch.
 * @throws DoorstepError `batch_not_found`; `request_invalid` naming requests that are not in the batch or already
 * dispatched; `state_conflict`, `not_allowed`.
 */
export async function takeOutOfBatch(
  context: Context,
  { id, requestIds }: { id: string; requestIds: string[] },
): Promise<void> {
  requireAction(context.actor, 'batches.write');
  await context.store.transaction(async (tx) => {
    await lockBatch(tx, id, undoable);
    const wanted = [...new Set(requestIds)];
    const parcels = new Map((await tx.batches.parcelsOf(id, wanted)).map((parcel) => [parcel.requestId, parcel]));
    const wrong = wanted.flatMap((requestId): FieldError[] => {
      const field = `requestIds.${requestIds.indexOf(requestId)}`;
      const parcel = parcels.get(requestId);
      if (parcel === undefined) return [{ field, code: 'not_in_batch' }];
      return parcel.dispatchedAt === null ? [] : [{ field, code: 'already_dispatched' }];
    });
    if (wrong.length > 0) throw new DoorstepError('request_invalid', { fields: wrong });
    const at = await tx.now();
    await putBack(context, tx, { id, parcels: [...parcels.values()], at });
    const { parcels: left, dispatched } = await tx.batches.count(id);
    const isLast = left === dispatched;
    await tx.batches.change(id, {
      updatedAt: at,
      ...(left === 0 ? { state: 'undone' } : isLast ? { state: 'dispatched', dispatchedAt: at } : {}),
    });
    await audit(context, tx, { id, at, action: 'batch.taken_out', parcels: wanted.length });
  });
}

/**
 * Takes all requests out of a batch in chunks, then ends it. If the process stops midway, the batch stays `undoing` and
 * `finishBatches` continues.
 * @throws DoorstepError `batch_not_found`, `state_conflict`.
 */
export async function emptyBatch(
  context: Context,
  { id, from }: { id: string; from: readonly BatchState[] },
): Promise<void> {
  let states = from;
  for (;;) {
    const isEmpty = await context.store.transaction(async (tx) => {
      const batch = await lockBatch(tx, id, states);
      const at = await tx.now();
      const { parcels, dispatched } = await tx.batches.count(id);
      if (dispatched > 0) throw new DoorstepError('state_conflict');
      if (batch.state === 'filling') await tx.batches.forgetKey(id);
      if (batch.state !== 'undoing') await audit(context, tx, { id, at, action: 'batch.undone', parcels });
      await putBack(context, tx, { id, parcels: await tx.batches.undispatched(id, batchChunk), at });
      const isLast = parcels <= batchChunk;
      await tx.batches.change(id, { state: isLast ? 'undone' : 'undoing', updatedAt: at });
      return isLast;
    });
    if (isEmpty) return;
    states = ['undoing'];
    await context.store.rest();
  }
}

async function putBack(
  context: Context,
  tx: Repositories,
  { id, parcels, at }: { id: string; parcels: Parcel[]; at: Instant },
): Promise<void> {
  const ids = parcels.map(({ requestId }) => requestId);
  const requests = await tx.requests.lockAll(ids);
  await transitionMany(context, tx, requests, { from: 'packed', to: 'accepted', at });
  await tx.batches.remove(id, ids);
}

async function audit(
  context: Context,
  tx: Repositories,
  { id, at, action, parcels }: { id: string; at: Instant; action: AuditAction; parcels: number },
): Promise<void> {
  await recordAudit(context, tx, { at, action, subjectKind: 'batch', subjectId: id, detail: { parcels } });
}

/** A chunk takes a fraction of a second; after this long the process must have stopped. */
const stoppedAfterMs = 60_000;

/** Undoes batches that a stopped process left half made or half undone. Safe to run in several processes. */
export async function finishBatches(context: Context): Promise<void> {
  const { store } = context;
  for (const id of await store.batches.stopped((await store.now()) - stoppedAfterMs)) {
    try {
      await emptyBatch(context, { id, from: ['filling', 'undoing'] });
    } catch (error) {
      // Another process was first.
      if (!(error instanceof DoorstepError && error.code === 'state_conflict')) throw error;
    }
  }
}
