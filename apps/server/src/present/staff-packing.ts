import {
  batchName,
  type PackedTick,
  type PackingParcel,
  type PackingProgress,
  type PackingSummary,
} from '@doorstep/contract';
import { linesWithUnit } from '@doorstep/address-language';
import { itemName, toIso, type Offer, type PackingBatch, type ParcelToPack, type Tick } from '@doorstep/core';
import { titleOf } from './staff-request.ts';

export function presentPacking(
  { id, number, parcels, packed }: PackingBatch,
  offer: Offer | undefined,
): PackingSummary {
  const offerTitle = offer === undefined ? '' : titleOf(offer.definition);
  return { id, name: batchName(number), offerTitle, parcels, packed };
}

export function presentProgress(
  { batch, recent }: { batch: PackingBatch; recent: Tick[] },
  offer: Offer | undefined,
): PackingProgress {
  return { ...presentPacking(batch, offer), recent: recent.map(presentTick) };
}

export function presentTick({ reference, at, by }: Tick): PackedTick {
  return { reference, packedAt: toIso(at), packedBy: by };
}

export function presentParcelToPack(parcel: ParcelToPack, offer: Offer | undefined): PackingParcel {
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
