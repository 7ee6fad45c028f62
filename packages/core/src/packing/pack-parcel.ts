import { type AuditAction, DoorstepError } from '@doorstep/contract';
import { nameOf, recordAudit } from '../audit/record-audit.ts';
import type { Batch, Recipient } from '../batch/batch-store.ts';
import { lockBatch, requireBatch } from '../batch/require-batch.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { mayDo, reachesOffer, requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

export interface PackingBatch extends Batch {
  parcels: number;
  packed: number;
}

export interface Tick {
  requestId: string;
  reference: string;
  at: Instant;
  /** The packer's name at that time. */
  by: string;
}

export interface ParcelToPack {
  requestId: string;
  reference: string;
  position: number;
  recipient: Recipient;
  lines: { itemId: string; quantity: number }[];
  tick: Tick | null;
  hasLeft: boolean;
}

export interface PackingStore {
  list(personId?: string): Promise<PackingBatch[]>;
  find(batchId: string): Promise<PackingBatch | null>;
  packers(batchId: string): Promise<string[]>;
  assign(batchId: string, personIds: string[]): Promise<void>;
  recent(batchId: string, max: number): Promise<Tick[]>;
  byReference(batchId: string, reference: string): Promise<ParcelToPack | null>;
  /** The first unticked parcel after a position, else the first in the batch. */
  next(batchId: string, after: number): Promise<ParcelToPack | null>;
  /** The parcel that a person ticked last, unless it has left. */
  lastBy(batchId: string, personId: string): Promise<ParcelToPack | null>;
  tick(
    parcel: { batchId: string; requestId: string },
    by: { at: Instant; personId: string; name: string },
  ): Promise<boolean>;
  untick(parcel: { batchId: string; requestId: string }): Promise<void>;
}

declare module '../store.ts' {
  interface Repositories {
    packing: PackingStore;
  }
}

const maxRecent = 5;

export async function packingsOf({ store, actor }: Pick<Context, 'store' | 'actor'>): Promise<PackingBatch[]> {
  requireAction(actor, 'batches.pack');
  if (mayDo(actor, 'batches.read'))
    return (await store.packing.list()).filter(({ offerId }) => reachesOffer(actor, offerId));
  return actor.kind === 'person' ? store.packing.list(actor.id) : [];
}

/** The progress of one batch, and everyone's latest ticks. @throws as `requirePacking`. */
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
 * A batch that the actor may pack now: one assigned to them, or any if they may read batches. For packers, other
 * batches do not exist.
 * @throws DoorstepError `batch_not_found`; `state_conflict` unless it is locked or printed; `not_allowed`.
 */
async function requirePacking(
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

/**
 * The parcel with this reference, else the next unticked one; null if all are ticked. The viewing is audited.
 * @throws DoorstepError `request_invalid` if the batch has no such parcel; otherwise as `requirePacking`.
 */
export async function showParcel(
  context: Context,
  { id, reference, after }: { id: string; reference?: string | undefined; after: number },
): Promise<{ batch: Batch; parcel: ParcelToPack | null }> {
  return context.store.transaction(async (tx) => {
    const batch = await requirePacking(context, tx, id);
    const parcel = reference === undefined ? await tx.packing.next(id, after) : await named(tx, { id, reference });
    await recordSeen(context, tx, { id, parcel });
    return { batch, parcel };
  });
}

/**
 * Ticks a parcel as packed. A second tick changes nothing, and returns who was first.
 * @throws DoorstepError `request_invalid` if the batch has no such parcel or it has left; otherwise as
 * `requirePacking`.
 */
export async function packParcel(
  context: Context,
  { id, reference }: { id: string; reference: string },
): Promise<{ tick: Tick; wasPacked: boolean; next: ParcelToPack | null }> {
  return context.store.transaction(async (tx) => {
    await requirePacking(context, tx, id);
    // Locked, so that no parcel leaves the batch in the meantime.
    await lockBatch(tx, id, ['locked', 'printed']);
    const parcel = await notYetGone(tx, { id, reference });
    const at = await tx.now();
    const { actor } = context;
    const { requestId } = parcel;
    const by = { at, personId: 'id' in actor ? actor.id : '', name: nameOf(actor) };
    const isFirst = await tx.packing.tick({ batchId: id, requestId }, by);
    if (isFirst) await record(context, tx, { id, action: 'batch.parcel_packed', reference });
    const next = await tx.packing.next(id, parcel.position);
    await recordSeen(context, tx, { id, parcel: next });
    const tick = isFirst ? { requestId, reference, at, by: by.name } : parcel.tick;
    if (tick === null) throw new Error('A parcel was ticked without the lock of its batch.');
    return { tick, wasPacked: !isFirst, next };
  });
}

/**
 * Unticks the parcel that the actor ticked last in this batch. The reference must match: an account may pack on two
 * phones, and each means its own parcel. A parcel that is already unticked stays so.
 * @returns that parcel.
 * @throws DoorstepError `request_invalid` if the batch has no such parcel, it has left or the actor did not tick it
 * last; otherwise as `requirePacking`.
 */
export async function undoPack(
  context: Context,
  { id, reference }: { id: string; reference: string },
): Promise<ParcelToPack> {
  return context.store.transaction(async (tx) => {
    await requirePacking(context, tx, id);
    await lockBatch(tx, id, ['locked', 'printed']);
    const parcel = await notYetGone(tx, { id, reference });
    if (parcel.tick === null) {
      await recordSeen(context, tx, { id, parcel });
      return parcel;
    }
    const { actor } = context;
    const { requestId } = parcel;
    const last = await tx.packing.lastBy(id, 'id' in actor ? actor.id : '');
    if (last?.requestId !== requestId)
      throw new DoorstepError('request_invalid', { fields: [{ field: 'reference', code: 'not_packed_last' }] });
    await tx.packing.untick({ batchId: id, requestId });
    await record(context, tx, { id, action: 'batch.parcel_unpacked', reference });
    return { ...parcel, tick: null };
  });
}

async function named(tx: Repositories, { id, reference }: { id: string; reference: string }): Promise<ParcelToPack> {
  const parcel = await tx.packing.byReference(id, reference);
  if (parcel === null)
    throw new DoorstepError('request_invalid', { fields: [{ field: 'reference', code: 'not_in_batch' }] });
  return parcel;
}

async function notYetGone(tx: Repositories, place: { id: string; reference: string }): Promise<ParcelToPack> {
  const parcel = await named(tx, place);
  if (parcel.hasLeft)
    throw new DoorstepError('request_invalid', { fields: [{ field: 'reference', code: 'already_dispatched' }] });
  return parcel;
}

async function recordSeen(
  context: Context,
  tx: Repositories,
  { id, parcel }: { id: string; parcel: ParcelToPack | null },
): Promise<void> {
  if (parcel === null) return;
  await record(context, tx, { id, action: 'batch.parcel_viewed', reference: parcel.reference });
}

async function record(
  context: Context,
  tx: Repositories,
  { id, action, reference }: { id: string; action: AuditAction; reference: string },
): Promise<void> {
  const at = await tx.now();
  await recordAudit(context, tx, { at, action, subjectKind: 'batch', subjectId: id, detail: { reference } });
}
