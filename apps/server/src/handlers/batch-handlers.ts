import {
  type AuditAction,
  type BatchDetail,
  type BatchPackers,
  type BatchProblems,
  batchName,
  maxBatchRequests,
} from '@doorstep/contract';
import type { batchOperations } from '@doorstep/contract/operations';
import {
  type Context,
  DoorstepError,
  assignPackers,
  closeBatch,
  closeComposition,
  dispatchBatch,
  limitedTo,
  makeBatchOnce,
  previewBatch,
  recordPrinting,
  reopenComposition,
  requireBatch,
  saveTracking,
  takeOutOfBatch,
  undoBatch,
  undoDispatch,
  undoableForMs,
} from '@doorstep/core';
import { carriers, checkCarrierRows, findLabelProblems, labelsPerPage, sheets, usualSheet } from '@doorstep/shipping';
import type { Handlers } from '../operations/handlers.ts';
import { pageOf } from '../present/page-of.ts';
import { presentBatch, presentBatchSummary, presentItems, presentParcel } from '../present/staff-batch.ts';
import { exportBatch, offerOf, printBatch, requireProfile, requireSheet } from '../shipping/batch-files.ts';
import { labelsOf, parcelsOf, returnAddressOf, senderOf } from '../shipping/batch-parcels.ts';
import { requireOffer } from './require-offer.ts';

const maxProblems = 200;

type FileOperations =
  | 'GET /batches/:batch/files'
  | `POST /batches/:batch/${'labels.pdf' | 'labels/check' | 'carrier.csv' | 'carrier/check'}`;

const batchFileHandlers: Pick<Handlers<typeof batchOperations>, FileOperations> = {
  async 'GET /batches/:batch/files'({ context, params }) {
    const offer = await offerOf(context, await requireBatch(context.store, params.batch));
    const [country = ''] = offer.definition.area.countries;
    return {
      sheets: sheets.map((sheet) => ({
        id: sheet.id,
        name: sheet.name,
        paper: sheet.paper,
        labels: labelsPerPage(sheet),
      })),
      usualSheet: usualSheet(country).id,
      carriers: carriers.map(({ id, name, isConfirmed }) => ({ id, name, isConfirmed })),
      senderName: offer.definition.organisation.name,
      senderCountry: country,
    };
  },
  async 'POST /batches/:batch/labels.pdf'({ context, params, body }) {
    const { pdf, batch, print } = await printBatch(context, { ...body, id: params.batch });
    return { file: pdf, name: `${batchName(batch.number)}.pdf`, headers: { 'Doorstep-Print': String(print) } };
  },
  async 'POST /batches/:batch/labels/check'({ context, params: { batch: batchId }, body: { startPosition, ...body } }) {
    const sheet = requireSheet({ ...body, startPosition });
    const { offer } = await read(context, batchId);
    const sender = senderOf(body.sender, offer);
    const labels = labelsOf(context, { batchId, offer, sender, withItems: body.withItems });
    return firstOf(findLabelProblems(labels, { sheet, startPosition, returnAddress: returnAddressOf(sender) }));
  },
  async 'POST /batches/:batch/carrier.csv'({ context, params, body }) {
    const { csv, batch, profile, leftOut } = await exportBatch(context, { ...body, id: params.batch });
    return {
      file: csv,
      name: `${batchName(batch.number)}-${profile.id}.csv`,
      type: `text/csv; charset=${profile.encoding}`,
      headers: { 'Doorstep-Left-Out': String(leftOut.length) },
    };
  },
  async 'POST /batches/:batch/carrier/check'({ context, params, body }) {
    const profile = requireProfile(body);
    const { batch, offer } = await read(context, params.batch);
    const parcels = parcelsOf(context, { batch, offer, withContact: body.withContact });
    const leftOut = new Set<string>();
    const found = await firstOf(
      checkCarrierRows(parcels, { profile, sender: senderOf(body.sender, offer) }),
      ({ kind, reference }) => {
        if (kind === 'unwritable') leftOut.add(reference);
      },
    );
    return { ...found, leftOut: [...leftOut] };
  },
};

async function read(context: Context, id: string) {
  const batch = await requireBatch(context.store, id);
  return { batch, offer: await offerOf(context, batch) };
}

async function firstOf<Problem>(
  all: AsyncIterable<Problem>,
  onEach: (problem: Problem) => void = () => {},
): Promise<BatchProblems<Problem>> {
  const problems: Problem[] = [];
  let total = 0;
  for await (const problem of all) {
    total += 1;
    onEach(problem);
    if (problems.length < maxProblems) problems.push(problem);
  }
  return { problems, total };
}

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
    const { offer } = query;
    const offerIds = offer === undefined ? limitedTo(actor) : [(await requireOffer({ store }, offer)).id];
    const { rows: batches, next } = await store.batches.list({ offerIds }, query);
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const rows = batches.map((batch) => presentBatchSummary(batch, offers.get(batch.offerId)));
    return pageOf({ rows, next }, query, () => store.batches.countListed({ offerIds }));
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
