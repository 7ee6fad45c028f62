import {
  batchName,
  trackingUrl,
  type BatchAction,
  type BatchDetail,
  type BatchItem,
  type BatchParcel,
  type BatchSummary,
} from '@doorstep/contract';
import { linesWithUnit } from '@doorstep/address-language';
import {
  itemName,
  mayDo,
  toIso,
  type Actor,
  type AuditEntry,
  type Batch,
  type CountedBatch,
  type Offer,
  type OfferDefinition,
  type Parcel,
  type ServiceRequest,
} from '@doorstep/core';
import { titleOf } from './staff-request.ts';

export function presentBatchSummary(batch: CountedBatch, offer: Offer | undefined): BatchSummary {
  return {
    id: batch.id,
    name: batchName(batch.number),
    offer: { id: batch.offerId, title: offer === undefined ? '' : titleOf(offer.definition) },
    state: batch.state,
    parcels: batch.parcels,
    dispatched: batch.dispatched,
    createdBy: batch.createdBy,
    createdAt: toIso(batch.createdAt),
    lockedAt: toIso(batch.lockedAt),
    printedAt: toIso(batch.printedAt),
    dispatchedAt: toIso(batch.dispatchedAt),
    closedAt: toIso(batch.closedAt),
  };
}

interface PresentedWith {
  offer: Offer;
  items: { itemId: string; quantity: number }[];
  actor: Actor;
  lastChange: AuditEntry | null;
}

export function presentBatch(batch: CountedBatch, { offer, items, actor, lastChange }: PresentedWith): BatchDetail {
  return {
    ...presentBatchSummary(batch, offer),
    items: presentItems(items, offer.definition),
    carrier: batch.carrier,
    trackingLink: batch.trackingLink,
    prints: batch.prints,
    actions: mayDo(actor, 'batches.write') ? actionsOf(batch) : [],
    lastChange: lastChange?.actorKind === 'person' ? { by: lastChange.actorName, at: toIso(lastChange.at) } : null,
  };
}

/** Shelf 2 before shelf 10. */
const byShelf = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** In the order of the shelves; those without one are last, as they came. */
export function presentItems(
  items: { itemId: string; quantity: number }[],
  definition: OfferDefinition | undefined,
): BatchItem[] {
  const shelves = new Map(definition?.items.map(({ id, shelf }) => [id, shelf === '' ? undefined : shelf]));
  return items
    .map(({ itemId, quantity }) => {
      const shelf = shelves.get(itemId);
      return { itemId, name: itemName(definition, itemId), quantity, ...(shelf === undefined ? {} : { shelf }) };
    })
    .sort((a, b) => {
      if (a.shelf === undefined || b.shelf === undefined)
        return Number(a.shelf === undefined) - Number(b.shelf === undefined);
      return byShelf.compare(a.shelf, b.shelf);
    });
}

export function presentParcel(
  parcel: Parcel,
  { batch, request, offer }: { batch: Batch; request: ServiceRequest; offer: Offer },
): BatchParcel {
  const { name, address } = parcel.recipient;
  return {
    requestId: parcel.requestId,
    reference: parcel.reference,
    position: parcel.position,
    name,
    addressLines: linesWithUnit(address.lines, address.unit),
    lines: request.lines.map(({ itemId, quantity }) => ({ name: itemName(offer.definition, itemId), quantity })),
    state: request.state,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: trackingUrl(batch.trackingLink, parcel.trackingNumber),
    packedAt: toIso(parcel.packedAt),
    dispatchedAt: toIso(parcel.dispatchedAt),
  };
}

/** What may be done with it now; the verbs of the core have the same rules, and refuse anything else. */
function actionsOf({ state, dispatched }: CountedBatch): BatchAction[] {
  switch (state) {
    case 'open':
      return ['lock', 'take_out', 'track', 'undo'];
    case 'locked':
    case 'printed':
      return [
        ...(state === 'locked' && dispatched === 0 ? (['unlock'] as const) : []),
        'print',
        'dispatch',
        'take_out',
        'track',
        ...(dispatched === 0 ? (['undo'] as const) : []),
      ];
    case 'dispatched':
      return ['print', 'track', 'close'];
    case 'closed':
      return ['track'];
    case 'filling':
    case 'undoing':
    case 'undone':
      return [];
  }
}
