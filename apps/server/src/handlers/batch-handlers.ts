import type { AuditAction, BatchDetail, BatchPackers } from '@doorstep/contract';
import { maxBatchRequests } from '@doorstep/contract';
import type { batchOperations } from '@doorstep/contract/operations';
import {
  assignPackers,
  closeBatch,
  closeComposition,
  dispatchBatch,
  DoorstepError,
  limitedTo,
  makeBatchOnce,
  previewBatch,
  recordPrinting,
  reopenComposition,
  requireBatch,
  saveTracking,
  takeOutOfBatch,
  undoableForMs,
  undoBatch,
  undoDispatch,
  type Context,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { pageOf } from '../present/page-of.ts';
import { presentBatch, presentBatchSummary, presentItems, presentParcel } from '../present/staff-batch.ts';
import { offerOf } from '../shipping/batch-files.ts';
import { batchFileHandlers } from './batch-file-handlers.ts';
import { requireOffer } from './require-offer.ts';

/** Operations that change a batch's state or content; ticks and reads do not. */
const changes = [
  'batch.made',
  'batch.locked',
  'batch.unlocked',
  'batch.printed',
  'batch.taken_out',
  'batch.dispatched',
  'batch.dispatch_undone',
  'batch.closed',
  'batch.undone',
] satisfies AuditAction[];

export const batchHandlers: Handlers<typeof batchOperations> = {
  ...batchFileHandlers,
  async 'GET /batches'({ context: { store, actor }, query }) {
    const { offer, number } = query;
    const offerIds = offer === undefined ? limitedTo(actor) : [(await requireOffer({ store }, offer)).id];
    const { rows: batches, next } = await store.batches.list({ offerIds, number }, query);
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const rows = batches.map((batch) => presentBatchSummary(batch, offers.get(batch.offerId)));
    return pageOf({ rows, next }, query, () => store.batches.countListed({ offerIds, number }));
  },
  async 'POST /batches/preview'({ context, body }) {
    const { items, kinds, ...preview } = await previewBatch(context, body);
    const offer = await context.store.offers.find(body.offerId);
    return {
      ...preview,
      items: presentItems(items, offer?.definition),
      kinds: kinds.map(({ lines, ...kind }) => ({
        ...kind,
        lines: presentItems(lines, offer?.definition).map(({ name, quantity }) => ({ name, quantity })),
      })),
    };
  },
  async 'POST /batches'({ context, body, key, replayed }) {
    const { batch, isReplayed } = await makeBatchOnce(context, { ...body, key });
    if (isReplayed) replayed();
    return detail(context, batch.id);
  },
  'GET /batches/:batch': ({ context, params }) => detail(context, params.batch),
  async 'GET /batches/:batch/parcels'({ context, params, query }) {
    const { store } = context;
    const batch = await requireBatch(store, params.batch);
    const { rows, next } = await store.batches.partOfParcels(batch.id, query);
    const requests = await store.requests.findAll(rows.map(({ requestId }) => requestId));
    const byId = new Map(requests.map((request) => [request.id, request]));
    const offer = await offerOf(context, batch);
    const at = await store.now();
    const parcels = rows.flatMap((parcel) => {
      const request = byId.get(parcel.requestId);
      return request === undefined ? [] : presentParcel(parcel, { batch, request, offer, at });
    });
    return pageOf({ rows: parcels, next }, query, async () => (await store.batches.count(batch.id)).parcels);
  },
  async 'GET /batches/:batch/references'({ context: { store }, params }) {
    const { id } = await requireBatch(store, params.batch);
    const found = await store.batches.parcels(id, { max: maxBatchRequests });
    const here = found.filter(({ dispatchedAt }) => dispatchedAt === null);
    const referencesOf = (parcels: { reference: string }[]) => parcels.map(({ reference }) => reference);
    return {
      waiting: referencesOf(here),
      dispatched: referencesOf(found.filter(({ dispatchedAt }) => dispatchedAt !== null)),
      unpacked: referencesOf(here.filter(({ packedAt }) => packedAt === null)),
      untracked: referencesOf(here.filter(({ trackingNumber }) => trackingNumber === '')),
    };
  },
  'POST /batches/:batch/lock': changing(closeComposition),
  'POST /batches/:batch/unlock': changing(reopenComposition),
  'POST /batches/:batch/undo': changing(undoBatch),
  'POST /batches/:batch/close': changing(closeBatch),
  'POST /batches/:batch/printed': changing(recordPrinting),
  'POST /batches/:batch/take-out': changing(takeOutOfBatch),
  'PUT /batches/:batch/tracking': changing(saveTracking),
  'POST /batches/:batch/dispatch': ({ context, params, body }) => dispatchBatch(context, { ...body, id: params.batch }),
  'POST /batches/:batch/dispatch/undo': ({ context, params, body }) =>
    undoDispatch(context, { ...body, id: params.batch }),
  'GET /batches/:batch/packers': ({ context, params }) => packers(context, params.batch),
  async 'PUT /batches/:batch/packers'({ context, params, body }) {
    await assignPackers(context, { ...body, id: params.batch });
    return packers(context, params.batch);
  },
};

/** An operation on a batch that answers with the batch as it is afterwards. */
function changing<Input extends { id: string }>(verb: (context: Context, input: Input) => Promise<unknown>) {
  type Given = { context: Context; params: { batch: string }; body: Omit<Input, 'id'> | undefined };
  return async ({ context, params, body }: Given) => {
    await verb(context, { ...body, id: params.batch } as Input);
    return detail(context, params.batch);
  };
}

async function detail(context: Context, id: string): Promise<BatchDetail> {
  const { store, actor } = context;
  const batch = await requireBatch(store, id);
  const counted = { ...batch, ...(await store.batches.count(id)) };
  return presentBatch(counted, {
    offer: await offerOf(context, batch),
    items: await store.batches.items(id),
    undoable: await store.batches.countDispatchedAfter(id, (await store.now()) - undoableForMs),
    actor,
    lastChange: await store.audit.lastOf('batch', id, changes),
  });
}

async function packers({ store }: Context, id: string): Promise<BatchPackers> {
  const batch = await store.packing.find(id);
  if (batch === null) throw new DoorstepError('batch_not_found');
  const assigned = await store.packing.packers(id);
  const people = (await store.people.list()).filter(({ role }) => role === 'packer');
  return {
    packers: people
      .map(({ id: personId, name }) => ({ id: personId, name, isAssigned: assigned.includes(personId) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    packed: batch.packed,
  };
}
