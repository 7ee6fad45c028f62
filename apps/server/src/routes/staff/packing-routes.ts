import {
  assignPackersSchema,
  packParcelSchema,
  showParcelSchema,
  undoPackSchema,
  type BatchPackers,
  type PackingProgress,
  type PackingSummary,
  type PackOutcome,
  type ShownParcel,
  type UndoneTick,
} from '@doorstep/contract';
import {
  assignPackers,
  DoorstepError,
  packingOf,
  packingsOf,
  packParcel,
  requireAction,
  showParcel,
  undoPack,
  type Context,
  type Offer,
  type ParcelToPack,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { presentPacking, presentParcelToPack, presentProgress, presentTick } from '../../present/staff-packing.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

/** Who a batch is assigned to, and its packing. Whoever shows a parcel is recorded by it, so that is a POST. */
export function addPackingRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get<ById>('/api/staff/batches/:id/packers', async (request): Promise<BatchPackers> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.read');
    return packers(context, request.params.id);
  });

  app.put<ById>('/api/staff/batches/:id/packers', async (request): Promise<BatchPackers> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    await assignPackers(context, { id: request.params.id, ...parseBody(assignPackersSchema, request.body) });
    return packers(context, request.params.id);
  });

  app.get('/api/staff/packing', async (request): Promise<{ batches: PackingSummary[] }> => {
    const context = await contextOf(request);
    const batches = await packingsOf(context);
    const offers = new Map((await context.store.offers.list()).map((offer) => [offer.id, offer]));
    return { batches: batches.map((batch) => presentPacking(batch, offers.get(batch.offerId))) };
  });

  app.get<ById>('/api/staff/packing/:id', async (request): Promise<PackingProgress> => {
    const { progress } = await read(await contextOf(request), request.params.id);
    return progress;
  });

  app.post<ById>('/api/staff/packing/:id/show', async (request): Promise<ShownParcel> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.pack');
    const { id } = request.params;
    const { batch, parcel } = await showParcel(context, { id, ...parseBody(showParcelSchema, request.body ?? {}) });
    return { parcel: present(parcel, await context.store.offers.find(batch.offerId)) };
  });

  app.post<ById>('/api/staff/packing/:id/pack', async (request): Promise<PackOutcome> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.pack');
    const { id } = request.params;
    const { tick, wasPacked, next } = await packParcel(context, { id, ...parseBody(packParcelSchema, request.body) });
    const { progress, offer } = await read(context, id);
    return { tick: presentTick(tick), wasPacked, progress, next: present(next, offer) };
  });

  app.post<ById>('/api/staff/packing/:id/undo', async (request): Promise<UndoneTick> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.pack');
    const { id } = request.params;
    const parcel = await undoPack(context, { id, ...parseBody(undoPackSchema, request.body) });
    const { progress, offer } = await read(context, id);
    return { parcel: presentParcelToPack(parcel, offer ?? undefined), progress };
  });
}

const present = (parcel: ParcelToPack | null, offer: Offer | null) =>
  parcel === null ? null : presentParcelToPack(parcel, offer ?? undefined);

async function read(context: Context, id: string): Promise<{ progress: PackingProgress; offer: Offer | null }> {
  const found = await packingOf(context, id);
  const offer = await context.store.offers.find(found.batch.offerId);
  return { progress: presentProgress(found, offer ?? undefined), offer };
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
