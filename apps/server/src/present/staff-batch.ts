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
  undoableForMs,
  type Actor,
  type AuditEntry,
  type Batch,
  type CountedBatch,
  type Instant,
  type Offer,
  type OfferDefinition,
  type Parcel,
  type ServiceRequest,
} from '@doorstep/core';
import { undoableUntil, titleOf } from './staff-request.ts';

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
  undoable: { parcels: number; lastAt: Instant | null };
  actor: Actor;
  lastChange: AuditEntry | null;
}

export function presentBatch(
  batch: CountedBatch,
  { offer, items, undoable, actor, lastChange }: PresentedWith,
): BatchDetail {
  return {
    ...presentBatchSummary(batch, offer),
    items: presentItems(items, offer.definition),
    carrier: batch.carrier,
    trackingLink: batch.trackingLink,
    prints: batch.prints,
    undoable:
      undoable.lastAt === null ? null : { parcels: undoable.parcels, until: toIso(undoable.lastAt + undoableForMs) },
    actions: mayDo(actor, 'batches.write') ? actionsOf(batch, undoable.parcels > 0) : [],
    lastChange: lastChange?.actorKind === 'person' ? { by: lastChange.actorName, at: toIso(lastChange.at) } : null,
  };
}

const byShelf = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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
  { batch, request, offer, at }: { batch: Batch; request: ServiceRequest; offer: Offer; at: Instant },
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
    undoableUntil: request.state === 'dispatched' ? undoableUntil(parcel.dispatchedAt, at) : null,
  };
}

function actionsOf({ state, dispatched }: CountedBatch, isUndoable: boolean): BatchAction[] {
  const undo = isUndoable ? (['undo_dispatch'] as const) : [];
  switch (state) {
    case 'open':
      return ['lock', 'take_out', 'track', 'undo'];
    case 'locked':
    case 'printed':
      return [
        ...(state === 'locked' && dispatched === 0 ? (['unlock'] as const) : []),
        'print',
        'dispatch',
        ...undo,
        'take_out',
        'track',
        ...(dispatched === 0 ? (['undo'] as const) : []),
      ];
    case 'dispatched':
      return ['print', ...undo, 'track', 'close'];
    case 'closed':
      return ['track'];
    case 'filling':
    case 'undoing':
    case 'undone':
      return [];
  }
}
