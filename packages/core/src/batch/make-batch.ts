// Each chunk is a transaction. `finishBatches` undoes unfinished batches.
import { DoorstepError, type BatchChoice } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { nameOf, recordAudit } from '../audit/record-audit.ts';
import { isCollected } from '../request/plain-address.ts';
import { transitionMany } from '../request/transition-many.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import type { Batch, MadeOnce, ParcelKind } from './batch-store.ts';
import { batchChunk, lockBatch, requireBatch } from './require-batch.ts';
import { emptyBatch } from './undo-batch.ts';
import { measure } from '../offer/measure.ts';
import { homesOverByMerge } from '../verify/over-by-merge.ts';

/**
 * Puts accepted requests into a new batch: the named ones, all or none; otherwise the oldest that match, up to `max`. A
 * request is never in two batches, and the batch cannot be used until it is complete.
 * @returns the batch, open.
 * @throws DoorstepError `request_invalid` naming the requests that are not accepted (any more); `nothing_to_pack` if
 * none matches; `offer_not_found`, `not_allowed`; `state_conflict` if it took so long that it was undone.
 */
export async function makeBatch(context: Context, choice: BatchChoice): Promise<Batch> {
  const batch = await make(context, choice, null);
  if (batch === null) throw new Error('A batch without a key was refused for its key.');
  return batch;
}

/**
 * Makes a batch under the caller's key: a repeated call returns the same batch. A failed call frees the key.
 * @throws DoorstepError `idempotency_key_reused` if the key was used with other input; otherwise as `makeBatch`.
 */
export async function makeBatchOnce(
  context: Context,
  { key, ...choice }: BatchChoice & { key: string },
): Promise<{ batch: Batch; isReplayed: boolean }> {
  const { store, secrets, actor } = context;
  requireAction(actor, 'batches.write');
  const once = {
    key: `${'id' in actor ? actor.id : actor.kind} ${key}`,
    fingerprint: secrets.hash(JSON.stringify(choice)),
  };
  const before = await store.batches.findByKey(once.key);
  const batch = before === null ? await make(context, choice, once) : null;
  if (batch !== null) return { batch, isReplayed: false };
  const made = before ?? (await store.batches.findByKey(once.key));
  // The other process that took the key has freed it.
  if (made === null) throw new DoorstepError('state_conflict');
  if (made.fingerprint !== once.fingerprint) throw new DoorstepError('idempotency_key_reused');
  return { batch: await requireBatch(store, made.id), isReplayed: true };
}

/** @returns null if another call took the key in the meantime. */
async function make(context: Context, choice: BatchChoice, once: MadeOnce | null): Promise<Batch | null> {
  const { store, secrets, actor } = context;
  requireAction(actor, 'batches.write');
  const { offerId } = choice;
  if ((await store.offers.find(offerId)) === null) throw new DoorstepError('offer_not_found');
  const id = secrets.newId();
  const begun = await store.transaction(async (tx) => {
    const createdAt = await tx.now();
    const isNew = await tx.batches.insert({
      id,
      offerId,
      state: 'filling',
      createdBy: nameOf(actor),
      createdAt,
      once,
    });
    return isNew ? { isWhole: await fill(context, tx, { id, choice }) } : null;
  });
  if (begun === null) return null;
  let { isWhole } = begun;
  try {
    while (!isWhole) {
      await store.rest();
      isWhole = await store.transaction(async (tx) => fill(context, tx, { id, choice }));
    }
  } catch (error) {
    await emptyBatch(context, { id, from: ['filling'] });
    throw error;
  }
  return requireBatch(store, id);
}

