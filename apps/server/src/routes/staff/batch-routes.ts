import {
  batchChoiceSchema,
  batchesQuerySchema,
  dispatchSchema,
  maxBatchRequests,
  parcelsQuerySchema,
  printedSchema,
  takeOutSchema,
  trackingSchema,
  type BatchDetail,
  type BatchDispatch,
  type BatchParcelPage,
  type BatchPreview,
  type BatchReferences,
  type BatchesPage,
} from '@doorstep/contract';
import {
  closeBatch,
  closeComposition,
  dispatchBatch,
  DoorstepError,
  makeBatchOnce,
  previewBatch,
  recordPrinting,
  reopenComposition,
  requireAction,
  requireBatch,
  saveTracking,
  takeOutOfBatch,
  undoBatch,
  type Batch,
  type Context,
  type Offer,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { presentBatch, presentBatchSummary, presentItems, presentParcel } from '../../present/staff-batch.ts';
import { requireIdempotencyKey } from '../../product/submit.ts';
import { recordReading } from './record-reading.ts';
import { requireOffer } from './require-offer.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const pageSize = 100;
/** A list of tracking numbers for every parcel of the largest batch. */
const trackingBytes = 2_000_000;
/** What moves a batch, or changes what is in it; ticks and readings do not. */
const changes = [
  'batch.made',
  'batch.locked',
  'batch.unlocked',
  'batch.printed',
  'batch.taken_out',
  'batch.dispatched',
  'batch.closed',
  'batch.undone',
];
const moves = { lock: closeComposition, unlock: reopenComposition, undo: undoBatch, close: closeBatch };

/** Accepted requests that are packed together. Names and addresses are read by a route of their own, which is audited. */
export function addBatchRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  const config = { query: batchesQuerySchema };
  app.get('/api/staff/batches', { config }, async (request): Promise<BatchesPage> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'batches.read');
    const { offer: offerId, page } = parseBody(batchesQuerySchema, request.query);
    if (offerId !== undefined) await requireOffer({ store }, offerId);
    const batches = await store.batches.list({ offerId, skip: (page - 1) * pageSize, max: pageSize });
    const total = await store.batches.countListed({ offerId });
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const rows = batches.map((batch) => presentBatchSummary(batch, offers.get(batch.offerId)));
    return { batches: rows, total, page, pageSize };
  });

  app.post('/api/staff/batches/preview', async (request): Promise<BatchPreview> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.read');
    const choice = parseBody(batchChoiceSchema, request.body);
    const { items, kinds, ...preview } = await previewBatch(context, choice);
    const offer = await context.store.offers.find(choice.offerId);
    return {
      ...preview,
      items: presentItems(items, offer?.definition),
      kinds: kinds.map(({ lines, ...kind }) => ({
        ...kind,
        lines: presentItems(lines, offer?.definition).map(({ name, quantity }) => ({ name, quantity })),
      })),
    };
  });

  app.post('/api/staff/batches', async (request, reply) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const key = requireIdempotencyKey(request.headers['idempotency-key']);
    const choice = parseBody(batchChoiceSchema, request.body);
    const { batch, isReplayed } = await makeBatchOnce(context, { ...choice, key });
    if (isReplayed) reply.header('Idempotency-Replayed', 'true');
    return reply.code(201).send(await detail(context, batch.id));
  });

  app.get<ById>('/api/staff/batches/:id', async (request): Promise<BatchDetail> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.read');
    return detail(context, request.params.id);
  });

  app.get<ById>(
    '/api/staff/batches/:id/parcels',
    { config: { query: parcelsQuerySchema } },
    async (request): Promise<BatchParcelPage> => {
      const context = await contextOf(request);
      requireAction(context.actor, 'batches.read');
      const { page } = parseBody(parcelsQuerySchema, request.query);
      return parcels(context, await requireBatch(context.store, request.params.id), page);
    },
  );

  app.get<ById>('/api/staff/batches/:id/references', async (request): Promise<BatchReferences> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'batches.read');
    const { id } = await requireBatch(store, request.params.id);
    const found = await store.batches.parcels(id, { max: maxBatchRequests });
    const here = found.filter(({ dispatchedAt }) => dispatchedAt === null);
    const referencesOf = (parcels: { reference: string }[]) => parcels.map(({ reference }) => reference);
    return {
      waiting: referencesOf(here),
      dispatched: referencesOf(found.filter(({ dispatchedAt }) => dispatchedAt !== null)),
      unpacked: referencesOf(here.filter(({ packedAt }) => packedAt === null)),
      untracked: referencesOf(here.filter(({ trackingNumber }) => trackingNumber === '')),
    };
  });

  for (const [verb, move] of Object.entries(moves)) {
    app.post<ById>(`/api/staff/batches/:id/${verb}`, async (request): Promise<BatchDetail> => {
      const context = await contextOf(request);
      await move(context, { id: request.params.id });
      return detail(context, request.params.id);
    });
  }

  app.post<ById>('/api/staff/batches/:id/printed', async (request): Promise<BatchDetail> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    await recordPrinting(context, { id: request.params.id, ...parseBody(printedSchema, request.body ?? {}) });
    return detail(context, request.params.id);
  });

  app.post<ById>('/api/staff/batches/:id/take-out', async (request): Promise<BatchDetail> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    await takeOutOfBatch(context, { id: request.params.id, ...parseBody(takeOutSchema, request.body) });
    return detail(context, request.params.id);
  });

  app.post<ById>('/api/staff/batches/:id/dispatch', async (request): Promise<BatchDispatch> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    return dispatchBatch(context, { id: request.params.id, ...parseBody(dispatchSchema, request.body ?? {}) });
  });

  app.put<ById>(
    '/api/staff/batches/:id/tracking',
    { bodyLimit: trackingBytes },
    async (request): Promise<BatchDetail> => {
      const context = await contextOf(request);
      requireAction(context.actor, 'batches.write');
      await saveTracking(context, { id: request.params.id, ...parseBody(trackingSchema, request.body) });
      return detail(context, request.params.id);
    },
  );
}

async function offerOf({ store }: Context, { offerId }: Batch): Promise<Offer> {
  const offer = await store.offers.find(offerId);
  if (offer === null) throw new DoorstepError('offer_not_found');
  return offer;
}

async function detail(context: Context, id: string): Promise<BatchDetail> {
  const { store, actor } = context;
  const batch = await requireBatch(store, id);
  const counted = { ...batch, ...(await store.batches.count(id)) };
  return presentBatch(counted, {
    offer: await offerOf(context, batch),
    items: await store.batches.items(id),
    actor,
    lastChange: await store.audit.lastOf('batch', id, changes),
  });
}

async function parcels(context: Context, batch: Batch, page: number): Promise<BatchParcelPage> {
  const { store } = context;
  await recordReading(context, {
    action: 'batch.viewed',
    subjectKind: 'batch',
    subjectId: batch.id,
    detail: { page },
  });
  const { parcels: total } = await store.batches.count(batch.id);
  const rows = await store.batches.parcels(batch.id, { skip: (page - 1) * pageSize, max: pageSize });
  const requests = await store.requests.findAll(rows.map(({ requestId }) => requestId));
  const byId = new Map(requests.map((request) => [request.id, request]));
  const offer = await offerOf(context, batch);
  return {
    parcels: rows.flatMap((parcel) => {
      const request = byId.get(parcel.requestId);
      return request === undefined ? [] : presentParcel(parcel, { batch, request, offer });
    }),
    total,
    page,
    pageSize,
  };
}
