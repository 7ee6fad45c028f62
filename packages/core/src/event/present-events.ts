import { eventSubjects, trackingUrl, type EventMessage } from '@doorstep/contract';
import type { LoggedEvent } from '../audit/events-of.ts';
import type { Offer } from '../offer/offer.ts';
import type { ServiceRequest } from '../request/service-request.ts';
import type { Repositories } from '../store.ts';
import { lastParcels, offersOfItems, statesOf, type EventParcel } from './event-rows.ts';

export interface PresentedEvent {
  offerId: string;
  message: EventMessage;
}

interface Facts {
  requests: Map<string, ServiceRequest>;
  parcels: Map<string, EventParcel>;
  states: Awaited<ReturnType<typeof statesOf>>;
}

/**
 * Events as receivers get them. The log keeps ids and states; the rest is read now, so that erased data never comes
 * back.
 * @returns one message per event, in order; null if its subject no longer exists.
 */
export async function presentEvents(store: Repositories, events: LoggedEvent[]): Promise<(PresentedEvent | null)[]> {
  const idsOf = (kind: string) => [
    ...new Set(events.flatMap(({ entry }) => (entry.subjectKind === kind ? [entry.subjectId] : []))),
  ];
  const requests = new Map((await store.requests.findAll(idsOf('request'))).map((request) => [request.id, request]));
  const shipped = events.flatMap(({ type, entry }) => (eventSubjects[type] === 'parcel' ? [entry.subjectId] : []));
  const parcels = await lastParcels(store, [...new Set(shipped)]);
  const states = await statesOf(store, [...requests.keys()]);
  const ofItems = await offersOfItems(store, idsOf('item'));
  const offerIds = new Set([
    ...[...requests.values()].map(({ offerId }) => offerId),
    ...ofItems.values(),
    ...idsOf('offer'),
  ]);
  const offers = new Map<string, Offer>();
  for (const id of offerIds) {
    const offer = await store.offers.find(id);
    if (offer !== null) offers.set(id, offer);
  }
  return events.map((event) => {
    const { subjectId } = event.entry;
    const offerId = requests.get(subjectId)?.offerId ?? ofItems.get(subjectId) ?? subjectId;
    const data = dataOf(event, offers.get(offerId)?.definition.slug, { requests, parcels, states });
    const { id, type, timestamp } = event;
    return data === null ? null : { offerId, message: { id, type, timestamp, data } };
  });
}

function dataOf(
  { type, entry: { subjectId, seq, detail } }: LoggedEvent,
  slug: string | undefined,
  { requests, parcels, states }: Facts,
): EventMessage['data'] | null {
  if (slug === undefined) return null;
  if (type === 'offer.opened') return { offer: slug, phase: 'open' };
  if (type === 'offer.paused') return { offer: slug, phase: 'paused' };
  if (type === 'offer.closed') return { offer: slug, phase: 'closed' };
  if (type === 'stock.low') return { offer: slug, item: subjectId, left: Number(detail['left']) };
  const request = requests.get(subjectId);
  if (request === undefined) return null;
  const data = {
    reference: request.reference,
    offer: slug,
    state: states.get(subjectId)?.findLast((each) => each.seq <= seq)?.state ?? request.state,
    lines: request.lines.map(({ itemId, quantity }) => ({ item: itemId, quantity })),
  };
  if (eventSubjects[type] !== 'parcel') return data;
  const { carrier = '', trackingNumber = '', trackingLink = '' } = parcels.get(subjectId) ?? {};
  return { ...data, carrier, trackingNumber, trackingUrl: trackingUrl(trackingLink, trackingNumber) };
}