/** Adds the next chunk. @returns whether the batch is now complete, and so open. */
async function fill(
  context: Context,
  tx: Repositories,
  { id, choice }: { id: string; choice: BatchChoice },
): Promise<boolean> {
  await lockBatch(tx, id, ['filling']);
  const at = await tx.now();
  const { parcels: already } = await tx.batches.count(id);
  const named = choice.requestIds === undefined ? null : [...new Set(choice.requestIds)];
  const wanted = (named?.length ?? choice.max) - already;
  const max = Math.min(batchChunk, wanted);
  const ids = named?.slice(already, already + max) ?? (await tx.batches.packable(choice, max));
  const requests = await acceptedOf(tx, { ids, choice });
  const packed = await transitionMany(context, tx, requests, { from: 'accepted', to: 'packed', at });
  await tx.batches.add(
    id,
    packed.map((request) => ({
      requestId: request.id,
      recipient: { name: request.contact.name, address: request.address },
    })),
  );
  const parcels = already + packed.length;
  // A short list of ids means that no more match. (The next chunk replaces requests that someone else took.)
  const isWhole = packed.length === wanted || ids.length < max;
  if (isWhole && parcels === 0) throw new DoorstepError('nothing_to_pack');
  await tx.batches.change(id, { ...(isWhole ? { state: 'open' } : {}), updatedAt: at });
  if (isWhole)
    await recordAudit(context, tx, {
      at,
      action: 'batch.made',
      subjectKind: 'batch',
      subjectId: id,
      detail: { parcels },
    });
  return isWhole;
}

/** Locks the requests and returns the ones still accepted, in the order of `ids`. @throws if a named one is not. */
async function acceptedOf(
  tx: Repositories,
  { ids, choice }: { ids: string[]; choice: BatchChoice },
): Promise<ServiceRequest[]> {
  const locked = new Map((await tx.requests.lockAll(ids)).map((request) => [request.id, request]));
  const readAt = Date.parse(choice.matching?.readAt ?? '9999-12-31T00:00:00Z');
  const isAccepted = (id: string) => {
    const request = locked.get(id);
    return (
      request?.state === 'accepted' &&
      request.offerId === choice.offerId &&
      !isCollected(request) &&
      request.changedAt < readAt
    );
  };
  const isToCollect = (id: string) => {
    const request = locked.get(id);
    return request !== undefined && isCollected(request);
  };
  const { requestIds } = choice;
  if (requestIds !== undefined && !ids.every(isAccepted)) {
    const others = ids.filter((id) => !isAccepted(id)).map((id) => requestIds.indexOf(id));
    throw new DoorstepError('request_invalid', {
      fields: others.map((index) => ({
        field: `requestIds.${index}`,
        code: isToCollect(requestIds[index] ?? '') ? 'is_collected' : 'not_accepted',
      })),
    });
  }
  return ids.filter(isAccepted).flatMap((id) => locked.get(id) ?? []);
}

/** Kinds of parcel that a preview lists. */
const maxKinds = 10;

/**
 * What a batch of this choice would contain now: see `BatchPreview`. Writes and reserves nothing.
 * @throws DoorstepError `offer_not_found`, `not_allowed`.
 */
export async function previewBatch(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  choice: BatchChoice,
): Promise<{
  parcels: number;
  matching: number;
  items: { itemId: string; quantity: number }[];
  kinds: (ParcelKind & { weightGrams: number | null })[];
  withoutAddress: number;
  overByMerge: number;
}> {
  requireAction(actor, 'batches.read');
  const offer = await store.offers.find(choice.offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  const { requestIds, max } = choice;
  const matching = await store.batches.countPackable(choice);
  const wanted = requestIds?.length ?? max;
  const homeIds = await store.batches.mergedHomes(choice, wanted);
  const over = await homesOverByMerge(store, { homeIds, offers: [offer], at: await store.now() });
  const kinds = await store.batches.kindsPackable(choice, { max: wanted, maxKinds });
  return {
    kinds: kinds.map((kind) => ({ ...kind, weightGrams: measure(offer.definition, kind.lines).weightGrams })),
    parcels: Math.min(matching, wanted),
    matching,
    ...(await store.batches.sumPackable(choice, wanted)),
    overByMerge: homeIds.filter((id) => over.has(id)).length,
  };
}
