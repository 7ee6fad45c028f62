import type { PackingProgress } from '@doorstep/contract';
import type { packingOperations } from '@doorstep/contract/operations';
import {
  packingOf,
  packingsOf,
  packParcel,
  showParcel,
  undoPack,
  type Context,
  type Offer,
  type ParcelToPack,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { presentPacking, presentParcelToPack, presentProgress, presentTick } from '../present/staff-packing.ts';

export const packingHandlers: Handlers<typeof packingOperations> = {
  async 'GET /packing'({ context }) {
    const batches = await packingsOf(context);
    const offers = new Map((await context.store.offers.list()).map((offer) => [offer.id, offer]));
    return { batches: batches.map((batch) => presentPacking(batch, offers.get(batch.offerId))) };
  },
  async 'GET /packing/:batch'({ context, params }) {
    const { progress } = await read(context, params.batch);
    return progress;
  },
  async 'POST /packing/:batch/show'({ context, params, body }) {
    const { batch, parcel } = await showParcel(context, { ...body, id: params.batch });
    return { parcel: present(parcel, await context.store.offers.find(batch.offerId)) };
  },
  async 'POST /packing/:batch/pack'({ context, params, body }) {
    const { tick, wasPacked, next } = await packParcel(context, { ...body, id: params.batch });
    const { progress, offer } = await read(context, params.batch);
    return { tick: presentTick(tick), wasPacked, progress, next: present(next, offer) };
  },
  async 'POST /packing/:batch/undo'({ context, params, body }) {
    const parcel = await undoPack(context, { ...body, id: params.batch });
    const { progress, offer } = await read(context, params.batch);
    return { parcel: presentParcelToPack(parcel, offer ?? undefined), progress };
  },
};

const present = (parcel: ParcelToPack | null, offer: Offer | null) =>
  parcel === null ? null : presentParcelToPack(parcel, offer ?? undefined);

async function read(context: Context, id: string): Promise<{ progress: PackingProgress; offer: Offer | null }> {
  const found = await packingOf(context, id);
  const offer = await context.store.offers.find(found.batch.offerId);
  return { progress: presentProgress(found, offer ?? undefined), offer };
}
