import { linesWithUnit } from '@doorstep/address-language';
import {
  type PackedTick,
  type PackingParcel,
  type PackingProgress,
  type PackingSummary,
  batchName,
} from '@doorstep/contract';
import type { packingOperations } from '@doorstep/contract/operations';
import {
  type Context,
  type Offer,
  type PackingBatch,
  type ParcelToPack,
  type Tick,
  itemName,
  packParcel,
  packingOf,
  packingsOf,
  showParcel,
  toIso,
  undoPack,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { titleOf } from '../present/staff-request.ts';

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

function presentPacking({ id, number, parcels, packed }: PackingBatch, offer: Offer | undefined): PackingSummary {
  const offerTitle = offer === undefined ? '' : titleOf(offer.definition);
  return { id, name: batchName(number), offerTitle, parcels, packed };
}

function presentProgress(
  { batch, recent }: { batch: PackingBatch; recent: Tick[] },
  offer: Offer | undefined,
): PackingProgress {
  return { ...presentPacking(batch, offer), recent: recent.map(presentTick) };
}

function presentTick({ reference, at, by }: Tick): PackedTick {
  return { reference, packedAt: toIso(at), packedBy: by };
}

function presentParcelToPack(parcel: ParcelToPack, offer: Offer | undefined): PackingParcel {
  const { name, address } = parcel.recipient;
  return {
    reference: parcel.reference,
    position: parcel.position,
    name,
    addressLines: linesWithUnit(address.lines, address.unit),
    lines: parcel.lines.map(({ itemId, quantity }) => ({ name: itemName(offer?.definition, itemId), quantity })),
    packed: parcel.tick === null ? null : { at: toIso(parcel.tick.at), by: parcel.tick.by },
    hasLeft: parcel.hasLeft,
  };
}
